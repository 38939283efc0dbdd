import type { GameEvent } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { eventsAgainst, isAgainst } from '../src/table/events/against.ts';

type Theft = GameEvent & { readonly victim?: number };

const theft = (victim: number): Theft => ({ type: 'stolen', clause: 'X-1', victim });
const board = { harms: (event: Theft) => event.victim };
const log = [
  { seq: 1, seat: 1, events: [theft(0)] },
  { seq: 2, seat: 1, events: [theft(2), { type: 'paid', clause: 'X-2' }] },
  { seq: 3, seat: 2, events: [theft(0)] },
];

it('a player alone is told what was done against them since their last turn', () => {
  expect(eventsAgainst(board, log, 0, 0)).toEqual([theft(0), theft(0)]);
  expect(eventsAgainst(board, log, 0, 1)).toEqual([theft(0)]);
  expect(eventsAgainst(board, log, 0, 3)).toEqual([]);
  expect(eventsAgainst(board, log, 1, 0)).toEqual([]);
  expect(eventsAgainst(board, log, 'spectator', 0)).toEqual([]);
  expect(isAgainst({}, theft(0), 0)).toBe(false);
});
