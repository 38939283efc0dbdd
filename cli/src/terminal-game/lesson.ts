import {
  answersShown,
  answerTo,
  BadInput,
  type Game,
  type GameEvent,
  type Language,
  type Lesson,
  type LessonQuestion,
  resolveMove,
  type Speaker,
  say,
  sayWords,
  type Words,
} from '@belfry/kernel';
import { answerTask, happeningsSince, type LiveMatch, lessonAt, positionFor, seqOf } from '@belfry/live';
import { type Environment, paint, writeLine, writeLines } from '../base/environment.ts';
import { terminalVoice } from '../text/index.ts';
import { commandOf } from './commands.ts';
import { nameAt } from './table.ts';

/** Teaches a lesson, line by line; returns false when the learner leaves. */
export async function teach(game: Game, lesson: Lesson, language: Language, setting: Environment): Promise<boolean> {
  const { seat, steps, players } = lesson;
  const { out, ask } = setting;
  const ofGame: Speaker = { language, catalogue: game.text[language], nameOf: nameAt };
  const text = terminalVoice(language, nameAt);
  const words = (each: Words) => sayWords(each, language, players, nameAt);
  const tell = (events: readonly GameEvent[]) => {
    const seen = events.map((event) => game.eventFor(event, seat)).filter((event) => event !== null);
    writeLines(
      out,
      seen.map((event) => `  ${say(ofGame, game.sayEvent(event))}`),
    );
  };
  const position = (live: LiveMatch) => {
    const sections = game.report(game.view(live.match.state, seat));
    writeLines(
      out,
      sections.flatMap(({ title, lines }) => [say(ofGame, title), ...lines.map((line) => `  ${say(ofGame, line)}`)]),
    );
  };
  const live = lessonAt(game, lesson, 0);
  writeLine(out);
  writeLine(out, paint(out, 'bold', text('lesson', { title: lesson.title[language] })));
  position(live);
  for (const [at, { say: said, task }] of steps.entries()) {
    writeLine(out);
    writeLine(out, words(said));
    if (task === undefined) {
      const line = await ask(text('goOn'));
      const command = commandOf(line?.trim() ?? 'quit', language);
      if (command === 'quit') return false;
      if (command === 'skip') return true;
      continue;
    }
    for (let done = false; !done; ) {
      const { legal } = positionFor(live, seat);
      writeLines(
        out,
        legal.map(
          (move, place) =>
            `  ${text('move', { number: place + 1, move: say(ofGame, game.sayMove(game.read(move), game.view(live.match.state, seat))), notation: move })}`,
        ),
      );
      const line = (await ask(text('prompt')))?.trim() ?? null;
      const command = line === null ? 'quit' : commandOf(line, language);
      if (line === null || command === 'quit') return false;
      if (command === 'skip') return true;
      if (command === 'position') position(live);
      else if (command === 'hint' || line === '?') writeLine(out, words(task.hint));
      else if (line !== '') {
        const move = chosen(game, live, seat, legal, line);
        if (move === null) {
          writeLine(out, text('notHere', { text: line }));
          continue;
        }
        const answer = answerTo(task, move);
        if (answer.say !== null) writeLine(out, words(answer.say));
        if (!answer.accepted) continue;
        const before = seqOf(live);
        answerTask(live, lesson, at, move);
        tell(happeningsSince(live, before).flatMap(({ events }) => events));
        done = true;
      }
    }
  }
  if (lesson.question !== undefined) {
    const left = await askQuestion(lesson.question, words, language, setting);
    if (left !== null) return left === 'skip';
  }
  writeLine(out);
  writeLine(out, paint(out, 'green', text('learnt', { words: words(lesson.learnt) })));
  return true;
}

/** Asks the question after a lesson until it is answered; returns how the learner left it, or null. */
async function askQuestion(
  question: LessonQuestion,
  words: (each: Words) => string,
  language: Language,
  { out, ask }: Environment,
): Promise<'skip' | 'quit' | null> {
  const text = terminalVoice(language, nameAt);
  const { answers, clause } = question;
  const shown = answersShown(question);
  const [right] = answers;
  writeLine(out);
  writeLine(out, paint(out, 'bold', words(question.ask)));
  for (;;) {
    writeLines(
      out,
      shown.map((answer, place) => `  ${text('answer', { number: place + 1, answer: words(answer) })}`),
    );
    const line = (await ask(text('prompt')))?.trim() ?? 'quit';
    const command = commandOf(line, language);
    if (command === 'quit' || command === 'skip') return command;
    const given = shown[Number(line) - 1];
    if (given === right) break;
    if (given !== undefined) writeLine(out, text('wrongAnswer', { clause }));
    else if (line !== '') writeLine(out, text('noAnswer', { text: line, most: shown.length }));
  }
  writeLine(out, text('rightAnswer', { answer: words(right), clause }));
  return null;
}

/** Returns the legal move for a number or words. */
function chosen(game: Game, { match }: LiveMatch, seat: number, legal: readonly string[], line: string): string | null {
  if (/^\d+$/.test(line)) return legal[Number(line) - 1] ?? null;
  try {
    const move = game.write(resolveMove(game, match.state, seat, line));
    return legal.includes(move) ? move : null;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
