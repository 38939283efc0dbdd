import { followPointer } from './pointer-drag.ts';
import type { Carried, Point } from './table-context.ts';

/** Follows the pointer that is down on a thing that can be dropped on others. */
export function thingDrag(
  down: PointerEvent,
  thing: HTMLElement | SVGElement,
  carry: (thing: Element, grip: Point) => Carried | null,
): void {
  let carried: Carried | null = null;
  followPointer(down, thing, {
    start() {
      carried = carry(thing, { x: down.clientX, y: down.clientY });
      if (carried !== null) thing.dataset.dragged = 'over-table';
      return carried !== null;
    },
    move: ({ clientX: x, clientY: y }) => carried?.moveTo({ x, y }),
    end(released) {
      delete thing.dataset.dragged;
      carried?.end(released && { x: released.clientX, y: released.clientY });
    },
  });
}
