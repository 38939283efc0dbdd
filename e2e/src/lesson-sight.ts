import type { Page } from '@playwright/test';

/**
 * Returns what is wrong with the sight of the things a lesson speaks of. Each must lie within its frames with something of it uncovered, and
 * whatever is written on it must be readable. A frame that scrolls must show as many of them as it has room for, from the first on.
 */
export function hiddenThings(page: Page, things: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    /** Pixels at the edges of a frame that scrolls: there it fades, and buttons float. */
    const EDGES = 112;
    /** This share of a card may be covered or cut. */
    const SPARE = 0.2;
    const shares = [0.08, 0.3, 0.5, 0.7, 0.92];

    // Turn painting on, which tests may have turned off: what is transparent is not read.
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
    const shown = wanted.map((id) => ({ id, places: placesOf(id) }));
    const before: Element[] = [];
    const troubles = shown.flatMap(({ id, places: [first, ...others] }) => {
      if (first === undefined) return [`${id} is not on the table`];
      const seen = [first, ...others].find((place) => troubleWith(place) === null);
      before.push(seen ?? first);
      return seen !== undefined || !hasRoom(before) ? [] : [`${id} ${troubleWith(first)}`];
    });
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
    return troubles;

    function placesOf(id: string): Element[] {
      const named = CSS.escape(id);
      const places = [...document.querySelectorAll(`[data-thing="${named}"], [data-place="${named}"]`)];
      return places.filter((place) => place.getBoundingClientRect().width > 0 && place.closest('.motion-layer') === null);
    }

    function framesOf(element: Element): Element[] {
      const frames: Element[] = [];
      for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        if (overflowX !== 'visible' || overflowY !== 'visible') frames.push(frame);
      }
      return frames;
    }

    /** A frame without the edges that it keeps for what floats over them where it scrolls. */
    function roomIn(frame: Element): DOMRect {
      const { left, top, width, height } = frame.getBoundingClientRect();
      const { scrollPaddingTop } = getComputedStyle(frame);
      const above = frame.scrollHeight > frame.clientHeight + 1 ? Number.parseFloat(scrollPaddingTop) || 0 : 0;
      return new DOMRect(left, top + above, width, height - above);
    }

    /** True if every frame has room for those of the elements that it contains; a single one needs none. */
    function hasRoom(elements: readonly Element[]): boolean {
      const frames = new Set(elements.flatMap((element) => framesOf(element)));
      return [...frames].every((frame) => {
        const boxes = elements.filter((element) => frame.contains(element)).map((element) => element.getBoundingClientRect());
        if (boxes.length < 2) return true;
        const down = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
        const along = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        return (
          down <= frame.clientHeight - EDGES &&
          along <= Math.max(frame.clientWidth - EDGES, frame.scrollWidth <= frame.clientWidth ? along : 0)
        );
      });
    }

    function troubleWith(element: Element): string | null {
      const box = element.getBoundingClientRect();
      const frames = framesOf(element).map(roomIn);
      for (const frame of [...frames, new DOMRect(0, 0, window.innerWidth, window.innerHeight)]) {
        const down = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
        const along = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
        if (down < (1 - SPARE) * Math.min(box.height, frame.height) || along < (1 - SPARE) * Math.min(box.width, frame.width))
          return 'is out of sight';
      }
      const isIn = (x: number, y: number) =>
        frames.every(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
      const spots = shares.flatMap((down) => shares.map((along) => [box.left + along * box.width, box.top + down * box.height] as const));
      const covers = spots.filter(([x, y]) => isIn(x, y)).map(([x, y]) => coverAt(element, x, y));
      const free = covers.filter((cover) => cover === null).length;
      // A road or a hex does not fill its box.
      if (element instanceof SVGElement) return free > 0 ? null : `is covered by ${covers[0]}`;
      if (free < covers.length / 2) return `is covered by ${covers.find((cover) => cover !== null)}`;
      const fits = frames.every(({ width, height }) => box.width <= width + 1 && box.height <= height + 1);
      return fits ? unreadableText(element, box, isIn) : null;
    }

    /** Returns the words on a thing that are cut or covered. */
    function unreadableText(thing: Element, box: DOMRect, isIn: (x: number, y: number) => boolean): string | null {
      const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
          parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true ||
          getComputedStyle(parent).clipPath !== 'none'
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const y = (top + bottom) / 2;
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            if (right - left < 4 || x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
            const cover = isIn(x, y) ? coverAt(thing, x, y) : 'an edge';
            if (cover !== null) return `has "${node.textContent?.trim()}" under ${cover}`;
          }
        }
      }
      return null;
    }

    /** Returns what lies over an element at a point. */
    function coverAt(element: Element, x: number, y: number): string | null {
      const on = document.elementFromPoint(x, y);
      if (on !== null && (element.contains(on) || on.contains(element))) return null;
      return on === null ? 'nothing' : `<${[on.tagName.toLowerCase(), ...on.classList].join('.')}>`;
    }
  }, things);
}

/**
 * Returns the buttons of the lesson and of the choice that cannot be reached, not even by scrolling; the answers to a question must be in
 * sight at once, unless they `mayScroll`.
 */
export function unreachableButtons(page: Page, { mayScroll }: { readonly mayScroll: boolean }): Promise<string[]> {
  return page.evaluate((scrolls) => {
    const isFree = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
    };
    const isReached = (button: Element) => {
      const frames = [...document.querySelectorAll('.lesson, .action-bar, .tray')].map((frame) => [frame, frame.scrollTop] as const);
      button.scrollIntoView({ block: 'nearest' });
      const reached = isFree(button);
      for (const [frame, top] of frames) frame.scrollTop = top;
      return reached;
    };
    const buttons = [...document.querySelectorAll('.lesson :is(.lesson-buttons, .lesson-question) .button, .action-bar .button')];
    return buttons
      .filter((button) => !isFree(button) && !((scrolls || !button.matches('[data-answer]')) && isReached(button)))
      .map((button) => `the button "${button.textContent?.trim()}" is out of reach`);
  }, mayScroll);
}

/** Returns what is wrong with the words of a lesson: the first two lines must be readable before anything is scrolled. */
export function unreadWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('.lesson-words');
    if (words === null) return ['the lesson has no words'];
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = new Map([...range.getClientRects()].filter(({ width }) => width > 8).map((line) => [Math.round(line.bottom), line]));
    return [...lines.values()]
      .sort((a, b) => a.bottom - b.bottom)
      .slice(0, 2)
      .flatMap(({ left, right, top, bottom }, at) =>
        words.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) ? [] : [`line ${at + 1} of the words is hidden`],
      );
  });
}
