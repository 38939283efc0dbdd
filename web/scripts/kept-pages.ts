import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What a page may need without a network: of the fonts those that our languages are written with. */
const KEPT = /\.(js|css|html|svg|png|webmanifest)$|\/(fraunces|atkinson)-.{8}\.woff2$/;
/** Parts of the service worker itself; and what only programs ask for that show where a link leads. */
const NOT_KEPT = /^(sw|keep|push)\.js$|^pictures\//;
/** Their names change with what is in them. */
const NAMED_BY_CONTENT = /^assets\//;

/** What the server answers there is no page of ours. */
const NOT_PAGES = ['/api', '/socket', '/health', '/metrics', '/notices'];

/** Writes the service worker: which files of the pages are kept (public/keep.js does it), and what hears the server (public/push.js). */
export function keptPages(): Plugin {
  let folder = '';
  return {
    name: 'belfry-kept-pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const names = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join(posix.sep));
        const kept = names.filter((name) => KEPT.test(name) && !NOT_KEPT.test(name)).sort();
        const files = await Promise.all(
          kept.map(async (name) => (NAMED_BY_CONTENT.test(name) ? [name] : [name, await revisionOf(join(folder, name))])),
        );
        const pages = JSON.stringify({ files, page: 'index.html', notPages: NOT_PAGES });
        await writeFile(join(folder, 'sw.js'), `self.keptPages = ${pages};\nimportScripts('keep.js', 'push.js');\n`);
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
