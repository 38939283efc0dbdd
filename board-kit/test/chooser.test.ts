import { describe, expect, it } from 'vitest';
import { type Choice, narrow, picksOf, repick } from '../src/index.ts';

const choice = (notation: string, ...targets: string[]): Choice => ({ move: notation, notation, targets });
const litOf = (choices: readonly Choice[], picks: readonly string[]) => [...narrow(choices, picks).lit.keys()].sort();

const TURN = [
  choice('take gold', 'verb:take-gold'),
  choice('build castle', 'hand:castle', 'verb:build'),
  choice('build tavern', 'hand:tavern', 'verb:build'),
  choice('laboratory tavern', 'hand:tavern', 'verb:laboratory'),
];

describe('pointing narrows the legal moves', () => {
  it('lights everything the moves touch, from either end', () => {
    expect(litOf(TURN, [])).toEqual(['hand:castle', 'hand:tavern', 'verb:build', 'verb:laboratory', 'verb:take-gold']);
    expect(litOf(TURN, ['verb:build'])).toEqual(['hand:castle', 'hand:tavern']);
  });

  it('stages the only move that is left', () => {
    const { staged, lit } = narrow(TURN, ['hand:castle']);
    expect(staged?.notation).toBe('build castle');
    expect(lit.size).toBe(0);
  });

  it('asks what to do with a thing that has two uses', () => {
    const { staged, menu } = narrow(TURN, ['hand:tavern']);
    expect(staged).toBeNull();
    expect(menu).toBe(false);
    expect(litOf(TURN, ['hand:tavern'])).toEqual(['verb:build', 'verb:laboratory']);
  });

  it('does not light what all moves share', () => {
    const draft = [choice('choose king', 'pool:king', 'verb:choose'), choice('choose thief', 'pool:thief', 'verb:choose')];
    expect(litOf(draft, [])).toEqual(['pool:king', 'pool:thief']);
    expect(narrow(draft, ['pool:king']).staged?.notation).toBe('choose king');
  });

  it('changes a choice with one click, and keeps what was picked before it', () => {
    const serve = [
      choice('serve orgy 1', 'favour:orgy', 'steps:1'),
      choice('serve orgy 2', 'favour:orgy', 'steps:2'),
      choice('serve food 1', 'favour:food', 'steps:1'),
      choice('serve food 2', 'favour:food', 'steps:2'),
    ];
    expect(narrow(serve, ['favour:orgy', 'steps:1']).staged?.notation).toBe('serve orgy 1');
    expect(repick(serve, ['favour:orgy', 'steps:1'], 'steps:2')).toEqual(['favour:orgy', 'steps:2']);
    expect(repick(serve, ['favour:orgy', 'steps:1'], 'favour:food')).toEqual(['favour:food']);
    expect(repick(serve, ['favour:orgy', 'steps:1'], 'pawn:a')).toBeNull();
  });

  it('lights a single forced move without staging it', () => {
    const forced = [choice('end turn', 'verb:end-turn')];
    expect(litOf(forced, [])).toEqual(['verb:end-turn']);
    expect(narrow(forced, []).staged).toBeNull();
  });

  it('turns targets into the picks of a player who points at them in turn', () => {
    expect(picksOf(TURN, ['hand:castle', 'verb:build'])).toEqual(['hand:castle']);
    expect(picksOf(TURN, ['hand:tavern', 'verb:build'])).toEqual(['hand:tavern', 'verb:build']);
    expect(picksOf(TURN, ['hand:castle', 'verb:laboratory'])).toBeNull();
    expect(picksOf(TURN, ['hand:palace', 'verb:build'])).toBeNull();
    expect(picksOf([], ['hand:castle'])).toBeNull();
  });

  it('makes a menu of moves that pointing cannot tell apart', () => {
    const alike = [choice('pay left', 'canal:left'), choice('pay right', 'canal:left'), choice('pass', 'verb:pass')];
    expect(narrow(alike, ['canal:left']).menu).toBe(true);
  });

  it('counts copies: two taverns are picked one after the other', () => {
    const sets = [
      choice('redraw tavern', 'verb:redraw', 'hand:tavern'),
      choice('redraw tavern, tavern', 'verb:redraw', 'hand:tavern', 'hand:tavern'),
    ];
    expect(narrow(sets, ['verb:redraw', 'hand:tavern']).staged?.notation).toBe('redraw tavern');
    expect(narrow(sets, ['verb:redraw', 'hand:tavern']).lit.get('hand:tavern')).toBe(1);
    expect(narrow(sets, ['hand:tavern', 'hand:tavern']).staged?.notation).toBe('redraw tavern, tavern');
  });

  it('prefers a composed move to a listed one that targets more, and lets one go on pointing', () => {
    const sets = [
      choice('redraw all', 'verb:redraw', 'hand:a', 'hand:b'),
      choice('redraw a', 'verb:redraw', 'hand:a'),
      choice('end', 'verb:end'),
    ];
    const { staged, lit } = narrow(sets, ['verb:redraw', 'hand:b'], (picks) => choice(picks.join(' ')));
    expect(staged?.notation).toBe('verb:redraw hand:b');
    expect([...lit.keys()]).toEqual(['hand:a']);
  });
});
