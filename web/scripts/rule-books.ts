import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const QUERY = '?book';
const READER = fileURLToPath(new URL('rule-book.ts', import.meta.url));
const SOURCES = { noExternal: ['@belfry/kernel'], conditions: ['belfry-source'] };

/** Makes the rules of a game, `RULES.md?book`, into what the page of the rules shows: the browser is sent no Markdown, and nothing that reads it. */
export function ruleBooks(): Plugin {
  return {
    name: 'belfry-rule-books',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      // With the kernel's sources: unit tests read books before anything is built.
      const { module } = await runnerImport<typeof import('./rule-book.ts')>(READER, { environments: { inline: { resolve: SOURCES } } });
      return { code: `export default ${JSON.stringify(module.bookOf(await readFile(path, 'utf8')))}`, moduleType: 'js' };
    },
  };
}
