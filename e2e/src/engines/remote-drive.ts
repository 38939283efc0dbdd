import { writeFile } from 'node:fs/promises';
import type { Drive } from '../drive.ts';

/** What the remote control protocols have in common. */
export interface Remote {
  navigate(url: string): Promise<void>;
  /** Calls an asynchronous function that takes and returns a string. */
  call(source: string, argument: string): Promise<string>;
  /** Presses and releases the left mouse button at that point. */
  tap(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a screenshot, as PNG in base64. */
  capture(): Promise<string>;
}

const PATIENCE = 30_000;

/** Drives a page over such a protocol; waiting and finding happen in the page itself. */
export function driveRemote(remote: Remote): Drive {
  async function evaluate<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument?: Argument): Promise<Result> {
    const source = `async (text) => JSON.stringify({ result: await (${work})(JSON.parse(text)) })`;
    const { result }: { result: Result } = JSON.parse(await remote.call(source, JSON.stringify(argument ?? null)));
    return result;
  }
  return {
    evaluate,
    goto: (url) => remote.navigate(url),
    async reload() {
      await remote.navigate(await evaluate(() => location.href));
    },
    async click(selector) {
      for (;;) {
        const { x, y } = await evaluate(findPoint, { selector, patience: PATIENCE });
        await remote.tap(x, y);
        // If the page is already gone, the click has hit.
        if (!(await evaluate(hasMissed).catch(() => false))) return;
      }
    },
    async waitForSelector(selector: string, { state }: { readonly state?: 'detached' } = {}) {
      await evaluate(waitFor, { selector, gone: state === 'detached', patience: PATIENCE });
    },
    setViewportSize: ({ width, height }) => remote.resize(width, height),
    async screenshot({ path }) {
      await writeFile(path, Buffer.from(await remote.capture(), 'base64'));
    },
  };
}

/**
 * Runs in the page: returns the middle of the first such element once it is still and uncovered. If it moves after that, the tap has no
 * effect.
 */
async function findPoint({ selector, patience }: { selector: string; patience: number }): Promise<{ x: number; y: number }> {
  const until = performance.now() + patience;
  let before = '';
  let trouble = 'is not there';
  while (performance.now() < until) {
    const element = document.querySelector(selector);
    if (element !== null && !element.matches(':disabled')) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      const here = `${left} ${top} ${width} ${height}`;
      const isHit = (at: EventTarget | null) =>
        at instanceof Element && (element.contains(at) || at.closest('label')?.contains(element) === true);
      if (width > 0 && here === before && isHit(hit)) {
        guard(isHit);
        return { x, y };
      }
      trouble = here === before ? `lies under ${hit?.outerHTML.slice(0, 80)}` : 'moves';
      before = here;
    } else trouble = element === null ? 'is not there' : 'is disabled';
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error(`${selector} cannot be clicked: it ${trouble}`);

  function guard(isHit: (at: EventTarget | null) => boolean): void {
    delete document.documentElement.dataset.missed;
    let misses = false;
    const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
    const look = (event: Event): void => {
      if (event.type === 'pointerdown' && !isHit(event.target)) {
        misses = true;
        document.documentElement.dataset.missed = '';
      }
      if (misses) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type === 'click') for (const kind of kinds) removeEventListener(kind, look, true);
    };
    for (const kind of kinds) addEventListener(kind, look, true);
  }
}

/** Runs in the page. */
function hasMissed(): boolean {
  return document.documentElement.dataset.missed !== undefined;
}

/** Runs in the page. */
async function waitFor({ selector, gone, patience }: { selector: string; gone: boolean; patience: number }): Promise<void> {
  const until = performance.now() + patience;
  const isThere = () => [...document.querySelectorAll(selector)].some((element) => gone || element.getBoundingClientRect().width > 0);
  while (isThere() === gone) {
    if (performance.now() > until) throw new Error(`${selector} ${gone ? 'does not go away' : 'does not come'}`);
    await new Promise((later) => setTimeout(later, 25));
  }
}
