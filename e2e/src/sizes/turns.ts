import type { BotGame } from '@belfry/bots';
import { type Position, playedOut } from '../position.ts';

/** A question of a recorded match. */
export interface Question {
  readonly kind: string;
  readonly position: Position;
}

/** Consecutive questions of the first seat, with no move of another player in between. */
export type Turn = readonly Question[];

/** Returns the turns of a recorded match with a question, or a pair of consecutive ones, that no earlier turn has. */
export function turnsOf(game: BotGame, players: number): Turn[] {
  const asked: { kind: string; entries: number }[] = [];
  const { key, log } = playedOut(game, players, ({ kind }, entries) => asked.push({ kind, entries }));
  const turns: { kind: string; entries: number }[][] = [];
  for (const question of asked) {
    const turn = turns.at(-1);
    if (turn?.at(-1)?.entries === question.entries - 1) turn.push(question);
    else turns.push([question]);
  }
  const known = new Set<string>();
  const isNew = (turn: readonly { kind: string }[]) => {
    const steps = turn.map(({ kind }, at) => `${turn[at - 1]?.kind ?? ''} ${kind}`);
    const found = steps.some((step) => !known.has(step));
    for (const step of steps) known.add(step);
    return found;
  };
  return turns
    .filter(isNew)
    .map((turn) => turn.map(({ kind, entries }) => ({ kind, position: { key, log: { ...log, entries: log.entries.slice(0, entries) } } })));
}
