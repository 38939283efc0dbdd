import { scrollBehavior } from '@belfry/board-kit';
import { savedZoom, saveZoom } from './saved-zoom.ts';
import { clampScale, nextScale, offsetAround, offsetOfShare, type Point, shareInMiddle, wheelScale, type Zoom } from './zoom.ts';
import { type ZoomGestures, zoomGestures } from './zoom-gestures.ts';

/** Milliseconds without a movement after which the position is saved. */
const SAVED_AFTER = 150;
/** How much of the frame an arrow key moves by. */
const ARROW = 0.2;
const LINE = 16;

/**
 * Enlarges the board within its frame and moves it there. The board is drawn with its usual layout and scaled, and the frame scrolls over
 * it: whatever scrolls something into view works as without zoom. At scale 1 nothing is set on the page.
 */
export class BoardZoom {
  readonly #game: string;
  readonly #listeners = new Set<() => void>();
  #area: HTMLElement | null = null;
  #zoom: Zoom = { scale: 1, x: 0.5, y: 0.5 };
  #saving = 0;
  #size = '';
  #position = '';
  #isFoundAgain = false;

  constructor(game: string) {
    this.#game = game;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly scale = (): number => this.#zoom.scale;

  readonly enlarge = (): void => this.#zoomTo(nextScale(this.scale(), 'in'));

  readonly shrink = (): void => this.#zoomTo(nextScale(this.scale(), 'out'));

  readonly fit = (): void => this.#zoomTo(1);

  /** Names the position of the table that the board shows. */
  show(position: string): void {
    this.#position = position;
  }

  /** Returns once, after a reload, that the player saw this position as it is shown: a view that the player chose stays. */
  takeFoundAgain(): boolean {
    const isFoundAgain = this.#isFoundAgain;
    this.#isFoundAgain = false;
    return isFoundAgain;
  }

  /** Shows the frame's board as this device last did, and listens to wheel, fingers, mouse and keys there. Returns a function that ends it. */
  attach(area: HTMLElement): () => void {
    this.#area = area;
    const saved = savedZoom(this.#game);
    if (saved !== null) {
      const { scale, x, y, position } = saved;
      this.#scaleTo(scale);
      this.#zoom = { scale, x, y };
      this.#centre();
      this.#isFoundAgain = position === this.#position;
    }
    const ends = new AbortController();
    const { signal } = ends;
    area.addEventListener('wheel', this.#onWheel, { signal, passive: false });
    area.addEventListener('keydown', this.#onKey, { signal });
    area.addEventListener('scroll', this.#onScroll, { signal, passive: true });
    window.addEventListener('pagehide', this.#save, { signal });
    const gestures: ZoomGestures = {
      scale: this.scale,
      pinch: (scale, from, to) => this.#zoomTo(scale, from, to),
      pan: (dx, dy) => area.scrollBy({ left: dx, top: dy, behavior: 'instant' }),
    };
    zoomGestures(area, gestures, signal);
    this.#size = sizeOf(area);
    const resized = new ResizeObserver(this.#onResize);
    resized.observe(area);
    return () => {
      if (this.#saving !== 0) this.#save();
      ends.abort();
      resized.disconnect();
      this.#scaleTo(1);
      this.#area = null;
    };
  }

  /** Zooms so that the board's point at `from` in the frame, by default its middle, is at `to`. */
  #zoomTo(wanted: number, from: Point | null = null, to: Point | null = from): void {
    const area = this.#area;
    const scale = clampScale(wanted);
    if (area === null) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = area;
    const before = this.scale();
    const at = from ?? { x: clientWidth / 2, y: clientHeight / 2 };
    const there = to ?? at;
    this.#scaleTo(scale);
    area.scrollTo({
      left: offsetAround(scrollLeft, { from: at.x, to: there.x }, scale / before),
      top: offsetAround(scrollTop, { from: at.y, to: there.y }, scale / before),
      behavior: 'instant',
    });
    this.#measure(scale);
    // What marks the edges of the frame looks again, also where nothing has scrolled.
    area.dispatchEvent(new Event('scroll'));
  }

  #scaleTo(scale: number): void {
    const area = this.#area;
    const board = area?.firstElementChild;
    if (area === null || !(board instanceof HTMLElement)) return;
    const isZoomed = scale > 1;
    if (isZoomed && area.dataset.zoomed === undefined) {
      // Zoomed it has no scroll bar: its width goes on being left free, so that the board keeps its layout.
      area.style.paddingRight = `${area.offsetWidth - area.clientWidth}px`;
      area.dataset.zoomed = '';
      area.tabIndex = 0;
    } else if (!isZoomed) {
      area.style.paddingRight = '';
      delete area.dataset.zoomed;
      area.tabIndex = -1;
    }
    board.style.transform = isZoomed ? `scale(${scale})` : '';
    const isNew = scale !== this.scale();
    this.#zoom = { ...this.#zoom, scale };
    if (isNew) for (const listener of this.#listeners) listener();
  }

  /** Notes which point of the board is in the middle of the frame. */
  #note(scale: number): void {
    const area = this.#area;
    if (area === null) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = area;
    const x = shareInMiddle(scrollLeft, clientWidth, scrollWidth);
    const y = shareInMiddle(scrollTop, clientHeight, scrollHeight);
    this.#zoom = { scale, x, y };
  }

  #measure(scale: number): void {
    this.#note(scale);
    window.clearTimeout(this.#saving);
    this.#saving = window.setTimeout(this.#save, SAVED_AFTER);
  }

  readonly #save = (): void => {
    window.clearTimeout(this.#saving);
    this.#saving = 0;
    // A page may be left before it hears of its last scrolling.
    this.#note(this.scale());
    saveZoom(this.#game, this.scale() === 1 ? null : { ...this.#zoom, position: this.#position });
  };

  readonly #onResize = (): void => {
    const area = this.#area;
    // Also told when it begins to observe, and by then a choice may have been scrolled to.
    if (area === null || sizeOf(area) === this.#size) return;
    this.#size = sizeOf(area);
    this.#centre();
  };

  /** Scrolls the noted point into the middle. */
  #centre(): void {
    const area = this.#area;
    if (area === null || this.scale() === 1) return;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = area;
    const { x, y } = this.#zoom;
    area.scrollTo({
      left: offsetOfShare(x, clientWidth, scrollWidth),
      top: offsetOfShare(y, clientHeight, scrollHeight),
      behavior: 'instant',
    });
  }

  readonly #onWheel = (event: WheelEvent): void => {
    // A pinch on a touchpad comes as a wheel with ctrl. The wheel alone scrolls, as everywhere.
    if (!event.ctrlKey || this.#area === null) return;
    event.preventDefault();
    const { left, top, height } = this.#area.getBoundingClientRect();
    const pixels =
      event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? height : 1);
    this.#zoomTo(wheelScale(this.scale(), pixels), { x: event.clientX - left, y: event.clientY - top });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const area = this.#area;
    const way = ARROWS[event.key];
    if (area === null || event.target !== area || way === undefined || this.scale() === 1) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Not to the next possible choice, as from elsewhere on the table.
    event.preventDefault();
    event.stopPropagation();
    area.scrollBy({ left: way.x * ARROW * area.clientWidth, top: way.y * ARROW * area.clientHeight, behavior: scrollBehavior() });
  };

  readonly #onScroll = (): void => {
    if (this.scale() > 1) this.#measure(this.scale());
  };
}

const sizeOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth}×${clientHeight}`;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
