import type { NotifierNews } from './notifier.ts';

/** The interval of test messages, which must arrive within the same time. */
const EVERY_MS = 5000;

/** Checks that a node receives its own messages: if not, it misses those of other nodes too, and nothing else would reveal it. */
export interface EchoCheck {
  /** Starts checking: the node is subscribed. */
  open(): void;
  /** Call when a test message has arrived. */
  heard(): void;
  /** Stops checking: the node knows that it is not subscribed. */
  shut(): void;
  isDeaf(): boolean;
}

export function startEchoCheck(say: () => Promise<unknown>, news: Pick<NotifierNews, 'deaf' | 'gap'>): EchoCheck {
  let timer: NodeJS.Timeout | null = null;
  let isDeaf = false;
  let hasHeard = true;

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  function sayAgain(): void {
    hasHeard = false;
    // A message that could not be sent proves nothing.
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
