import { posix } from 'node:path';

/** A group of the sidebar: the files of the repository and what they are called there. */
export interface Section {
  readonly text: string;
  readonly pages: readonly (readonly [file: string, text: string])[];
}

const GAMES = [
  ['citadels', 'Citadels', 'Machiavelli'],
  ['fortuna', 'Fortuna', 'Fortuna'],
  ['bruges', 'Bruges', 'Brugge'],
  ['nuremberg', 'Settlers of Nuremberg', 'De Kolonisten van Nürnberg'],
] as const;

const PACKAGES = ['kernel', 'games', 'bots', 'live', 'board-kit', 'protocol', 'client', 'server', 'web', 'cli', 'lab', 'e2e'];

/** Everything on the site, in the order of the sidebar. */
export const SECTIONS: readonly Section[] = [
  {
    text: 'Start',
    pages: [
      ['README.md', 'Belfry'],
      ['docs/PLAYING.md', 'Play'],
      ['docs/HOSTING.md', 'Host'],
      ['docs/BUILDING.md', 'Build'],
      ['CONTRIBUTING.md', 'Contribute'],
    ],
  },
  { text: 'Rules', pages: GAMES.map(([id, name]) => [`games/${id}/RULES.md`, name]) },
  {
    text: 'How it works',
    pages: [
      ['ARCHITECTURE.md', 'Architecture'],
      ['docs/PROTOCOL.md', 'Protocol'],
      ['docs/BOTS.md', 'Bots'],
      ['docs/BOTS-TRIED.md', 'Bots: what was tried'],
      ['docs/RESULTS.md', 'Measured results'],
    ],
  },
  { text: 'Packages', pages: PACKAGES.map((name) => [`${name}/README.md`, name]) },
  { text: 'Games', pages: GAMES.map(([id, name]) => [`games/${id}/README.md`, name]) },
  {
    text: 'Project',
    pages: [
      ['CHANGELOG.md', 'Changelog'],
      ['SECURITY.md', 'Security'],
      ['CODE_OF_CONDUCT.md', 'Code of conduct'],
      ['CREDITS.md', 'Credits'],
    ],
  },
];

/** The rules in Dutch. */
export const DUTCH: readonly Section[] = [{ text: 'Spelregels', pages: GAMES.map(([id, , name]) => [`games/${id}/RULES.nl.md`, name]) }];

/** Maps a file of the repository to its page on the site: `games/citadels/RULES.nl.md` to `nl/rules/citadels.md`. */
export function pageOf(file: string): string {
  const [, game, language] = /^games\/([a-z-]+)\/RULES(?:\.([a-z]+))?\.md$/.exec(file) ?? [];
  if (game !== undefined) return posix.join(language ?? '', 'rules', `${game}.md`);
  if (file === 'README.md') return 'index.md';
  const [, folder] = /^(.+)\/README\.md$/.exec(file) ?? [];
  if (folder !== undefined) return `packages/${posix.basename(folder)}.md`;
  return posix.basename(file).toLowerCase();
}

/** Every file of the repository that is a page of the site. */
export const FILES: readonly string[] = [...SECTIONS, ...DUTCH].flatMap(({ pages }) => pages.map(([file]) => file));

/** The sections as VitePress wants them. */
export function sidebarOf(sections: readonly Section[]): { text: string; items: { text: string; link: string }[] }[] {
  return sections.map(({ text, pages }) => ({
    text,
    items: pages.map(([file, name]) => ({ text: name, link: `/${pageOf(file).replace(/(index)?\.md$/, '')}` })),
  }));
}

/** The anchor of a heading, as forges make it; a chapter of the rules has its number: `CIT-7`. */
export function slugOf(title: string): string {
  const [, chapter] = /^([A-Z]{3}-\d+) /.exec(title) ?? [];
  if (chapter !== undefined) return chapter;
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
