import { createMatch, type Match, play, seatOfLetter, seededChance, undo, undoPoints } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import type { PrivilegeId } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';
import { blocksUndo } from '../src/view/event-view.ts';
import { newGame, type Place, table } from './table.ts';

describe('FOR-20 Automatic steps and undo', () => {
  it('FOR-20.1 everything without a choice happens by itself', () => {
    const t = newGame(2, {}, 5);
    const asked = new Set<string>();
    const chance = seededChance(5);
    while (t.state.phase !== 'over') {
      const [decision] = fortuna.pending(t.state);
      asked.add(decision.kind);
      const who = 'ab'[decision.seat];
      const moves = t.legal(who);
      t.play(`${who}: ${moves[chance.below(moves.length)]}`);
    }
    const kinds = [
      ...['bribe-card', 'choose-building', 'end-turn', 'extra-cover', 'hire-count', 'irrigate', 'keep-privilege', 'palace-pick'],
      ...['play-action', 'protect-start-card', 'sell-amount', 'serve-emperor', 'swap-card', 'use-army'],
    ];
    expect([...asked].filter((kind) => !kinds.includes(kind))).toEqual([]);
    const alone: Event['type'][] = [
      'turned-up',
      'rolled',
      'taxed',
      'took-tokens',
      'order-set',
      'tokens-placed',
      'favours-opened',
      'scored',
    ];
    expect(t.happened()).toEqual(expect.arrayContaining(alone));
  });

  it('FOR-20.2 a parameter with one value is filled in', () => {
    const own: Place = { money: 2, wine: 1, cards: ['wine-trade', 'recruit-vestals', 'build'], vestals: [1] };
    expect(
      table({ seats: [own, {}, {}] })
        .play('a: perform wine-trade')
        .asked()[0],
    ).toBe('swap-card');
    expect(
      table({ seats: [own, {}, {}] })
        .play('a: perform recruit-vestals')
        .own('a'),
    ).toMatchObject({ vestals: 0b011, money: 0 });
    const poor = table({ seats: [{ ...own, money: 0 }, {}, {}] }).play('a: perform build');
    expect([poor.buildings('a'), poor.asked()[0]]).toEqual([['market'], 'swap-card']);
    const last: Place = { money: 2, centurions: [1, 2, 3], vestals: [1, 2, 3], dice: 3, buildings: ['market', 'aqueduct', 'basilica'] };
    const bribe = table({
      seats: [
        { ...last, cards: ['bribery', 'wine-harvest', 'water-distribution'] },
        { cards: ['grain-harvest', 'fortuna', 'marriage'] },
        { cards: ['clergy', 'build', 'hire-centurions'] },
        { cards: ['recruit-vestals', 'wine-trade', 'grain-trade'] },
      ],
    }).play('a: perform bribery');
    expect([bribe.own('a').grain, bribe.asked()[0]]).toEqual([2, 'swap-card']);
  });

  it('FOR-20.3 the windows are asked of whoever holds a privilege card, even if he can do nothing', () => {
    const windows = (own: Place): string[] => {
      const t = table({ seats: [{ cards: ['marriage', 'clergy', 'grain-trade'], ...own }, { cards: ['build'] }, {}], covered: [1] }).dice(
        1,
      );
      const kinds: string[] = [];
      t.play('a: skip marriage', 'a: swap build');
      while (fortuna.pending(t.state)[0].seat === 0) {
        kinds.push(t.asked()[0]);
        t.play(`a: ${t.legal('a').find((move) => ['done', 'decline', 'end'].includes(move))}`);
      }
      return kinds;
    };
    expect(windows({})).toEqual([]);
    expect(windows({ hand: ['legion'] })).toEqual(['use-army', 'serve-emperor', 'end-turn']);
    expect(windows({ hand: ['storehouse'] })).toEqual(['use-army', 'serve-emperor', 'end-turn']);
    expect(windows({ centurions: [1], vestals: [1] })).toEqual(['use-army']);
    expect(windows({ centurions: [1] })).toEqual([]);
  });

  it('FOR-20.3 the asking tells nothing about the hand', () => {
    const seen = (hand: readonly PrivilegeId[]): string => {
      const t = table({ seats: [{ hand, cards: ['marriage'] }, { cards: ['build'] }, {}] }).play('a: skip marriage', 'a: swap build');
      return JSON.stringify(fortuna.view(t.state, 1));
    };
    expect(seen(['recruit'])).toBe(seen(['treasury']));
    expect(seen(['storehouse'])).toBe(seen(['legion']));
  });

  it('FOR-20.4 walls are rolls, looks at privilege cards, used ones, finished turns and the common showing', () => {
    const walls = ['rolled', 'drew', 'palace-looked', 'used-goods', 'used-piece', 'used-steps', 'turn-ended', 'protection-shown'];
    for (const type of walls) expect(blocksUndo({ type } as Event)).toBe(true);
    const free = ['protected', 'performed', 'skipped', 'harvested', 'took-water', 'sold', 'hired', 'built', 'married', 'dowry', 'bribed'];
    for (const type of [...free, 'ordained', 'offered', 'swapped', 'army-used', 'served', 'taxed', 'covered-extra']) {
      expect(blocksUndo({ type } as Event)).toBe(false);
    }
    const kept = (laidOff: number[]): Event => ({ type: 'kept', clause: 'FOR-10.4', seat: 0, count: 1, privileges: [1], laidOff });
    expect([blocksUndo(kept([3])), blocksUndo(kept([]))]).toEqual([true, false]);
  });

  it('FOR-20.4 in a match the own turn can be taken back up to the roll', () => {
    const match: Match<State, Move, Event, View> = createMatch(fortuna, { players: 2 }, () => seededChance(3));
    const chance = seededChance(4);
    const go = (who: string, words: string) => play(match, seatOfLetter(who), fortuna.read(words), chance);
    const [{ seat: other }] = fortuna.pending(match.state);
    play(match, other, fortuna.legal(match.state, other)[0], chance);
    expect(undoPoints(match.line, other).points).toEqual([]);
    const [{ seat }] = fortuna.pending(match.state);
    const who = 'ab'[seat];
    const before = JSON.stringify(match.state);
    const skip = fortuna.legal(match.state, seat).find((move) => move.do === 'skip');
    go(who, fortuna.write(skip as Move));
    const swap = fortuna.legal(match.state, seat)[0];
    expect(undoPoints(match.line, seat).points).toEqual([1]);
    undo(match, seat, 1);
    expect(JSON.stringify(match.state)).toBe(before);
    go(who, fortuna.write(skip as Move));
    play(match, seat, swap, chance);
    if (fortuna.pending(match.state)[0].kind === 'use-army') go(who, 'done');
    expect(undoPoints(match.line, seat)).toEqual({ points: [], undoBarrier: 'a draw of chance' });
    expect(() => undo(match, seat, 1)).toThrow(/all players must agree/);
  });

  it('FOR-20.5 nobody is forced to use a card, the army, irrigation or a favour', () => {
    const own: Place = { money: 5, water: 1, wine: 1, centurions: [1], hand: ['storehouse'], cards: ['grain-harvest', 'build', 'clergy'] };
    const t = table({ seats: [own, { cards: ['marriage'] }, {}] }).dice(2);
    t.play('a: perform grain-harvest', 'a: irrigate no', 'a: swap marriage', 'a: done', 'a: decline', 'a: end');
    expect(t.own('a')).toMatchObject({ water: 1, wine: 1, centurions: 1, hand: [0], money: 4, grain: 2 });
    expect(t.asked()[0]).toBe('play-action');
  });
});
