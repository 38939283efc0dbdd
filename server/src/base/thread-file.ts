import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of a worker thread's file in the server's build. Threads run the build even when the server runs from source (tests).
 */
export function threadFile(from: string, path: string): string {
  const beside = fileURLToPath(new URL(`../${path}.js`, from));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../dist/${path}.js`, from));
}
