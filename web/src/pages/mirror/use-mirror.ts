import { type DecisionQuestion, type Mirror, mirrorOf } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HintWorker, openHintWorker } from '../../match/local/hint-worker.ts';
import type { RecordedSession } from '../../match/session.ts';

export type MirrorState =
  | { readonly is: 'waiting' | 'stopped' | 'failed' }
  | { readonly is: 'judging'; readonly done: number; readonly soFar: Mirror | null; readonly players: number }
  | { readonly is: 'there'; readonly mirror: Mirror; readonly players: number };

export interface MirrorControl {
  readonly state: MirrorState;
  begin(seat: Seat): void;
  stop(): void;
}

const WAITING: MirrorState = { is: 'waiting' };

/** Judges a seat's decisions in a finished match, in a worker of its own. */
export function useMirror(session: RecordedSession): MirrorControl {
  const [state, setState] = useState<MirrorState>(WAITING);
  const worker = useRef<HintWorker | null>(null);
  const stop = useCallback(() => {
    worker.current?.close();
    worker.current = null;
    setState((now) => (now.is === 'judging' ? { is: 'stopped' } : now));
  }, []);
  useEffect(() => stop, [stop]);
  const begin = useCallback(
    (seat: Seat) => {
      stop();
      const own = openHintWorker();
      worker.current = own;
      const isWanted = (): boolean => worker.current === own;
      const look = async (): Promise<MirrorState> => {
        const log = await session.exportLog();
        const { game, rules, players } = log.header;
        const part = await own.ownPart({ log, seat });
        const told = (done: number, soFar: Mirror): void => {
          if (isWanted()) setState({ is: 'judging', done, soFar, players });
        };
        // The same match must give the same review.
        const ask = async (question: DecisionQuestion) => {
          if (!isWanted()) throw new Error('nobody looks into the mirror any more');
          return await own.judge({ game, rules, ...question });
        };
        const mirror = await mirrorOf(part, ask, 'mirror', told);
        return { is: 'there', mirror, players };
      };
      setState({ is: 'judging', done: 0, soFar: null, players: 0 });
      look()
        .catch((): MirrorState => ({ is: 'failed' }))
        .then((found) => isWanted() && setState(found))
        .finally(() => own.close());
    },
    [session, stop],
  );
  return { state, begin, stop };
}
