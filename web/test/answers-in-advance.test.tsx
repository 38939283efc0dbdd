// @vitest-environment happy-dom
import { voiceOf } from '@belfry/kernel';
import type { StandingAnswer } from '@belfry/live';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import type { ServerSession } from '../src/match/server/server-session.ts';
import { actionsInAdvance, notesOfAnswers } from '../src/pages/server-table/answers-in-advance.tsx';
import { TEXT } from '../src/pages/server-table/text/index.ts';
import type { Frame } from '../src/table/frame/frame-context.tsx';
import { TableMenus } from '../src/table/frame/menus.tsx';
import { layTable, renderAt } from './table-fixture.tsx';
import { wordless } from './voice.ts';

afterEach(cleanup);

/** Opens the help of a Nuremberg table where the viewer has nothing to decide; returns the standing answers set there. */
async function open(standing: readonly StandingAnswer[] = []) {
  const table = await layTable({ game: 'nuremberg', people: ['Ann'], players: 3 });
  const { game, board, match } = table;
  const catalogue = { ...UI.en, ...TEXT.en, ...game.text.en, ...board.text.en };
  const say = voiceOf<(typeof UI)['en'] & (typeof TEXT)['en']>({ language: 'en', catalogue, nameOf: String, unknown: wordless });
  const stand = vi.fn(async (_answers: readonly StandingAnswer[]) => {});
  const session = { ...match, stand } as unknown as ServerSession;
  const snapshot = { ...match.snapshot(), viewer: 0, moves: [], standing };
  const sayMove = (notation: string) => say(game.sayMove(game.read(notation)));
  const advance = { say, loaded: { game, board }, snapshot, session, sayMove, act: (work: Promise<void>) => void work };
  const frames: Frame[] = [];
  renderAt(table, <TableMenus hints={false} more={actionsInAdvance(advance)} coach={null} />, { frame: (frame) => frames.push(frame) });
  await act(async () => frames.at(-1)?.openMenu('help'));
  return { stand, notes: notesOfAnswers(advance) };
}

const click = (words: string | RegExp, at = 0) =>
  act(async () => void fireEvent.click(screen.getAllByLabelText(words)[at] ?? document.body));

it('an offer can be accepted in advance on composed terms', async () => {
  const decline = { kind: 'trade-answer', move: 'decline' };
  const { stand } = await open([decline]);
  fireEvent.click(screen.getByText('Accept an offer in advance'));
  const go = screen.getByText('Accept the first such offer') as HTMLButtonElement;
  expect(go.disabled).toBe(true);
  await click(/more .*wood/i);
  await click(/more .*wood/i);
  await click(/more .*gold/i, 1);
  await act(async () => void fireEvent.click(go));
  // The answer with terms comes before the one that declines everything.
  expect(stand.mock.calls).toEqual([[[{ kind: 'trade-answer', move: 'accept', terms: 'counter 1 gold for 2 wood' }, decline]]]);
});

it('the next move can be planned in notation; unreadable input is reported', async () => {
  const { stand } = await open();
  fireEvent.click(screen.getByText('Plan my next move'));
  const field = screen.getByLabelText('Find the move, or type its notation');
  const send = async (words: string) => {
    fireEvent.change(field, { target: { value: words } });
    await act(async () => void fireEvent.submit(field));
  };
  await send('dance');
  expect(screen.getByRole('alert').textContent).toContain('dance');
  await send('End  Turn');
  expect(stand.mock.calls).toEqual([[[{ kind: '*', move: 'end turn', once: true }]]]);
});

it('the next move is found by its words, whatever its notation', async () => {
  const { stand } = await open();
  fireEvent.click(screen.getByText('Plan my next move'));
  const list = screen.getByRole('list', { name: 'Moves that you may have then' });
  expect(list.children.length).toBeGreaterThan(0);
  const [first] = [...list.querySelectorAll('button')];
  const words = first?.textContent ?? '';
  fireEvent.change(screen.getByLabelText('Find the move, or type its notation'), { target: { value: words.toUpperCase() } });
  expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(words);
  await act(async () => void fireEvent.click(screen.getByText(words)));
  expect(stand.mock.calls[0]?.[0]).toMatchObject([{ kind: '*', once: true }]);
});

it('active answers are listed, each with a button to end it', async () => {
  const answers: StandingAnswer[] = [
    { kind: '*', move: 'end turn', once: true },
    { kind: 'trade-answer', move: 'accept', terms: 'counter 1 gold for 2 wood' },
    { kind: 'trade-answer', move: 'decline' },
  ];
  const { notes, stand } = await open(answers);
  expect(notes.map(({ words }) => words)).toEqual([
    'Your next move is planned: End your turn.',
    'The first offer of at least 2 wood for at most 1 gold is accepted automatically; your next move or anything decided by chance ends this.',
    'Every offer is declined automatically until your next move.',
  ]);
  notes[1]?.end.act();
  expect(stand.mock.calls).toEqual([[[answers[0], answers[2]]]]);
  // Only one plan at a time.
  expect(screen.queryByText('Plan my next move')).toBeNull();
});
