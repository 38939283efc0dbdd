/** NUR-16.1 The spaces of the time line: on a red one all cards are shuffled, the last one ends the game. */
export const TIMELINE = [
  { year: 1355, red: false },
  { year: 1360, red: false },
  { year: 1365, red: false },
  { year: 1370, red: true },
  { year: 1375, red: false },
  { year: 1380, red: false },
  { year: 1385, red: true },
  { year: 1390, red: false },
  { year: 1395, red: false },
  { year: 1400, red: false },
] as const;

export const LAST_SPACE = TIMELINE.length - 1;
