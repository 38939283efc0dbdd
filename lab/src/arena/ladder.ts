import type { ArenaPlan } from './plan.ts';
import type { BotStanding } from './standings.ts';

const HEAD = `# The ladder

How strong the bots are, measured. In every row the first bot takes one chair and the others the rest; every deal is played once in each seating.
Shares are of all wins, with the 95 % confidence interval; "even" is what an equal would win. Times are milliseconds per move with something to
choose. Each row can be played again with its command, which also replaces the row (\`--ladder\`).

| game | players | bot | against | games | wins | even | mean score | ms per move (mean / p99 / max) | command |
|---|---|---|---|---|---|---|---|---|---|`;

/** The ladder with the row of this contest put in, or put in the place of an older one of the same command. */
export function ladderWith(before: string, plan: ArenaPlan, games: number, standings: readonly BotStanding[]): string {
  const command = commandOf(plan);
  const old = before.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| game ') && !line.includes(`\`${command}`));
  return `${[HEAD, ...[...old, rowOf(plan, games, standings, command)].sort()].join('\n')}\n`;
}

function commandOf({ game, bots, players, seed }: ArenaPlan): string {
  const names = bots.filter((name, chair) => chair === 0 || name !== bots[chair - 1]);
  return `npx belfry arena ${game} --bots ${names.join(',')} --players ${players} --seed ${seed} `;
}

function rowOf(plan: ArenaPlan, games: number, standings: readonly BotStanding[], command: string): string {
  const [first, ...others] = standings as [BotStanding, ...BotStanding[]];
  const rivals = others.map(({ bot, chairs }) => `${chairs} ${bot}`).join(', ') || 'itself';
  const { mean, p99, max } = first.milliseconds;
  const cells = [
    plan.game,
    String(plan.players),
    first.bot,
    rivals,
    String(games),
    `${percent(first.share)} ± ${percent(first.margin)}`,
    percent(first.evenShare),
    `${first.meanScore.toFixed(1)} (${others.map(({ meanScore }) => meanScore.toFixed(1)).join(', ')})`,
    `${mean.toFixed(1)} / ${p99.toFixed(1)} / ${max.toFixed(1)}`,
    `\`${command}--games ${games} --ladder\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
