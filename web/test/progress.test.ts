import { describe, expect, it } from 'vitest';
import { keptFor, marksOf, merged } from '../src/api/progress-marks.ts';

const mark = (item: string, value: number, at: number) => ({ topic: 'lessons:citadels', item, value, at });
const known = merged({}, [mark('aim', 1, 10), mark('draft', 1, 20)]);

describe('progress on a device', () => {
  it('keeps the later of two marks; a later empty mark deletes', () => {
    expect(merged(known, [mark('aim', 0, 5), mark('draft', 0, 30), mark('end', 1, 1)])).toEqual({
      'lessons:citadels': { aim: { value: 1, at: 10 }, draft: { value: 0, at: 30 }, end: { value: 1, at: 1 } },
    });
    expect(merged({}, marksOf(known))).toEqual(known);
  });

  it('joins the account at sign-in, and stays with it at sign-out', () => {
    const ada = { id: 'ada', kind: 'account' } as const;
    const alone = { owner: null, topics: known };
    const hers = keptFor(alone, ada);
    expect(hers).toEqual({ owner: 'ada', topics: known });
    expect(keptFor(hers, ada)).toEqual(hers);
    expect(keptFor(hers, { id: 'bea', kind: 'account' })).toEqual({ owner: 'bea', topics: {} });
    expect(keptFor(hers, { id: 'guest', kind: 'guest' })).toEqual({ owner: null, topics: {} });
    expect(keptFor(alone, { id: 'guest', kind: 'guest' })).toBe(alone);
  });
});
