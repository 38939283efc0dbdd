import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** How far each key moves in a list, or to which end. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

interface LogKeys {
  /** Event handlers for the element around the lines, which are buttons. */
  readonly events: { onKeyDown(event: KeyboardEvent): void; onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
  /** Returns the place of a line in the order of Tab. */
  tabIndex(key: string): 0 | -1;
}

/** Makes a log of hundreds of lines one stop for Tab: the last line, or the one that arrow keys have moved to. */
export function useLogKeys(lines: readonly string[]): LogKeys {
  const [reached, setReached] = useState<string | null>(null);
  const stop = reached !== null && lines.includes(reached) ? reached : lines.at(-1);
  return {
    tabIndex: (key) => (key === stop ? 0 : -1),
    events: {
      onKeyDown(event) {
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
        const step = STEPS[event.key];
        if (step === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
        // The arrows of the table would leave the log.
        event.preventDefault();
        event.stopPropagation();
        const at = buttons.findIndex((line) => line.matches(':focus'));
        buttons[step(at === -1 ? buttons.length : at, buttons.length - 1)]?.focus();
      },
      onFocus({ target }) {
        const key = target.closest<HTMLElement>('[data-line]')?.dataset.line;
        if (key !== undefined) setReached(key);
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setReached(null);
      },
    },
  };
}
