import type { NotifierNews } from './notifier.ts';

/** So often a node says something to itself, and so soon it must have heard it. */
const EVERY_MS = 5000;

/** Whether a node hears what it says itself: else it hears nothing of the others either, and nothing else would tell. */
export interface Ear {
  /** It listens from now on. */
  open(): void;
  /** Its own word has come. */
  heard(): void;
  /** It does not listen just now, and knows it. */
  shut(): void;
  isDeaf(): boolean;
}

export function startEar(say: () => Promise<unknown>, news: Pick<NotifierNews, 'deaf' | 'gap'>): Ear {
  let timer: NodeJS.Timeout | null = null;
  let isDeaf = false;
  let hasHeard = true;

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  function sayAgain(): void {
    hasHeard = false;
    // What could not be said cannot be heard either.
    const said = say().then(
      () => true,
      () => false,
    );
    timer = setTimeout(() => {
      void said.then((wasSaid) => {
        if (timer === null) return;
        if (wasSaid && !hasHeard && !isDeaf) {
          isDeaf = true;
          news.deaf();
        }
        sayAgain();
      });
    }, EVERY_MS);
    timer.unref();
  }

  return {
    open() {
      stop();
      sayAgain();
    },
    heard() {
      hasHeard = true;
      if (!isDeaf) return;
      isDeaf = false;
      news.gap();
    },
    shut: stop,
    isDeaf: () => isDeaf,
  };
}
