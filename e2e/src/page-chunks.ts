import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the scripts of built pages. */
export function chunksIn(pages: string): { readonly name: string; readonly code: string }[] {
  const folder = join(pages, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
}
