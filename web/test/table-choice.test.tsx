// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../src/base/settings.ts';
import { ChoiceWindow } from '../src/table/choice/choice-window.tsx';
import { TextTable } from '../src/table/choice/text-table.tsx';
import { Tray } from '../src/table/choice/tray.tsx';
import { DrawnBoard, layTable, playUntil, renderAt, type TestTable } from './table-fixture.tsx';

const TABLE = (
  <>
    <DrawnBoard />
    <Tray inAdvance={[]} />
    <ChoiceWindow />
  </>
);
const lit = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-state="lit"]')];
const namesOf = (things: readonly Element[]) => [...new Set(things.map((thing) => thing.getAttribute('data-thing')))];
const click = async (element: Element | null | undefined) => {
  if (element == null) throw new Error('there is nothing to click');
  await act(async () => void fireEvent.click(element));
};
const confirmButton = () => document.querySelector('[data-action="confirm"]');

/** Ann has to decide, and has several legal moves. */
async function asked(game = 'citadels', people: readonly string[] = ['Ann']): Promise<TestTable> {
  const table = await layTable({ game, people });
  playUntil(table, ({ moves }) => moves.length > 1);
  return table;
}

beforeEach(() => {
  useSettings.getState().set({ confirm: 'always', textTable: false, selfAnswer: true });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

describe('choosing at a table', () => {
  it('choices are highlighted, and clicks narrow them to a move that is confirmed', async () => {
    const table = await asked();
    renderAt(table, TABLE);
    const [first] = namesOf(lit());
    const moves = table.match.snapshot().moves.filter((move) => table.game.targets(table.game.read(move)).includes(first ?? ''));
    expect(moves).not.toEqual([]);
    await click(lit()[0]);
    expect(document.querySelector(`[data-thing="${first}"]`)?.getAttribute('data-state')).toBe('picked');
    expect(table.match.played).toEqual([]);
    await click(confirmButton());
    expect(table.match.played).toEqual([expect.toSatisfy((move: string) => moves.includes(move))]);
  });

  it('a staged move can be cancelled and another chosen', async () => {
    const table = await asked();
    renderAt(table, TABLE);
    const before = namesOf(lit());
    await click(lit()[0]);
    expect(document.querySelector('.staged')?.textContent).not.toBe('');
    await click(document.querySelector('[data-action="back"]'));
    expect(confirmButton()).toBeNull();
    expect(namesOf(lit())).toEqual(before);
  });

  it('what a staged move will do is announced, but not the move again, which the question names', async () => {
    const table = await asked();
    playUntil(table, ({ moves }) => moves.some((move) => move.startsWith('build ')));
    const card = table.match
      .snapshot()
      .moves.find((move) => move.startsWith('build '))
      ?.slice('build '.length);
    renderAt(table, TABLE);
    await click(document.querySelector(`[data-thing="hand:${card}"]`));
    expect(document.querySelector('.staged strong')?.textContent).toMatch(/^Build .* gold$/);
    // A number is never said without what it counts, and nobody is named to whom it belongs.
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await expect.poll(announced).toMatch(/^(\D+\d+becomes\d+\.)+$/);
    expect(announced()).not.toMatch(/Build|Ann/);
  });

  it('keeps the selection over a reload', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    try {
      const table = await asked();
      renderAt(table, TABLE);
      await click(lit()[0]);
      const picked = namesOf([...document.querySelectorAll('[data-state="picked"]')]);
      act(() => void vi.advanceTimersByTime(500));
      cleanup();
      renderAt(table, TABLE);
      expect(namesOf([...document.querySelectorAll('[data-state="picked"]')])).toEqual(picked);
      expect(picked).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('no confirmation when switched off', async () => {
    useSettings.getState().set({ confirm: 'never' });
    const table = await asked();
    renderAt(table, TABLE);
    await click(lit()[0]);
    await vi.waitFor(() => expect(table.match.played).toHaveLength(1));
  });

  it('a move is undone', async () => {
    const table = await layTable();
    const { match } = table;
    playUntil(table, ({ undo }) => undo !== null);
    const { seq } = match.snapshot();
    renderAt(table, TABLE);
    await click(document.querySelector('[data-action="undo"]'));
    expect(match.snapshot().log.at(-1)).toMatchObject({ seq: seq + 1, undo: expect.any(Number) });
  });

  it('undo is offered only when there is something to undo', async () => {
    const table = await asked();
    renderAt(table, TABLE);
    await click(lit()[0]);
    expect(table.match.snapshot().undo).toBeNull();
    expect([...document.querySelectorAll<HTMLElement>('.bar-buttons [data-action]')].map(({ dataset }) => dataset.action)).toEqual([
      'confirm',
      'back',
    ]);
  });

  it.each(['citadels', 'fortuna', 'bruges', 'nuremberg'])('every legal move of %s starts from a highlighted item', async (id) => {
    const table = await asked(id);
    renderAt(table, TABLE);
    const things = new Set(namesOf(lit()));
    const { game, match } = table;
    for (const move of match.snapshot().moves) expect(game.targets(game.read(move)).some((thing) => things.has(thing))).toBe(true);
  });
});

describe('the text view', () => {
  it('lists the legal moves, and plays the one that is typed', async () => {
    const table = await asked();
    renderAt(table, <TextTable />);
    const moves = table.match.snapshot().moves;
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(moves.length);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: moves[1] } });
    await click(screen.getByRole('button', { name: 'Play' }));
    expect(table.match.played).toEqual([moves[1]]);
  });

  it('explains why a typed move cannot be played', async () => {
    const table = await asked();
    renderAt(table, <TextTable />);
    const type = async (words: string) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
      await click(screen.getByRole('button', { name: 'Play' }));
      return screen.getByRole('alert').textContent;
    };
    expect(await type('fly to the moon')).toContain('fly to the moon');
    expect(await type('end turn')).toMatch(/CIT-\d/);
    expect(table.match.played).toEqual([]);
  });
});
