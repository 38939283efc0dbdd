import type { Flight } from '@belfry/board-kit';
import { copyOfPiece } from './piece-copy.ts';

/** How many pieces of one flight are shown: a purse of ten coins shows as four. */
const SHOWN = 4;
const APART = 60;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A flight that cannot begin before the table has changed, because its piece is drawn at the destination. */
export interface Awaited {
  readonly flight: Flight;
  readonly start: Spot | null;
  /** The elements at the destination before the change. */
  readonly before: ReadonlySet<Element>;
}

/** Starts the flights that can begin now, and returns those that must wait. */
export function depart(
  layer: HTMLElement,
  flights: readonly Flight[],
  duration: number,
): { readonly flown: number; readonly awaited: Awaited[] } {
  const awaited: Awaited[] = [];
  let flown = 0;
  for (const flight of flights) {
    const start = spotOf(find(flight.from));
    const there = find(flight.to);
    const end = spotOf(there);
    if (flight.arrives === true || start === null || end === null)
      awaited.push({ flight, start, before: new Set(there?.querySelectorAll('*') ?? []) });
    else {
      const piece = flight.piece === undefined ? null : pieceNamed(flight.piece);
      send(layer, flight, { start, end, drawing: piece === null ? null : copyOfPiece(piece), duration });
      flown++;
    }
  }
  return { flown, awaited };
}

/** Starts the flights that waited for the table to change, each piece hidden at its place until it lands; returns how many there were. */
export function arrive(layer: HTMLElement, awaited: readonly Awaited[], duration: number): number {
  let flown = 0;
  for (const { flight, start: departed, before } of awaited) {
    const there = find(flight.to);
    const piece = flight.piece === undefined ? newest(there, before) : pieceNamed(flight.piece);
    const start = departed ?? spotOf(find(flight.from));
    const end = spotOf(flight.arrives === true ? (piece ?? there) : there);
    if (start === null || end === null) continue;
    send(layer, flight, { start, end, drawing: piece === null ? null : copyOfPiece(piece), duration });
    if (flight.arrives === true) piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    flown++;
  }
  return flown;
}

/** Returns the element of a thing or place, or the one that a selector names. */
export function find(id: string): Element | null {
  if (id.startsWith('.')) return pieceNamed(id);
  const quoted = CSS.escape(id);
  return document.querySelector(`.table [data-thing="${quoted}"], .table [data-place="${quoted}"]`);
}

function pieceNamed(selector: string): Element | null {
  return document.querySelector(`.table ${selector}`);
}

/** Returns what is new at a place: its new part, or the whole place if that is new. */
function newest(there: Element | null, before: ReadonlySet<Element>): Element | null {
  if (there === null || before.size === 0) return there;
  return [...there.querySelectorAll('*')].find((part) => !before.has(part)) ?? null;
}

function spotOf(element: Element | null): Spot | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2, width };
}

/** Makes a piece that no board draws: a coin, or a disc with an icon. */
function token(icon: string, tone: NonNullable<Flight['tone']>): HTMLElement {
  const disc = document.createElement('span');
  disc.className = tone === 'gold' ? 'coin coin-m' : `flight-token flight-${tone}`;
  if (tone !== 'gold') disc.innerHTML = `<svg viewBox="0 0 512 512"><path d="${icon}" fill="currentColor"/></svg>`;
  return disc;
}

interface Course {
  readonly start: Spot;
  readonly end: Spot;
  readonly drawing: HTMLElement | null;
  readonly duration: number;
}

function send(layer: HTMLElement, { icon, count = 1, tone = 'card' }: Flight, { start, end, drawing, duration }: Course): void {
  const shown = Math.max(1, Math.min(count, SHOWN));
  const arc = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 3);
  for (let i = 0; i < shown; i++) {
    const piece = document.createElement('div');
    piece.className = 'flight';
    piece.append(drawing === null ? token(icon, tone) : drawing.cloneNode(true));
    layer.append(piece);
    const at = (x: number, y: number, scale = 1) => `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%) scale(${scale})`;
    const animation = piece.animate(
      [
        { transform: at(start.x, start.y, 0.85), opacity: 0.6 },
        { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - arc, 1.12), opacity: 1, offset: 0.5 },
        { transform: at(end.x, end.y), opacity: 1 },
      ],
      { duration: duration - i * APART, delay: i * APART, easing: 'cubic-bezier(.3,.6,.4,1)', fill: 'both' },
    );
    animation.onfinish = () => piece.remove();
    animation.oncancel = () => piece.remove();
  }
}
