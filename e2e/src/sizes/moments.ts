import type { BotGame } from '@belfry/bots';
import type { Drive } from '../drive.ts';
import { look } from '../look.ts';
import { settled } from '../play.ts';
import { findPosition, type Position } from '../position.ts';
import { findQuestion } from '../questions.ts';

/** A moment of a match at the largest table, in which the first seat is asked something. */
export interface Moment {
  readonly name: string;
  readonly position: Position;
  /** The position, and a move chosen in it that waits to be confirmed. */
  readonly staged?: true;
}

/** The question of each game that needs the most room besides its turns. */
const CROWDED: Readonly<Record<string, string>> = {
  citadels: 'decision.keep-cards',
  fortuna: 'decision.serve-emperor',
  bruges: 'decision.penalty-order',
  nuremberg: 'decision.trade-answer',
};

/** So many choices make a decision that a turn is about. */
const MANY = 4;

/** A turn when much lies on the table. */
export function turnOf(game: BotGame): Moment {
  let asked = 0;
  const isTurn = (kind: string, moves: readonly unknown[]) => moves.length > MANY && `decision.${kind}` !== CROWDED[game.id];
  return {
    name: 'turn',
    position: findPosition({ game, players: game.players.max, when: ({ kind }, moves) => isTurn(kind, moves) && ++asked > 24 }),
  };
}

/** The opening, a turn, the same turn with a move chosen, and the most crowded question. */
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

/** Points at the first lit thing, again and again, until a move waits to be confirmed. */
export async function stage(page: Drive): Promise<void> {
  let now = await settled(page);
  for (let pick = 0; now.staged === null && pick < 6; pick++) {
    const since = { seq: now.seq, picks: now.picks.length, staged: now.staged };
    const next = await look(page, { click: '.board-area [data-state="lit"], .tray [data-state="lit"]', since, patience: 10_000 });
    if (next === null) throw new Error('the table went away while a move was chosen');
    now = next;
  }
}
