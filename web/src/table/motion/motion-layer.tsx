import type { BoardModule } from '@belfry/board-kit';
import { reducesMotion } from '@belfry/board-kit';
import type { GameEvent, Viewer } from '@belfry/kernel';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../base/settings.ts';
import type { Motion } from '../events/use-follower.ts';
import { strike } from './beats.ts';
import { type Awaited, arrive, depart } from './flights.ts';

const DURATION = { off: 0, fast: 240, normal: 420, slow: 700 } as const;

interface MotionLayerProps {
  readonly board: BoardModule;
  readonly viewer: Viewer;
  /** The number of the position shown. */
  readonly seq: number;
  /** Called with whether pieces are still moving after the table has changed. */
  readonly arriving: (still: boolean) => void;
  /** Says an event in a sentence. */
  readonly tell: (event: GameEvent) => string;
  readonly ref: Ref<Motion>;
}

/** Shows who did what to whom: pieces travel from their old place to the new one. Never blocks input. */
export function MotionLayer({ board, viewer, seq, arriving, tell, ref }: MotionLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const awaited = useRef<readonly Awaited[]>([]);
  const landing = useRef<number | undefined>(undefined);
  useImperativeHandle(
    ref,
    () => ({
      depart({ events }) {
        const duration = durationNow();
        if (layer.current === null || duration === 0 || document.hidden) return 0;
        const flights = events.flatMap((event) => board.flights(event, viewer));
        const going = depart(layer.current, flights, duration);
        awaited.current = going.awaited;
        return going.flown > 0 ? duration : 0;
      },
      strike({ events }) {
        const { motion } = useSettings.getState();
        if (layer.current !== null && motion !== 'off' && !document.hidden) strike(layer.current, board, events, DURATION[motion], tell);
      },
      finish() {
        awaited.current = [];
        for (const animation of layer.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
      },
    }),
    [board, viewer, tell],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what the waiting pieces wait for
  useLayoutEffect(() => {
    const waiting = awaited.current;
    awaited.current = [];
    if (layer.current === null || waiting.length === 0) return;
    const duration = durationNow();
    if (arrive(layer.current, waiting, duration) === 0) return;
    arriving(true);
    window.clearTimeout(landing.current);
    landing.current = window.setTimeout(() => arriving(false), duration);
  }, [seq, arriving]);
  return <div ref={layer} className="motion-layer" aria-hidden="true" />;
}

function durationNow(): number {
  return reducesMotion() ? 0 : DURATION[useSettings.getState().motion];
}
