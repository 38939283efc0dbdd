import { useEffect, useState } from 'react';

/** Why something cannot be done: a sentence and its clause. */
export interface RefusalText {
  readonly text: string;
  readonly clause: string | null;
}

const SHOWN_MS = 6000;

/** A reason stays long enough to be read. */
export function useRefusal(): { readonly refusal: RefusalText | null; showRefusal(refusal: RefusalText): void } {
  const [refusal, showRefusal] = useState<RefusalText | null>(null);
  useEffect(() => {
    if (refusal === null) return;
    const timer = window.setTimeout(() => showRefusal(null), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [refusal]);
  return { refusal, showRefusal };
}
