import type { Drive } from './drive.ts';

/** What is drawn on a table, and how much of it has a closeup. */
export interface Drawn {
  /** Everything drawn: text, figures, and shapes by the picture they belong to. */
  readonly elements: number;
  /** How many things have a closeup. */
  readonly tellers: number;
  /** Elements outside any thing with a closeup, and numbers that only the ground under them explains. */
  readonly silent: readonly string[];
}

/** Seats, board and hand: everything that a game shows. Buttons need no closeup. */
const ROOMS = '.panels, .board-area, .tray:not(.replay-tray) > :not(.action-bar)';

/** Finds every visible leaf of the table, and whether it is part of a thing with a closeup. */
export function drawnOn(page: Drive): Promise<Drawn> {
  return page.evaluate((rooms) => {
    const SHAPES = 'path, circle, rect, ellipse, line, polygon, polyline, image, use';
    const silent = new Set<string>();
    const tellers = new Set<Element>();
    const pictures = new Set<Element>();
    let texts = 0;
    for (const room of document.querySelectorAll(rooms)) {
      const walker = document.createTreeWalker(room, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text) {
          const words = node.data.trim();
          if (words !== '' && node.parentElement !== null && isSeen(node.parentElement)) {
            texts++;
            hear(node.parentElement, words);
          }
        } else if (node instanceof HTMLElement && node.dataset.text !== undefined) {
          if (!isSeen(node)) continue;
          texts++;
          hear(node, node.dataset.text);
        } else if (node instanceof Element && isDrawn(node) && isSeen(node)) {
          pictures.add(node.closest('svg, [data-explains]') ?? node);
          hear(node, '');
        }
      }
    }
    return { elements: texts + pictures.size, tellers: tellers.size, silent: [...silent] };

    function hear(element: Element, words: string): void {
      const teller = element.closest('[data-explains]');
      const onGround = teller?.getAttribute('data-explains') === 'ground' && /\d/.test(words);
      if (teller === null || onGround) silent.add(`${pathOf(element)} ${words}`.trim());
      else tellers.add(teller);
    }
    function isDrawn(element: Element): boolean {
      if (element.matches(SHAPES)) {
        if (element.closest('defs, clipPath, pattern, mask') !== null) return false;
        const { fill, stroke, strokeWidth } = getComputedStyle(element);
        return !isClear(fill) || (!isClear(stroke) && Number.parseFloat(strokeWidth) > 0);
      }
      if (!(element instanceof HTMLElement) || element.childNodes.length > 0) return false;
      const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = getComputedStyle(element);
      return !isClear(backgroundColor) || backgroundImage !== 'none' || borderTopWidth !== '0px' || boxShadow !== 'none';
    }
    function isClear(paint: string): boolean {
      return paint === 'none' || paint === 'transparent' || /, 0\)$/.test(paint);
    }
    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if (element.closest('title, button, a') !== null || getComputedStyle(element).clipPath.startsWith('inset')) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 || height > 1;
    }
    function pathOf(element: Element): string {
      const names: string[] = [];
      for (let at: Element | null = element; at !== null && !at.matches(rooms) && names.length < 4; at = at.parentElement)
        names.unshift([at.tagName.toLowerCase(), ...at.classList].join('.'));
      return names.join(' > ');
    }
  }, ROOMS);
}

export interface Asked {
  /** The kinds of things whose closeups were opened: `hand`, `die`, `for-pawn`. */
  readonly kinds: readonly string[];
  /** Those with an empty closeup, or without the link to the rules where the rules say more. */
  readonly speechless: readonly string[];
}

/** Opens and closes the closeup of one thing of every kind that is not yet known. */
export function openEach(page: Drive, known: readonly string[] = []): Promise<Asked> {
  return page.evaluate(
    async ({ rooms, known }) => {
      const speechless: string[] = [];
      const kinds = new Set<string>();
      // The blur behind a sheet takes longer than the sheet.
      document.head.insertAdjacentHTML('beforeend', '<style>dialog::backdrop { backdrop-filter: none !important }</style>');
      const tellers = [...document.querySelectorAll(rooms)].flatMap((room) => [...room.querySelectorAll('[data-explains]')]);
      for (const teller of tellers) {
        const kind = kindOf(teller);
        if (kinds.has(kind) || known.includes(kind)) continue;
        kinds.add(kind);
        teller.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }));
        const sheet = await until(() => document.querySelector<HTMLDialogElement>('dialog.closeup[open]'));
        const name = `${kind} (${teller.getAttribute('aria-label')})`;
        if (sheet === null) {
          speechless.push(`${name} opens nothing`);
          continue;
        }
        const title = sheet.querySelector('h2')?.textContent?.trim() ?? '';
        const words = (sheet.textContent ?? '').replace(title, '').trim();
        if (title === '' || words.length < 20) speechless.push(`${name} says only "${title} ${words}"`);
        if (sheet.querySelector('a[href*="/rules/"]') === null) speechless.push(`${name} names no rule`);
        sheet.close();
        await until(() => (document.querySelector('dialog.closeup') === null ? true : null));
      }
      return { kinds: [...kinds], speechless };

      function kindOf(teller: Element): string {
        const id = teller.getAttribute('data-thing') ?? teller.getAttribute('data-place');
        return id?.split(':')[0] ?? [...teller.classList].join('.');
      }

      async function until<T>(found: () => T | null): Promise<T | null> {
        for (let turn = 0; turn < 400; turn++) {
          const value = found();
          if (value !== null) return value;
          await new Promise((later) => setTimeout(later, 2));
        }
        return null;
      }
    },
    { rooms: ROOMS, known },
  );
}
