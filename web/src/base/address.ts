import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * True if a Belfry server serves these pages. `npm run build:static` makes pages that any web server can serve under any path. Such a
 * server knows only one address, so the page goes into the query: `?/rules/citadels#CIT-4.1` instead of `/rules/citadels#CIT-4.1`. A query
 * needs nothing from the server, survives a reload, and leaves the hash to the clauses.
 */
export const HAS_SERVER = import.meta.env.MODE !== 'static';

/** Returns the current page as internal links name it, without its query. */
export const pageHere = HAS_SERVER ? () => location.pathname : () => readQuery(location.search).page;

/** Returns the address of a page as the browser needs it. */
export const addressOf = HAS_SERVER ? (page: string) => page : (page: string) => (page.startsWith('/') ? `?${page}` : page);

/** Lets wouter read and write addresses where the page is in the query. */
export const IN_QUERY = {
  hook: () => [useLocationProperty(pageHere), go] as [string, typeof go],
  searchHook: () => useLocationProperty(() => readQuery(location.search).asked),
  hrefs: addressOf,
};

/**
 * Reads the page from a query. Some programs escape the slashes of a link or append parameters of their own; a query without a page is the
 * home page.
 */
export function readQuery(search: string): { readonly page: string; readonly asked: string } {
  const query = search.slice(1).replaceAll(/%2f/gi, '/');
  if (!query.startsWith('/')) return { page: '/', asked: '' };
  const end = query.search(/[?&]/);
  return end < 0 ? { page: query, asked: '' } : { page: query.slice(0, end), asked: query.slice(end + 1) };
}

function go(page: string, how?: { readonly replace?: boolean }): void {
  navigate(addressOf(page), how);
}

/** Where a match is stored: on this device or on the server. */
export type MatchPlace = 'play' | 'table';
/** The ways to play a game. */
export const WAYS = ['play', 'friends', 'screen', 'watch'] as const;
export type Way = (typeof WAYS)[number];

/** The address of every page; what follows `?` or `#` selects what the page shows. */
export const to = {
  home: () => '/',
  game: (game: string, way?: Way, guest?: string) =>
    `/game/${game}${way === undefined ? '' : `?way=${way}`}${guest === undefined ? '' : `&with=${guest}`}`,
  match: (place: MatchPlace, id: string) => `/${place}/${id}`,
  replay: (place: MatchPlace, id: string, look?: { readonly at: number; readonly as: string | number }) =>
    `/replay/${place}/${id}${look === undefined ? '' : `?at=${look.at}&as=${look.as}`}`,
  mirror: (place: MatchPlace, id: string) => `/mirror/${place}/${id}`,
  rules: (game: string, clause?: string) => `/rules/${game}${clause === undefined ? '' : `#${clause}`}`,
  aid: (game: string) => `/rules/${game}/aid`,
  course: (game: string, part?: 'finale') => `/learn/${game}${part === undefined ? '' : `#${part}`}`,
  lesson: (game: string, lesson: string) => `/learn/${game}/${lesson}`,
  puzzles: (game: string) => `/puzzles/${game}`,
  puzzle: (game: string, puzzle: string) => `/puzzles/${game}/${puzzle}`,
  dailyPuzzle: () => '/puzzles/daily',
  account: () => '/you',
  /** With the code from a guest's other device. */
  continue: (code: string) => `/continue#${code}`,
  matches: () => '/matches',
  people: () => '/people',
  person: (id: string) => `/people/${id}`,
  operators: () => '/operators',
  style: () => '/style',
};

/** The same addresses as route patterns. */
export const ROUTES = {
  home: '/',
  game: '/game/:game',
  play: '/play/:id',
  table: '/table/:id',
  replay: '/replay/:where/:id',
  mirror: '/mirror/:where/:id',
  rules: '/rules/:game',
  aid: '/rules/:game/aid',
  course: '/learn/:game',
  lesson: '/learn/:game/:lesson',
  dailyPuzzle: '/puzzles/daily',
  puzzles: '/puzzles/:game',
  puzzle: '/puzzles/:game/:puzzle',
  account: '/you',
  continue: '/continue',
  matches: '/matches',
  people: '/people',
  person: '/people/:id',
  operators: '/operators',
  style: '/style',
} as const;

/** Pages that share one chunk. */
export const STUDY_PAGES = /^\/(learn|puzzles|mirror)\//;
export const PEOPLE_PAGES = /^\/people/;

/** Takes what follows the `#` out of the address bar and the history. */
export function forgetFragment(): void {
  history.replaceState(null, '', `${location.pathname}${location.search}`);
}
