/** How many pennants fall over each city. */
const PENNANTS = 42;
const PIGMENTS = ['oxblood', 'lapis', 'ochre', 'verdigris', 'plum'];

/** Returns the element of a thing or a place on the table. */
function find(id: string): Element | null {
  const quoted = CSS.escape(id);
  return document.querySelector(`.table [data-place="${quoted}"], .table [data-thing="${quoted}"]`);
}

/** Scrolls the board, if it scrolls, to the first of the things, above the score count. */
export function bringIntoSight(area: HTMLElement | null, ids: readonly string[]): void {
  const [first] = ids.flatMap((id) => find(id) ?? []).filter((thing) => area?.contains(thing));
  if (area !== null && first !== undefined && area.scrollHeight > area.clientHeight)
    area.scrollTop += first.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientHeight / 6;
}

/** Shows light and pennants over the winners' cities; returns a function that ends it. */
export function celebrate(homes: readonly string[], duration: number): () => void {
  const layer = document.createElement('div');
  layer.className = 'motion-layer';
  layer.ariaHidden = 'true';
  for (const id of homes) {
    const home = find(id);
    const place = (home?.closest('section') ?? home)?.getBoundingClientRect();
    if (place === undefined || place.width === 0) continue;
    layer.append(light(place, duration));
    for (let each = 0; each < PENNANTS; each++) layer.append(pennant(each, place, duration));
  }
  document.querySelector('.table')?.append(layer);
  return () => layer.remove();
}

function light({ left, top, width, height }: DOMRect, duration: number): HTMLElement {
  const element = document.createElement('span');
  element.className = 'feast-light';
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  element.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }, { opacity: 0 }], { duration, fill: 'both' });
  return element;
}

function pennant(each: number, place: DOMRect, duration: number): HTMLElement {
  const element = document.createElement('span');
  element.className = `pennant pigment-${PIGMENTS[each % PIGMENTS.length]}`;
  const x = place.left + Math.random() * place.width;
  const sway = (Math.random() - 0.5) * 120;
  const fall = Math.max(140, place.height + 60);
  const turn = (Math.random() - 0.5) * 900;
  element.animate(
    [
      { transform: `translate3d(${x}px, ${place.top - 50}px, 0) rotate(0deg)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.75 },
      { transform: `translate3d(${x + sway}px, ${place.top - 50 + fall}px, 0) rotate(${turn}deg)`, opacity: 0 },
    ],
    {
      duration: duration * (0.5 + Math.random() * 0.3),
      delay: Math.random() * duration * 0.25,
      easing: 'cubic-bezier(.3,.2,.6,1)',
      fill: 'both',
    },
  );
  return element;
}
