import type { BotGame } from '@belfry/bots';
import type { Drive } from '../drive.ts';
import { look } from '../look.ts';
import { settled } from '../play.ts';
import { findPosition, type Position } from '../position.ts';
import { findQuestion } from '../questions.ts';

/** A moment of a match at the largest table, in which the first seat has to decide. */
export interface Moment {
  readonly name: string;
  readonly position: Position;
  /** The position with a staged move that awaits confirmation. */
  readonly staged?: true;
}

/** The question of each game that needs the most space besides its turns. */
const CROWDED: Readonly<Record<string, string>> = {
  citadels: 'decision.keep-cards',
  fortuna: 'decision.serve-emperor',
  bruges: 'decision.penalty-order',
  nuremberg: 'decision.trade-answer',
};

/** A decision with this many choices is the main one of a turn. */
const MANY = 4;

/** Returns a turn with many things on the table. */
export function turnOf(game: BotGame): Moment {
  let asked = 0;
  const isTurn = (kind: string, moves: readonly unknown[]) => moves.length > MANY && `decision.${kind}` !== CROWDED[game.id];
  return {
    name: 'turn',
    position: findPosition({ game, players: game.players.max, when: ({ kind }, moves) => isTurn(kind, moves) && ++asked > 24 }),
  };
}

/** Returns the opening, a turn, the same turn with a staged move, and the most crowded question. */
export function momentsOf(game: BotGame): Moment[] {
  const turn = turnOf(game);
  const crowded = CROWDED[game.id];
  return [
    { name: 'opening', position: findPosition({ game, players: game.players.max, when: () => true }) },
    turn,
    { ...turn, name: 'staged', staged: true },
    ...(crowded === undefined ? [] : [{ name: crowded.replace('decision.', ''), position: findQuestion(game, crowded) }]),
  ];
}

/** Clicks the first lit thing repeatedly until a move awaits confirmation. */
export async function stage(page: Drive): Promise<void> {
  let now = await settled(page);
  for (let pick = 0; now.staged === null && pick < 6; pick++) {
    const since = { seq: now.seq, picks: now.picks.length, staged: now.staged };
    const next = await look(page, { click: '.board-area [data-state="lit"], .tray [data-state="lit"]', since, patience: 10_000 });
    if (next === null) throw new Error('the table went away while a move was chosen');
    now = next;
  }
}
