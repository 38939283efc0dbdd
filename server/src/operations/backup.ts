import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import Database from 'libsql';
import { DATABASE_FILE } from '../store/sqlite.ts';

/** Copies the embedded store into one file, even while a server uses it; the copy is a complete store. */
export function backUp(folder: string, target: string): void {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new BadInput(`there is no store in ${folder}`);
  if (existsSync(target)) throw new BadInput(`${target} is there already; choose another name`);
  const database = new Database(source);
  try {
    database.pragma('busy_timeout = 10000');
    database.prepare('vacuum into ?').run(target);
    chmodSync(target, 0o600);
  } finally {
    database.close();
  }
}
