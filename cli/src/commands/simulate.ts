import { findGame } from '@belfry/games';
import { seatLetter } from '@belfry/kernel';
import { type SimulationPlan, type SimulationResult, simulate } from '@belfry/lab';
import type { Command } from 'commander';
import { botsOf, optionsOf, playersOf, wholeNumber } from '../base/arguments.ts';
import { type Environment, paint, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';
import { groupDigits, percent, table } from '../base/table.ts';

interface SimulateFlags {
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly options?: string;
  readonly usage?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Bots move up one seat after every game, so that their wins can be compared; a shared victory counts as a share of a win.
The same seed gives the same games. To record game 12 of seed 7: belfry transcript <game> --seed 7:12
(name different bots in the order of their seats in that game).

Examples:
  belfry simulate citadels --players 4 --games 2000
  belfry simulate citadels --players 4 --games 500 --bots apprentice,random,random,random
  belfry simulate citadels --players 7 --games 200 --options endTrigger=7 --usage
  belfry simulate citadels --players 2 --games 1000 --seed 7 --json`;

export function addSimulate(program: Command, setting: Environment): void {
  program
    .command('simulate <game>')
    .description('let bots play many games and report speed, scores and wins')
    .option('--players <n>', 'number of seats (default: 4, or as close as the game allows)')
    .option('--games <n>', 'number of games', '100')
    .option('--seed <text>', 'random seed', '1')
    .option('--bots <names>', 'bots by seat, separated by commas; a shorter list repeats', 'random')
    .option('--options <pairs>', 'rule options: name=value,name=value')
    .option('--usage', 'also count how often each action, card and effect was used per game, and the share by winners')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string, flags: SimulateFlags) => {
      const game = findGame(id, setting.games);
      const players = playersOf(game, flags.players);
      const plan: SimulationPlan = {
        game,
        players,
        games: wholeNumber('--games', flags.games, 1),
        seed: flags.seed,
        bots: botsOf(game, flags.bots, players),
        options: optionsOf(game, flags.options),
        usage: flags.usage === true,
      };
      const bar = progress(setting.err, `Simulating ${game.id}`, plan.games);
      const result = simulate(plan, bar.at);
      bar.end();
      if (flags.json) writeJson(setting, result);
      else writeResult(setting, plan, result);
    });
}

function writeResult(setting: Environment, plan: SimulationPlan, result: SimulationResult): void {
  const { out } = setting;
  const { games } = plan;
  writeLine(out, paint(out, 'bold', `${result.game}, ${result.players} players, ${groupDigits(games)} games, seed ${plan.seed}`));
  writeLine(
    out,
    `${groupDigits(result.decisions)} decisions in ${groupDigits(result.cpuSeconds)} CPU seconds: ` +
      `${groupDigits(result.decisionsPerCpuSecond)} decisions and ${groupDigits(result.gamesPerCpuSecond)} games per CPU second`,
  );
  const { mean, min, max } = result.rounds;
  writeLine(out, `rounds: ${groupDigits(mean)} on average, ${min} to ${max}; games with shared victory: ${groupDigits(result.ties)}`);
  writeLine(out);
  const share = (wins: number): string => `${((100 * wins) / games).toFixed(1)} %`;
  const seats = result.scores.map((score, seat) => {
    const wins = result.winsPerSeat[seat] ?? 0;
    return [seatLetter(seat), score.mean, wins, share(wins)];
  });
  writeLine(out, table(['seat', 'mean score', 'wins', 'share'], seats));
  writeLine(out);
  const bots = Object.entries(result.winsPerBot).map(([name, wins]) => [
    name,
    plan.bots.filter((bot) => bot.name === name).length,
    wins,
    share(wins),
  ]);
  writeLine(out, table(['bot', 'seats', 'wins', 'share'], bots));
  const { usageOfWinners: ofWinners = {} } = result;
  if (result.usage === undefined) return;
  writeLine(out);
  writeLine(
    out,
    table(
      ['used', 'per game', 'by winners'],
      Object.entries(result.usage).map(([tag, times]) => [tag, times, ofWinners[tag] === undefined ? '' : percent(ofWinners[tag])]),
    ),
  );
}
