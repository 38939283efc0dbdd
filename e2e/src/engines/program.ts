import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the first of these programs that exists. */
export function findProgram(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null;
}

export interface Program {
  /** Waits for this text on stdout, stderr or a third channel. */
  says(expected: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

export function startProgram(path: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let said = '';
  for (const channel of child.stdio) {
    if (channel !== null && channel !== undefined && 'setEncoding' in channel)
      channel.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
  }
  return {
    async says(expected) {
      let told = expected.exec(said);
      for (let waited = 0; told === null; told = expected.exec(said)) {
        if (waited > PATIENCE || child.exitCode !== null) throw new Error(`${path} did not get ready; it said: ${said}`);
        await new Promise((later) => setTimeout(later, TICK));
        waited += TICK;
      }
      return told;
    },
    stop: () => stopChild(child),
  };
}

const PATIENCE = 30_000;
const TICK = 50;

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((stopped) => {
    child.once('exit', () => stopped());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  });
}
