import type { Outcome, ScoreLine } from '@belfry/kernel';

/** One line of the score sheet in the count, with the totals before and after it. */
export interface Counted {
  readonly line: ScoreLine;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Returns the lines that scored points, with the running totals. */
export function countOf({ sheet, totals }: Outcome): Counted[] {
  let before: readonly number[] = totals.map(() => 0);
  return scoring(sheet).map((line) => {
    const after = before.map((points, seat) => points + (line.points[seat] ?? 0));
    const counted = { line, before, after };
    before = after;
    return counted;
  });
}

/** Returns the lines that make a difference; the rest are left out of the count and folded on the sheet. */
export function scoring(sheet: readonly ScoreLine[]): ScoreLine[] {
  return sheet.filter(({ points }) => points.some((each) => each !== 0));
}

export function withoutPoints(sheet: readonly ScoreLine[]): ScoreLine[] {
  return sheet.filter(({ points }) => points.every((each) => each === 0));
}
