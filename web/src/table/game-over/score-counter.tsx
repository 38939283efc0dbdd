import { type BoardModule, Crest, type SeatInfo } from '@belfry/board-kit';
import { type GameView, type Outcome, type Say, seatLetter, winners } from '@belfry/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { sound } from '../../base/sound/sound-player.ts';
import type { TableText } from '../text/index.ts';
import { bringIntoSight, celebrate } from './celebration.ts';
import { countOf } from './score-count.ts';

/** Duration of one line, and of the winner's celebration, in milliseconds. */
const LINE = 1400;
const COUNTING = 700;
const FEAST = 2600;

interface CountingProps {
  readonly board: BoardModule;
  readonly view: GameView;
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  readonly say: Say<TableText>;
  /** The scroll container of the board. */
  readonly area: RefObject<HTMLElement | null>;
  point(things: readonly string[]): void;
  done(): void;
}

/**
 * Counts the score line by line beside the board and highlights what each line counts; then the winner's city celebrates. A tap or a key
 * ends it.
 */
export function ScoreCounter({ board, view, outcome, seats, say, area, point, done }: CountingProps) {
  const lines = useMemo(() => countOf(outcome), [outcome]);
  const order = board.order(view).length > 0 ? board.order(view) : seats.map(({ seat }) => seat);
  const [at, setAt] = useState(0);
  const counted = lines[at];
  const best = useMemo(() => winners(outcome), [outcome]);
  const finish = useRef(done);
  finish.current = done;

  useEffect(() => {
    const line = lines[at]?.line;
    if (line === undefined) {
      const homes = best.map((seat) => board.homeOf?.(seat) ?? `seat:${seatLetter(seat)}`);
      point([...homes, ...best.map((seat) => `seat:${seatLetter(seat)}`)]);
      bringIntoSight(area.current, homes);
      sound('victory');
      const end = celebrate(homes, FEAST);
      const timer = window.setTimeout(() => finish.current(), FEAST);
      return () => {
        window.clearTimeout(timer);
        end();
      };
    }
    const things = board.scored?.(view, line) ?? line.points.flatMap((points, seat) => (points === 0 ? [] : [`seat:${seatLetter(seat)}`]));
    point(things);
    bringIntoSight(area.current, things);
    const tick = window.setTimeout(() => sound('coin'), COUNTING);
    const timer = window.setTimeout(() => setAt(at + 1), LINE);
    return () => {
      window.clearTimeout(tick);
      window.clearTimeout(timer);
    };
  }, [at, lines, board, view, best, area, point]);
  useEffect(() => {
    const skip = () => finish.current();
    // Ignores the tap or key that ended the match.
    const listening = window.setTimeout(() => {
      window.addEventListener('pointerdown', skip);
      window.addEventListener('keydown', skip);
    }, 300);
    return () => {
      window.clearTimeout(listening);
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
      point([]);
    };
  }, [point]);

  const words =
    counted === undefined
      ? say('table.won', { names: best.map((seat) => ({ seat })), points: Math.max(...outcome.totals) })
      : say({ key: counted.line.key });
  return (
    <section className={`counting ${counted === undefined ? 'counting-won' : ''}`} aria-label={say('end.sheet')}>
      <p className="counting-line" aria-live="polite">
        {words}
      </p>
      <ol className="counting-seats">
        {order.map((seat) => {
          const player = seats[seat];
          const gained = counted?.line.points[seat] ?? 0;
          return player === undefined ? null : (
            <li key={seat} className={counted === undefined && best.includes(seat) ? 'counting-best' : ''}>
              <Crest crest={player.crest} colour={player.colour} />
              <span className="counting-name">{player.name}</span>
              <span key={at} className={`counting-gain ${gained === 0 ? 'counting-none' : ''}`}>
                {gained > 0 ? `+${gained}` : gained}
              </span>
              <CountUp from={counted?.before[seat] ?? outcome.totals[seat] ?? 0} to={counted?.after[seat] ?? outcome.totals[seat] ?? 0} />
            </li>
          );
        })}
      </ol>
      <p className="counting-skip quiet">{say('end.skip')}</p>
    </section>
  );
}

/** A number that counts from one value to another. It updates its own text, so that nothing else re-renders. */
function CountUp({ from, to }: { from: number; to: number }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const start = performance.now();
    let frame = 0;
    const run = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / COUNTING));
      if (box.current !== null) box.current.textContent = String(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <b ref={box} className="counting-total">
      {from}
    </b>
  );
}
