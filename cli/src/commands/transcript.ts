import { chooseMove, nextToSpeak } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { createMatch, type GameEvent, itemAt, play, seededChance } from '@belfry/kernel';
import type { Command } from 'commander';
import { botsOf, optionsOf, playersOf } from '../base/arguments.ts';
import { type Environment, writeJson } from '../base/environment.ts';

interface TranscriptFlags {
  readonly players?: string;
  readonly seed: string;
  readonly bots: string;
  readonly options?: string;
  readonly views?: boolean;
}

const EXAMPLES = `
The first line is the header with the state after setup; then one line per entry with its move in notation, its chance outcomes,
its events and the full state after it; the last line is the outcome with the score sheet. "belfry verify" checks such a file.
With --views an entry also has what its seat saw before the move and every legal move: the data for training on the game.

Examples:
  belfry transcript citadels --players 4 --seed 7 > game.jsonl
  belfry transcript citadels --players 2 --seed 7 --bots apprentice,random --options endTrigger=7
  belfry transcript citadels --seed 8 --bots journeyman --views >> games.jsonl
  belfry transcript citadels --players 2 --bots "exec:python3 my-bot.py",apprentice`;

export function addTranscript(program: Command, setting: Environment): void {
  program
    .command('transcript <game>')
    .description('record one game of bots as JSON lines, state by state')
    .option('--players <n>', 'number of seats (default: 4, or as close as the game allows)')
    .option('--seed <text>', 'random seed', '1')
    .option('--bots <names>', 'bots by seat, separated by commas; a shorter list repeats', 'random')
    .option('--options <pairs>', 'rule options: name=value,name=value')
    .option('--views', 'also write what each seat saw and could do before its move')
    .addHelpText('after', EXAMPLES)
    .action((id: string, flags: TranscriptFlags) => {
      const game = findGame(id, setting.games);
      const players = playersOf(game, flags.players);
      const bots = botsOf(game, flags.bots, players);
      const options = optionsOf(game, flags.options);
      // One stream for deals and bots, drawn in the same order as in `simulate`, so that both play the same game with the same seed.
      const chance = seededChance(flags.seed);
      const match = createMatch(game, { players, options }, () => chance);
      writeJson(setting, { ...match.log.header, state: match.state });
      for (;;) {
        const pending = game.pending(match.state);
        if (pending.length === 0) break;
        const seat = nextToSpeak(game, pending, chance);
        const before = flags.views ? { view: game.view(match.state, seat), moves: game.legal(match.state, seat).map(game.write) } : {};
        const move = chooseMove(game, match.state, seat, itemAt(bots, seat).bot, chance);
        const events: GameEvent[] = [];
        const entry = play(match, seat, move, chance, (event) => events.push(event));
        writeJson(setting, { ...entry, ...before, events, state: match.state });
      }
      writeJson(setting, { outcome: game.outcome(match.state) });
    });
}
