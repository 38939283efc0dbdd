import type { Plugin, Rolldown } from 'vite';

/** The chunks that a page loads: its own, and those of the game it shows. */
const PAGES = {
  game: { own: 'web/src/pages/game/game-page.tsx', games: ['src/index.ts'] },
  rules: { own: 'web/src/pages/rules/index.ts', games: ['src/index.ts', 'board/index.ts', 'board/guide.tsx'] },
  table: { own: 'web/src/pages/server-table/server-table.tsx', games: ['src/index.ts', 'board/index.ts'] },
};

/**
 * Writes `ahead.json`: the files that a page loads besides those in index.html, by page and game (`rules`, `rules/citadels`). The server sends
 * them as preload links with the page (server/src/http/preload-links.ts), so that they load in parallel.
 */
export function preloadList(): Plugin {
  return {
    name: 'belfry-preload-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const whole = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
        if (found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
        for (const name of chunk.imports) {
          const other = named.get(name);
          if (other !== undefined) whole(other, found);
        }
        return found;
      };
      const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...whole(chunk)]));
      const partsOf = (isMeant: (source: string) => boolean): string[] => {
        const meant = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && isMeant(facadeModuleId));
        return [...new Set(meant.flatMap((chunk) => [...whole(chunk)]))].filter((file) => !first.has(file));
      };
      const ahead: Record<string, readonly string[]> = {};
      for (const [page, { own, games }] of Object.entries(PAGES)) {
        const parts = partsOf((source) => source.endsWith(`/${own}`));
        if (parts.length === 0) this.error(`no chunk starts at ${own}: mend PAGES in web/scripts/preload-list.ts`);
        ahead[page] = parts;
        for (const game of gamesIn(chunks))
          ahead[`${page}/${game}`] = partsOf((source) => games.some((part) => source.endsWith(`/games/${game}/${part}`))).filter(
            (file) => !parts.includes(file),
          );
      }
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(ahead) });
    },
  };
}

function gamesIn(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap(({ facadeModuleId }) => /\/games\/([a-z-]+)\/src\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? []);
}
