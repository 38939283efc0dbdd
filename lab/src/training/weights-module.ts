import type { Weights } from '@belfry/bots';

const NUMBERS_PER_LINE = 14;

/** Weights as a module of their game, so that they travel with it everywhere. */
export function weightsModule({ hidden, points, numbers, made }: Weights): string {
  const lines: string[] = [];
  for (let from = 0; from < numbers.length; from += NUMBERS_PER_LINE)
    lines.push(`    ${numbers.slice(from, from + NUMBERS_PER_LINE).join(', ')},`);
  return [
    "import type { Weights } from '@belfry/bots';",
    '',
    `// Learnt by self-play with: ${made.command}`,
    'export const weights: Weights = {',
    `  hidden: ${hidden},`,
    `  points: ${points},`,
    '  // biome-ignore format: a table of numbers',
    '  numbers: [',
    ...lines,
    '  ],',
    '  made: {',
    `    command: '${made.command}',`,
    `    games: ${made.games},`,
    `    loss: ${made.loss},`,
    '  },',
    '};',
    '',
  ].join('\n');
}
