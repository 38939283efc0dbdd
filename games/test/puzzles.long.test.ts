import { existsSync, readFileSync } from 'node:fs';
import { explain, readPuzzles } from '@belfry/bots';
import { itemAt } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { games } from '../index.ts';

const fileOf = (id: string): URL => new URL(`../${id}/puzzles.jsonl`, import.meta.url);

/** Milliseconds of processor time for what the worker of a page does for an answer: on a phone, four times slower, it has three seconds. */
const MOST_MS = 3000 / 4;

it.each(games.filter(({ id }) => existsSync(fileOf(id))).map((game) => [game.id, game] as const))(
  '%s: every puzzle has words for why, shows what may come of the tempting move, and is answered soon',
  (id, game) => {
    const times: number[] = [];
    for (const { id: puzzle, view, ideas, tempting } of readPuzzles(readFileSync(fileOf(id), 'utf8')).puzzles) {
      const { move: best } = itemAt(ideas, 0);
      for (const played of [best, tempting]) {
        const began = process.cpuUsage();
        const { reason, sequel } = explain(game, view, best, tempting, played);
        const { user, system } = process.cpuUsage(began);
        times.push((user + system) / 1000);
        expect(reason, puzzle).not.toBeNull();
        expect(sequel.moved.events.length + sequel.later.events.length, puzzle).toBeGreaterThan(0);
      }
    }
    // The first of all is still being compiled.
    times.shift();
    times.sort((a, b) => a - b);
    const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)].map((each) => Math.round(each ?? 0));
    process.stdout.write(`${id}: ${times.length} answers, ${median} ms each (median), ${longest} ms the longest\n`);
    expect(longest).toBeLessThan(MOST_MS);
  },
);
