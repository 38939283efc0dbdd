import { BOT_NAMES } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput, LANGUAGES, type Language } from '@belfry/kernel';
import type { Command } from 'commander';
import { botsOf, optionsOf, playersOf, seatOf } from '../arguments.ts';
import { readRules } from '../game-folder.ts';
import type { Setting } from '../setting.ts';
import { playAtTheTerminal } from '../terminal-game/session.ts';
import { layTable } from '../terminal-game/table.ts';

interface PlayFlags {
  readonly players?: string;
  readonly bots: string;
  readonly seat: string;
  readonly options?: string;
  readonly language: string;
}

const EXAMPLES = `
The game is plain text, line by line: it works with a screen reader, and a script can play it through standard input.
At the table type help for everything you can do; ? explains what is asked, with the clauses of the rules.
Bots: ${BOT_NAMES.join(', ')}.

Examples:
  belfry play citadels
  belfry play citadels --players 3 --seat b --bots apprentice,random
  belfry play citadels --language nl
  printf '1\\n1\\nquit\\n' | belfry play citadels --players 2`;

export function addPlay(program: Command, setting: Setting): void {
  program
    .command('play <game>')
    .description('play a whole game in the terminal against bots')
    .option('--players <n>', 'how many seats (4, or as near as the game allows)')
    .option('--bots <names>', 'the bots in the other seats, separated by commas; a shorter list is repeated', 'apprentice')
    .option('--seat <letter>', 'your seat', 'a')
    .option('--options <pairs>', 'rule options, like name=value,name=value')
    .option('--language <code>', `${LANGUAGES.join(' or ')}`, 'en')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: PlayFlags) => {
      const game = findGame(id, setting.games);
      const players = playersOf(game, flags.players);
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
      });
      await playAtTheTerminal(table, setting);
    });
}

function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text);
  if (language === undefined) throw new BadInput(`--language can be ${LANGUAGES.join(' or ')}, not "${text}"`);
  return language;
}
