import { Worker } from 'node:worker_threads';
import type { Game } from '@belfry/kernel';
import { builtFile } from '../worker-pool/built-file.ts';
import type { EngineBench } from './engine.ts';

export interface EngineTask {
  readonly game: string;
  readonly seconds: number;
}

export type EngineReport = { readonly at: number } | { readonly bench: EngineBench };

/**
 * Measures each of several games in a separate thread: code optimised for one game must not be measured after other games have de-optimised
 * it. A single game needs no thread.
 */
export async function benchEngines(games: readonly Game[], seconds: number, at: (secondsDone: number) => void): Promise<EngineBench> {
  const [first, ...others] = games;
  if (first === undefined || others.length === 0) {
    // Loaded lazily: the peer is a large package that no other command needs.
    const { benchEngine } = await import('./engine.ts');
    return benchEngine(games, seconds, at);
  }
  const bench = await benchApart({ game: first.id, seconds }, at);
  const measured = [...bench.games];
  for (const [index, { id }] of others.entries()) {
    const other = await benchApart({ game: id, seconds }, (done) => at((index + 1) * seconds + done));
    measured.push(...other.games);
  }
  return { ...bench, games: measured };
}

function benchApart(task: EngineTask, at: (secondsDone: number) => void): Promise<EngineBench> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtFile('engine/thread.js'), { workerData: task });
    worker.on('message', (report: EngineReport) => {
      if ('at' in report) at(report.at);
      else resolve(report.bench);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`${task.game} was not measured to the end`)));
  });
}
