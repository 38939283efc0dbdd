import { BOT_NAMES } from '@belfry/bots';
import { findGame, rulesOf } from '@belfry/games';
import { BadInput, LANGUAGES, type MatchLog, readLog } from '@belfry/kernel';
import type { Command } from 'commander';
import { botsOf, isDrawn, languageOf, optionsOf, playersOf, seatOf } from '../base/arguments.ts';
import type { Environment } from '../base/environment.ts';
import { readRules } from '../base/game-folder.ts';
import { readText, withinFile } from '../base/match-file.ts';
import { layTable } from '../terminal-game/local-table.ts';
import { playAtTheTerminal } from '../terminal-game/session.ts';

interface PlayFlags {
  readonly players?: string;
  readonly bots: string;
  readonly seat: string;
  readonly options?: string;
  readonly language: string;
  readonly from?: string;
  readonly view?: string;
  readonly coach?: boolean;
}

const EXAMPLES = `
The game is plain text, line by line: it works with a screen reader (--view words), and a script can play through standard input.
At the table, type help for all commands; ? explains the decision and its rules.
Bots: ${BOT_NAMES.join(', ')}.

Examples:
  belfry play citadels
  belfry play citadels --players 3 --seat b --bots apprentice,random
  belfry play citadels --language nl
  belfry play nuremberg --players 3 --coach
  belfry play bruges --view words
  belfry play citadels --from saved.log
  printf '1\\n1\\nquit\\n' | belfry play citadels --players 2`;

export function addPlay(program: Command, setting: Environment): void {
  program
    .command('play <game>')
    .description('play a whole game in the terminal against bots')
    .option('--players <n>', 'number of seats (default: 4, or as close as the game allows)')
    .option('--bots <names>', 'bots in the other seats, separated by commas; a shorter list repeats', 'apprentice')
    .option('--seat <letter>', 'your seat', 'a')
    .option('--options <pairs>', 'rule options: name=value,name=value')
    .option('--from <file>', 'continue a saved match, under the rules it was started with')
    .option('--view <how>', 'drawn or words: the table as a drawing or as sentences (default: drawn on a screen, words in a pipe)')
    .option('--coach', 'let a coach explain the decisions')
    .option('--language <code>', `${LANGUAGES.join(' or ')}`, 'en')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: PlayFlags) => {
      const from = flags.from === undefined ? undefined : savedMatch(id, flags.from);
      const game = from === undefined ? findGame(id, setting.games) : await rulesOf(from.header, setting.games);
      const players = from?.header.players ?? playersOf(game, flags.players);
      const language = languageOf(flags.language);
      const table = layTable({
        game,
        players,
        options: optionsOf(game, flags.options),
        me: seatOf(flags.seat, players),
        bots: botsOf(game, flags.bots, players - 1),
        language,
        rules: readRules(setting, game, language),
        key: setting.newKey(),
        botKey: setting.newKey(),
        ...(from === undefined ? {} : { from }),
      });
      await playAtTheTerminal(table, setting, { drawn: isDrawn(setting, flags.view), coached: flags.coach === true });
    });
}

function savedMatch(game: string, file: string): MatchLog {
  return withinFile(file, () => {
    const log = readLog(readText(file));
    if (log.header.game !== game) throw new BadInput(`this is a match of ${log.header.game}, not of ${game}`);
    return log;
  });
}
