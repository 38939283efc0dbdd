/** Does this person want as little to move as can be? */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How the page scrolls by itself. */
export function scrollBehavior(): ScrollBehavior {
  return reducesMotion() ? 'auto' : 'smooth';
}
