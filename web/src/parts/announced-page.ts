import { pageHere } from '../base/address.ts';

/** The page requested first, if the server described it in the HTML (index.html): that text shows until the page has loaded. */
let announced: string | null = null;

export function noteAnnouncedPage(): void {
  announced = document.querySelector('.arriving h1') === null ? null : pageHere();
}

/** True while the requested page is still loading and the server has described it. */
export function isAnnounced(): boolean {
  return announced === pageHere();
}
