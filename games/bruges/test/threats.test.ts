import { describe, expect, it } from 'vitest';
import { STATUES } from '../src/data/board.ts';
import { card, idOf, phase, rolled, table } from './table.ts';

describe('BRU-5 Phase 2, first step: dice and threats', () => {
  it('BRU-5.1 BRU-18.1 the start player rolls once, by itself; the log shows the dice in ascending order', () => {
    const t = rolled({ blue: 4, red: 1 }, { seats: [{}, {}], start: 'b' });
    expect(t.events.filter(({ type }) => type === 'rolled')).toEqual([
      { type: 'rolled', clause: 'BRU-5.1', seat: 1, dice: [4, 3, 3, 1, 3] },
    ]);
    expect(t.state.dice).toEqual([4, 3, 3, 1, 3]);
  });

  it('BRU-5.2 the results stay valid until the next roll', () => {
    const t = rolled({ red: 6 }, { seats: [{ hand: ['queen', 'bard'] }, {}], round: 3 });
    t.play('a: guilders queen', 'b: workers poisoner', 'a: guilders bard');
    expect(t.player('a').guilders).toBe(12);
    expect(t.state.dice[3]).toBe(6);
  });

  it('BRU-5.3 E1 red 5 and yellow 6: every player, the start player too, takes one of each', () => {
    const t = rolled({ red: 5, yellow: 6, blue: 4, brown: 1, purple: 2 }, { seats: [{}, { threats: { red: 1 } }, {}] });
    expect([t.threats('a'), t.threats('b'), t.threats('c')]).toEqual([
      [0, 0, 0, 1, 1],
      [0, 0, 0, 2, 1],
      [0, 0, 0, 1, 1],
    ]);
  });

  it('BRU-5.4 a player takes all markers and suffers all penalties before the next one takes his', () => {
    const seats = [
      { threats: { red: 2 }, houses: ['blue', 'red'] },
      { threats: { red: 2 }, houses: ['blue'] },
    ] as const;
    const t = rolled({ red: 5, blue: 5 }, { seats });
    expect([t.asked(), t.threats('a'), t.threats('b')]).toEqual(['a: fire-loss', [1, 0, 0, 3, 0], [0, 0, 0, 2, 0]]);
    t.play('a: lose house blue');
    expect([t.threats('a'), t.threats('b'), t.houses('b')]).toEqual([[1, 0, 0, 0, 0], [1, 0, 0, 0, 0], []]);
  });

  it('BRU-5.5 dice showing 3 or 4 mean nothing in phase 2', () => {
    const t = rolled({ blue: 3, brown: 4, purple: 3, red: 4, yellow: 4 }, { seats: [{ guilders: 9 }, { guilders: 9 }] });
    expect([t.threats('a'), t.asked()]).toEqual([[0, 0, 0, 0, 0], 'a: turn-action']);
  });

  it('BRU-5.6 the threats are over for all before anybody may advance', () => {
    const t = rolled({ red: 5, blue: 1 }, { seats: [{ guilders: 3 }, { threats: { red: 2 }, houses: ['blue', 'red'] }] });
    expect(t.asked()).toBe('b: fire-loss');
    t.play('b: lose house red');
    expect(t.asked()).toBe('a: advance');
  });
});

