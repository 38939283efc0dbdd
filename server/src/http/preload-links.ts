import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Returns a Link header with the files that a page loads next, so that the browser fetches them in parallel; undefined for unknown pages.
 */
export type SentAhead = (page: string, game: string | null) => string | undefined;

const AHEAD = z.record(z.string(), z.array(z.string()));

/** Reads the list that the web build wrote (web/scripts/preload-list.ts). */
export function sentAhead(folder: string): SentAhead {
  const file = join(folder, 'ahead.json');
  if (!existsSync(file)) return () => undefined;
  const ahead = new Map(Object.entries(AHEAD.parse(JSON.parse(readFileSync(file, 'utf8')))));
  return (page, game) => {
    const parts = [...(ahead.get(page) ?? []), ...(game === null ? [] : (ahead.get(`${page}/${game}`) ?? []))];
    return parts.length === 0 ? undefined : parts.map(link).join(', ');
  };
}

/** Formats one link; low priority keeps it behind the files that the page itself names. */
function link(part: string): string {
  return `</${part}>; rel=${part.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; fetchpriority=low`;
}
