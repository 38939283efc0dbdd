// Runs in a separate thread: keeps a bot's process, passes questions to it line by line, and wakes the caller.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProcessAnswer, ProcessLine } from './line.ts';

const { command, bell, answers }: ProcessLine = workerData;
const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
let isAsked = false;
let problem: string | null = null;

function answer(words: ProcessAnswer): void {
  isAsked = false;
  answers.postMessage(words);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

function fail(words: string): void {
  problem ??= words;
  if (isAsked) answer({ problem });
}

child.on('error', ({ message }) => fail(`could not be started: ${message}`));
// `close` comes after all output has been read.
child.on('close', (code, signal) => fail(`has ended (${signal ?? `exit code ${code}`})`));
// A process that no longer reads has ended, or will not answer.
child.stdin.on('error', () => {});
createInterface({ input: child.stdout }).on('line', (line) => {
  if (isAsked) answer({ line });
  else fail(`wrote "${line.slice(0, 100)}" without being asked; what is meant for people belongs on standard error`);
});

parentPort?.on('message', (question: string) => {
  isAsked = true;
  if (problem === null) child.stdin.write(`${question}\n`);
  else answer({ problem });
});
