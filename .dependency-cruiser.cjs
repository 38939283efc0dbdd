// Imports only ever point down: kernel ← the games' rules, kernel ← bots ← the games' bots, the registry ← server ← lab ← cli, games/*/board ← web.
// That packages import only what they declare, through what is exported and never in a circle, is for scripts/borders.mjs to see; here stands
// which of them may declare which, and the order within a package.

/** The folder of a game; the template that new games are copied from keeps to the same arrows. */
const GAME = '(?:games|templates)/[^/]+';
const BELOW_THE_RULES = `^(kernel/|${GAME}/src/)`;
const SCREEN_LIBRARIES = '^node_modules/(react|react-dom|radix-ui|motion|zustand|wouter|vite|happy-dom)(/|$)';

/** Folders of a package from the bottom to the top: each may import those of its own line and of earlier ones. What lies beside them stands above them all. */
const LAYERS = {
  web: [['icons'], ['base'], ['api'], ['parts'], ['match'], ['table'], ['pages'], ['app']],
  server: [
    ['base', 'clocks', 'config'],
    ['store'],
    ['match-files'],
    ['tables'],
    ['play'],
    ['lobby', 'identity', 'notifications'],
    ['nodes', 'operators', 'operations'],
    ['admission'],
    ['scheduler', 'socket'],
    ['http'],
  ],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const LAYER_RULES = Object.entries(LAYERS).flatMap(([name, layers]) =>
  layers.map((layer, at) => ({
    name: `${name}-${layer[0]}-imports-what-is-below`,
    comment: `Inside ${name} imports point one way: ${layers.map((folders) => folders.join(', ')).join(' ← ')}.`,
    severity: 'error',
    from: { path: `^${name}/src/(${layer.join('|')})/` },
    to: {
      path: `^${name}/src/(${[
        ...layers
          .slice(at + 1)
          .flat()
          .map((above) => `${above}/`),
        '[^/]+\\.tsx?$',
      ].join('|')})`,
    },
  })),
);

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const SERVER_CONNECTIONS = {
  name: 'server-connections-have-one-face',
  comment: 'The life of a connection is one module: whoever serves connections asks its face.',
  severity: 'error',
  from: { path: '^server/src/', pathNot: '^server/src/socket/' },
  to: { path: '^server/src/socket/', pathNot: '^server/src/socket/connections\\.ts$' },
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...LAYER_RULES,
    SERVER_CONNECTIONS,
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      // Modules that a bundler makes up have no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel stands alone: no game, no package, nothing of Node.',
      severity: 'error',
      from: { path: '^kernel/src/' },
      to: { couldNotResolve: false, pathNot: '^kernel/src/' },
    },
    {
      name: 'live-stands-on-the-kernel-alone',
      comment: 'A live match knows neither who hosts it nor which game it is: no store, no socket, no bot, nothing of Node.',
      severity: 'error',
      from: { path: '^live/src/' },
      to: { couldNotResolve: false, pathNot: ['^live/src/', '^kernel/src/index\\.ts$'] },
    },
    {
      name: 'conformance-stands-on-the-kernel-alone',
      comment: 'The kit checks any game it is handed, wherever it is run; it reads no files and knows no test runner.',
      severity: 'error',
      from: { path: '^kernel/conformance/' },
      to: { couldNotResolve: false, pathNot: '^kernel/(src|conformance)/' },
    },
    {
      name: 'rules-import-the-kernel-and-themselves',
      comment: 'A game runs anywhere: no other game, no bot, no shell, no board, nothing of Node, no library.',
      severity: 'error',
      from: { path: `^(${GAME})/src/`, pathNot: `^${GAME}/src/bot/` },
      to: { couldNotResolve: false, pathNot: ['^$1/src/(?!bot/)', '^kernel/src/index\\.ts$'] },
    },
    {
      name: 'game-bots-import-bots-and-their-game',
      comment: 'What plays a game stands on its rules and on the bots.',
      severity: 'error',
      from: { path: `^(${GAME})/src/bot/` },
      to: { couldNotResolve: false, pathNot: ['^$1/src/', '^(kernel|bots)/src/index\\.ts$'] },
    },
    {
      name: 'data-imports-data',
      comment: 'Tables state facts; they know nothing of what is done with them.',
      severity: 'error',
      from: { path: `^(${GAME})/src/data/` },
      to: { couldNotResolve: false, pathNot: ['^$1/src/data/', '^kernel/src/index\\.ts$'] },
    },
    {
      name: 'data-takes-only-types-of-the-kernel',
      comment: 'A table may say which shape it satisfies; it calls nothing.',
      severity: 'error',
      from: { path: `^${GAME}/src/data/` },
      to: { path: '^kernel/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-know-no-words-views-or-bots',
      comment: 'The rules come first; views, notation, texts and bots look at them, never the other way round.',
      severity: 'error',
      from: { path: `^(${GAME})/src/rules/` },
      to: { path: '^$1/src/(view|notation|text|lessons|bot|usage|game|index)' },
    },
    {
      name: 'apprentice-plays-from-the-view',
      comment: 'A bot gets a view and nothing else; it must not look into setup, automatic steps or what others are dealt.',
      severity: 'error',
      from: { path: `^(${GAME})/src/bot/`, pathNot: `^${GAME}/src/bot/index\\.ts$` },
      to: { path: '^$1/src/(rules/(setup|phases|flow|steps|decisions)|game|index)' },
    },
    {
      name: 'registry-imports-games',
      comment: 'The registry is a list: the games with their bots, their courses, nothing else.',
      severity: 'error',
      from: { path: '^games/[^/]+\\.ts$' },
      to: {
        couldNotResolve: false,
        pathNot: ['^games/[^/]+\\.ts$', '^games/[^/]+/src/((bot/|lessons/)?index|bot/detectors)\\.ts$', '^(kernel|bots)/src/index\\.ts$'],
      },
    },
    {
      name: 'nothing-stands-on-the-template',
      comment: 'The template is there to be copied; only tests look at it.',
      severity: 'error',
      from: { pathNot: '^templates/|(^|/)test/' },
      to: { path: '^templates/' },
    },
    {
      name: 'bots-stand-on-the-kernel-alone',
      comment: 'Bots play any game they are handed, in workers of the server and of the browser alike.',
      severity: 'error',
      from: { path: '^bots/src/' },
      to: { couldNotResolve: false, pathNot: ['^bots/src/', '^kernel/src/index\\.ts$'] },
    },
    {
      name: 'bots-import-no-shell',
      comment: 'Bots are used by the shells and know none of them.',
      severity: 'error',
      from: { path: '^bots/' },
      to: { path: `^(client|server|lab|cli|web|e2e)/|^${GAME}/board/` },
    },
    {
      name: 'shells-keep-apart',
      comment:
        'The command line calls the lab and starts the server, the lab measures the server; neither knows a screen, nor the command line.',
      severity: 'error',
      from: { path: '^(client|server|lab|cli)/' },
      to: { path: `^(cli|web|e2e)/|^${GAME}/board/`, pathNot: '^$1/' },
    },
    {
      name: 'nothing-measured-knows-the-lab',
      comment: 'The lab measures everything; only the command line, which prints what it found, imports it.',
      severity: 'error',
      from: { pathNot: '^(lab|cli)/' },
      to: { path: '^lab/' },
    },
    {
      name: 'client-knows-only-the-wire',
      comment: 'A client sees the server from outside: what travels, and the kernel whose words it is in.',
      severity: 'error',
      from: { path: '^client/src/' },
      to: { path: '^(games|bots|server|lab|cli|web|board-kit|e2e)/' },
    },
    {
      name: 'boards-know-no-rules',
      comment:
        'A board gets a view, the legal moves and a callback: it takes types from its game, components from the board kit, and decides nothing.',
      severity: 'error',
      from: { path: `^(${GAME})/board/` },
      to: {
        path: '^(games|templates|kernel|bots|client|server|lab|cli|e2e|web)/',
        pathNot: [
          '^$1/board/',
          '^$1/src/(index\\.ts$|data/|text/[^/]+/index\\.ts$)',
          '^kernel/src/index\\.ts$',
          '^board-kit/src/index\\.ts$',
        ],
      },
    },
    {
      name: 'web-imports-no-server',
      comment: 'The client talks to the server over the wire; what travels is described by the protocol.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(client|server|lab|cli|e2e)/' },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Boards and the client run in a browser.',
      severity: 'error',
      from: { path: `^(web/src|${GAME}/board)/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-screen-below-the-boards',
      comment: 'React and its kin belong to boards and web.',
      severity: 'error',
      from: { path: `${BELOW_THE_RULES}|^(bots|client|server|lab|cli)/` },
      to: { path: SCREEN_LIBRARIES },
    },
    {
      name: 'sources-do-not-import-tests',
      comment: 'Tests look at sources, never the other way round.',
      severity: 'error',
      from: { pathNot: '(^|/)(test|e2e)/' },
      to: { path: '(^|/)(test|e2e)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|golden|pinned|reports|\\.stryker-tmp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['belfry-source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
