import { Crest, type SeatInfo } from '@belfry/board-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from '../../icons/index.ts';
import { Course, type CourseProps, sharesAt } from './course.tsx';
import type { ReplaySay } from './text/index.ts';

export interface ControlsProps extends CourseProps {
  /** Start playing automatically. */
  readonly atOnce: boolean;
  /** Shown beside the step buttons. */
  readonly children: ReactNode;
  /** Goes to the moment after an entry of the log. */
  goToEntry(seq: number): void;
}

const SPEEDS = [1, 2, 4] as const;

/** The timeline of the match, with buttons to step through it. */
export function Controls({ say, at, moments, seats, analysis, atOnce, children, goTo, goToEntry }: ControlsProps) {
  const [playing, setPlaying] = useState(atOnce);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const last = moments.length - 1;
  const seq = moments[at]?.seq ?? 0;
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => goTo(at + 1), 1200 / speed);
    return () => window.clearTimeout(timer);
  });
  return (
    <div className="replay-controls">
      {analysis !== null && (
        <div className="replay-chances">
          <Chances say={say} seats={seats} shares={sharesAt(analysis, seq)} />
          <ol className="replay-swings" aria-label={say('course.swings')}>
            {analysis.swings.map((swing, n) => (
              <li key={swing.seq}>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={say('replay.swing', { n: n + 1 })}
                  title={say('replay.swing', { n: n + 1 })}
                  aria-current={swing.seq === seq}
                  onClick={() => goToEntry(swing.seq)}
                >
                  {n + 1}
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
      <Course say={say} at={at} moments={moments} seats={seats} analysis={analysis} goTo={goTo} />
      <div className="replay-buttons">
        <Step label={say('replay.first')} act={() => goTo(0)} icon={<ChevronFirst />} />
        <Step label={say('replay.back')} act={() => goTo(at - 1)} icon={<ChevronLeft />} />
        <Step
          label={say(playing ? 'replay.pause' : 'replay.play')}
          act={() => setPlaying(!playing)}
          icon={playing ? <Pause /> : <Play />}
        />
        <Step label={say('replay.on')} act={() => goTo(at + 1)} icon={<ChevronRight />} />
        <Step label={say('replay.last')} act={() => goTo(last)} icon={<ChevronLast />} />
        <button
          type="button"
          className="button button-icon"
          aria-label={say('replay.speed', { times: speed })}
          title={say('replay.speed', { times: speed })}
          onClick={() => setSpeed(faster)}
        >
          {speed}×
        </button>
        {children}
      </div>
    </div>
  );
}

/** Each player's winning chances at this moment, which is also the legend of the bands, from the bottom up. */
function Chances({ say, seats, shares }: { say: ReplaySay; seats: readonly SeatInfo[]; shares: readonly number[] }) {
  return (
    <ul className="replay-shares" aria-label={say('replay.chances')}>
      {seats.map(({ seat, name, crest, colour }) => (
        <li key={seat}>
          <Crest crest={crest} colour={colour} size="s" />
          <span className="replay-name">{name}</span> <b>{Math.round((shares[seat] ?? 0) * 100)} %</b>
        </li>
      ))}
    </ul>
  );
}

function Step({ label, act, icon }: { label: string; act(): void; icon: ReactNode }) {
  return (
    <button type="button" className="button button-icon" aria-label={label} title={label} onClick={act}>
      {icon}
    </button>
  );
}
