import { type Lesson, type Rules, readScript, seatOfLetter } from '@belfry/kernel';
import { dealMatch, type LiveMatch, seqOf } from './live-match.ts';
import { playMove } from './moves.ts';

/** Lessons have no clock. */
const NEVER = 0;

/** Returns a lesson's match before a step: dealt, played up to the lesson, and every earlier task answered by its solution. */
export function lessonAt(game: Rules, lesson: Lesson, step: number): LiveMatch {
  const { players, options = {}, key } = lesson;
  const live = dealMatch(game, { players, options, key }, NEVER);
  playScript(live, lesson, 0);
  for (const [at, { task }] of lesson.steps.slice(0, step).entries()) if (task !== undefined) answerTask(live, lesson, at, task.moves[0]);
  return live;
}

/** Plays the learner's answer to a task, and then the moves that follow it; calls `told` after every entry. */
export function answerTask(live: LiveMatch, lesson: Lesson, step: number, move: string, told: () => void = () => {}): void {
  playAs(live, lesson, lesson.seat, move);
  told();
  playScript(live, lesson, tasksBefore(lesson, step) + 1, told);
}

/** Returns how many of the steps before this one have a task. */
function tasksBefore({ steps }: Lesson, step: number): number {
  return steps.slice(0, step).filter(({ task }) => task !== undefined).length;
}

function playScript(live: LiveMatch, lesson: Lesson, part: number, told: () => void = () => {}): void {
  for (const { seat, move } of readScript(lesson.script[part] ?? '')) {
    playAs(live, lesson, seatOfLetter(seat), move);
    told();
  }
}

function playAs(live: LiveMatch, { key }: Lesson, seat: number, move: string): void {
  const seq = seqOf(live);
  playMove(live, { id: `lesson-${seq}`, seat, seq, move }, { key, at: NEVER });
}
