let keys = false;

/** Keeps track of whether the user last pressed a key or pointed. A screen reader clicks without pointing. */
export function watchInput(): void {
  window.addEventListener('keydown', () => note(true), { capture: true });
  window.addEventListener('pointerdown', () => note(false), { capture: true });
  window.addEventListener('click', ({ detail }) => detail === 0 && note(true), { capture: true });
}

function note(byKeys: boolean): void {
  keys = byKeys;
}

/** Returns whether the user plays by keyboard or with a screen reader: the last input was no pointer. */
export const isByKeyboard = (): boolean => keys;
