// `npm run docs`: the papers of the house as a small site, dist/docs, for any web server under any path. It is made of the same Markdown that a forge shows.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { gamesIn } from './games.mjs';
import { escaped, linksOf, render } from './markdown.mjs';
import { asCommand } from './ready.mjs';
import { isMain, ROOT } from './run.mjs';

const OUT = join(ROOT, 'dist', 'docs');

/** Rooms of the site, each with its papers and what they are called there; what they link to is found by itself. @type {readonly { title: string, papers: readonly (readonly [path: string, name: string])[] }[]} */
export const ROOMS = [
  {
    title: 'Play',
    papers: [['README.md', 'What it is'], ['docs/PLAYING.md', 'Ways to play'], ...rulesOfGames(), ['cli/README.md', 'The command line']],
  },
  {
    title: 'Host',
    papers: [
      ['hosting/README.md', 'Step by step'],
      ['server/OPERATING.md', 'Settings and care'],
      ['lab/CAPACITY.md', 'What a machine carries'],
    ],
  },
  {
    title: 'Build on',
    papers: [
      ['docs/BUILDING.md', 'Libraries by example'],
      ['bots/PROCESSES.md', 'Bots in any language'],
      ['server/BOT-API.md', 'Bots over the network'],
      ['kernel/README.md', '@belfry/kernel'],
      ['games/README.md', '@belfry/games'],
      ['bots/README.md', '@belfry/bots'],
      ['live/README.md', '@belfry/live'],
      ['board-kit/README.md', '@belfry/board-kit'],
    ],
  },
  {
    title: 'Contribute',
    papers: [
      ['CONTRIBUTING.md', 'How to'],
      ['docs/BOARDS.md', 'How to write a board'],
      ['CODE_OF_CONDUCT.md', 'How we treat each other'],
      ['SECURITY.md', 'Security'],
      ['CHANGELOG.md', 'What is new'],
      ['CREDITS.md', 'Credits'],
    ],
  },
  {
    title: 'How it works',
    papers: [
      ['ARCHITECTURE.md', 'The house, and the way of a move'],
      ['server/README.md', 'The server'],
      ['web/README.md', 'The pages'],
      ['lab/README.md', 'The lab'],
      ['lab/LADDER.md', 'How strong the bots are'],
      ['lab/EXPERIMENTS.md', 'What was tried with the bots'],
      ['docs/ENGINE.md', 'How fast the rules are'],
      ['docs/SERVER-TRIALS.md', 'Trials of the server'],
      ['docs/NEWCOMERS.md', 'Tried as newcomers'],
      ['docs/TERMINAL.md', 'Played at the terminal'],
      ['docs/TRIALS.md', "A stranger's trials"],
    ],
  },
];

/** @typedef {{ path: string, address: string, title: string, room?: string, name?: string }} Paper */

/** @returns {[path: string, name: string][]} */
function rulesOfGames() {
  return gamesIn(ROOT).map((game) => {
    const path = `games/${game}/RULES.md`;
    return [path, `Rules of ${titleOf(read(ROOT, path)).replace(/ [(-].*|:.*|^The /g, '')}`];
  });
}

/** Where a paper lies on the site. @param {string} path */
export function addressOf(path) {
  if (path === 'README.md') return 'index.html';
  if (basename(path) === 'README.md') return posix.join(dirname(path), 'index.html');
  return path.replace(/\.md$/, '.html').toLowerCase();
}

/** Every paper of the site, those of the rooms first. @param {string} root @returns {Paper[]} */
export function papersOf(root) {
  const rooms = new Map(ROOMS.flatMap(({ title, papers }) => papers.map(([path, name]) => [path, { room: title, name }])));
  const paths = [...rooms.keys()];
  for (const path of paths) {
    for (const link of linksOf(read(root, path))) {
      const target = targetOf(path, link).file;
      if (target.endsWith('.md') && !paths.includes(target) && existsSync(join(root, target))) paths.push(target);
    }
  }
  return paths.map((path) => ({ path, address: addressOf(path), title: titleOf(read(root, path)), ...rooms.get(path) }));
}

/** The file in the repository that a link of a paper leads to, and the place in it. @param {string} path @param {string} link */
export function targetOf(path, link) {
  const [file = '', anchor] = link.split('#');
  if (/^[a-z]+:/.test(file)) return { file: '', anchor: undefined };
  return { file: file === '' ? path : posix.join(posix.dirname(path), file), anchor };
}

/** @param {string} root @param {string} path */
function read(root, path) {
  return readFileSync(join(root, path), 'utf8');
}

