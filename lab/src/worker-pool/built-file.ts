import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of this package's build by its name: threads run the build, also when the command itself runs from its sources. */
export function builtFile(name: string): string {
  const beside = fileURLToPath(new URL(`../${name}`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
}
