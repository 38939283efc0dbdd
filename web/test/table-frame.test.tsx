// @vitest-environment happy-dom
import { Refused } from '@belfry/live';
import { act, cleanup, fireEvent, render as renderPlain, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../src/base/settings.ts';
import { Tray } from '../src/table/choice/tray.tsx';
import { ChatToast } from '../src/table/frame/chat-toast.tsx';
import { type Frame, useFrame } from '../src/table/frame/frame-context.tsx';
import { useKeys } from '../src/table/frame/keys.ts';
import { TableMenus } from '../src/table/frame/menus.tsx';
import { PassDevice } from '../src/table/frame/pass-device.tsx';
import { Players } from '../src/table/frame/players.tsx';
import { RefusalNotice } from '../src/table/frame/refusal-notice.tsx';
import { Side } from '../src/table/frame/side.tsx';
import { Status } from '../src/table/frame/status.tsx';
import { useTurnNotice } from '../src/table/frame/use-turn-notice.ts';
import { DrawnBoard, layTable, line, playUntil, renderAt } from './table-fixture.tsx';

const click = (element: Element | null | undefined) => {
  if (element == null) throw new Error('there is nothing to click');
  return act(async () => void fireEvent.click(element));
};
const STATUS = <Status counting={false} guided={null} hint={null} />;
const sentence = () => document.querySelector('.status-sentence')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSettings.getState().set({ language: 'en', confirm: 'always' });
});
afterEach(cleanup);

describe('the status line', () => {
  it('shows the question, and the staged move once there is one', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    renderAt(
      table,
      <>
        {STATUS}
        <DrawnBoard />
        <Tray inAdvance={[]} />
      </>,
    );
    const asked = sentence();
    expect(asked).not.toBe('');
    // The viewer's own name is left out.
    expect(asked).not.toContain('Ann');
    await click(document.querySelector('[data-state="lit"]'));
    expect(sentence()).not.toBe(asked);
    expect(sentence()).not.toBe('');
    expect(within(screen.getByRole('region', { name: 'Your actions' })).getByText('Confirm')).not.toBeNull();
  });

  it('asks about a staged move only if it waits for an answer; else it is not announced either', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    table.match.beside({});
    const live = () => document.querySelector('.status-sentence')?.getAttribute('aria-live');
    renderAt(
      table,
      <>
        {STATUS}
        <DrawnBoard />
        <Tray inAdvance={[]} />
      </>,
    );
    const said: string[] = [];
    new MutationObserver(() => live() === 'polite' && said.push(sentence())).observe(document.body, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    await click(document.querySelector('[data-state="lit"]'));
    expect(said.filter((each) => each.endsWith('?'))).toEqual([sentence()]);
    await click(document.querySelector('[data-action="back"]'));
    said.length = 0;
    act(() => useSettings.getState().set({ confirm: 'never' }));
    await click(document.querySelector('[data-state="lit"]'));
    expect(table.match.played).toHaveLength(1);
    expect(said.filter((each) => each.endsWith('?'))).toEqual([]);
  });

  it('shows the winner at the end, but not during the scoring animation', async () => {
    const table = await layTable();
    playUntil(table, ({ outcome }) => outcome !== null);
    const { unmount } = renderAt(table, STATUS);
    expect(sentence()).toContain('points');
    unmount();
    renderAt(table, <Status counting guided={null} hint={null} />);
    expect(sentence()).toBe('Counting the points …');
  });

  it('shows a lost connection and the spectators, and opens menus and hints', async () => {
    const table = await layTable();
    const frames: Frame[] = [];
    const hint = vi.fn();
    renderAt(table, <Status counting={false} guided="Read this first." hint={hint} />, { frame: (frame) => frames.push(frame) });
    expect(sentence()).toBe('Read this first.');
    table.match.beside({ connection: 'reconnecting', watching: 2 });
    expect(document.querySelector('.reconnecting')).not.toBeNull();
    expect(document.querySelector('.status-watching')?.getAttribute('aria-label')).toBe('2 spectators');
    await click(document.querySelector('[data-action="hint"]'));
    expect(hint).toHaveBeenCalledTimes(1);
    await click(document.querySelector('[data-open="help"]'));
    expect(frames.at(-1)?.menu).toBe('help');
  });
});

