import { type Carried, type Point, reducesMotion, scrollBehavior } from '@belfry/board-kit';
import { copyOfPiece } from './piece-copy.ts';

/** What dropping the thing means. */
export interface Drops {
  /** Whether it may be dropped there; null if that means nothing. */
  mayDrop(onto: string): boolean | null;
  drop(onto: string): void;
}

interface Target {
  readonly id: string;
  readonly element: Element;
  readonly isLegal: boolean;
}

/** How long a thing that was dropped nowhere takes back to its place, in milliseconds. */
const BACK = 160;

/**
 * Lifts a thing over the table: a copy of it follows the pointer, which holds it at `grip`, and what it may be dropped on is highlighted.
 * Returns null if there is nothing to drop it on.
 */
export function carry(thing: Element, grip: Point, { mayDrop, drop }: Drops): Carried | null {
  const targets = targetsOf(thing, mayDrop);
  const layer = document.querySelector('.motion-layer');
  const copy = copyOfPiece(thing);
  if (targets.size === 0 || layer === null || copy === null) return null;
  const legal = [...targets.values()].filter(({ isLegal }) => isLegal);
  for (const { element } of legal) element.setAttribute('data-drop', '');
  showOne(legal);
  const home = thing.getBoundingClientRect();
  copy.classList.add('carried');
  layer.append(copy);
  let over: Target | null = null;

  const put = ({ x, y }: Point) => `translate(${home.left + x - grip.x}px, ${home.top + y - grip.y}px)`;
  const mark = (next: Target | null) => {
    if (over?.isLegal === true) over.element.setAttribute('data-drop', '');
    if (next?.isLegal === true) next.element.setAttribute('data-drop', 'over');
    over = next;
  };
  return {
    moveTo(point) {
      copy.style.transform = put(point);
      mark(targetAt(point, targets));
      return over !== null;
    },
    end(point) {
      const onto = point && targetAt(point, targets);
      for (const { element } of legal) element.removeAttribute('data-drop');
      if (onto !== null || reducesMotion()) copy.remove();
      else
        copy.animate([{ transform: put(grip) }], { duration: BACK, easing: 'ease-out' }).finished.then(
          () => copy.remove(),
          () => {},
        );
      if (onto !== null) drop(onto.id);
      return onto !== null;
    },
  };
}

function targetsOf(thing: Element, mayDrop: Drops['mayDrop']): ReadonlyMap<Element, Target> {
  const targets = new Map<Element, Target>();
  for (const element of document.querySelectorAll('.table [data-thing], .table [data-place]')) {
    const id = element.getAttribute('data-thing') ?? element.getAttribute('data-place') ?? '';
    const isLegal = element === thing ? null : mayDrop(id);
    if (isLegal !== null) targets.set(element, { id, element, isLegal });
  }
  return targets;
}

/** Returns the target at a point; of several inside each other the innermost legal one. */
function targetAt({ x, y }: Point, targets: ReadonlyMap<Element, Target>): Target | null {
  let refused: Target | null = null;
  for (const hit of document.elementsFromPoint(x, y)) {
    for (let element: Element | null = hit; element !== null; element = element.parentElement) {
      const target = targets.get(element);
      if (target?.isLegal === true) return target;
      refused ??= target ?? null;
    }
  }
  return refused;
}

/** Scrolls to a target if none is in sight. */
function showOne(targets: readonly Target[]): void {
  const isInSight = ({ element }: Target) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const frame = element.closest('.board-area')?.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return frame === undefined || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
  };
  if (!targets.some(isInSight)) targets[0]?.element.scrollIntoView({ block: 'center', inline: 'center', behavior: scrollBehavior() });
}
