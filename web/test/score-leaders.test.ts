import type { BoardModule, SeatInfo } from '@belfry/board-kit';
import type { GameView } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { scoreLeaders } from '../src/table/frame/score-leaders.ts';

const seats: SeatInfo[] = [0, 1, 2].map((seat) => ({ seat, name: `Player ${seat}`, crest: 'lion', colour: seat, kind: 'bot' }));
const view = {} as GameView;

/** A board that tells gold and points of each seat. */
function boardWith(points: readonly number[]): BoardModule {
  const facts: BoardModule['facts'] = (_, seat) => [
    { id: 'gold', icon: '', label: 'gold', value: 9 - seat },
    { id: 'points', icon: '', label: 'points', value: points[seat] ?? 0, score: true },
  ];
  return { facts } as BoardModule;
}

describe('the players in the lead', () => {
  it('are those with the most points', () => {
    expect([...scoreLeaders(boardWith([3, 7, 5]), view, seats)]).toEqual([1]);
    expect([...scoreLeaders(boardWith([7, 3, 7]), view, seats)]).toEqual([0, 2]);
  });

  it('are nobody while all are equal', () => {
    expect([...scoreLeaders(boardWith([5, 5, 5]), view, seats)]).toEqual([]);
  });

  it('are told by the final points once there are some', () => {
    expect([...scoreLeaders(boardWith([3, 7, 5]), view, seats, [12, 9, 10])]).toEqual([0]);
  });
});
