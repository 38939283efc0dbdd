import { type Beat, type BoardModule, reducesMotion } from '@belfry/board-kit';
import { type GameEvent, seatLetter } from '@belfry/kernel';
import { seatOf } from '../events/event-groups.ts';
import { find } from './flights.ts';

/** How many simultaneous beats are shown; more would be confusing. */
const SHOWN = 2;
/** Duration of a beat as a multiple of the travel time, and its minimum in milliseconds. */
const LONGER = 3.8;
const SHORTEST_MS = 1100;
/** Pixels between a sign, its words and the edge of the screen. */
const GAP = 10;

/**
 * Marks dramatic events on the board: the event's icon over the first of its things, and below the last of them what happened in words. It
 * blocks neither the game nor the pointer, and with reduced motion it is still and fades.
 */
export function strike(
  layer: HTMLElement,
  board: BoardModule,
  events: readonly GameEvent[],
  travel: number,
  tell: (event: GameEvent) => string,
): void {
  // Those of an earlier action would lie under it.
  for (const words of layer.querySelectorAll('.beat-words')) words.remove();
  let last: { readonly sign: HTMLElement; readonly event: GameEvent; readonly duration: number } | undefined;
  const dramatic = events.flatMap((event) => {
    const beat = board.beat?.(event);
    return beat === undefined ? [] : [{ event, beat }];
  });
  for (const { event, beat } of dramatic.slice(-SHOWN)) {
    const [at] = board.eventThings(event);
    const struck = at === undefined ? null : find(at);
    const box = struck?.getBoundingClientRect();
    if (struck === null || box === undefined || box.width === 0) continue;
    const sign = document.createElement('div');
    sign.className = `beat beat-${beat}`;
    sign.style.left = `${box.left + box.width / 2}px`;
    sign.style.top = `${box.top + box.height / 2}px`;
    sign.innerHTML = `<span class="beat-ring"></span><svg viewBox="0 0 512 512"><path d="${board.eventIcon(event)}" fill="currentColor"/></svg>`;
    const bearer = bearerOf(board, event, beat);
    if (bearer !== null) sign.append(bearer);
    layer.append(sign);
    const duration = Math.max(SHORTEST_MS, travel * LONGER);
    if (reducesMotion()) fade(sign, duration);
    else {
      swell(sign, duration);
      if (beat === 'blow') shake(struck, duration);
    }
    last = { sign, event, duration };
  }
  if (last !== undefined) caption(layer, last.sign, tell(last.event), last.duration);
}

/** Shows the words below a sign, or above it at the lower edge of the screen. */
function caption(layer: HTMLElement, sign: HTMLElement, words: string, duration: number): void {
  const line = document.createElement('p');
  line.className = 'beat-words';
  line.textContent = words;
  layer.append(line);
  const half = line.offsetWidth / 2 + GAP;
  const [x, y] = [sign.offsetLeft, sign.offsetTop];
  const away = sign.offsetHeight / 2 + GAP;
  const isLow = y + away + line.offsetHeight + GAP > window.innerHeight;
  line.style.left = `${Math.max(half, Math.min(window.innerWidth - half, x))}px`;
  line.style.top = `${isLow ? y - away - line.offsetHeight : y + away}px`;
  fade(line, duration);
}

/** Copies the crest of the player who won this honour, or who dealt another player this blow. Of a misfortune nobody is the author. */
function bearerOf(board: BoardModule, event: GameEvent, beat: Beat): Node | null {
  const seat = seatOf(event);
  const harmed = board.harms?.(event);
  if (seat === undefined || (beat === 'blow' && (harmed === undefined || harmed === seat))) return null;
  const crest =
    find(`seat:${seatLetter(seat)}`)
      ?.querySelector('.crest')
      ?.cloneNode(true) ?? null;
  if (crest instanceof Element) crest.classList.add('beat-bearer');
  return crest;
}

const NEAR = 'translate(-50%, -50%)';

function fade(sign: HTMLElement, duration: number): void {
  const still = sign.animate([{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
    duration,
    fill: 'both',
  });
  removeAfter(still, sign);
}

/** Each step has its own easing: one for the whole would hurry to the end, and the sign would fade before it is seen. */
function swell(sign: HTMLElement, duration: number): void {
  const grown = sign.animate(
    [
      { opacity: 0, transform: `${NEAR} scale(2.1)`, easing: 'cubic-bezier(.2,.8,.3,1)' },
      { opacity: 1, transform: `${NEAR} scale(0.94)`, offset: 0.14, easing: 'ease-out' },
      { opacity: 1, transform: `${NEAR} scale(1)`, offset: 0.85, easing: 'ease-in' },
      { opacity: 0, transform: `${NEAR} scale(1.08)` },
    ],
    { duration, fill: 'both' },
  );
  sign.querySelector('.beat-ring')?.animate(
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'scale(1)', opacity: 0.9, offset: 0.2, easing: 'ease-out' },
      { transform: 'scale(2.3)', opacity: 0 },
    ],
    { duration: duration * 0.7, fill: 'both' },
  );
  removeAfter(grown, sign);
}

function shake(struck: Element, duration: number): void {
  const ways = ['0 0', '-4px 1px', '4px -1px', '-3px 0', '2px 1px', '0 0'];
  struck.animate(
    ways.map((translate) => ({ translate })),
    { duration: duration * 0.3, delay: duration * 0.1 },
  );
}

function removeAfter(animation: Animation, sign: HTMLElement): void {
  animation.onfinish = () => sign.remove();
  animation.oncancel = () => sign.remove();
}