/** @param {string} text */
function titleOf(text) {
  return (/^# (.+)$/m.exec(text)?.[1] ?? 'Belfry').replaceAll(/[`*]/g, '');
}

/** @param {Paper} paper @param {readonly Paper[]} papers @param {(file: string) => void} wanted is told of pictures */
function pageOf({ path, address, title, room }, papers, wanted) {
  const here = posix.dirname(address);
  const to = (/** @type {string} */ target) => posix.relative(here, target) || basename(target);
  const { html, headings } = render(read(ROOT, path), (href) => {
    if (/^(https?|mailto):/.test(href)) return href;
    const { file, anchor } = targetOf(path, href);
    const known = papers.find((each) => each.path === file);
    const place = anchor === undefined ? '' : `#${anchor}`;
    if (known !== undefined) return known.path === path ? place || '#' : to(known.address) + place;
    if (/\.(png|webp|svg|jpg)$/.test(file)) {
      wanted(file);
      return to(file);
    }
    // Sources are read in a checkout.
    return null;
  });
  const rooms = ROOMS.map(
    ({ title: name, papers: [[first] = ['']] }) =>
      `<a href="${to(addressOf(first))}"${name === room ? ' aria-current="true"' : ''}>${name}</a>`,
  );
  const beside = papers.filter((each) => each.room !== undefined && each.room === room);
  const api =
    room === 'Build on' && existsSync(join(OUT, 'api', 'index.html'))
      ? [`<li><a href="${to('api/index.html')}">Everything the packages export</a></li>`]
      : [];
  const list = [
    ...beside.map(
      (each) =>
        `<li><a href="${to(each.address)}"${each.path === path ? ' aria-current="page"' : ''}>${escaped(each.name ?? each.title)}</a></li>`,
    ),
    ...api,
  ];
  const parts = path === 'README.md' ? [] : headings.filter(({ depth }) => depth === 2);
  const contents =
    parts.length < 3
      ? ''
      : `<details class="contents"><summary>On this page</summary><ul>${parts.map(({ id, title: words }) => `<li><a href="#${id}">${words.replaceAll(/<\/?a[^>]*>/g, '')}</a></li>`).join('')}</ul></details>`;
  return `<!doctype html>
<html lang="${/\.nl\.md$/.test(path) ? 'nl' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title === 'Belfry' ? 'Belfry' : `${title} · Belfry`)}</title>
<link rel="icon" href="${to('mark.svg')}">
<link rel="stylesheet" href="${to('docs.css')}">
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><a class="home" href="${to('index.html')}"><img src="${to('mark.svg')}" alt="" width="26" height="32">Belfry</a><nav aria-label="Rooms">${rooms.join('')}</nav></header>
<div class="columns">
${list.length === 0 ? '' : `<nav class="beside" aria-label="${escaped(room ?? '')}"><ul>${list.join('')}</ul></nav>`}
<main id="text">
${html.replace('</h1>', () => `</h1>\n${contents}`)}
</main>
</div>
</body>
</html>
`;
}

/** The look of the house: its tokens and letters, and what a page of text needs. */
function styles() {
  const tokens = read(ROOT, 'web/src/styles/tokens.css');
  const night = /\[data-theme="night"\] (\{[^}]*\})/.exec(tokens)?.[1] ?? '{}';
  const fonts = read(ROOT, 'web/src/styles/fonts.css').replaceAll(/@font-face \{[^}]*@fontsource[^}]*\}\n/g, '');
  return `${fonts}${tokens}@media (prefers-color-scheme: dark) {\n:root ${night}\n}\n${read(ROOT, 'docs/docs.css')}`;
}

/** @param {string} path @param {string} content */
function put(path, content) {
  mkdirSync(dirname(join(OUT, path)), { recursive: true });
  writeFileSync(join(OUT, path), content);
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const papers = papersOf(ROOT);
    /** @type {Set<string>} */
    const pictures = new Set();
    for (const paper of papers)
      put(
        paper.address,
        pageOf(paper, papers, (file) => pictures.add(file)),
      );
    for (const file of pictures) cpSync(join(ROOT, file), join(OUT, file));
    put('docs.css', styles());
    rmSync(join(OUT, 'fonts'), { recursive: true, force: true });
    cpSync(join(ROOT, 'web', 'src', 'styles', 'fonts'), join(OUT, 'fonts'), { recursive: true });
    cpSync(join(ROOT, 'web', 'public', 'mark.svg'), join(OUT, 'mark.svg'));
    process.stdout.write(`${papers.length} papers lie in dist/docs. Any web server can serve them, under any path.\n`);
    return 0;
  });
}
