import { pageHere } from '../base/address.ts';

/** The page that was asked for, where the server wrote on it what it is: that is read until it is there (index.html). */
let announced: string | null = null;

export function noteAnnouncedPage(): void {
  announced = document.querySelector('.arriving h1') === null ? null : pageHere();
}

/** Is the page that was asked for still on its way, and announced? */
export function isAnnounced(): boolean {
  return announced === pageHere();
}
