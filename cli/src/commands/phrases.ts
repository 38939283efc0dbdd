import { findGame } from '@belfry/games';
import { type Game, LANGUAGES, type Language, type Phrase, type Speaker, say } from '@belfry/kernel';
import { PHRASE_KINDS, type PhraseEntry, type PhraseKind, phraseBook, recordPlaythrough, setupsOf } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { languageOf, wholeNumber } from '../base/arguments.ts';
import { type Environment, writeJson, writeLine, writeLines } from '../base/environment.ts';
import { NAMES } from '../base/names.ts';
import { progress } from '../base/progress.ts';

interface PhrasesFlags {
  readonly language?: string;
  readonly games: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Every question, choice, line of the log, line of the position and refusal of a game, each with examples from games of bots at every table
size. Sentences that did not occur in those games come last in their section, as templates.

Examples:
  belfry phrases fortuna
  belfry phrases fortuna --language nl
  belfry phrases fortuna --games 8 > sentences.txt`;

const TITLES: Readonly<Record<PhraseKind, string>> = {
  decision: 'Questions',
  move: 'Choices',
  event: 'What happens',
  report: 'The position',
  refusal: 'Refusals',
};

export function addPhrases(program: Command, setting: Environment): void {
  program
    .command('phrases <game>')
    .description('list every sentence of a game, with examples from games')
    .option('--language <code>', `${LANGUAGES.join(' or ')} (default: both, side by side)`)
    .option('--games <n>', 'number of games per table size', '2')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string, flags: PhrasesFlags) => {
      const game = findGame(id, setting.games);
      const languages = flags.language === undefined ? LANGUAGES : [languageOf(flags.language)];
      const bar = progress(setting.err, 'Listening to games');
      const rounds = Array.from({ length: wholeNumber('--games', flags.games, 1) }, (_, round) => round);
      const setups = setupsOf(game);
      const logs = setups.flatMap((setup, at) =>
        rounds.map((round) => {
          bar.at(at * rounds.length + round);
          // Every other game is random, because it reaches what a sensible player avoids.
          const players = round % 2 === 0 ? Array.from({ length: setup.players }, () => game.apprentice) : [];
          return recordPlaythrough(game, setup, `phrases ${at} ${round}`, players);
        }),
      );
      const book = phraseBook(game, logs);
      bar.end();
      if (flags.json)
        writeJson(setting, { game: game.id, games: logs.length, phrases: book.map((entry) => inWords(game, entry, languages)) });
      else writeBook(setting, game, book, languages);
    });
}

function writeBook(setting: Environment, game: Game, book: readonly PhraseEntry[], languages: readonly Language[]): void {
  for (const kind of PHRASE_KINDS) {
    const entries = book.filter((entry) => entry.kind === kind).sort((a, b) => Number(a.said === 0) - Number(b.said === 0));
    if (entries.length === 0) continue;
    writeLine(setting.out, `# ${TITLES[kind]} (${entries.length})\n`);
    for (const entry of entries) {
      const { key, said, templates, examples } = inWords(game, entry, languages);
      const shown = examples.length === 0 ? [templates] : examples;
      writeLine(setting.out, said === 0 ? `${key} (not met)` : key);
      writeLines(setting.out, [...shown.flat().map((sentence) => `  ${sentence}`), '']);
    }
  }
}

/** Returns a sentence's templates and its examples, each in the requested languages. */
function inWords(game: Game, { key, kind, said, examples }: PhraseEntry, languages: readonly Language[]) {
  return {
    key,
    kind,
    said,
    templates: languages.map((language) => game.text[language][key] ?? ''),
    examples: examples.map((phrase: Phrase) => languages.map((language) => say(speakerOf(game, language), phrase))),
  };
}

function speakerOf(game: Game, language: Language): Speaker {
  return { language, catalogue: game.text[language], nameOf: (seat) => NAMES[seat] ?? '?' };
}
