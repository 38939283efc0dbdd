import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file of a thread, by its path in the server's build. Threads run the build, also when the server itself runs from its sources (tests). */
export function threadFile(from: string, path: string): string {
  const beside = fileURLToPath(new URL(`../${path}.js`, from));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../dist/${path}.js`, from));
}
