import { describe, expect, it } from 'vitest';
import { BadInput, createMatch, deduceFrom, pick, play, seededChance, tryMove } from '../src/index.ts';
import { lanterns, type State } from './sample-game.ts';

function positions(): State[] {
  const luck = seededChance('deduction');
  const match = createMatch(lanterns, { players: 3 }, () => luck);
  const found: State[] = [];
  for (let owed = lanterns.pending(match.state); owed.length > 0; owed = lanterns.pending(match.state)) {
    found.push(lanterns.clone(match.state));
    const { seat } = pick(luck, owed);
    play(match, seat, pick(luck, lanterns.legal(match.state, seat)), luck);
  }
  return found;
}

const written = lanterns.write;

describe('what a player deduces from a view', () => {
  it('is what the rules say of the true state', () => {
    let refused = 0;
    for (const state of positions()) {
      for (let seat = 0; seat < 3; seat++) {
        const rules = deduceFrom(lanterns, lanterns.view(state, seat));
        const legal = lanterns.legal(state, seat);
        expect(rules.legal(seat).map(written)).toEqual(legal.map(written));
        for (const move of legal) expect(written(rules.resolve(seat, written(move)))).toBe(written(move));
        for (const move of [{ do: 'bid', coins: 99 } as const, ...legal]) {
          expect(rules.accepts(seat, move)).toBe(lanterns.accepts(state, seat, move));
          if (legal.includes(move)) continue;
          expect(rules.refusal(seat, move)).toEqual(lanterns.refusal(state, seat, move));
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(10);
  });

  it('makes one state that fits, and only when something is asked', () => {
    let made = 0;
    const counting: typeof lanterns = {
      ...lanterns,
      determinize(view, chance) {
        made++;
        return lanterns.determinize(view, chance);
      },
    };
    const [state] = positions();
    const rules = deduceFrom(counting, lanterns.view(state as State, 0));
    expect(made).toBe(0);
    rules.legal(0);
    rules.accepts(0, { do: 'bid', coins: 1 });
    expect(() => rules.resolve(0, 'dance')).toThrow(BadInput);
    expect(made).toBe(1);
  });
});

describe('a move that is tried', () => {
  it('changes nothing, turns out the same under the same seed, and shows what its mover would see', () => {
    for (const state of positions()) {
      const seat = lanterns.pending(state)[0]?.seat ?? 0;
      const view = lanterns.view(state, seat);
      const before = JSON.stringify(view);
      for (const move of lanterns.legal(state, seat)) {
        const trial = tryMove(lanterns, view, seat, move, 'trial');
        expect(tryMove(lanterns, view, seat, move, 'trial')).toEqual(trial);
        expect(trial.view.viewer).toBe(seat);
        expect(trial.events.length).toBeGreaterThan(0);
      }
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it('is lasting where it tells somebody something', () => {
    const lasting = positions().map((state) => {
      const seat = lanterns.pending(state)[0]?.seat ?? 0;
      return lanterns.legal(state, seat).map((move) => tryMove(lanterns, lanterns.view(state, seat), seat, move, 1).lasting);
    });
    expect(new Set(lasting.flat())).toEqual(new Set([true, false]));
  });
});
