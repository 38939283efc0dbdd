import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A header that names what a page will ask for next, so that a browser fetches it together with the page; undefined for pages of which nothing is known. */
export type SentAhead = (page: string, game: string | null) => string | undefined;

const AHEAD = z.record(z.string(), z.array(z.string()));

/** As the build of the pages wrote it down (web/scripts/sent-ahead.ts). */
export function sentAhead(folder: string): SentAhead {
  const file = join(folder, 'ahead.json');
  if (!existsSync(file)) return () => undefined;
  const ahead = new Map(Object.entries(AHEAD.parse(JSON.parse(readFileSync(file, 'utf8')))));
  return (page, game) => {
    const parts = [...(ahead.get(page) ?? []), ...(game === null ? [] : (ahead.get(`${page}/${game}`) ?? []))];
    return parts.length === 0 ? undefined : parts.map(link).join(', ');
  };
}

/** What is on the page itself goes first. */
function link(part: string): string {
  return `</${part}>; rel=${part.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; fetchpriority=low`;
}
