import type { ArenaPlan } from './plan.ts';
import type { BotStanding } from './standings.ts';

const HEADER = '| game | players | bot | against | games | wins (95 %) | even | ms per move (mean / p99) | command |';
const RULE = '|---|---|---|---|---|---|---|---|---|';

/**
 * Returns the results page with this contest's row in the table of bots, in place of an older row of the same command. If the table is
 * missing, the page starts with a new one.
 */
export function resultsWith(before: string, plan: ArenaPlan, games: number, standings: readonly BotStanding[]): string {
  const command = commandOf(plan);
  const lines = before.includes(HEADER) ? before.split('\n') : [HEADER, RULE, ...before.split('\n')];
  const first = lines.indexOf(HEADER) + 2;
  const after = lines.findIndex((line, at) => at >= first && !line.startsWith('| '));
  const rows = lines.slice(first, after).filter((line) => !line.includes(`\`${command}`));
  return [...lines.slice(0, first), ...[...rows, rowOf(plan, games, standings, command)].sort(), ...lines.slice(after)].join('\n');
}

function commandOf({ game, bots, players, seed }: ArenaPlan): string {
  const names = bots.filter((name, entrant) => entrant === 0 || name !== bots[entrant - 1]);
  return `npx belfry arena ${game} --bots ${names.join(',')} --players ${players} --seed ${seed} `;
}

function rowOf(plan: ArenaPlan, games: number, standings: readonly BotStanding[], command: string): string {
  const [first, ...others] = standings as [BotStanding, ...BotStanding[]];
  const rivals = others.map(({ bot, entrants }) => `${entrants} ${bot}`).join(', ') || 'itself';
  const { mean, p99 } = first.milliseconds;
  const cells = [
    plan.game,
    String(plan.players),
    first.bot,
    rivals,
    String(games),
    `${percent(first.share)} ± ${percent(first.margin)}`,
    percent(first.evenShare),
    `${mean.toFixed(1)} / ${p99.toFixed(1)}`,
    `\`${command}--games ${games}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