describe('the players', () => {
  it('have in their name what stands on the panel, in one piece and first, for people who speak to their computer', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    renderAt(table, <Players clockNote={undefined} arriving={false} acting={null} seen={0} />);
    const facts = table.board.facts(table.match.snapshot().view, 0).filter(({ only }) => only !== 'changes');
    const name = document.querySelector('[data-thing="seat:a"]')?.getAttribute('aria-label') ?? '';
    expect(name).toContain(`Ann you ${facts.map(({ value }) => value).join(' ')}, `);
  });

  it('are listed by seat, with presence and remaining time', async () => {
    const table = await layTable();
    const { match } = table;
    const seats = match
      .snapshot()
      .seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'person' as const, name: 'Ben', away: true } : seat));
    match.beside({ seats, clocks: [{ seat: 1, running: false, left: 65_000, at: Date.now() }] });
    renderAt(table, <Players clockNote="A bot plays on." arriving={false} acting={1} seen={0} />);
    const players = [...document.querySelectorAll('.player')];
    expect(players).toHaveLength(3);
    const ben = players.find((player) => player.textContent?.includes('Ben'));
    expect(ben?.classList).toContain('player-acting');
    expect(ben?.querySelector('.presence-away')).not.toBeNull();
    expect(ben?.querySelector('.clock')?.textContent).toBe('1:05');
  });
});

