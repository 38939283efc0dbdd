// Runs in a worker thread: measures the engine of one game.
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@belfry/games';
import { benchEngine } from './engine.ts';
import type { EngineReport, EngineTask } from './threads.ts';

const { game, seconds } = workerData as EngineTask;
const report = (message: EngineReport): void => parentPort?.postMessage(message);
report({ bench: benchEngine([findGame(game)], seconds, (at) => report({ at })) });
