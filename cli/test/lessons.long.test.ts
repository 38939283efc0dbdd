import { hintsFor } from '@belfry/bots';
import { games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { answerTo } from '@belfry/kernel';
import { answerTask, lessonAt, positionFor } from '@belfry/live';
import { describe, expect, it } from 'vitest';

const BUDGET = { iterations: 600 };
/** A lesson shows one idea at a time, so its move need not be the best; but it must never praise one that the Master rates as a mistake. */
const MISTAKE = 0.04;
const WORST = 0.15;
/** The share of choices that must lose less than a mistake. */
const SOUND = 0.8;

interface Judged {
  readonly where: string;
  readonly taught: string;
  readonly better: string;
  /** The loss in win probability of the taught move, compared with the same luck. */
  readonly loss: number;
}

describe.each(games.flatMap((game) => (game.evaluation === undefined ? [] : [[game.id, game] as const])))(
  'the lessons of %s',
  (id, game) => {
    it('ask for moves that the Master finds, or hardly worse ones', async () => {
      const course = await loadCourse(id);
      const judged: Judged[] = [];
      for (const lesson of course?.lessons ?? []) {
        const live = lessonAt(game, lesson, 0);
        for (const [at, { task }] of lesson.steps.entries()) {
          if (task === undefined) continue;
          const { view, legal } = positionFor(live, lesson.seat);
          const where = `${lesson.id}, step ${at + 1}`;
          const [taught] = task.moves;
          const [best] = hintsFor(game, view, legal.map(game.read), BUDGET);
          if (legal.length > 1 && best !== undefined) {
            const isTaught = answerTo(task, best.move).accepted;
            const pair = isTaught ? [] : hintsFor(game, view, [best.move, taught].map(game.read), BUDGET);
            const own = pair.find(({ move }) => move === taught);
            const other = pair.find(({ move }) => move === best.move);
            // Offers to others are evaluated only where the Master would make a similar one.
            if (isTaught || (own !== undefined && other !== undefined))
              judged.push({ where, taught, better: best.move, loss: isTaught ? 0 : Math.max(0, (other?.share ?? 0) - (own?.share ?? 0)) });
          }
          answerTask(live, lesson, at, taught);
        }
      }
      const found = judged.filter(({ loss }) => loss === 0).length;
      const sound = judged.filter(({ loss }) => loss <= MISTAKE).length;
      const worst = judged.reduce((most, each) => (each.loss > most.loss ? each : most));
      process.stdout.write(
        `${id}: ${judged.length} choices; ${found} the Master's own, ${sound} within ${MISTAKE * 100} % of his; the worst gives away ${(worst.loss * 100).toFixed(1)} % (${worst.where}: ${worst.taught}, not ${worst.better})\n`,
      );
      expect(judged.length).toBeGreaterThan(10);
      expect(sound / judged.length).toBeGreaterThanOrEqual(SOUND);
      expect(worst.loss, JSON.stringify(worst)).toBeLessThan(WORST);
    });
  },
);
