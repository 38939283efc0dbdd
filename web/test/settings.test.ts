// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const KEY = 'belfry.settings';

/** Loads the settings as a newly opened page does. */
async function opened() {
  vi.resetModules();
  const { useSettings } = await import('../src/base/settings.ts');
  return useSettings;
}

beforeEach(() => {
  localStorage.clear();
});

it('settings survive a reload', async () => {
  (await opened()).getState().set({ theme: 'night', name: 'Ada' });
  expect((await opened()).getState()).toMatchObject({ theme: 'night', name: 'Ada', sound: 'off' });
});

it.each([
  ['a value that no version knows', { theme: 'dusk', motion: 'wild', language: 'xx', textSize: 3 }],
  ['a value of another type', { textTable: 'yes', name: 7, notify: null, coachOffered: [] }],
  ['something that is no setting', { set: 'broken', colour: 'red' }],
])('%s counts as never set', async (_what, kept) => {
  const fresh = { ...(await opened()).getState() };
  localStorage.setItem(KEY, JSON.stringify(kept));
  expect(JSON.stringify((await opened()).getState())).toBe(JSON.stringify(fresh));
  expect((await opened()).getState().set).toBeTypeOf('function');
});

it.each(['{', '[]', '"x"', 'null', '7'])('stored settings of %s are ignored', async (text) => {
  localStorage.setItem(KEY, text);
  expect((await opened()).getState().theme).toBe('system');
});

it('settings work without storage', async () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'getItem')];
  for (const spy of spies) spy.mockImplementation(refused);
  const useSettings = await opened();
  useSettings.getState().set({ theme: 'night' });
  expect(useSettings.getState().theme).toBe('night');
  for (const spy of spies) spy.mockRestore();
});
