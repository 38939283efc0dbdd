import type { TableWeights, Weights } from '@belfry/bots';

const NUMBERS_PER_LINE = 14;

/** Returns weights as the source of a module in their game's package. */
export function weightsModule(weights: Weights): string {
  return moduleOf(weights, 'weights', 'Weights', 'self-play');
}

/** Returns the same for the network that sees the whole table. */
export function tableWeightsModule(weights: TableWeights, source: 'the games of Masters' | 'the results of one-move players'): string {
  return moduleOf(weights, 'tableWeights', 'TableWeights', source);
}

function moduleOf({ hidden, points, numbers, made }: Weights | TableWeights, name: string, type: string, source: string): string {
  const lines: string[] = [];
  for (let from = 0; from < numbers.length; from += NUMBERS_PER_LINE)
    lines.push(`    ${numbers.slice(from, from + NUMBERS_PER_LINE).join(', ')},`);
  return [
    `import type { ${type} } from '@belfry/bots';`,
    '',
    `// Learnt from ${source} with: ${made.command}`,
    `export const ${name}: ${type} = {`,
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
