// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSettings } from '../src/base/settings.ts';
import { useTimeNotice, useTurnNotice } from '../src/table/frame/use-turn-notice.ts';

const played = vi.hoisted(() => vi.fn());
vi.mock('../src/base/sound/sounds.ts', () => ({ play: played }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ mine, urgent }: { mine: boolean; urgent: string | null }) {
  useTurnNotice(mine, 'Your turn', 'Citadels');
  useTimeNotice(urgent, 'Almost out of time', 'Citadels');
  return null;
}

it('before time runs out a sound, the title and a notification say so, once; afterwards the title is as before', async () => {
  const notes: (string | undefined)[][] = [];
  class Note {
    static permission = 'granted';
    constructor(title: string, { body }: { body?: string } = {}) {
      notes.push([title, body]);
    }
  }
  vi.stubGlobal('Notification', Note);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  useSettings.getState().set({ sound: 'bell', notify: true });
  const { rerender } = render(<Page mine urgent={null} />);
  expect(document.title).toBe('● Your turn · Belfry');
  rerender(<Page mine urgent="A bot will then take over." />);
  expect(document.title).toBe('⏳ Almost out of time · Belfry');
  rerender(<Page mine urgent="A bot will then take over." />);
  expect(notes).toEqual([['Almost out of time: Citadels', 'A bot will then take over.']]);
  await expect.poll(() => played.mock.calls.map(([name]) => name)).toEqual(['warning']);
  rerender(<Page mine urgent={null} />);
  expect(document.title).toBe('● Your turn · Belfry');
  rerender(<Page mine urgent="A bot will then take over." />);
  // The player moves in time.
  rerender(<Page mine={false} urgent={null} />);
  expect(document.title).toBe('Belfry');
});
