import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Catalogue } from '@belfry/kernel';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NO_SOURCES = new Set(['.git', 'dist', 'node_modules', 'pinned', 'reports', 'test']);

/** The paths of all sources in a folder. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return NO_SOURCES.has(item.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(item.name) ? [path] : [];
  });
}

export const SOURCES: readonly string[] = sourcesIn('.');

/** Wherever there is English there is a catalogue: a folder `text`, or one in it, with a file for each language. */
export const CATALOGUES: readonly string[] = SOURCES.filter((path) => basename(path) === 'en.ts').map(dirname);

export async function readCatalogue(path: string, language: string): Promise<Catalogue> {
  return (await import(pathToFileURL(join(ROOT, path, `${language}.ts`)).href))[language];
}