describe('BRU-6 Penalties', () => {
  it('BRU-6.1 BRU-6.3 the third marker strikes at once; all three go back without points', () => {
    const t = rolled(
      { yellow: 5 },
      {
        seats: [
          { guilders: 7, points: 4, threats: { yellow: 2 } },
          { guilders: 7, threats: { yellow: 1 } },
        ],
      },
    );
    expect([t.player('a').guilders, t.threats('a'), t.player('a').points]).toEqual([0, [0, 0, 0, 0, 0], 4]);
    expect([t.player('b').guilders, t.threats('b')]).toEqual([7, [0, 0, 0, 0, 2]]);
    expect(t.last('threats-cleared')).toMatchObject({ clause: 'BRU-6.3', colour: 4 });
  });

  it('BRU-6.2 E19 fire and raid in the order the player likes', () => {
    const seats = [{ threats: { red: 2, yellow: 2 }, guilders: 7, houses: ['blue'], points: 2 }, {}] as const;
    const t = rolled({ red: 5, yellow: 6 }, { seats });
    expect([t.asked(), t.legal('a'), t.refusal('a', 'suffer flood'), t.refusal('a', 'pay')]).toEqual([
      'a: penalty-order',
      ['suffer fire', 'suffer raid'],
      'BRU-6.2',
      'BRU-6.2',
    ]);
    t.play('a: suffer raid');
    expect([t.player('a').guilders, t.houses('a'), t.threats('a'), t.player('a').points]).toEqual([0, [], [0, 0, 0, 0, 0], 2]);
  });

  it('BRU-6.4 the markers go back even if nothing was there to lose', () => {
    const t = rolled({ brown: 5, red: 6 }, { seats: [{ threats: { brown: 2, red: 2 } }, {}] }).play('a: suffer plague');
    expect(t.threats('a')).toEqual([0, 0, 0, 0, 0]);
  });

  it('BRU-6.5 flood: all workers are lost', () => {
    const t = rolled({ blue: 5 }, { seats: [{ threats: { blue: 2 }, workers: { blue: 1, red: 3 } }, {}] });
    expect(t.workers('a')).toEqual([0, 0, 0, 0, 0]);
    expect(t.last('penalty')).toMatchObject({ clause: 'BRU-6.5', amount: 4, colour: 0 });
  });

  it('BRU-6.6 plague: one person of his choice; the house stays, the hand is safe', () => {
    const seats = [
      {
        threats: { brown: 2 },
        homes: [
          ['red', 'prince'],
          ['blue', 'bard'],
        ],
        hand: ['king'],
      },
      {},
    ] as const;
    const t = rolled({ brown: 5 }, { seats });
    expect([t.asked(), t.legal('a'), t.refusal('a', 'lose king')]).toEqual(['a: lose-person', ['lose prince', 'lose bard'], 'BRU-6.6']);
    t.play('a: lose prince');
    expect([t.persons('a'), t.houses('a'), t.hand('a'), t.discard()]).toEqual([['bard'], ['red', 'blue'], ['king'], ['prince']]);
    const nobody = rolled({ brown: 5 }, { seats: [{ threats: { brown: 2 }, houses: ['red'] }, {}] });
    expect([nobody.houses('a'), nobody.threats('a')]).toEqual([['red'], [0, 0, 0, 0, 0]]);
  });

  it('BRU-6.7 raid: all guilders are lost', () => {
    const t = rolled({ yellow: 6 }, { seats: [{ threats: { yellow: 2 }, guilders: 13 }, {}] });
    expect(t.player('a').guilders).toBe(0);
    expect(t.last('penalty')).toMatchObject({ clause: 'BRU-6.7', amount: 13 });
  });

  it('BRU-6.8 BRU-18.5 fire: a house or a canal token; alike empty houses are one choice', () => {
    const seats = [{ threats: { red: 2 }, houses: ['blue', 'blue', 'red'], homes: [['blue', 'bard']], canals: [2, 1] }, {}] as const;
    const t = rolled({ red: 6 }, { seats });
    expect(t.legal('a')).toEqual(['lose house blue', 'lose house red', 'lose house of bard', 'lose canal left', 'lose canal right']);
    expect([t.refusal('a', 'lose house yellow'), t.refusal('a', 'pay')]).toEqual(['BRU-6.8', 'BRU-6.8']);
    t.play('a: lose canal left');
    expect([t.player('a').canals, t.houses('a').length]).toEqual([[1, 1], 4]);
    const token = rolled({ red: 6 }, { seats: [{ threats: { red: 2 }, canals: [0, 1] }, {}] });
    expect(token.player('a').canals).toEqual([0, 0]);
    const nothing = rolled({ red: 6 }, { seats: [{ threats: { red: 2 } }, {}] });
    expect([nothing.threats('a'), nothing.asked()]).toEqual([[0, 0, 0, 0, 0], 'a: turn-action']);
    const dry = rolled({ red: 6 }, { seats: [{ threats: { red: 2 }, houses: ['red'], canals: [1, 0] }, {}] });
    expect(dry.refusal('a', 'lose canal right')).toBe('BRU-6.12');
  });

  it('BRU-6.9 BRU-6.11 fire on an occupied house: the house card is discarded and known, the person returns to the hand', () => {
    const t = rolled({ red: 6 }, { seats: [{ threats: { red: 2 }, homes: [['blue', 'lawyer']], houses: ['red'], hand: ['king'] }, {}] });
    const house = t.player('a').houses[1].card;
    t.play('a: lose house of lawyer');
    expect([t.hand('a'), t.houses('a'), t.state.discard]).toEqual([
      ['king', 'lawyer'].sort((a, b) => card(a as 'king') - card(b as 'king')),
      ['red'],
      [house],
    ]);
    expect([t.player('a').powers, t.view(1).discard.map(idOf)]).toEqual([0, [idOf(house)]]);
    expect(t.last('lost-house')).toMatchObject({ card: house, person: card('lawyer') });
  });

  it('BRU-6.10 BRU-8.12 X3 the hand is then 6; four turns leave 2 cards, 3 are drawn in the next round', () => {
    const hand = ['queen', 'bard', 'dancer', 'minstrel', 'prince'] as const;
    const his = ['baker', 'butcher', 'soldier', 'monk', 'nun'] as const;
    const t = rolled({ red: 6 }, { seats: [{ threats: { red: 2 }, homes: [['blue', 'king']], canals: [1, 0], hand }, { hand: his }] });
    t.play('a: lose house of king');
    expect([t.hand('a').length, t.asked()]).toEqual([6, 'a: turn-action']);
    for (const i of [0, 1, 2, 3]) t.play(`a: guilders ${hand[i]}`, `b: guilders ${his[i]}`);
    expect(t.hand('a')).toEqual(['prince', 'king']);
    t.play('b: draw left', 'b: draw left', 'b: draw left', 'b: draw left', 'a: draw left', 'a: draw left');
    expect([t.hand('a').length, t.asked()]).toEqual([2, 'a: draw-from']);
  });

  it('BRU-6.12 BRU-6.13 only the outermost token goes, and the statue stays', () => {
    const t = rolled({ red: 6 }, { seats: [{ threats: { red: 2 }, canals: [5, 0], statues: [7, 0] }, {}], statuesTaken: 1 });
    expect([t.player('a').canals, t.player('a').statues]).toEqual([
      [4, 0],
      [7, 0],
    ]);
    expect(t.last('lost-canal')).toMatchObject({ space: 5, side: 0, colour: 1, clause: 'BRU-6.8' });
  });

  it('BRU-6.14 completing the same canal again brings no second statue', () => {
    const place = { canals: [4, 4], statues: [7, 0], guilders: 10, hand: ['beggar', 'king'] } as const;
    const t = table({ seats: [place, {}], statuesTaken: 1 }).play('a: canal beggar left');
    expect([t.player('a').statues, t.state.statuesTaken]).toEqual([[7, 0], 1]);
    const other = table({ seats: [place, {}], statuesTaken: 1 }).play('a: canal king right');
    expect([other.player('a').statues, other.state.statuesTaken]).toEqual([[7, 6], 2]);
    expect(STATUES[1]).toBe(6);
  });

  it('BRU-6.15 X21 intrigue: 3 points, but the score never falls below 0', () => {
    const t = rolled(
      { purple: 5 },
      {
        seats: [
          { points: 2, threats: { purple: 2 } },
          { points: 9, threats: { purple: 2 } },
        ],
      },
    );
    expect([t.player('a').points, t.player('b').points]).toEqual([0, 6]);
    expect(t.events.filter(({ type }) => type === 'penalty').map((event) => event.type === 'penalty' && event.amount)).toEqual([2, 3]);
  });

  it('BRU-6.16 penalties caused in phase 3 follow the same rules; the victim chooses', () => {
    const victim = { threats: { brown: 2 }, persons: ['prince', 'bard'] } as const;
    const t = table({ seats: [{ hand: ['poisoner', 'queen'], guilders: 3, houses: ['red'] }, victim] }).play('a: recruit poisoner on red');
    expect([t.asked(), t.legal('b'), t.refusal('a', 'lose bard')]).toEqual(['b: lose-person', ['lose prince', 'lose bard'], 'BRU-2.3']);
    t.play('b: lose bard');
    expect([t.persons('b'), t.threats('b')]).toEqual([['prince'], [0, 0, 0, 0, 0]]);
  });

  it('BRU-6.2 BRU-6.6 X4 plague and fire with one person in one house: the order decides', () => {
    const seats = [{ threats: { brown: 2, red: 2 }, homes: [['blue', 'bard']], hand: ['king'] }, {}] as const;
    const fire = rolled({ brown: 5, red: 5 }, { seats }).play('a: suffer fire');
    expect([fire.hand('a'), fire.houses('a'), fire.discard().includes('bard')]).toEqual([['bard', 'king'], [], false]);
    const plague = rolled({ brown: 5, red: 5 }, { seats }).play('a: suffer plague');
    expect([plague.hand('a'), plague.houses('a'), plague.discard().includes('bard')]).toEqual([['king'], [], true]);
  });

  it('BRU-6.17 X5 protection is looked at when the penalty is carried out', () => {
    const seats = [{ threats: { brown: 2, yellow: 2 }, persons: ['night-watchman'], guilders: 6 }, {}] as const;
    const raid = rolled({ brown: 5, yellow: 5 }, { seats }).play('a: suffer raid');
    expect([raid.player('a').points, raid.player('a').guilders, raid.persons('a')]).toEqual([2, 6, []]);
    const plague = rolled({ brown: 5, yellow: 5 }, { seats }).play('a: suffer plague');
    expect([plague.player('a').points, plague.player('a').guilders, plague.persons('a')]).toEqual([0, 0, []]);
  });

  it('BRU-18.4 the order of flood, intrigue and raid is not asked, unless somebody protects', () => {
    const place = { threats: { blue: 2, purple: 2, yellow: 2 }, points: 5, guilders: 3, workers: { red: 1 } } as const;
    const t = rolled({ blue: 5, purple: 5, yellow: 5 }, { seats: [place, {}] });
    const order = t.events.flatMap((event) => (event.type === 'penalty' ? [event.colour] : []));
    expect([order, t.asked()]).toEqual([[0, 2, 4], 'a: turn-action']);
    const protectedBy = rolled({ blue: 5, purple: 5, yellow: 5 }, { seats: [{ ...place, persons: ['confidant'] }, {}] });
    expect(protectedBy.legal('a')).toEqual(['suffer flood', 'suffer intrigue', 'suffer raid']);
    const elsewhere = rolled({ blue: 5, yellow: 5 }, { seats: [{ ...place, persons: ['confidant'] }, {}] });
    expect(elsewhere.asked()).toBe('a: turn-action');
    const single = rolled({ red: 5 }, { seats: [{ threats: { red: 2 }, houses: ['red'] }, {}] });
    expect([single.asked(), single.houses('a')]).toEqual(['a: turn-action', []]);
  });

  it('BRU-17.2 X26 four players with two red markers each: the supply of nine never runs short', () => {
    const place = { threats: { red: 2 }, houses: ['blue', 'red'] } as const;
    const t = rolled({ red: 6 }, { seats: [place, place, place, place] });
    const taken = (): number => t.state.players.reduce((sum, { threats }) => sum + threats[3], 0);
    expect(taken()).toBe(9);
    for (const who of ['a', 'b', 'c', 'd']) {
      expect([t.asked(), taken() <= 9]).toEqual([`${who}: fire-loss`, true]);
      t.play(`${who}: lose house red`);
    }
    expect([taken(), t.asked()]).toEqual([0, 'a: turn-action']);
  });

  it('BRU-6.9 a person used up in the burnt house arrives ready again', () => {
    const t = phase('threats', {
      seats: [{ threats: { red: 2 }, homes: [['blue', 'queen']], houses: ['red', 'red'], guilders: 9, hand: ['bard'] }, {}],
      dice: { red: 5 },
    });
    t.play('a: lose house of queen', 'a: recruit queen on red', 'a: activate queen');
    expect(t.player('a').points).toBe(1);
  });
});
