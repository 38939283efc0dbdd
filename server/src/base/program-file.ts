import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The program of a server as a process of its own (`main.ts`, built), also where this package itself runs from its sources. */
export function programFile(): string {
  const beside = fileURLToPath(new URL('../main.js', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../dist/main.js', import.meta.url));
}
