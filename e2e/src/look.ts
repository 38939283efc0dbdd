import type { GameView } from '@belfry/kernel';
import type { Drive } from './drive.ts';

/** How the page lies on the screen. */
export interface Layout {
  /** Nothing makes the page scroll sideways. */
  readonly fitsAcross: boolean;
  /** The page itself never scrolls; the board may, within its frame. */
  readonly fitsDown: boolean;
  /** How many pixels of the board lie beyond its frame; a single one is rounding, heights of text are no whole numbers. */
  readonly beyond: number;
  /** Lit things smaller than a thumb. */
  readonly small: readonly string[];
  /** Lit things without a place on the board; verbs may stand in the action bar alone. */
  readonly homeless: readonly string[];
}

/** What the table shows. */
export interface TableNow {
  readonly game: string;
  readonly seq: number;
  readonly viewer: unknown;
  readonly view: GameView;
  readonly moves: readonly string[];
  /** Moves beyond the list of the rules that can be pointed at as well. */
  readonly beyond: readonly string[];
  readonly picks: readonly string[];
  readonly staged: string | null;
  /** The staged move is to be confirmed; others are played at once. */
  readonly waits: boolean;
  /** The places that the board says matter for what is asked. */
  readonly matters: readonly string[];
  readonly lit: readonly string[];
  readonly over: boolean;
  readonly passing: boolean;
  readonly layout: Layout;
}

interface LookOptions {
  /** Clicks the first of these, by the event alone. */
  readonly click?: string;
  /** Waits until something has changed since then. */
  readonly since?: { readonly seq: number; readonly picks: number; readonly staged: string | null };
  /** Waits until the table asks for something. */
  readonly asked?: boolean;
  /** How long to wait at the most, in milliseconds. */
  readonly patience?: number;
}

/** Clicks, waits and looks, all in one errand to the page. Null when there is no table. */
export function look(page: Drive, options: LookOptions = {}): Promise<TableNow | null> {
  return page.evaluate(async ({ click, since, asked = false, patience = 0 }) => {
    const until = performance.now() + patience;
    const pause = () => new Promise((later) => setTimeout(later, 8));
    if (click !== undefined) {
      while (document.querySelector(`${click}:not(:disabled)`) === null && performance.now() < until) await pause();
      document.querySelector(click)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    for (;;) {
      const now = table();
      const changed =
        since === undefined || (now !== null && (now.seq !== since.seq || now.picks.length !== since.picks || now.staged !== since.staged));
      const asks =
        !asked ||
        (now !== null && (now.waits || document.querySelector('[data-state="lit"], .ending, .ending-again, .pass-device') !== null));
      const late = performance.now() >= until;
      if (late && !changed)
        throw new Error(`nothing changed for ${patience / 1000} seconds${click === undefined ? '' : ` after ${click}`}`);
      if ((changed && asks) || late) return now === null ? null : { ...now, ...see(), layout: measure() };
      await pause();
    }
    function table() {
      const now = window.belfryTable?.();
      return now === undefined || document.querySelector('.table') === null ? null : now;
    }
    function see() {
      const shown = [...document.querySelectorAll('[data-state="lit"]')].filter((element) => element.getBoundingClientRect().width > 0);
      return {
        lit: [...new Set(shown.map((element) => element.getAttribute('data-thing') ?? ''))].sort(),
        over: document.querySelector('.ending, .ending-again') !== null,
        passing: document.querySelector('.pass-device') !== null,
      };
    }
    function measure(): Layout {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const area = document.querySelector('.board-area');
      const named = (element: Element) => element.getAttribute('data-thing') ?? '';
      return {
        fitsAcross: scrollWidth <= window.innerWidth,
        fitsDown: scrollHeight <= window.innerHeight,
        beyond: area === null ? 0 : Math.max(0, area.scrollHeight - area.clientHeight - 1),
        small: [...document.querySelectorAll('[data-state="lit"]')].flatMap((thing) => {
          const { width, height } = thing.getBoundingClientRect();
          return width < 43.5 || height < 43.5 ? [`${named(thing)} ${Math.round(width)}×${Math.round(height)}`] : [];
        }),
        homeless: [...document.querySelectorAll('.action-bar [data-thing]')].map(named).filter((id) => !id.startsWith('verb:')),
      };
    }
  }, options);
}
