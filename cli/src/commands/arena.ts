import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotGame, readBudget } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput, itemAt } from '@belfry/kernel';
import {
  type ArenaPlan,
  arenaBot,
  type BotStanding,
  contest,
  openLabPool,
  type Rating,
  ratingsOf,
  resultsWith,
  type SequentialTest,
  type Style,
  sequentialTest,
  standingsOf,
  stylesOf,
} from '@belfry/lab';
import type { Command } from 'commander';
import { optionsOf, playersOf, wholeNumber } from '../base/arguments.ts';
import { type Environment, paint, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';
import { groupDigits, percent, table } from '../base/table.ts';

interface ArenaFlags {
  readonly bots: string;
  readonly players?: string;
  readonly games?: string;
  readonly sprt?: boolean;
  readonly ratings?: boolean;
  readonly style?: boolean;
  readonly seed: string;
  readonly budget?: string;
  readonly options?: string;
  readonly workers: string;
  readonly out?: string;
  readonly json?: boolean;
  readonly ladder?: boolean;
}

const EXAMPLES = `
The last bot of the list takes the remaining seats. Every deal is played once with the bots in each seating, so that no bot owes its wins
to its seat or its cards. With --out every game is written as it ends, and the same command continues where it was interrupted; more
--games later add to it. master takes a budget (master:300ms, master:500it) or --budget; a bot@FILE plays with weights from belfry train,
master@1 and journeyman@1 are the bots of the first generation; exec:COMMAND is a
process in any language that answers line by line (docs/BUILDING.md). --sprt stops as soon as it is decided whether the first bot is no better
than the others or wins five points in a hundred more (either may be wrong once in twenty times). --ratings reports how far the bots are apart, in
Elo points. Every bot has the manner of its seat, or the named one: journeyman:manner=greedy, or none; --style reports how many of its moves a
bot of each manner would have preferred.

Examples:
  belfry arena citadels --bots journeyman,random --games 400
  belfry arena citadels --bots master,journeyman --budget 300ms --games 1000 --workers 8 --out arena.jsonl
  belfry arena citadels --bots master:500it,master:2000it --players 2 --games 200
  belfry arena citadels --bots master:300ms,master@1:300ms --players 4 --sprt
  belfry arena citadels --bots apprentice,journeyman,master:40it --games 80 --ratings
  belfry arena citadels --bots journeyman:manner=greedy,journeyman:manner=careful,journeyman:manner=builder,journeyman:manner=meddler --style
  belfry arena citadels --bots "exec:python3 my-bot.py",journeyman --games 100
  belfry arena citadels --bots journeyman@weights-citadels.json,journeyman --games 400 --json`;

export function addArena(program: Command, setting: Environment): void {
  program
    .command('arena <game>')
    .description('compare bots: share of wins with confidence interval, scores, time per move')
    .requiredOption('--bots <names>', 'the bots, separated by commas; the last one takes the remaining seats')
    .option('--players <n>', 'number of seats (default: 4, or as close as the game allows)')
    .option('--games <n>', 'number of games (default: 100; with --sprt at most, 2000)')
    .option('--sprt', 'stop when it is decided whether the first bot is better')
    .option('--ratings', 'rate the bots by their ranking in each game')
    .option('--style', 'report what kinds of moves the bots made')
    .option('--seed <text>', 'random seed', '1')
    .option('--budget <budget>', 'thinking time of master: 300ms or 500it')
    .option('--options <pairs>', 'rule options: name=value,name=value')
    .option('--workers <n>', 'number of worker threads', '1')
    .option('--out <file>', 'file for every game; continues with the games in it')
    .option('--ladder', 'write the result into the table of bots in docs/RESULTS.md')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: ArenaFlags) => {
      const game = findGame(id, setting.games);
      const plan = await planOf(game, flags);
      const pool = openLabPool(wholeNumber('--workers', flags.workers, 1), setting.games);
      const bar = progress(setting.err, `Arena ${game.id}`, plan.games);
      try {
        const isDecided = (played: Parameters<typeof sequentialTest>[1]): boolean =>
          flags.sprt === true && sequentialTest(plan, played).verdict !== null;
        const records = await contest(plan, flags.out ?? null, pool, bar.at, isDecided);
        bar.end();
        const standings = standingsOf(plan, records);
        if (flags.ladder) writeLadder(setting, plan, records.length, standings);
        const test = flags.sprt ? sequentialTest(plan, records) : undefined;
        const ratings = flags.ratings ? ratingsOf(plan, records) : undefined;
        const styles = flags.style ? stylesOf(plan, records) : undefined;
        if (flags.json)
          writeJson(setting, {
            ...plan,
            games: records.length,
            standings,
            ...(test && { sprt: test }),
            ...(ratings && { ratings }),
            ...(styles && { styles }),
          });
        else {
          writeStandings(setting, plan, records.length, standings);
          if (test !== undefined) writeLine(setting.out, verdictOf(test));
          if (ratings !== undefined) writeRatings(setting, ratings);
          if (styles !== undefined) writeStyles(setting, styles);
        }
      } finally {
        await pool.close();
      }
    });
}

