import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/match/session.ts';
import { decisionAfter } from '../src/table/choice/decision.ts';

const entry = (seq: number, seat: number): LogEntry => ({ seq, seat, events: [] });
const asked = { viewer: 1, moves: ['accept', 'decline'], log: [entry(0, 0), entry(1, 1), entry(2, 0)] };
const open = decisionAfter(null, asked);

describe('identity of a decision while others answer', () => {
  it('is the same one after an answer of another seat', () => {
    expect(decisionAfter(open, { ...asked, log: [...asked.log, entry(3, 2)] })).toBe(open);
  });

  it('is another one after a move of their own, though the choice reads the same', () => {
    expect(decisionAfter(open, { ...asked, log: [...asked.log, entry(3, 1)] })).not.toBe(open);
  });

  it('is another one after an undo', () => {
    expect(decisionAfter(open, { ...asked, log: [...asked.log, { ...entry(3, 0), undo: 1 }] })).not.toBe(open);
  });

  it('is another one with other moves or another viewer', () => {
    expect(decisionAfter(open, { ...asked, moves: ['decline'] })).not.toBe(open);
    expect(decisionAfter(open, { ...asked, viewer: 2 })).not.toBe(open);
  });

  it('is another one when the same question comes up again later', () => {
    const closed = decisionAfter(open, { ...asked, moves: [] });
    expect(decisionAfter(closed, asked)).not.toBe(open);
  });
});
