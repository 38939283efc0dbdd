import { useEffect, useState } from 'react';

/** Why something cannot be done: a sentence and its clause. */
export interface RefusalText {
  readonly text: string;
  readonly clause: string | null;
}

const SHOWN_MS = 6000;

/** Shows a reason long enough to be read, but at most until the next action. */
export function useRefusal(): { readonly refusal: RefusalText | null; showRefusal(refusal: RefusalText): void } {
  const [refusal, showRefusal] = useState<RefusalText | null>(null);
  useEffect(() => {
    if (refusal === null) return;
    const end = () => showRefusal(null);
    const timer = window.setTimeout(end, SHOWN_MS);
    const onDown = ({ target }: Event) => target instanceof Element && target.closest('[data-thing], button') !== null && end();
    window.addEventListener('pointerdown', onDown, { capture: true });
    window.addEventListener('keydown', end);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', onDown, { capture: true });
      window.removeEventListener('keydown', end);
    };
  }, [refusal]);
  return { refusal, showRefusal };
}
