import { readFileSync } from 'node:fs';
import { BadInput } from '@belfry/kernel';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new BadInput(missing ? 'there is no such file' : 'the file cannot be read');
  }
}

/** Prefixes errors with the name of the file. */
export function withinFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file}: ${error.message}`);
    throw error;
  }
}
