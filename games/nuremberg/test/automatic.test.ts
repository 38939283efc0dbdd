import { createMatch, type Match, play, seatOfLetter, seededChance, undo, undoPoints } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import { blocksUndo } from '../src/view/event-view.ts';
import { type View, view } from '../src/view/view.ts';
import { options, orderly, table } from './table.ts';

describe('NUR-21 Automatic, forced and reversible steps', () => {
  it('NUR-21.1 nobody is asked about shuffles, cards, yields, tolls, time, rights or places', () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const chance = seededChance(seed);
      const state = nuremberg.setup(4, options({ start: seed % 2 === 0 ? 'beginner' : 'advanced' }), { chance });
      for (let owed = nuremberg.pending(state); owed.length > 0; owed = nuremberg.pending(state)) {
        asked.add(owed[0].kind);
        const moves = nuremberg.legal(state, owed[0].seat);
        nuremberg.apply(state, owed[0].seat, moves[chance.below(moves.length)], { chance });
      }
    }
    expect([...asked].filter((kind) => kind !== 'council-swap').sort()).toEqual([
      'place-start',
      'robber-discard',
      'robber-move',
      'robber-steal',
      'trade-answer',
      'trade-settle',
      'turn-action',
      'wall-help',
    ]);
  });

  it('NUR-21.2 E42 only a player with neither card nor gold is passed over', () => {
    const next = (holds: object) => table({ seats: { a: { holds: { gold: 1 } }, b: { holds }, c: { holds: { gold: 1 } } } });
    const empty = next({}).draw(2);
    expect([empty.last('turn-passed').seat, empty.state.active !== 1]).toEqual([1, true]);
    const card = next({ wool: 1 }).draw(2);
    expect([card.owed(), card.happened().includes('turn-passed')]).toEqual([['b turn-action'], false]);
    expect(next({ gold: 1 }).draw(2).owed()).toEqual(['b turn-action']);
    const spent = table({ seats: { a: { holds: { wood: 1, brick: 1 } } } }).play('a: build station i');
    expect([spent.owed(), spent.legal('a')]).toEqual([['a turn-action'], ['end turn']]);
  });

  it('NUR-21.3 handing in one kind, the wall help without brick and answers that cannot accept are asked all the same', () => {
    const ore = table({ turn: 'd', seats: { a: { holds: { ore: 8 } }, d: { holds: { gold: 1 } } } }).draw('robber');
    expect([ore.owed(), ore.legal('a')]).toEqual([['a robber-discard'], ['hand in 4 ore']]);
    const help = (holds: object, walls = 0) => table({ turn: 'd', walls, seats: { a: { holds }, d: { holds: { gold: 1 } } } }).draw(4);
    expect([help({ ore: 1, gold: 1 }).owed(), help({ ore: 1, gold: 1 }).legal('a')]).toEqual([['a wall-help'], ['help no']]);
    expect(help({ ore: 1, gold: 1 }).refusal('a', 'help yes')).toBe('NUR-4.5');
    expect(help({ ore: 1 }).owed()).toEqual(['a turn-action']);
    expect(help({ gold: 1 }).owed()).toEqual(['a turn-action']);
    expect(help({ brick: 1, gold: 1 }, 26).owed()).toEqual(['a turn-action']);
    expect(help({ brick: 1, gold: 1 }, 25).legal('a')).toEqual(['help no', 'help yes']);
    const offer = table({ seats: { a: { holds: { wood: 1 } }, b: { holds: { gold: 1 } } } }).play('a: offer b: 1 wood for 1 ore');
    expect(offer.owed()).toEqual(['b trade-answer', 'a trade-settle']);
  });

  it('NUR-21.4 stealing is asked even with one possible victim', () => {
    const t = table({ turn: 'd', seats: { b: { holds: { ore: 1 } }, d: { holds: { gold: 1 } } } })
      .draw('robber')
      .play('a: robber to a1');
    expect([t.owed(), t.legal('a')]).toEqual([['a robber-steal'], ['steal nothing', 'steal from b']]);
  });

  it('NUR-21.2 NUR-21.3 what is asked of a player says nothing about his hand', () => {
    const of = (kind: string) => table({ turn: 'd', seats: { a: { holds: { [kind]: 1, gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(4);
    const hide = ({ ledger: _, stock: __, ...seen }: View) => JSON.stringify(seen);
    expect(hide(view(of('brick').state, 1))).toBe(hide(view(of('ore').state, 1)));
  });

  const newMatch = (): Match<State, Move, Event, View> =>
    createMatch(nuremberg, { players: 4, options: { firstPlayer: 'seat-1' } }, () => orderly(6));
  const act = (match: Match<State, Move, Event, View>, ...moves: string[]): void => {
    for (const text of moves) play(match, seatOfLetter(text[0]), nuremberg.read(text.slice(3)), seededChance(1));
  };

  it('NUR-21.5 building, sales and bank trades can be taken back down to the start of the phase or the last offer', () => {
    const match = newMatch();
    match.state.players[0].hand = [4, 4, 4, 4, 4];
    match.state.players[0].cards = 20;
    match.state.stock = [12, 12, 12, 12, 12];
    match.snapshots.set(0, nuremberg.clone(match.state));
    act(match, 'a: build station i', 'a: sell compass', 'a: bank wool for ore');
    expect(undoPoints(match.line, 0)).toEqual({ points: [2, 1, 0], undoBarrier: null });
    act(match, 'a: offer b: 1 ore for 1 wool', 'a: close', 'a: sell compass');
    expect(undoPoints(match.line, 0).points).toEqual([5]);
    expect(undoPoints(match.line, 0).undoBarrier).toContain('offer-closed');
    undo(match, 0, 5);
    expect(match.state.players[0].gold).toBe(5);
  });

  it('NUR-21.5 ended turns, answers, the robber knight and the wall help are final', () => {
    const sealed = [
      'turn-ended',
      'card-drawn',
      'offered',
      'accepted',
      'declined',
      'countered',
      'dealt',
      'offer-closed',
      'robber-moved',
      'stolen',
      'nothing-stolen',
    ];
    const final = [...sealed, 'discard-chosen', 'handed-in', 'help-refused', 'start-placed', 'won', 'time-out'];
    for (const type of final) expect(blocksUndo({ type, clause: 'NUR-21.5' } as Event)).toBe(true);
    for (const type of [
      'station-built',
      'village-built',
      'house-built',
      'tower-built',
      'sold',
      'bank-traded',
      'right-taken',
      'council-entered',
    ]) {
      expect(blocksUndo({ type, clause: 'NUR-21.5' } as Event)).toBe(false);
    }
    expect([true, false].map((helped) => blocksUndo({ type: 'wall-built', helped, clause: 'NUR-4.5', seat: 0, wall: 1, gold: 1 }))).toEqual(
      [true, false],
    );
  });

  it('NUR-21.5 the choice of another player in a council swap is final, the own one is not', () => {
    const chosen = (turn: string, loser: string) => {
      const t = table({
        walls: 5,
        turn: 'd',
        seats: {
          a: { prestige: 4, council: 3 },
          b: { prestige: 4, council: 2 },
          c: { prestige: 6, council: 1 },
          d: { holds: { brick: 1, gold: 3 }, prestige: 6 },
        },
      });
      t.play('d: build wall', 'd: swap with c');
      const own = t.last('council-swapped').final;
      t.play('c: swap with b');
      return [turn, loser, own, t.last('council-swapped').final];
    };
    expect(chosen('d', 'c')).toEqual(['d', 'c', false, true]);
    const helped = table({
      walls: 5,
      turn: 'c',
      seats: {
        a: { prestige: 4, council: 2 },
        b: { prestige: 4, council: 1 },
        c: { holds: { gold: 1 } },
        d: { holds: { brick: 1, gold: 1 }, prestige: 4, council: 3 },
      },
    })
      .draw(4)
      .play('d: help yes', 'd: swap with b');
    expect(helped.last('council-swapped').final).toBe(true);
    expect(blocksUndo(helped.last('council-swapped'))).toBe(true);
  });
});
