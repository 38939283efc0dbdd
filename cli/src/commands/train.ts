import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput, checkPlayers, type Game } from '@belfry/kernel';
import {
  type Generation,
  type LabPool,
  type MastersPlan,
  openLabPool,
  type RunPlan,
  type TrainingPlan,
  tableWeightsModule,
  train,
  trainFromMasters,
  trainFromResults,
  weightsModule,
} from '@belfry/lab';
import type { Command } from 'commander';
import { playersOf, wholeNumber } from '../base/arguments.ts';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';
import { table } from '../base/table.ts';

interface TrainFlags {
  readonly games: string;
  readonly generations: string;
  readonly hidden?: string;
  readonly seed: string;
  readonly players?: string;
  readonly workers: string;
  readonly out?: string;
  readonly goOn?: boolean;
  readonly fromMasters?: boolean;
  readonly fromResults?: boolean;
  readonly iterations: string;
  readonly install?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Bots play against themselves with the weights learnt so far; the next weights are learnt from the positions and results, generation by
generation. The file is written after every generation; the same command continues where it was interrupted. Try the result in the arena as
journeyman@FILE or master:300ms@FILE; --install writes it into the game's bot folder (then build again).

With --from-masters Masters play instead, and what their searches found is learnt together with how the games ended: from it come the weights that Masters
judge by, which see every seat beside the others. Try them as master:300ms@FILE.

With --from-results such weights are learnt from results alone: players who see everything play on the weights learnt so far, a third of the seats by those
the game has, and take what looks best right after a move. It takes thousands of games; more of them count for more than anything else.

Examples:
  belfry train citadels --games 20000 --workers 8
  belfry train citadels --games 20000 --hidden 0 --out linear.json
  belfry train citadels --games 400 --generations 4 --players 2,4 --seed 7
  belfry train citadels --games 20000 --workers 8 --install
  belfry train citadels --go-on --games 600 --generations 4
  belfry train citadels --from-masters --games 1000 --players 2,4,4,4 --workers 8
  belfry train nuremberg --from-results --games 6000 --generations 3 --workers 8`;

export function addTrain(program: Command, setting: Environment): void {
  program
    .command('train <game>')
    .description('train the feature weights of a game by self-play')
    .option('--games <n>', 'total number of games', '2000')
    .option('--generations <n>', 'number of generations', '10')
    .option('--hidden <n>', 'hidden units; 0 for a weighted sum (default: 16; from Masters 32, from results 64)')
    .option('--players <list>', 'table sizes, separated by commas (default: 4, or as close as the game allows)')
    .option('--go-on', 'start with the current weights, and learn from later judgements as well as from results')
    .option('--from-masters', 'learn from games of Masters and their searches')
    .option('--from-results', 'learn the value of the whole table from results of players who see everything')
    .option('--iterations <n>', 'iterations per move of these Masters', '40')
    .option('--seed <text>', 'random seed', '1')
    .option('--workers <n>', 'number of worker threads', '1')
    .option('--out <file>', 'file for the weights and the learning curve (default: weights-GAME.json)')
    .option('--install', "also write the weights into the game's bot folder")
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: TrainFlags) => {
      const game = findGame(id, setting.games);
      if (game.evaluation === undefined) throw new BadInput(`${game.id} has no evaluation whose weights could be learnt`);
      const file = flags.out ?? `weights-${game.id}.json`;
      mkdirSync(dirname(file), { recursive: true });
      const pool = openLabPool(wholeNumber('--workers', flags.workers, 1), setting.games);
      try {
        await (flags.fromMasters ? learnFromMasters : flags.fromResults ? learnFromResults : learnBySelfPlay)(
          setting,
          game,
          flags,
          file,
          pool,
        );
      } finally {
        await pool.close();
      }
    });
}

async function learnBySelfPlay(setting: Environment, game: BotGame, flags: TrainFlags, file: string, pool: LabPool): Promise<void> {
  const plan = planOf(game, flags);
  const bar = progress(setting.err, `Training ${game.id}`, plan.games);
  const trained = await train(game, plan, file, pool, commandOf(plan), observer(setting, plan, bar));
  bar.end();
  if (flags.install) install(setting, game, 'weights', weightsModule(trained.weights));
  if (flags.json) writeJson(setting, { file, curve: trained.curve, made: trained.weights.made });
  else writeCurve(setting, file, trained.curve, `journeyman@${file},apprentice`);
}

function observer({ err }: Environment, { games, generations }: RunPlan, bar: ReturnType<typeof progress>) {
  return {
    games: (played: number, generation: number) => bar.at(played + (generation * games) / generations),
    generation: (row: Generation) => {
      bar.end();
      writeLine(err, rowOf(row));
    },
  };
}

async function learnFromResults(setting: Environment, game: BotGame, flags: TrainFlags, file: string, pool: LabPool): Promise<void> {
  if (flags.goOn)
    throw new BadInput('--go-on and --from-results do not go together: the first generation already plays by the weights the game has');
  const { goOn: _, ...plan } = planOf(game, { hidden: '64', ...flags });
  const bar = progress(setting.err, `Training ${game.id}`, plan.games);
  const { curve, tableWeights } = await trainFromResults(game, plan, file, pool, resultsCommandOf(plan), observer(setting, plan, bar));
  bar.end();
  if (flags.install) install(setting, game, 'table-weights', tableWeightsModule(tableWeights, 'the results of one-move players'));
  if (flags.json) writeJson(setting, { file, curve, made: tableWeights.made });
  else writeCurve(setting, file, curve, `master:300ms@${file},master:300ms`);
}

async function learnFromMasters(setting: Environment, game: BotGame, flags: TrainFlags, file: string, pool: LabPool): Promise<void> {
  if (flags.fromResults) throw new BadInput('--from-masters and --from-results do not go together');
  if (flags.goOn) throw new BadInput('--go-on and --from-masters do not go together: Masters are learnt from in one go');
  const plan = mastersPlanOf(game, flags);
  const bar = progress(setting.err, `Masters play ${game.id}`, plan.games);
  const { readings, tableWeights } = await trainFromMasters(game, plan, file, pool, mastersCommandOf(plan), (played) => bar.at(played));
  bar.end();
  if (flags.install) install(setting, game, 'table-weights', tableWeightsModule(tableWeights, 'the games of Masters'));
  if (flags.json) {
    writeJson(setting, { file, readings, made: tableWeights.made });
    return;
  }
  writeLine(
    setting.out,
    table(
      ['times studied', 'loss'],
      readings.map(({ times, loss }) => [times, loss.toFixed(4)]),
    ),
  );
  writeLine(setting.out);
  writeLine(setting.out, `The weights are in ${file}. Try them: belfry arena … --bots master:300ms@${file},master:300ms`);
}

function planOf(game: Game, flags: TrainFlags): TrainingPlan {
  const games = wholeNumber('--games', flags.games, 1);
  const generations = wholeNumber('--generations', flags.generations, 1);
  if (games < generations * 12)
    throw new BadInput(`${games} games are too few for ${generations} generations; give at least ${generations * 12}`);
  return {
    game: game.id,
    games,
    generations,
    hidden: wholeNumber('--hidden', flags.hidden ?? '16', 0),
    seed: flags.seed,
    players: tablesOf(game, flags),
    goOn: flags.goOn ?? false,
  };
}

function mastersPlanOf(game: Game, flags: TrainFlags): MastersPlan {
  return {
    game: game.id,
    games: wholeNumber('--games', flags.games, 10),
    iterations: wholeNumber('--iterations', flags.iterations, 1),
    hidden: wholeNumber('--hidden', flags.hidden ?? '32', 1),
    seed: flags.seed,
    players: tablesOf(game, flags),
  };
}

function tablesOf(game: Game, flags: TrainFlags): number[] {
  const players =
    flags.players === undefined ? [playersOf(game, undefined)] : flags.players.split(',').map((n) => wholeNumber('--players', n.trim(), 1));
  for (const count of players) checkPlayers(game, count);
  return players;
}

function mastersCommandOf({ game, games, iterations, hidden, seed, players }: MastersPlan): string {
  return `belfry train ${game} --from-masters --games ${games} --iterations ${iterations} --hidden ${hidden} --players ${players.join(',')} --seed ${seed}`;
}

function resultsCommandOf({ game, games, generations, hidden, seed, players }: RunPlan): string {
  return `belfry train ${game} --from-results --games ${games} --generations ${generations} --hidden ${hidden} --players ${players.join(',')} --seed ${seed}`;
}

function commandOf({ game, games, generations, hidden, seed, players, goOn }: TrainingPlan): string {
  return `belfry train ${game}${goOn ? ' --go-on' : ''} --games ${games} --generations ${generations} --hidden ${hidden} --players ${players.join(',')} --seed ${seed}`;
}

function rowOf({ generation, games, loss, ignorance }: Generation): string {
  const full = Math.max(0, Math.round(40 * (1 - loss / ignorance)));
  return `generation ${generation}: ${games} games, loss ${loss.toFixed(4)} (ignorance ${ignorance.toFixed(4)}) ${'#'.repeat(full)}`;
}

function writeCurve(setting: Environment, file: string, curve: readonly Generation[], bots: string): void {
  const rows = curve.map(({ generation, games, loss, ignorance }) => [generation, games, loss.toFixed(4), ignorance.toFixed(4)]);
  writeLine(setting.out, table(['generation', 'games', 'loss', 'ignorance'], rows));
  writeLine(setting.out);
  writeLine(setting.out, `The weights are in ${file}. Try them: belfry arena … --bots ${bots}`);
}

function install(setting: Environment, game: Game, name: string, module: string): void {
  const file = join(setting.gamesFolder, game.id, 'src', 'bot', `${name}.ts`);
  writeFileSync(file, module);
  writeLine(setting.err, `Installed in ${file}; build again to play with them.`);
}
