import { type Beat, type BoardModule, reducesMotion } from '@belfry/board-kit';
import { type GameEvent, seatLetter } from '@belfry/kernel';
import { seatOf } from '../events/event-groups.ts';
import { find } from './flights.ts';

/** How many simultaneous beats are shown; more would be confusing. */
const SHOWN = 2;
/** Duration of a beat as a multiple of the travel time, and its minimum in milliseconds. */
const LONGER = 2.2;
const SHORTEST_MS = 700;

/**
 * Marks dramatic events on the board: the event's icon over the first of its things. It blocks neither the game nor the pointer, and with
 * reduced motion it is a still icon that fades.
 */
export function strike(layer: HTMLElement, board: BoardModule, events: readonly GameEvent[], travel: number): void {
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
  }
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
  const still = sign.animate([{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0.9, offset: 0.7 }, { opacity: 0 }], {
    duration,
    fill: 'both',
  });
  removeAfter(still, sign);
}

function swell(sign: HTMLElement, duration: number): void {
  const grown = sign.animate(
    [
      { opacity: 0, transform: `${NEAR} scale(2.1)` },
      { opacity: 1, transform: `${NEAR} scale(0.94)`, offset: 0.22 },
      { opacity: 1, transform: `${NEAR} scale(1)`, offset: 0.72 },
      { opacity: 0, transform: `${NEAR} scale(1.08)` },
    ],
    { duration, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'both' },
  );
  sign.querySelector('.beat-ring')?.animate(
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'scale(1)', opacity: 0.9, offset: 0.22 },
      { transform: 'scale(2.3)', opacity: 0 },
    ],
    { duration, easing: 'ease-out', fill: 'both' },
  );
  removeAfter(grown, sign);
}

function shake(struck: Element, duration: number): void {
  const ways = ['0 0', '-4px 1px', '4px -1px', '-3px 0', '2px 1px', '0 0'];
  struck.animate(
    ways.map((translate) => ({ translate })),
    { duration: duration * 0.4, delay: duration * 0.15 },
  );
}

function removeAfter(animation: Animation, sign: HTMLElement): void {
  animation.onfinish = () => sign.remove();
  animation.oncancel = () => sign.remove();
}
