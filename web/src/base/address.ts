import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * Is a server of ours behind these pages? `npm run build:static` makes pages that any web server can serve under any path. Such a server knows
 * one address only, so there the page stands in its query: `?/rules/citadels#CIT-4.1` instead of `/rules/citadels#CIT-4.1`.
 * A query needs nothing from the server, is there again after a reload, and leaves the hash to the clauses.
 */
export const HAS_SERVER = import.meta.env.MODE !== 'static';

/** The page we are on, as links of the house call it, without what is asked of it. */
export const pageHere = HAS_SERVER ? () => location.pathname : () => readQuery(location.search).page;

/** The address of a page, as a browser wants it. */
export const addressOf = HAS_SERVER ? (page: string) => page : (page: string) => (page.startsWith('/') ? `?${page}` : page);

/** How wouter reads and writes addresses where the page stands in the query. */
export const IN_QUERY = {
  hook: () => [useLocationProperty(pageHere), go] as [string, typeof go],
  searchHook: () => useLocationProperty(() => readQuery(location.search).asked),
  hrefs: addressOf,
};

/** Some programs that send links escape the slashes; some add words of their own at the end. A query without a page is the home page. */
export function readQuery(search: string): { readonly page: string; readonly asked: string } {
  const query = search.slice(1).replaceAll(/%2f/gi, '/');
  if (!query.startsWith('/')) return { page: '/', asked: '' };
  const end = query.search(/[?&]/);
  return end < 0 ? { page: query, asked: '' } : { page: query.slice(0, end), asked: query.slice(end + 1) };
}

function go(page: string, how?: { readonly replace?: boolean }): void {
  navigate(addressOf(page), how);
}
