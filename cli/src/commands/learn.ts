import { findGame } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { BadInput, type Course, LANGUAGES, type Language } from '@belfry/kernel';
import type { Command } from 'commander';
import { languageOf } from '../base/arguments.ts';
import { type Environment, writeLine } from '../base/environment.ts';
import { teach } from '../terminal-game/lesson.ts';
import { nameAt } from '../terminal-game/table.ts';
import { terminalVoice } from '../text/index.ts';

interface LearnFlags {
  readonly language: string;
  readonly lesson?: string;
  readonly clauses?: boolean;
}

const EXAMPLES = `
Short lessons, line by line: read, then type the number of a move or the move itself. Every try gets feedback.

Examples:
  belfry learn citadels
  belfry learn citadels --lesson draft
  belfry learn citadels --clauses
  belfry learn citadels --language nl`;

export function addLearn(program: Command, setting: Environment): void {
  program
    .command('learn <game>')
    .description('learn a game in short lessons in the terminal')
    .option('--lesson <name>', 'start with this lesson')
    .option('--clauses', 'list the clauses a beginner needs and the lessons that teach each')
    .option('--language <code>', `${LANGUAGES.join(' or ')}`, 'en')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: LearnFlags) => {
      const game = findGame(id, setting.games);
      const course = await loadCourse(game.id);
      if (course === null) throw new BadInput(`there are no lessons for ${game.id}; learn it by playing: belfry play ${game.id}`);
      const language = languageOf(flags.language);
      if (flags.clauses) return listClauses(course, language, setting);
      writeLine(setting.out, terminalVoice(language, nameAt)('lessonHow'));
      for (const lesson of course.lessons.slice(firstOf(course, flags.lesson))) {
        if (!(await teach(game, lesson, language, setting))) return;
      }
      endCourse(course, game.id, language, setting);
    });
}

/** Lists every basic clause with the lessons that teach it. */
function listClauses({ basics, lessons }: Course, language: Language, { out }: Environment): void {
  const widest = Math.max(...basics.map((clause) => clause.length));
  for (const clause of basics) {
    const taught = lessons.filter(({ steps }) => steps.some(({ clauses = [] }) => clauses.includes(clause)));
    writeLine(out, `${clause.padEnd(widest)}  ${taught.map(({ id, title }) => `${title[language]} (${id})`).join(', ')}`);
  }
}

function firstOf({ lessons }: Course, wanted: string | undefined): number {
  if (wanted === undefined) return 0;
  const at = lessons.findIndex(({ id }) => id === wanted);
  if (at < 0) throw new BadInput(`there is no lesson "${wanted}"; the lessons are ${lessons.map(({ id }) => id).join(', ')}`);
  return at;
}

function endCourse({ finale }: Course, game: string, language: Language, { out }: Environment): void {
  const options = Object.entries(finale.options ?? {}).map(([name, value]) => `${name}=${value}`);
  const flags = [
    `--players ${finale.players}`,
    ...(options.length === 0 ? [] : [`--options ${options.join(',')}`]),
    `--language ${language}`,
  ];
  writeLine(out);
  writeLine(out, `${finale.title[language]}: belfry play ${game} ${flags.join(' ')}`);
}
