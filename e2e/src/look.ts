import type { GameView } from '@belfry/kernel';
import type { Drive } from './drive.ts';

/** The layout of the page on the screen. */
export interface Layout {
  /** Nothing makes the page scroll sideways. */
  readonly fitsAcross: boolean;
  /** The page itself never scrolls; the board may, within its frame. */
  readonly fitsDown: boolean;
  /** Pixels of the board outside its frame; one is rounding, because text heights are fractional. */
  readonly beyond: number;
  /** Lit things too small to tap. */
  readonly small: readonly string[];
  /** Lit things without a place on the board; verbs may be in the action bar only. */
  readonly homeless: readonly string[];
}

/** What the table shows. */
export interface TableNow {
  readonly game: string;
  readonly seq: number;
  readonly viewer: unknown;
  readonly view: GameView;
  readonly moves: readonly string[];
  /** Moves beyond the rules' list that the player can also compose on the board. */
  readonly beyond: readonly string[];
  readonly picks: readonly string[];
  readonly staged: string | null;
  /** The staged move needs confirmation; others are played at once. */
  readonly waits: boolean;
  /** The places that the board says matter for this decision. */
  readonly matters: readonly string[];
  readonly lit: readonly string[];
  readonly over: boolean;
  readonly passing: boolean;
  readonly layout: Layout;
}

interface LookOptions {
  /** Selectors of which the first match gets a bare click event. */
  readonly click?: string;
  /** Waits until something has changed since then. */
  readonly since?: { readonly seq: number; readonly picks: number; readonly staged: string | null };
  /** Waits until the viewer has to decide. */
  readonly asked?: boolean;
  /** Longest wait, in milliseconds. */
  readonly patience?: number;
}

/** Clicks, waits and reads the table, all in one call to the page. Null when there is no table. */
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
