/** Returns whether this person prefers reduced motion. */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns how the page scrolls automatically. */
export function scrollBehavior(): ScrollBehavior {
  return reducesMotion() ? 'auto' : 'smooth';
}
