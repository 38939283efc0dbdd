import { createMatch } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { CANAL_PRICES, CANALS, PLAYER_COLOURS, REPUTATION, STATUES } from '../src/data/board.ts';
import { BLUE, COLOURS } from '../src/data/colours.ts';
import { GROUPS } from '../src/data/person.ts';
import { PERSONS } from '../src/data/persons.ts';
import { bruges } from '../src/game.ts';
import { card, everyCard, newGame, options, table } from './table.ts';

describe('BRU-1 Setup', () => {
  it('BRU-1.1 two, three or four players', () => {
    expect(bruges.players).toEqual({ min: 2, max: 4 });
    for (const players of [1, 5])
      expect(() => createMatch(bruges, { players, key: 'k' })).toThrow(`bruges is for 2 to 4 players, not ${players}`);
  });

  it('BRU-1.2 BRU-1.5 the seats play red, yellow, green and blue, each with its own guard house', () => {
    expect(PLAYER_COLOURS).toEqual(['red', 'yellow', 'green', 'blue']);
    expect(CANALS.length).toBe(4);
    const first = CANALS.map((canals) => canals.map((canal) => COLOURS[canal[0]]));
    expect(first).toEqual([
      ['blue', 'purple'],
      ['yellow', 'red'],
      ['brown', 'red'],
      ['blue', 'purple'],
    ]);
    // Absent colours stay unused: with three players nobody builds at the blue guard house.
    expect(newGame(3).state.players.length).toBe(3);
  });

  it('BRU-1.3 BRU-2.2 next means clockwise: player order begins with the start player', () => {
    const t = newGame(3, { startPlayer: 'chosen' }).play('a: start b');
    const drew: string[] = [];
    while (t.asked().endsWith('draw-from')) {
      drew.push(t.asked()[0]);
      t.play(`${t.asked()[0]}: draw left`);
    }
    expect(drew.join('')).toBe('bbbbbcccccaaaaa');
  });

  it('BRU-1.4 two canals of five spaces each, every colour once', () => {
    for (const canals of CANALS) {
      expect(canals.length).toBe(2);
      for (const canal of canals) expect([...canal].sort()).toEqual([0, 1, 2, 3, 4]);
    }
    expect(CANAL_PRICES).toEqual([1, 2, 3, 4, 5]);
  });

  it('BRU-1.6 a blue space for 1 guilder next to the red guard house', () => {
    expect([CANALS[0][0][0], CANAL_PRICES[0]]).toEqual([BLUE, 1]);
  });

  it('BRU-1.7 BRU-1.8 BRU-1.9 BRU-1.10 BRU-1.11 what everybody starts with', () => {
    for (const player of newGame(4).state.players) {
      expect(player.points).toBe(5);
      expect(player.step).toBe(0);
      expect(player.majorities).toEqual([false, false, false]);
      expect([player.workers, player.guilders]).toEqual([[1, 1, 1, 1, 1], 5]);
      expect([player.hand, player.drawn, player.houses, player.threats, player.canals]).toEqual([[], [], [], [0, 0, 0, 0, 0], [0, 0]]);
    }
  });

  it('BRU-1.12 BRU-10.1 BRU-10.2 165 cards: 33 per colour, 15 per group, 3 per colour and group', () => {
    const box = PERSONS.filter(({ id }) => id !== 'engraver-replacement');
    expect(box.map(({ no }) => no)).toEqual(Array.from({ length: 165 }, (_, i) => i + 1));
    COLOURS.forEach((_, colour) => {
      expect(box.filter((person) => person.colour === colour).length).toBe(33);
      for (const group of GROUPS) expect(box.filter((person) => person.colour === colour && person.group === group).length).toBe(3);
    });
    expect(GROUPS.length).toBe(11);
    for (const { price, points } of PERSONS) expect([0, 3, 6, 9, 12].includes(price) && points === price / 3).toBe(true);
    const all = everyCard(newGame(2).state);
    expect([all.length, new Set(all).size]).toEqual([165, 165]);
  });

  it.each([
    [2, 33, 33, 99],
    [3, 50, 49, 66],
    [4, 66, 66, 33],
  ])('BRU-1.13 BRU-1.14 BRU-16.1 with %i players piles of %i and %i cards, the extra pile %i', (players, left, right, extra) => {
    const { state } = newGame(players);
    expect([state.piles[0].length, state.piles[1].length, state.extra.length]).toEqual([left, right, extra]);
  });

  it('BRU-1.15 only the back of the top card shows', () => {
    const t = newGame(2);
    const { state } = t;
    const top = PERSONS[state.piles[0][state.piles[0].length - 1]];
    expect(t.view(0).piles[0]).toEqual({ size: 33, top: top.colour, cards: null });
    expect(t.view('spectator').extra).toEqual({ size: 99, top: PERSONS[state.extra[98]].colour, cards: null });
  });

  it('BRU-1.16 the statues, 7 on top', () => {
    expect(STATUES).toEqual([7, 6, 5, 4, 3, 2]);
    expect(newGame(2).state.statuesTaken).toBe(0);
  });

  it('BRU-1.17 the discard pile is empty; cards are discarded face up', () => {
    expect(newGame(2).state.discard).toEqual([]);
    const t = table({ seats: [{ hand: ['queen', 'bard'] }, {}] }).play('a: guilders queen');
    expect(t.view('spectator').discard).toEqual([card('queen')]);
  });

  it('BRU-1.18 the first start player by lot, the first seat, or as the first seat says', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, seed) => newGame(3, {}, seed).state.start));
    expect([...starts].sort()).toEqual([0, 1, 2]);
    for (let seed = 0; seed < 10; seed++) expect(newGame(3, { startPlayer: 'first-seat' }, seed).state.start).toBe(0);
    const chosen = newGame(3, { startPlayer: 'chosen' });
    expect([chosen.asked(), chosen.legal('a')]).toEqual(['a: choose-start', ['start a', 'start b', 'start c']]);
    expect(chosen.refusal('a', 'draw left')).toBe('BRU-1.18');
    chosen.play('a: start c');
    expect([chosen.state.start, chosen.asked()]).toEqual([2, 'c: draw-from']);
  });

  it('BRU-1.18 BRU-12.44 the default of each option is its first value', () => {
    expect(options()).toEqual({ engraver: 'first-edition', startPlayer: 'random' });
  });

  it('BRU-12.44 the option decides which of two persons is in the box, never both', () => {
    const has = (engraver: 'first-edition' | 'replacement'): boolean[] => {
      const all = everyCard(newGame(2, { engraver }).state);
      return [all.includes(card('engraver')), all.includes(card('engraver-replacement'))];
    };
    expect(has('first-edition')).toEqual([true, false]);
    expect(has('replacement')).toEqual([false, true]);
    expect([PERSONS[card('engraver')].price, PERSONS[card('engraver-replacement')].price]).toEqual([12, 9]);
  });

  it('BRU-16.2 with two players "each other player" is the other one, and a majority is more than theirs', () => {
    const t = table({ seats: [{ hand: ['thief'], guilders: 6, houses: ['red'] }, { guilders: 9 }] }).play('a: recruit thief on red');
    expect([t.player('a').guilders, t.player('b').guilders]).toEqual([3, 6]);
  });

  it('BRU-15.8 the reputation track: the town hall 0, step 6 worth 7 points, step 10 worth 15', () => {
    expect(REPUTATION).toEqual([0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15]);
  });
});
