import type { Drive } from '../drive.ts';

/** The viewer's own area on each board besides the hand. Nuremberg's pieces are on the common map. */
const OWN: Readonly<Record<string, string>> = {
  citadels: '.cit-city-own',
  fortuna: '.for-own',
  bruges: '.bru-own',
  nuremberg: '.nur-hand',
};

/** Returns in words what does not fit a screen. `findOverflow` finds text that is cut off or covered. */
export function findMisfits(page: Drive, game: string, touch: boolean): Promise<string[]> {
  return page.evaluate(
    ({ own, thumbs }) => {
      const SMALLEST_TEXT = 12;
      const THUMB = 44;
      /** How far from a lit thing the line of its frame ends, about. */
      const FRAME = 3;
      const found = new Set<string>();
      const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
      type Box = typeof screen;

      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > window.innerWidth || scrollHeight > window.innerHeight) found.add(`the page is ${scrollWidth}×${scrollHeight}`);
      askedIsSeen();
      ownIsNear();
      litCanBeReached();
      nothingIsCutWithoutASign();
      framesCutNothing();
      logIsAtItsEnd();
      textIsLargeEnough();
      if (thumbs) targetsFitAThumb();
      return [...found];

      function askedIsSeen(): void {
        // Two lines, and their padding.
        const head = document.querySelector('.status')?.getBoundingClientRect().height ?? 0;
        if (window.innerWidth < 640 && head > 60) found.add(`the header is ${Math.round(head)} px high`);
        const sentence = document.querySelector('.status-sentence');
        const words = document.querySelector('.staged strong');
        if (sentence === null || shareInSight(sentence) < 0.98) found.add('what is asked is out of sight');
        if (words !== null && shareInSight(words) < 0.98) found.add('what has been chosen is out of sight');
        const confirm = document.querySelector('[data-action="confirm"]');
        if (confirm !== null && shareInSight(confirm) < 0.98) found.add('the button that confirms is out of sight');
      }

      /** Most of the own area and a part of the board are visible, or one obvious tap leads there. */
      function ownIsNear(): void {
        const area = document.querySelector(own);
        if (area === null) found.add(`there is no ${own}`);
        else if (shareInSight(area) < 0.5 && !fillsTheFrame(area) && !isSeen('[data-go="own"]'))
          found.add(`of ${own} ${percent(shareInSight(area))} is in sight`);
        const board = document.querySelector('.board-area')?.getBoundingClientRect();
        const share = board === undefined ? 0 : (board.width * board.height) / (window.innerWidth * window.innerHeight);
        if (share < 0.28) found.add(`the board has ${percent(share)} of the screen`);
      }

      function fillsTheFrame(area: Element): boolean {
        const frame = area.closest('.board-area')?.getBoundingClientRect();
        const seen = visible(area);
        return frame !== undefined && seen !== null && seen.bottom - seen.top > frame.height * 0.6;
      }

      function litCanBeReached(): void {
        for (const thing of document.querySelectorAll('[data-state="lit"]')) {
          const name = thing.getAttribute('data-thing') ?? '';
          const seen = visible(thing);
          if (seen !== null && areaOf(seen) >= areaOf(thing.getBoundingClientRect()) * 0.4 && canBeHit(thing, seen)) continue;
          const where = hiddenBy(thing);
          if (where === null) {
            // A card of a fan is covered by its neighbours except for a strip as wide as a thumb; what is under a button at the edge of the
            // board can be scrolled clear of it.
            if (seen === null || !(hasStrip(thing, seen) || canBeScrolledClear(thing, seen))) found.add(`${name} cannot be touched`);
          } else if (!where.isSigned) found.add(`${name} lies beyond ${named(where.box)} without a sign`);
        }
      }

      function canBeHit(thing: Element, { left, right, top, bottom }: Box): boolean {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (thing.contains(hit) || hit.contains(thing));
      }

      function hasStrip(thing: Element, { left, right, top, bottom }: Box): boolean {
        const y = (top + bottom) / 2;
        let strip = 0;
        for (let x = Math.ceil(left) + 1; x < right; x += 2) {
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && thing.contains(hit)) strip += 2;
        }
        return strip >= THUMB - 6;
      }

      function canBeScrolledClear(thing: Element, { left, right, top, bottom }: Box): boolean {
        const frame = thing.closest('.board-area');
        const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button');
        if (frame === null || cover === null || cover === undefined || frame.contains(cover)) return false;
        return frame.scrollHeight - frame.scrollTop - frame.clientHeight >= bottom - cover.getBoundingClientRect().top;
      }

      /** Returns the frame that hides a thing, and whether it shows that there is more in that direction. */
      function hiddenBy(thing: Element): { box: Element; isSigned: boolean } | null {
        const edge = thing.getBoundingClientRect();
        for (let box = thing.parentElement; box !== null; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
          const frame = box.getBoundingClientRect();
          const way =
            edge.bottom > frame.bottom + 1
              ? 'below'
              : edge.top < frame.top - 1
                ? 'above'
                : edge.right > frame.right + 1
                  ? 'right'
                  : edge.left < frame.left - 1
                    ? 'left'
                    : null;
          if (way !== null) return { box, isSigned: isSigned(box, way) };
        }
        return null;
      }

      function isSigned(box: Element, way: string): boolean {
        if (box.getAttribute('data-more')?.split(' ').includes(way) === true) return true;
        return box.matches('.board-area') && isSeen(`.lit-${way}`);
      }

      /** Every frame that hides a part of its content indicates so; the log is known to be long. */
      function nothingIsCutWithoutASign(): void {
        const table = document.querySelector('.table');
        for (const box of table?.querySelectorAll('*') ?? []) {
          if (box instanceof SVGElement || box.closest('.side, .hidden-text, .motion-layer') !== null || visible(box) === null) continue;
          const { overflowX, overflowY } = getComputedStyle(box);
          const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
          const right = scrolls(overflowX) && box.scrollLeft + box.clientWidth < box.scrollWidth - 3;
          const below = scrolls(overflowY) && box.scrollTop + box.clientHeight < box.scrollHeight - 3;
          if (right && !isSigned(box, 'right')) found.add(`${named(box)} hides ${box.scrollWidth - box.clientWidth} px without a sign`);
          if (below && !isSigned(box, 'below')) found.add(`${named(box)} hides ${box.scrollHeight - box.clientHeight} px without a sign`);
        }
      }

      /** A number or badge that sticks out of a lit thing lies above its frame. */
      function framesCutNothing(): void {
        for (const thing of document.querySelectorAll('div[data-thing][data-state="lit"]')) {
          const frame = thing.getBoundingClientRect();
          for (const mark of thing.querySelectorAll('b, .badge, .coin, .crest, .token, .player-you')) {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            const out = Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom);
            if (out <= FRAME || visible(mark) === null) continue;
            if (document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === thing)
              found.add(`the frame of ${thing.getAttribute('data-thing')} cuts ${named(mark)}`);
          }
        }
      }

      function logIsAtItsEnd(): void {
        const log = document.querySelector('.log');
        if (log === null || visible(log) === null) return;
        const after = log.scrollHeight - log.scrollTop - log.clientHeight;
        if (after > 3) found.add(`the log goes on for ${Math.round(after)} px below`);
      }

      function textIsLargeEnough(): void {
        const small = new Map<string, string[]>();
        const walker = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const parent = node.parentElement;
          const words = node.textContent?.trim() ?? '';
          if (parent === null || words === '' || visible(parent) === null) continue;
          const style = getComputedStyle(parent);
          if (style.clipPath !== 'none' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
          const size = Number.parseFloat(style.fontSize) * scale;
          if (size >= SMALLEST_TEXT - 0.05) continue;
          const kind = `${named(parent.classList.length === 0 ? (parent.parentElement ?? parent) : parent)} is written in ${size.toFixed(1)} px`;
          small.set(kind, [...(small.get(kind) ?? []), words.slice(0, 24)]);
        }
        for (const [kind, words] of small) found.add(`${kind}: ${words.slice(0, 3).join(', ')}${words.length > 3 ? ' …' : ''}`);
      }

      function targetsFitAThumb(): void {
        for (const target of document.querySelectorAll('[data-state="lit"], .table button, .table a')) {
          if (target.closest('.side:not(.side-open), p') !== null || visible(target) === null) continue;
          const { width, height } = target.getBoundingClientRect();
          if ((width < THUMB - 0.5 || height < THUMB - 0.5) && !reachesFurther(target))
            found.add(`${target.getAttribute('data-thing') ?? named(target)} is ${Math.round(width)}×${Math.round(height)} for a thumb`);
        }
      }

      /** The touch target may be larger than the drawing. */
      function reachesFurther(target: Element): boolean {
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y, half] = [left + width / 2, top + height / 2, THUMB / 2 - 1];
        const takes = (dx: number, dy: number) => target.contains(document.elementFromPoint(x + dx, y + dy));
        return (width >= THUMB || (takes(-half, 0) && takes(half, 0))) && (height >= THUMB || (takes(0, -half) && takes(0, half)));
      }

      function isSeen(selector: string): boolean {
        const element = document.querySelector(selector);
        return element !== null && shareInSight(element) > 0.9;
      }

      function shareInSight(element: Element): number {
        const seen = visible(element);
        const whole = areaOf(element.getBoundingClientRect());
        return seen === null || whole === 0 ? 0 : areaOf(seen) / whole;
      }

      /** Returns the part of an element that the screen and the frames around it leave visible. */
      function visible(element: Element): Box | null {
        if (!element.checkVisibility({ visibilityProperty: true })) return null;
        let seen = cut(element.getBoundingClientRect(), screen);
        for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (overflowX !== 'visible' || overflowY !== 'visible') seen = cut(seen, box.getBoundingClientRect());
        }
        return seen.right - seen.left < 1 || seen.bottom - seen.top < 1 ? null : seen;
      }

      function cut(box: Box, frame: Box): Box {
        return {
          left: Math.max(box.left, frame.left),
          top: Math.max(box.top, frame.top),
          right: Math.min(box.right, frame.right),
          bottom: Math.min(box.bottom, frame.bottom),
        };
      }

      function areaOf({ left, right, top, bottom }: Box): number {
        return Math.max(0, right - left) * Math.max(0, bottom - top);
      }

      function percent(share: number): string {
        return `${Math.round(share * 100)} %`;
      }

      function named(element: Element): string {
        return `<${[element.tagName.toLowerCase(), ...element.classList].join('.')}>`;
      }
    },
    { own: OWN[game] ?? '.tray', thumbs: touch },
  );
}
