import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns a file of this package's build by its name: threads run the build, even when the command itself runs from source. */
export function builtFile(name: string): string {
  const beside = fileURLToPath(new URL(`../${name}`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
}
