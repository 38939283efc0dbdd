import { findGame } from '@belfry/games';
import { BadInput } from '@belfry/kernel';
import { benchEngines, compareEngines, searchSpeed } from '@belfry/lab';
import type { Command } from 'commander';
import { wholeNumber } from '../base/arguments.ts';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';
import { table } from '../base/table.ts';

interface BenchFlags {
  readonly seconds: string;
  readonly games?: string;
  readonly runs: string;
  readonly against?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
engine: random play of every game beside boardgame.io 0.50.2 playing a card and city game with as large a state and as many legal
moves, in one thread for each game, slice by slice in turn. docs/RESULTS.md says what is compared.
bots: iterations of the Master's search per CPU second in every game with an evaluation, and the share of rules, determinization and evaluation.

server: live tables with real matches and a socket for every seat, against a server in a process of its own (docs/RESULTS.md).

nodes: the first game at 38 tables on one node and on several with a PostgreSQL of their own, the players of a table at one node or each at another: what a
move costs the nodes and the database, and how soon everyone is told.

memory: what a server to which nobody has come holds after so many seconds.

pages: what Lighthouse (fetched when it is asked for; CHROME_PATH names the browser) gives home, and the page, the rules and a table of every game, on
its usual phone: the median of --runs.

--against <folder>: the engine or the server of this checkout beside that of another one (an older version, say, in a worktree of its own), both running, measured
in turn in short slices; the ratio comes with its 95 % confidence interval. The seconds are those of both together.

Examples:
  belfry bench engine
  belfry bench engine --seconds 30
  belfry bench engine --json
  belfry bench bots --seconds 10
  belfry bench server --games citadels --seconds 30
  belfry bench nodes --games citadels --seconds 20
  belfry bench pages --games bruges --runs 3
  belfry bench engine --against ../belfry-before --seconds 60
  belfry bench server --against ../belfry-before --games citadels --seconds 120`;

export function addBench(program: Command, setting: Environment): void {
  program
    .command('bench <what>')
    .description('measure speed: engine (compared with a peer), bots, server, nodes, memory or pages')
    .option('--seconds <n>', 'CPU seconds per game (server: seconds of play)', '12')
    .option('--games <list>', 'games, separated by commas (default: all)')
    .option('--runs <n>', 'runs per page', '5')
    .option('--against <folder>', 'another checkout to compare with (engine and server)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (what: string, flags: BenchFlags) => {
      const seconds = wholeNumber('--seconds', flags.seconds, 1);
      const games = flags.games?.split(',').map((id) => findGame(id, setting.games)) ?? setting.games;
      const chosen = { ...setting, games };
      if (flags.against !== undefined) return writeComparison(chosen, what, seconds, flags.against, flags.json === true);
      if (what === 'bots') return benchBots(chosen, seconds, flags.json === true);
      if (what === 'server') return writeServerBench(chosen, seconds, flags.json === true);
      if (what === 'nodes') return writeNodesBench(chosen, seconds, flags.json === true);
      if (what === 'memory') return writeIdleMemory(chosen, seconds, flags.json === true);
      if (what === 'pages') return writePageMarks(chosen, wholeNumber('--runs', flags.runs, 1), flags.json === true);
      if (what !== 'engine') throw new BadInput(`there is no bench "${what}"; the benches are engine, bots, server, nodes, memory, pages`);
      const bar = progress(setting.err, 'Measuring', games.length * seconds);
      const result = await benchEngines(games, seconds, bar.at);
      bar.end();
      if (flags.json) {
        writeJson(setting, result);
        return;
      }
      const rows = result.games.map((row) => [
        row.game,
        row.players,
        row.movesPerCpuSecond,
        row.peerMovesPerCpuSecond,
        `${row.ratio} x`,
        row.cloneNanoseconds,
        `${row.stateBytes} / ${row.peerStateBytes}`,
        `${row.choices} / ${row.peerChoices}`,
      ]);
      writeLine(setting.out, `Random play, ${result.node}, ${result.cpu}; the peer is ${result.peer}.`);
      writeLine(setting.out);
      writeLine(
        setting.out,
        table(
          ['game', 'players', 'moves per CPU s', 'peer', 'ratio', 'clone ns', 'state bytes ours / peer', 'legal moves ours / peer'],
          rows,
        ),
      );
    });
}

function benchBots(setting: Environment, seconds: number, json: boolean): void {
  const games = setting.games.filter(({ evaluation }) => evaluation !== undefined);
  const bar = progress(setting.err, 'Searching', games.length);
  const speeds = games.map((game, at) => {
    bar.at(at);
    return searchSpeed(game, seconds);
  });
  bar.end();
  if (json) {
    writeJson(setting, { node: process.version, games: speeds });
    return;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const rows = speeds.map(({ game, players, iterationsPerCpuSecond, rules, determinize, evaluation }) => [
    game,
    players,
    iterationsPerCpuSecond,
    percent(rules),
    percent(determinize),
    percent(evaluation),
  ]);
  writeLine(setting.out, table(['game', 'players', 'iterations per CPU s', 'rules', 'determinize', 'features'], rows));
}

async function writeServerBench(setting: Environment, seconds: number, json: boolean): Promise<void> {
  // Imported here, because no other command needs the server.
  const { benchServer } = await import('@belfry/lab/server');
  const result = await benchServer(setting.games, seconds, (what, tables) =>
    progress(setting.err, `${what}: opening ${tables} tables`, tables),
  );
  if (json) {
    writeJson(setting, result);
    return;
  }
  writeLine(setting.out, `${result.machine}; the clients run on the same machine.`);
  writeLine(setting.out);
  const rows = result.results.map((row) => [
    row.what,
    `${row.tables} / ${row.sockets}`,
    row.movesPerSecond,
    row.movesPerServerCpuSecond,
    `${row.p50Ms} / ${row.p99Ms}`,
    row.entriesPerCommit,
    row.bytesPerFrame,
    `${row.bytesPerTable} / ${row.bytesPerSocket}`,
  ]);
  const columns = ['load', 'tables / sockets', 'moves/s', 'moves per server CPU s', 'p50 / p99 ms', 'entries per commit'];
  writeLine(setting.out, table([...columns, 'bytes per frame', 'bytes per table / socket'], rows));
}

async function writeNodesBench(setting: Environment, seconds: number, json: boolean): Promise<void> {
  const { benchNodes } = await import('@belfry/lab/server');
  const [game] = setting.games;
  if (game === undefined) throw new BadInput('there is no game to play');
  const bar = progress(setting.err, 'Measuring in turn', seconds);
  const results = await benchNodes(game.id, seconds, bar.at);
  bar.end();
  if (json) {
    writeJson(setting, { game: game.id, results });
    return;
  }
  const rows = results.map((row) => [
    row.what,
    row.movesPerSecond,
    `${row.nodesMs} + ${row.postgresMs ?? '-'}`,
    `${row.p50Ms} / ${row.p99Ms}`,
    `${row.statementsPerMove} / ${row.pacedStatementsPerMove}`,
    row.bytesPerMove,
  ]);
  const columns = ['layout', 'moves/s', 'CPU ms a move: nodes + PostgreSQL', 'told p50 / p99 ms at 190 moves/s'];
  writeLine(setting.out, table([...columns, 'statements a move: full speed / paced', 'bytes a move'], rows));
}

async function writeIdleMemory(setting: Environment, seconds: number, json: boolean): Promise<void> {
  const { idleMemory } = await import('@belfry/lab/server');
  const megabytes = await idleMemory(seconds);
  if (json) writeJson(setting, { seconds, megabytes });
  else writeLine(setting.out, `An idle server holds ${megabytes} MB after ${seconds} s.`);
}

async function writePageMarks(setting: Environment, runs: number, json: boolean): Promise<void> {
  const { benchPages } = await import('@belfry/lab/pages');
  const ids = setting.games.map(({ id }) => id);
  const bar = progress(setting.err, 'Judging pages', (1 + 3 * ids.length) * runs);
  // Saves page by page, so that a failure on a later page loses nothing.
  const marks = await benchPages(ids, runs, bar.at, ({ page, performance, runs: all, ...marks }) => {
    bar.end();
    const speed = `blocked ${marks.blockedMs} ms, largest paint ${(marks.largestPaintMs / 1000).toFixed(1)} s`;
    const others = [`accessibility ${marks.accessibility}`, `best practices ${marks.bestPractices}`, ...marks.faults];
    writeLine(json ? setting.err : setting.out, `${page}: performance ${performance} (${all.join(' ')}), ${speed}, ${others.join(', ')}`);
  });
  bar.end();
  if (json) writeJson(setting, { runs, pages: marks });
}

async function writeComparison(setting: Environment, what: string, seconds: number, folder: string, json: boolean): Promise<void> {
  if (what !== 'engine' && what !== 'server') throw new BadInput('--against compares the engine or the server');
  const bar = progress(setting.err, 'Measuring in turn', setting.games.length * seconds);
  const ids = setting.games.map(({ id }) => id);
  const compared =
    what === 'engine'
      ? await compareEngines(ids, seconds, folder, bar.at)
      : (await (await import('@belfry/lab/server')).compareServers(ids, seconds, folder, bar.at)).map((row) => ({ ...row, part: 'moves' }));
  bar.end();
  if (json) {
    writeJson(setting, { against: folder, compared });
    return;
  }
  const rows = compared.map(({ game, part, perCpuSecond, theirsPerCpuSecond, ratio: { ratio, low, high } }) => [
    game,
    part,
    perCpuSecond,
    theirsPerCpuSecond,
    `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
  ]);
  const processor = what === 'server' ? 'server CPU s' : 'CPU s';
  writeLine(setting.out, table(['game', 'what', `per ${processor} here`, 'there', 'ratio (95 %)'], rows));
}
