import { createMatch, fold, type Match, play, seatOfLetter, seededChance, undo, undoPoints } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { citadels } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import { blocksUndo } from '../src/view/event-view.ts';
import { type View, view } from '../src/view/view.ts';
import { newGame, table } from './table.ts';

describe('CIT-23 Automatic, forced and reversible steps', () => {
  it('CIT-23.1 draft preparation, calling, showing, the last hidden card and round ends need nobody', () => {
    const t = newGame(4, {}, 6);
    const asked = new Set<string>();
    const chance = seededChance(6);
    while (t.state.phase !== 'over') {
      const decision = t.state.agenda[t.state.agenda.length - 1];
      asked.add(decision.kind);
      const letter = 'abcd'[decision.seat];
      const moves = t.legal(letter);
      t.play(`${letter}: ${moves[chance.below(moves.length)]}`);
    }
    expect([...asked].sort().filter((kind) => kind !== 'graveyard-buy')).toEqual(['draft-choose', 'keep-cards', 'turn-action']);
    expect(t.happened()).toEqual(
      expect.arrayContaining(['hid-first', 'hid', 'faced-up', 'shown', 'unanswered', 'crowned', 'round-began', 'game-ended']),
    );
  });

  it('CIT-23.1 keeping the only card looked at is not asked', () => {
    const t = table({ seats: [{}, {}], holds: { king: 'a' }, turn: 'king', pile: ['keep'] }).play('a: draw cards');
    expect(t.state.agenda).toEqual([{ kind: 'turn-action', seat: 0 }]);
    expect(t.hand('a')).toEqual(['keep']);
  });

  it('CIT-23.2 E32 ending the turn is asked even as the only option, and says nothing about the hand', () => {
    const dear = table({
      seats: [{ gold: 1, hand: ['palace'], city: ['manor'] }, {}],
      holds: { king: 'a' },
      turn: 'king',
    }).play('a: take gold', 'a: take income');
    expect(dear.gold('a')).toBe(4);
    expect(dear.legal('a')).toEqual(['end turn']);
    expect(dear.state.agenda).toEqual([{ kind: 'turn-action', seat: 0 }]);
    const cheap = table({
      seats: [{ gold: 1, hand: ['tavern'], city: ['manor'] }, {}],
      holds: { king: 'a' },
      turn: 'king',
    }).play('a: take gold', 'a: take income');
    expect(JSON.stringify(view(dear.state, 1))).toBe(JSON.stringify(view(cheap.state, 1)));
  });

  it('CIT-23.3 reclaiming is asked exactly when the owner may and can pay, all of which is public', () => {
    const asked = (gold: number) =>
      table({ seats: [{ gold: 9 }, { gold, city: ['graveyard'] }, { city: ['market'] }], holds: { warlord: 'a' }, turn: 'warlord' })
        .play('a: destroy c market')
        .state.agenda.map(({ kind }) => kind);
    expect(asked(0)).toEqual(['turn-action']);
    expect(asked(1)).toEqual(['turn-action', 'graveyard-buy']);
  });

  it('CIT-23.4 the choice among identical cards is asked all the same', () => {
    const t = table({ seats: [{}, {}], holds: { king: 'a' }, turn: 'king', pile: ['tavern', 'tavern', 'keep'] }).play('a: draw cards');
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'keep-cards', keep: 1 });
    expect(t.legal('a')).toEqual(['keep tavern']);
    const three = table({
      seats: [{ city: ['observatory', 'library'] }, {}],
      holds: { king: 'a' },
      turn: 'king',
      pile: ['tavern', 'tavern', 'tavern'],
    });
    expect(three.play('a: draw cards').legal('a')).toEqual(['keep tavern, tavern']);
  });

  it('CIT-23.5 taking gold, income, building and a card given for gold can be taken back, nothing else', () => {
    const open = ['took-gold', 'income', 'built', 'finished-first', 'laboratory'];
    const closed = [
      'looked',
      'kept',
      'architect-drew',
      'smithy-drew',
      'redrew',
      'named-victim',
      'named-mark',
      'swapped',
      'destroyed',
      'turn-ended',
      'drafted',
    ];
    for (const type of open) expect(blocksUndo({ type } as Event)).toBe(false);
    for (const type of closed) expect(blocksUndo({ type } as Event)).toBe(true);
  });

  it('CIT-23.5 a turn in a match: back to its start before the end, not after; past a draw all must agree', () => {
    const match: Match<State, Move, Event, View> = createMatch(citadels, { players: 2 }, () => seededChance(12));
    const chance = seededChance(1);
    const go = (line: string) => {
      const [who = '', words = ''] = line.split(': ');
      play(match, seatOfLetter(who), citadels.read(words), chance);
    };
    while (match.state.agenda[0].kind !== 'turn-action') {
      const [{ seat }] = match.state.agenda;
      play(match, seat, citadels.legal(match.state, seat)[0], chance);
    }
    const [{ seat }] = match.state.agenda;
    const letter = 'ab'[seat];
    const before = JSON.stringify(match.state);
    const start = match.log.entries.length;
    go(`${letter}: take gold`);
    const affordable = citadels.legal(match.state, seat).find((move) => move.do === 'build');
    if (affordable !== undefined) play(match, seat, affordable, chance);
    expect(undoPoints(match.line, seat).points).toContain(start);
    undo(match, seat, start);
    expect(JSON.stringify(match.state)).toBe(before);
    go(`${letter}: draw cards`);
    expect(undoPoints(match.line, seat).points).toEqual([]);
    expect(() => undo(match, seat, start)).toThrow(/all players must agree/);
    undo(match, seat, start, [1 - seat]);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(JSON.stringify(fold(citadels, match.log).state)).toBe(before);
  });

  it('CIT-23.6 the engine lets a turn end with income and ability unused; the client does the warning', () => {
    const t = table({ seats: [{ city: ['prison'] }, { city: ['temple'] }], holds: { warlord: 'a' }, turn: 'warlord', resourceTaken: true });
    expect(t.legal('a')).toEqual(['take income', 'destroy b temple', 'end turn']);
    const [income, , end] = citadels.legal(t.state, 0);
    const warned = (moves: readonly Move[]) => citadels.caution?.(citadels.view(t.state, 0), end, moves)?.key;
    expect([
      warned(citadels.legal(t.state, 0)),
      warned([end]),
      warned([...citadels.legal(t.state, 0)].filter((move) => move !== income)),
    ]).toEqual(['caution.income', undefined, 'caution.ability']);
    t.play('a: end turn');
    expect(t.last('turn-ended').seat).toBe(0);
  });
});