async function planOf(game: BotGame, flags: ArenaFlags): Promise<ArenaPlan> {
  const players = playersOf(game, flags.players);
  const names = flags.bots.split(',').map((name) => withBudget(name.trim(), flags.budget));
  if (names.length > players) throw new BadInput(`--bots names ${names.length} bots, but there are only ${players} seats for them`);
  for (const name of names) await arenaBot(game, name);
  const bots = Array.from({ length: players }, (_, entrant) => itemAt(names, Math.min(entrant, names.length - 1)));
  return {
    game: game.id,
    bots,
    players,
    options: optionsOf(game, flags.options),
    games: wholeNumber('--games', flags.games ?? (flags.sprt ? '2000' : '100'), 1),
    seed: flags.seed,
  };
}

/** Applies `--budget` to every master without a budget of its own. */
function withBudget(name: string, budget: string | undefined): string {
  if (budget === undefined) return name;
  readBudget(budget);
  if (/^master@\d+$/.test(name)) return `${name}:${budget}`;
  const [level = '', file] = name.split('@');
  if (level.split(':')[0] !== 'master' || /:\d+(ms|it)(:|$)/.test(level)) return name;
  const [master, ...params] = level.split(':');
  return [[master, budget, ...params].join(':'), ...(file === undefined ? [] : [file])].join('@');
}

function writeStandings(setting: Environment, plan: ArenaPlan, games: number, standings: readonly BotStanding[]): void {
  const { out } = setting;
  writeLine(out, paint(out, 'bold', `${plan.game}, ${plan.players} players, ${groupDigits(games)} games, seed ${plan.seed}`));
  const rows = standings.map(({ bot, entrants, share, margin, evenShare, meanScore, moves, late, milliseconds }) => [
    bot,
    entrants,
    `${percent(share)} ± ${percent(margin)}`,
    percent(evenShare),
    meanScore,
    milliseconds.mean,
    milliseconds.p99,
    milliseconds.max,
    `${late} of ${groupDigits(moves)}`,
  ]);
  writeLine(out, table(['bot', 'seats', 'wins (95 %)', 'even', 'mean score', 'ms per move', 'p99', 'max', 'late'], rows));
}

function writeStyles(setting: Environment, styles: readonly Style[]): void {
  const rows = styles.map(({ bot, moves, percent }) => [
    bot,
    groupDigits(moves),
    ...Object.values(percent).map((share) => `${share.toFixed(1)} %`),
  ]);
  writeLine(setting.out, table(['bot', 'moves', 'greedy', 'careful', 'builder', 'meddler'], rows));
}

function writeRatings({ out }: Environment, ratings: readonly Rating[]): void {
  const rows = ratings.map(({ bot, points, lead, margin }, place) => [
    bot,
    Math.round(points),
    place === ratings.length - 1 ? '' : `${Math.round(lead)} ± ${Math.round(margin)}`,
  ]);
  writeLine(out, table(['bot', 'rating', 'before the next (95 %)'], rows));
}

function verdictOf({ verdict, deals, share, margin, evenShare, logRatio }: SequentialTest): string {
  const found = `${percent(share)} ± ${percent(margin)} of the wins in ${deals} deals, even is ${percent(evenShare)} (log likelihood ratio ${logRatio.toFixed(2)})`;
  if (verdict === 'better') return `Decided: better. ${found}.`;
  return verdict === null ? `Not decided yet: ${found}.` : `Decided: not better by five points. ${found}.`;
}

function writeLadder(setting: Environment, plan: ArenaPlan, games: number, standings: readonly BotStanding[]): void {
  const file = join(setting.gamesFolder, '..', 'docs', 'RESULTS.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, resultsWith(before, plan, games, standings));
  writeLine(setting.err, `Written into ${file}.`);
}
