import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Files that a page may need offline; of the fonts, those for the scripts of our languages. */
const CACHED = /\.(js|css|html|svg|png|webmanifest)$|\/(fraunces|atkinson)-.{8}\.woff2$/;
/** Parts of the service worker itself, and pictures for link previews. */
const NOT_CACHED = /^(sw|page-cache|push)\.js$|^pictures\//;
/** Files whose names change with their content. */
const NAMED_BY_CONTENT = /^assets\//;

/** Addresses that the server answers itself. */
const NOT_PAGES = ['/api', '/socket', '/health', '/metrics', '/notices'];

/** Writes the service worker: the list of files to cache, and imports of its parts, public/page-cache.js and public/push.js. */
export function precacheList(): Plugin {
  let folder = '';
  return {
    name: 'belfry-precache-list',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const names = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join(posix.sep));
        const cached = names.filter((name) => CACHED.test(name) && !NOT_CACHED.test(name)).sort();
        const files = await Promise.all(
          cached.map(async (name) => (NAMED_BY_CONTENT.test(name) ? [name] : [name, await revisionOf(join(folder, name))])),
        );
        const pages = JSON.stringify({ files, page: 'index.html', notPages: NOT_PAGES });
        await writeFile(join(folder, 'sw.js'), `self.precacheList = ${pages};\nimportScripts('page-cache.js', 'push.js');\n`);
      },
    },
  };
}

async function revisionOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}
