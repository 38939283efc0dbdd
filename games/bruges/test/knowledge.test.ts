import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { COLOUR_OF } from '../src/data/cards.ts';
import { bruges } from '../src/game.ts';
import { withPerson } from './change.ts';
import { card, everyCard, phase, rolled, table } from './table.ts';

describe('Who knows what (section 5 of the rules)', () => {
  it('BRU-2.5 BRU-1.15 hands: the owner sees faces, everybody else backs', () => {
    const t = table({ seats: [{ hand: ['queen', 'king'] }, { hand: ['nun'] }] });
    expect(t.view(0).seats[0].hand).toEqual([card('queen'), card('king')].sort((a, b) => a - b));
    for (const viewer of [1, 'spectator'] as const) {
      expect(t.view(viewer).seats[0]).toMatchObject({ hand: null, handColours: [0, 0, 0, 1, 1], known: [] });
      expect(JSON.stringify(t.view(viewer)).includes(`[${card('queen')}`)).toBe(false);
    }
    expect(t.view('open').seats[1].hand).toEqual([card('nun')]);
  });

  it('BRU-3.3 cards drawn in phase 1 are seen by nobody until the hand is complete', () => {
    const t = phase('draw', { seats: [{ hand: ['queen', 'king', 'bard'] }, {}], left: ['nun'] }).play('a: draw left');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.view(viewer)).toMatchObject({ unlooked: null, seats: [{ drawnColours: [1, 0, 0, 0, 0] }, {}] });
    expect(t.view('open').unlooked).toEqual([[card('nun')], []]);
    expect(bruges.eventFor(t.last('drew'), 0)).toEqual({ type: 'drew', clause: 'BRU-3.2', seat: 0, side: 0, colour: 0 });
    t.play('a: draw right');
    const saw = t.last('saw');
    expect(bruges.eventFor(saw, 0)).toMatchObject({ count: 2, cards: saw.cards });
    expect([bruges.eventFor(saw, 1), bruges.eventFor(saw, 'spectator')]).toMatchObject([{ cards: null }, { cards: null }]);
  });

  it('BRU-12.7 a card drawn to be used: the owner sees it, others its back; as a house it stays hidden', () => {
    const t = withPerson('princess', { left: ['nun'], workers: { blue: 1 } }).play('a: activate princess', 'a: draw left');
    expect([t.view(0).held, t.view(1).held, t.view('spectator').held]).toEqual([
      { colour: 0, card: card('nun') },
      { colour: 0, card: null },
      { colour: 0, card: null },
    ]);
    const turned = t.last('turned-up');
    expect([bruges.eventFor(turned, 0), bruges.eventFor(turned, 1)]).toMatchObject([{ card: card('nun') }, { card: null }]);
    t.play('a: house nun');
    expect([t.view(0).seats[0].houses[1].card, t.view(1).seats[0].houses[1].card, t.view(0).held]).toEqual([card('nun'), null, null]);
  });

  it('BRU-9.12 a house: the owner may look again, others know only the colour', () => {
    const t = table({ seats: [{ hand: ['nun', 'king'], workers: { blue: 1 } }, {}] }).play('a: house nun');
    expect([t.view(0).seats[0].houses[0].card, t.view(1).seats[0].houses[0].card, t.view(1).seats[0].houses[0].colour]).toEqual([
      card('nun'),
      null,
      0,
    ]);
    const built = t.last('built-house');
    expect([bruges.eventFor(built, 0), bruges.eventFor(built, 1)]).toMatchObject([{ card: card('nun') }, { card: null, colour: 0 }]);
  });

  it('BRU-12.11 a house from the pile: nobody knows the face, the owner included', () => {
    const t = withPerson('architect', { left: ['nun'] }).play('a: activate architect', 'a: draw left');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.view(viewer).seats[0].houses[1]).toMatchObject({ card: null, seen: false, colour: 0 });
  });

  it('BRU-6.9 BRU-6.11 X29 a person from a burnt house is known until any card of its colour is laid face down', () => {
    const seats = [
      {},
      { threats: { red: 2 }, homes: [['blue', 'queen']], canals: [1, 0], hand: ['bard', 'king'], workers: { red: 1, yellow: 1 } },
    ] as const;
    const burnt = () => rolled({ red: 5 }, { seats }).play('b: lose house of queen', 'a: workers poisoner');
    const t = burnt();
    expect([t.view(0).seats[1].known, t.view(0).seats[1].hand]).toEqual([[card('queen')], null]);
    t.play('b: house bard');
    expect(t.view(0).seats[1]).toMatchObject({ known: [], hand: null, handColours: [0, 0, 0, 1, 1] });
    expect(t.view(0).seats[1].houses).toMatchObject([{ colour: 3, card: null }]);
    const other = burnt().play('b: house king');
    expect(other.view(0).seats[1].known).toEqual([card('queen')]);
    const open = burnt().play('b: workers queen');
    expect([open.view(0).seats[1].known, open.discard().includes('queen')]).toEqual([[], true]);
    const itself = burnt().play('b: house queen');
    expect(itself.view(0).seats[1].known).toEqual([]);
  });

  it('BRU-12.6 a known card that is discarded is known no longer in the hand', () => {
    const t = withPerson('fence', { hand: ['queen', 'bard'], known: ['queen', 'bard'] }).play('a: activate fence', 'a: discard queen');
    expect([t.player('a').known, t.discard()]).toEqual([[card('bard')], ['queen']]);
  });

  it('BRU-4.2 that a round is the last is known as soon as it is fixed', () => {
    const t = withPerson('servant', { piles: { left: ['king'], right: ['queen'], extra: ['nun'] } }).play(
      'a: activate servant',
      'a: draw left',
    );
    expect([t.view('spectator').lastRound, t.view('spectator').extra.size]).toEqual([4, 0]);
  });

  it('BRU-1.12 a determinized state holds every card once, with the backs and the known cards of the view', () => {
    const t = withPerson('architect', {
      hand: ['queen', 'king'],
      others: [{ hand: ['bard', 'nun'], known: ['nun'], houses: ['red'] }],
      left: ['nun'].slice(1) as [],
    });
    t.play('a: activate architect', 'a: draw left');
    for (let seed = 0; seed < 20; seed++) {
      const world = bruges.determinize(t.view(0), seededChance(seed));
      expect(new Set(everyCard(world)).size).toBe(165);
      expect(bruges.view(world, 0)).toEqual(t.view(0));
      expect(world.players[1].hand).toContain(card('nun'));
      expect(world.players[1].hand.map((one) => COLOUR_OF[one]).sort()).toEqual([0, 3]);
    }
    const worlds = new Set(
      Array.from({ length: 20 }, (_, seed) => String(bruges.determinize(t.view(0), seededChance(seed)).players[1].hand)),
    );
    expect(worlds.size).toBeGreaterThan(5);
    const finished = bruges.determinize(t.view('open'), seededChance(1));
    expect(finished).toEqual(t.state);
  });

  it('BRU-18.2 legal moves are the same in the determinized state, for the one who decides and for all others', () => {
    const t = table({ seats: [{ hand: ['queen', 'king'], guilders: 9, houses: ['red'], workers: { red: 1 } }, {}] });
    const world = bruges.determinize(t.view(0), seededChance(4));
    expect([bruges.legal(world, 0).map(bruges.write), bruges.legal(world, 1)]).toEqual([t.legal('a'), []]);
  });
});
