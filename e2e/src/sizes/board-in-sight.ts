import type { Drive } from '../drive.ts';

/**
 * The positions of the things and places of a board within it, and of its frame. A frame that scrolls may show more or less: its content
 * does not count as moved.
 */
export interface BoardLayout {
  readonly frame: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly scrolls: boolean;
  };
  /** Left, top, width and height of each; of several with the same id only the first. */
  readonly boxes: Readonly<Record<string, readonly [number, number, number, number]>>;
}

/** How far something may move between two questions of a turn, in pixels. */
const STILL = 2;

export function readLayout(page: Drive): Promise<BoardLayout> {
  return page.evaluate(() => {
    const area = document.querySelector('.board-area');
    if (area === null) throw new Error('there is no board');
    const { left, top, width, height } = area.getBoundingClientRect();
    const boxes: Record<string, [number, number, number, number]> = {};
    for (const element of area.querySelectorAll('[data-place], [data-thing]')) {
      const id = element.getAttribute('data-place') ?? element.getAttribute('data-thing') ?? '';
      const box = element.getBoundingClientRect();
      if (id in boxes || box.width === 0) continue;
      boxes[id] = [box.left - left + area.scrollLeft, box.top - top + area.scrollTop, box.width, box.height];
    }
    return { frame: { left, top, width, height, scrolls: area.scrollHeight > area.clientHeight + 1 }, boxes };
  });
}

/** Finds what has moved or changed size although only the question has changed. `travels` matches what the rules move. */
export function findMoved(before: BoardLayout, after: BoardLayout, travels: RegExp): string[] {
  const moved = Object.entries(after.boxes).flatMap(([id, box]) => {
    const was = before.boxes[id];
    if (was === undefined || travels.test(id)) return [];
    const far = Math.max(...box.map((length, at) => Math.abs(length - (was[at] ?? 0))));
    return far > STILL ? [`${id} has moved by ${Math.round(far)} px`] : [];
  });
  const edges = ['left', 'top', 'width', ...(before.frame.scrolls || after.frame.scrolls ? [] : (['height'] as const))] as const;
  const framed = edges.flatMap((edge) => {
    const [was, is] = [before.frame[edge], after.frame[edge]].map(Math.round);
    return Math.abs((is ?? 0) - (was ?? 0)) > STILL ? [`the frame's ${edge} was ${was} and is ${is}`] : [];
  });
  return [...framed, ...shortened(moved)];
}

function shortened(moved: readonly string[]): readonly string[] {
  return moved.length > 4 ? [...moved.slice(0, 4), `and ${moved.length - 4} more have moved`] : moved;
}

/** Finds the things or places that are covered or invisible. Scrolls to those outside the frame first, as a player would. */
export function findCovered(page: Drive, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(async (named) => {
    /** Pieces are on their places; a panel hides more than this share of them. */
    const MOST_HIDDEN = 0.4;
    const LEAST_SEEN = 0.6;
    const STEPS = 7;
    /** The page shows and hides its buttons within so many frames of scrolling. */
    const FRAMES = 10;
    const found: string[] = [];
    for (const id of named) {
      const quoted = CSS.escape(id);
      const elements = [...document.querySelectorAll(`.table [data-thing="${quoted}"], .table [data-place="${quoted}"]`)];
      const seen = elements.filter((element) => element.getBoundingClientRect().width > 0);
      if (seen.length === 0) found.push(`${id} is not to be seen`);
      const troubles: (string | null)[] = [];
      for (const element of seen) troubles.push(await lastingTroubleOf(element));
      const [trouble] = troubles;
      if (seen.length > 0 && troubles.every((each) => each !== null)) found.push(`${id} ${trouble}`);
    }
    return found;

    /** Pieces on the board and parts of the thing, such as a chip, do not cover it; only a panel does. */
    function isPiece(hit: Element, element: Element): boolean {
      const group = element.parentElement?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      if (group !== undefined && element.parentElement?.contains(hit) === true && group.width * group.height < 2 * own.width * own.height)
        return true;
      return hit instanceof SVGElement && element instanceof SVGElement && hit.ownerSVGElement === element.ownerSVGElement;
    }

    /** A button that leaves once its area has been scrolled into view covers nothing there. */
    async function lastingTroubleOf(element: Element): Promise<string | null> {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      let trouble = troubleOf(element);
      for (let frame = 0; trouble !== null && frame < FRAMES; frame++) {
        await new Promise((painted) => requestAnimationFrame(painted));
        trouble = troubleOf(element);
      }
      return trouble;
    }

    function troubleOf(element: Element): string | null {
      const whole = element.getBoundingClientRect();
      const box = {
        left: Math.max(0, whole.left),
        top: Math.max(0, whole.top),
        right: Math.min(innerWidth, whole.right),
        bottom: Math.min(innerHeight, whole.bottom),
      };
      const frame = { width: innerWidth, height: innerHeight };
      for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = outer.getBoundingClientRect();
        frame.width = Math.min(frame.width, edge.width);
        frame.height = Math.min(frame.height, edge.height);
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      const across = (box.right - box.left) / Math.min(whole.width, frame.width);
      const down = (box.bottom - box.top) / Math.min(whole.height, frame.height);
      if (across < LEAST_SEEN || down < LEAST_SEEN)
        return `is in sight by ${Math.round(Math.max(0, across) * 100)} × ${Math.round(Math.max(0, down) * 100)} %`;
      const cover = new Map<string, number>();
      let points = 0;
      for (let column = 0.5; column < STEPS; column++) {
        for (let row = 0.5; row < STEPS; row++) {
          const hit = document.elementFromPoint(
            box.left + ((box.right - box.left) * column) / STEPS,
            box.top + ((box.bottom - box.top) * row) / STEPS,
          );
          points++;
          if (hit === null || element.contains(hit) || hit.contains(element) || isPiece(hit, element)) continue;
          const over = hit.closest('[data-thing], [data-place], [class]') ?? hit;
          const name =
            over.getAttribute('data-thing') ?? over.getAttribute('data-place') ?? `<${over.tagName.toLowerCase()}.${over.classList}>`;
          cover.set(name, (cover.get(name) ?? 0) + 1);
        }
      }
      const hidden = [...cover.values()].reduce((sum, count) => sum + count, 0) / points;
      if (hidden <= MOST_HIDDEN) return null;
      const [most] = [...cover].sort(([, one], [, other]) => other - one);
      return `is covered by ${Math.round(hidden * 100)} %, most by ${most?.[0]}`;
    }
  }, ids);
}
