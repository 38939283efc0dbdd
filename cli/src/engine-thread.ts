// Runs in a worker thread: measures the engine of one game.
import { parentPort, workerData } from 'node:worker_threads';
import { benchEngine } from '@belfry/bench';
import { findGame } from '@belfry/games';
import type { EngineReport, EngineTask } from './engine-bench.ts';

const { game, seconds } = workerData as EngineTask;
const report = (message: EngineReport): void => parentPort?.postMessage(message);
report({ bench: benchEngine([findGame(game)], seconds, (at) => report({ at })) });
