import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the path of the built `main.ts`, which runs a server as its own process, even when this package runs from source. */
export function programFile(): string {
  const beside = fileURLToPath(new URL('../main.js', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../dist/main.js', import.meta.url));
}