describe('log and chat', () => {
  it('the log lists events, each linked to its moment', async () => {
    const table = await layTable();
    playUntil(table, ({ seq }) => seq >= 20);
    renderAt(table, <Side seen={0} />);
    const lines = [...document.querySelectorAll('.log-line')];
    expect(lines.length).toBeGreaterThan(5);
    await click(lines.at(-1));
    expect(location.pathname).toBe('/replay/play/here');
    expect(location.search).toMatch(/^\?at=\d+$/);
  });

  it('messages appear and can be answered; a refusal is shown', async () => {
    const refused = new Refused({ code: 'too-many', reason: 'too-many', args: {}, message: 'slowly' });
    const sendChat = vi.fn(async (text: string) => {
      if (text === 'again') throw refused;
    });
    const table = await layTable({ session: { sendChat, sendPhrase: async () => {} } });
    table.match.beside({ chat: [line(1, 'hello'), line(2, 'hi', true)] });
    renderAt(
      table,
      <>
        <Side seen={0} />
        <ChatToast />
      </>,
    );
    expect(document.querySelector('.chat-toast')).toBeNull();
    table.match.beside({ chat: [line(1, 'hello'), line(2, 'hi', true), line(3, 'well played')] });
    expect(document.querySelector('.chat-toast')?.textContent).toBe('Ben well played');
    await click(document.querySelector('.chat-toast'));
    expect(screen.getByRole('log').textContent).toContain('well played');
    for (const words of ['thanks', 'again']) {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
      await act(async () => void fireEvent.submit(screen.getByRole('textbox')));
    }
    expect(sendChat.mock.calls).toEqual([['thanks'], ['again']]);
    expect(screen.getByTestId('refusal').textContent).not.toBe('');
  });

  it('a private note is shown, and saved on blur', async () => {
    const writeNote = vi.fn(async () => {});
    const table = await layTable({ session: { readNote: async () => 'Ben bluffs.', writeNote } });
    renderAt(table, <Side seen={0} />);
    await click(screen.getByText('Notes'));
    const field = screen.getByRole('textbox');
    expect((field as HTMLTextAreaElement).value).toBe('Ben bluffs.');
    fireEvent.change(field, { target: { value: 'Ben never bluffs.' } });
    expect(writeNote).not.toHaveBeenCalled();
    // Switches to the log and back in mid-sentence.
    await click(screen.getByText('Log'));
    expect(writeNote.mock.calls).toEqual([['Ben never bluffs.']]);
  });

  it('the log is one stop for Tab, its last line, and keys move between the lines', async () => {
    const table = await layTable();
    playUntil(table, ({ log }) => log.length > 6);
    renderAt(table, <Side seen={0} />);
    const lines = [...document.querySelectorAll<HTMLElement>('.log-line')];
    const stops = () => lines.filter(({ tabIndex }) => tabIndex === 0).map((line) => lines.indexOf(line));
    const last = lines.length - 1;
    expect(stops()).toEqual([last]);
    act(() => lines[last]?.focus());
    for (const [key, at] of [
      ['ArrowUp', last - 1],
      ['ArrowUp', last - 2],
      ['ArrowDown', last - 1],
      ['Home', 0],
      ['ArrowUp', 0],
      ['End', last],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect([key, lines.findIndex((line) => line === document.activeElement), stops()]).toEqual([key, at, [at]]);
    }
    act(() => lines[last - 1]?.focus());
    act(() => lines[last - 1]?.blur());
    expect(stops()).toEqual([last]);
  });

  it('spectators read the chat and cannot write; a table without people has no chat', async () => {
    const table = await layTable({ people: [], session: { sendChat: async () => {}, sendPhrase: async () => {} } });
    renderAt(table, <Side seen={0} />);
    expect([...document.querySelectorAll('.side-tab')].map((tab) => tab.textContent)).toEqual(['Log']);
    table.match.beside({ chat: [line(1, 'hello')] });
    await click(document.querySelectorAll('.side-tab')[1]);
    expect(screen.getByRole('log').textContent).toContain('hello');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('on a shared screen hands stay covered until the next player is ready', async () => {
  const table = await layTable({ people: ['Ann', 'Ben'], players: 3 });
  table.match.letOthersMove();
  renderAt(table, <PassDevice />);
  const dialog = screen.getByRole('dialog');
  const [button] = within(dialog).getAllByRole('button');
  await click(button);
  expect(table.match.snapshot().viewer).toBe(Number(button?.getAttribute('data-take')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the menus', () => {
  const open = async (session = {}) => {
    const table = await layTable({ session });
    const frames: Frame[] = [];
    const act1 = vi.fn();
    const more = [{ label: 'Give up', sure: 'Really?', act: act1 }];
    renderAt(table, <TableMenus hints more={more} coach={null} />, { frame: (frame) => frames.push(frame) });
    const show = (menu: Frame['menu']) => act(async () => frames.at(-1)?.openMenu(menu));
    return { show, done: act1, frames };
  };

  it('help confirms actions that cannot be undone', async () => {
    const { show, done, frames } = await open();
    await show('help');
    await click(screen.getByText('Give up'));
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Really?');
    await click(document.querySelector('[data-sure]'));
    expect(done).toHaveBeenCalledTimes(1);
    expect(frames.at(-1)?.menu).toBeNull();
  });

  it('only a stored match can be saved as a file', async () => {
    const kept = await open();
    await kept.show('help');
    expect(document.querySelector('[data-save-file]')).not.toBeNull();
    cleanup();
    const puzzle = await open({ exportLog: undefined });
    await puzzle.show('help');
    expect(document.querySelector('[data-save-file]')).toBeNull();
  });

  it('keys are listed, and settings can be changed', async () => {
    const { show } = await open();
    await show('keys');
    expect(document.querySelectorAll('.key-list dt').length).toBeGreaterThan(8);
    await show('settings');
    expect(screen.getByRole('dialog').querySelectorAll('input, select, button').length).toBeGreaterThan(5);
  });
});

it('single letters are shortcuts, but not while typing', () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  function Page() {
    useKeys({
      ...{ confirm: note('confirm'), back: note('back'), undo: note('undo'), help: note('help') },
      ...{ hint: note('hint'), text: note('text'), log: note('log') },
      zoom: { enlarge: note('enlarge'), shrink: note('shrink'), fit: note('fit') },
    });
    return <input />;
  }
  renderPlain(<Page />);
  for (const key of ['c', 'u', 'Escape', '?', 'h', 't', 'l', '+', '=', '-', '0', 'x']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'c' });
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  expect(done).toEqual(['confirm', 'undo', 'back', 'help', 'hint', 'text', 'log', 'enlarge', 'enlarge', 'shrink', 'fit']);
});

it('the title of the page says whose turn it is', () => {
  function Page({ mine }: { mine: boolean }) {
    useTurnNotice(mine, 'Your turn', 'Citadels');
    return null;
  }
  const { rerender } = renderPlain(<Page mine={false} />);
  expect(document.title).toBe('Belfry');
  rerender(<Page mine />);
  expect(document.title).toBe('● Your turn · Belfry');
});

it('a refusal names its clause and links to it', () => {
  renderPlain(<RefusalNotice refusal={{ text: 'Not now.', clause: 'CIT-4.1' }} rulesPage={(clause) => `/rules/citadels#${clause}`} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/citadels#CIT-4.1');
});

it('parts of the frame need a table', () => {
  function Lost() {
    useFrame();
    return null;
  }
  expect(() => renderPlain(<Lost />)).toThrow('outside a table');
});
