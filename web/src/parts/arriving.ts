import { pageHere } from '../route.ts';

/** What the server wrote on the page that was asked for, so that there is something to read from the first moment. */
let written: { readonly page: string; readonly words: readonly string[] } | null = null;

/** To be read before the page is drawn. */
export function readArriving(): void {
  const words = [...document.querySelectorAll('#arriving > :not(svg)')].map(({ textContent }) => textContent);
  written = { page: pageHere(), words };
}

/** A title and a sentence, while that page is still on its way. */
export function arrivingWords(): readonly string[] {
  return written !== null && written.page === pageHere() ? written.words : [];
}
