import { expect, it } from 'vitest';
import { MILESTONES } from '../board/milestones.ts';

/** A pawn in units of the drawing where the picture is smallest: it stands on its milestone, its tip above the number. */
const PAWN = { half: 19, height: 46, tip: 9 };

it('no pawn covers the number of another milestone', () => {
  const covered = MILESTONES.flatMap(({ x, y }, step) =>
    MILESTONES.flatMap((other, at) =>
      at !== step && Math.abs(other.x - x) < PAWN.half + 8 && other.y < y - PAWN.tip && other.y > y - PAWN.tip - PAWN.height - 8
        ? [`${step} covers ${at}`]
        : [],
    ),
  );
  expect(covered).toEqual([]);
});
