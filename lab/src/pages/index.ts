import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor } from '@belfry/client';
import { startProcess } from '../server/process.ts';
import { judgePage, type Marks } from './lighthouse.ts';

export interface PageMarks extends Marks {
  readonly page: string;
  /** The performance score of every run. */
  readonly runs: readonly number[];
}

/**
 * Measures the Lighthouse scores of the pages of its own server: home and, for each game, its page, its rules and a table. Each page runs
 * several times and the median counts. Reports each result as soon as it is known.
 */
export async function benchPages(
  games: readonly string[],
  runs: number,
  at: (done: number) => void,
  tell: (marks: PageMarks) => void,
): Promise<PageMarks[]> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-pages-'));
  const server = await startProcess({ data });
  try {
    const pages = [['/', '/']];
    for (const game of games) {
      const table = await openTable(server.url, game);
      pages.push([`/game/${game}`, `/game/${game}`], [`/rules/${game}`, `/rules/${game}`], [`a table of ${game}`, table]);
    }
    const marks: PageMarks[] = [];
    for (const [place, [page = '', address = '']] of pages.entries()) {
      const judged: Marks[] = [];
      for (let run = 0; run < runs; run++) {
        at(place * runs + run);
        judged.push(await judgePage(server.url + address));
      }
      judged.sort((one, other) => one.performance - other.performance);
      const median = judged[Math.floor(judged.length / 2)];
      if (median === undefined) throw new Error('every page is judged at least once');
      const found = { ...median, page, runs: judged.map(({ performance }) => performance) };
      marks.push(found);
      tell(found);
    }
    return marks;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Opens a public table: a person has the first move, the others are bots. */
async function openTable(url: string, game: string): Promise<string> {
  const host = await newVisitor(url);
  const { id } = await makeTable(host, { game, players: 3, bots: ['random', 'random'], pace: 'instant' });
  await host.post(`/api/tables/${id}/start`);
  return `/table/${id}`;
}
