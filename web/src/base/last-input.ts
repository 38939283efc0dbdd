let keys = false;

/** Keeps track of whether the user last pressed a key or pointed. */
export function watchInput(): void {
  const used = (byKeys: boolean) => () => {
    keys = byKeys;
  };
  window.addEventListener('keydown', used(true), { capture: true });
  window.addEventListener('pointerdown', used(false), { capture: true });
}

/** Returns whether the user plays by keyboard: the last input was a key. */
export const isByKeyboard = (): boolean => keys;
