import { defineConfig } from 'vitepress';
import { extendMarkdown } from './markdown.ts';
import { DUTCH, FILES, pageOf, SECTIONS, sidebarOf, slugOf } from './pages.ts';

/** The same rules in the other language; any other page has no counterpart and leads to the first rules. */
function counterpart(_data: unknown, { path }: { path: string }, language: string): string {
  const [, game] = /\/rules\/([a-z-]+)/.exec(path) ?? [];
  if (language === 'nl') return `/nl/rules/${game ?? 'citadels'}`;
  return game === undefined ? '/' : `/rules/${game}`;
}

export default defineConfig({
  title: 'Belfry',
  description: 'Four city-building board games in the browser: rules, hosting, bots, libraries.',
  srcDir: '..',
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  // Any web server can serve the site, under any path.
  base: './',
  cleanUrls: false,
  srcExclude: ['dist/**', 'templates/**', '.github/**', 'e2e/{screenshots,pictures,sizes}/**', 'reports/**', '**/dist/**'],
  rewrites: (file) => (FILES.includes(file) ? pageOf(file) : file),
  head: [['link', { rel: 'icon', href: '/mark.svg' }]],
  markdown: { html: false, anchor: { slugify: slugOf }, config: extendMarkdown },
  vite: { publicDir: false, build: { chunkSizeWarningLimit: 1500 } },
  locales: {
    root: { label: 'English', lang: 'en' },
    nl: {
      label: 'Nederlands',
      lang: 'nl',
      link: '/nl/rules/citadels',
      themeConfig: {
        nav: [],
        sidebar: sidebarOf(DUTCH),
        outline: { label: 'Op deze pagina', level: [2, 3] },
        docFooter: { prev: 'Vorige', next: 'Volgende' },
        langMenuLabel: 'Taal',
        returnToTopLabel: 'Naar boven',
        sidebarMenuLabel: 'Menu',
        darkModeSwitchLabel: 'Weergave',
      },
    },
  },
  themeConfig: {
    logo: '/mark.svg',
    i18nRouting: counterpart,
    nav: [
      { text: 'Play', link: '/playing' },
      { text: 'Host', link: '/hosting' },
      { text: 'Build', link: '/building' },
      { text: 'Rules', link: '/rules/citadels' },
      { text: 'API', link: '/api/index.html', target: '_self' },
    ],
    sidebar: sidebarOf(SECTIONS),
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        locales: {
          nl: {
            translations: {
              button: { buttonText: 'Zoeken', buttonAriaLabel: 'Zoeken' },
              modal: {
                noResultsText: 'Niets gevonden voor',
                resetButtonTitle: 'Wissen',
                footer: { selectText: 'openen', navigateText: 'kiezen', closeText: 'sluiten' },
              },
            },
          },
        },
      },
    },
  },
});
