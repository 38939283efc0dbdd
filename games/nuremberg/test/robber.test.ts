import { describe, expect, it } from 'vitest';
import { HEXES } from '../src/data/region.ts';
import { nuremberg } from '../src/game.ts';
import { listDiscards } from '../src/rules/discards.ts';
import { eventFor } from '../src/view/event-view.ts';
import { view } from '../src/view/view.ts';
import { hex, table } from './table.ts';

describe('NUR-5 Robber knight', () => {
  it('NUR-5.1 nobody gets a yield on his card', () => {
    const t = table({ seats: { a: { holds: { gold: 1 } } } }).draw('robber');
    expect(t.happened()).toEqual(['turn-ended', 'turn-began', 'card-drawn']);
    expect(t.owed()).toEqual(['b robber-move']);
  });

  const full = () =>
    table({
      turn: 'd',
      seats: {
        a: { holds: { wood: 7, gold: 20 } },
        b: { holds: { wood: 4, wool: 4, gold: 20 } },
        c: { holds: { ore: 9 } },
        d: { holds: { grain: 5, brick: 5, wool: 5 } },
      },
    }).draw('robber');

  it('NUR-5.2 NUR-5.3 E18 hands of 7, 8, 9 and 15 hand in 0, 4, 4 and 7; gold does not count', () => {
    const t = full();
    expect(t.state.agenda).toEqual([
      { kind: 'robber-discard', seat: 1, count: 4, together: 'robber' },
      { kind: 'robber-discard', seat: 2, count: 4, together: 'robber' },
      { kind: 'robber-discard', seat: 3, count: 7, together: 'robber' },
    ]);
    const ten = table({ turn: 'd', seats: { a: { holds: { ore: 10 } }, d: { holds: { gold: 1 } } } }).draw('robber');
    expect(ten.state.agenda).toEqual([{ kind: 'robber-discard', seat: 0, count: 5, together: 'robber' }]);
  });

  it('NUR-5.4 E18 all choose at once and unseen; the discards are made together and then public', () => {
    const t = full().play('d: hand in 3 grain + 2 wool + 2 brick', 'b: hand in 4 wool');
    expect([t.state.players[1].cards, t.state.players[3].cards, t.owed()]).toEqual([8, 15, ['c robber-discard']]);
    expect(view(t.state, 0).seats.map(({ chosen, discard }) => [chosen, discard])).toEqual([
      [false, null],
      [true, null],
      [false, null],
      [true, null],
    ]);
    expect(view(t.state, 1).seats[1].discard).toEqual([0, 4, 0, 0, 0]);
    const chosen = t.last('discard-chosen');
    expect([eventFor(chosen, 1), eventFor(chosen, 0)]).toEqual([chosen, { ...chosen, cards: null }]);
    t.play('c: hand in 4 ore');
    expect([t.holds('b'), t.holds('c'), t.holds('d')]).toEqual([{ wood: 4, gold: 20 }, { ore: 5 }, { wool: 3, grain: 2, brick: 3 }]);
    expect(t.state.stock).toEqual([9, 17, 18, 17, 15]);
    expect(t.events.filter(({ type }) => type === 'handed-in')).toHaveLength(3);
    expect(t.owed()).toEqual(['a robber-move']);
  });

  it('NUR-5.3 exactly half of held cards', () => {
    const t = full();
    expect(t.refusal('b', 'hand in 3 wool')).toBe('NUR-5.3');
    expect(t.refusal('b', 'hand in 5 wool')).toBe('NUR-5.3');
    expect(t.refusal('b', 'hand in 4 ore')).toBe('NUR-5.3');
    expect(t.may('b', 'hand in 2 wood + 2 wool')).toBe(true);
    const accepted = (...cards: number[]) => nuremberg.accepts(t.state, 1, { do: 'hand-in', cards });
    expect(accepted(2, 2, 0, 0, 0)).toBe(true);
    expect([accepted(-1, 4, 1, 0, 0), accepted(4, 4, -4, 0, 0), accepted(2.5, 1.5, 0, 0, 0)]).toEqual([false, false, false]);
    expect([accepted(2, 2, 0, 0), accepted(2, 2, 0, 0, 0, 0)]).toEqual([false, false]);
    expect(nuremberg.accepts(t.state, 1, { do: 'end-turn' })).toBe(false);
  });

  it('NUR-5.4 a choice made is not changed by whoever sent it', () => {
    const cards = [2, 2, 0, 0, 0];
    const t = full();
    nuremberg.apply(t.state, 1, { do: 'hand-in', cards }, { chance: { below: () => 0 } });
    cards[0] = 4;
    expect(t.state.players[1].discard).toEqual([2, 2, 0, 0, 0]);
  });

  it('lists at most eleven ways to hand in: the largest heaps first, what an aim needs last', () => {
    expect(listDiscards([4, 4, 0, 0, 0], 4)).toEqual([
      [2, 2, 0, 0, 0],
      [3, 1, 0, 0, 0],
    ]);
    expect(listDiscards([0, 0, 0, 0, 8], 4)).toEqual([[0, 0, 0, 0, 4]]);
    const ways = listDiscards([3, 3, 3, 3, 3], 7);
    expect(ways.length).toBeLessThanOrEqual(11);
    expect(ways.every((cards) => cards.reduce((sum, n) => sum + n, 0) === 7)).toBe(true);
    expect(ways).toContainEqual([2, 2, 0, 3, 0]);
    expect(ways.at(-1)).toEqual([1, 1, 1, 2, 2]);
  });

  it('NUR-5.5 E19 he must go to another land hex, the castle included, never to Nuremberg', () => {
    const t = table({ turn: 'd', seats: { d: { holds: { gold: 1 } } } }).draw('robber');
    expect(t.legal('a')).toHaveLength(29);
    expect(t.refusal('a', 'robber to f5')).toBe('NUR-5.5');
    expect(t.refusal('a', 'robber to d3')).toBe('NUR-5.5');
    expect(t.refusal('a', 'end turn')).toBe('NUR-5.5');
    const away = table({ turn: 'd', robber: 'f4', seats: { d: { holds: { gold: 1 } } } }).draw('robber');
    expect([away.legal('a').length, away.may('a', 'robber to f5'), away.may('a', 'robber to f4')]).toEqual([29, true, false]);
    expect(HEXES.length - 2).toBe(29);
    away.play('a: robber to f5');
    expect(away.state.robber).toBe(hex('f5'));
  });

  const robbing = () =>
    table({
      turn: 'd',
      seats: {
        a: { holds: { gold: 4 } },
        b: { holds: { gold: 4 } },
        c: { holds: { ore: 1, brick: 1, gold: 4 } },
        d: { holds: { wool: 3, ore: 2, gold: 4 } },
      },
    })
      .draw('robber')
      .play('a: robber to a1');

  it('NUR-5.6 E20 one random card of one opponent, wherever the robber knight stands', () => {
    const t = robbing();
    expect([t.owed(), t.legal('a')]).toEqual([['a robber-steal'], ['steal nothing', 'steal from c', 'steal from d']]);
    t.luck(2).play('a: steal from d');
    expect([t.holds('a'), t.holds('d')]).toEqual([
      { wool: 1, gold: 4 },
      { wool: 2, ore: 2, gold: 4 },
    ]);
    const ore = robbing().luck(3).play('a: steal from d');
    expect(ore.holds('a')).toEqual({ ore: 1, gold: 4 });
    let wool = 0;
    for (let luck = 0; luck < 5; luck++) wool += robbing().luck(luck).play('a: steal from d').holds('a').wool ?? 0;
    expect(wool).toBe(3);
  });

  it('NUR-5.7 only opponents with a card; stealing from nobody is allowed; without cards the step is skipped', () => {
    const t = robbing();
    expect(t.refusal('a', 'steal from b')).toBe('NUR-5.7');
    expect(t.refusal('a', 'steal from a')).toBe('NUR-5.7');
    expect(t.refusal('a', 'end turn')).toBe('NUR-5.6');
    t.play('a: steal nothing');
    expect([t.owed(), t.last('nothing-stolen').clause]).toEqual([['a turn-action'], 'NUR-5.7']);
    const poor = table({ turn: 'd', seats: { a: { holds: { ore: 2 } }, d: { holds: { gold: 1 } } } })
      .draw('robber')
      .play('a: robber to a1');
    expect(poor.owed()).toEqual(['a turn-action']);
    const rich = table({ turn: 'd', seats: { a: { holds: { ore: 2 } }, c: { holds: { wood: 1 } }, d: { holds: { gold: 1 } } } })
      .draw('robber')
      .play('a: robber to a1');
    expect(rich.legal('a')).toEqual(['steal nothing', 'steal from c']);
  });

  it('NUR-5.8 only thief and victim see the card', () => {
    const t = robbing().luck(0).play('a: steal from d');
    const stolen = t.last('stolen');
    expect(stolen).toEqual({ type: 'stolen', clause: 'NUR-5.6', seat: 0, victim: 3, kind: 1 });
    expect([0, 1, 2, 3, 'spectator' as const].map((viewer) => (eventFor(stolen, viewer) as typeof stolen).kind)).toEqual([
      1,
      null,
      null,
      1,
      null,
    ]);
    expect([0, 1, 3].map((viewer) => view(t.state, viewer).ledger.thefts[0].kind)).toEqual([1, -1, 1]);
  });
});
