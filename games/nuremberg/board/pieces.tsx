import { IconIn, playerPigment, useTable } from '@belfry/board-kit';
import type { Seat } from '@belfry/kernel';
import { markOf } from './emblems.ts';
import type { Words } from './text/index.ts';

/** Returns a function from a seat to the class of its pigment. */
function usePigment(): (seat: Seat) => string {
  const { seats } = useTable<Words>();
  return (seat) => playerPigment(seats[seat]?.colour ?? seat);
}

function Mark({ seat, size = 13 }: { seat: Seat; size?: number }) {
  return <IconIn path={markOf(seat)} x={-size / 2} y={-size / 2} size={size} fill="var(--on-pigment)" />;
}

interface PieceProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** A cluster of roofs. */
export function Village({ seat, x, y }: PieceProps) {
  const pigment = usePigment();
  return (
    <g className={`nur-piece ${pigment(seat)}`} transform={`translate(${x} ${y})`}>
      <path d="M-17 13V-3L-10 -12L-3 -4L4 -16L17 -2V13Z" fill="var(--pigment)" />
      <path d="M-17 -2L-10 -12L-3 -4M-3 -3L5 -16L17 -1" className="nur-roof" />
      <g transform="translate(3 3)">
        <Mark seat={seat} />
      </g>
    </g>
  );
}

/** A toll house with its bar across the road. */
export function Station({ seat, x, y }: PieceProps) {
  const pigment = usePigment();
  return (
    <g className={`nur-piece ${pigment(seat)}`} transform={`translate(${x} ${y})`}>
      <path d="M-16 7L16 -7" className="nur-bar" />
      <path d="M-9 9V-6L0 -12L9 -6V9Z" fill="var(--pigment)" />
      <g transform="translate(0 1)">
        <Mark seat={seat} size={10} />
      </g>
    </g>
  );
}

/** A craft house with a workshop gable. */
export function House({ seat, x, y }: PieceProps) {
  const pigment = usePigment();
  return (
    <g className={`nur-piece ${pigment(seat)}`} transform={`translate(${x} ${y})`}>
      <path d="M-15 15V-4H-11V-10H-6V-15H6V-10H11V-4H15V15Z" fill="var(--pigment)" />
      <path d="M-15 -4H15" className="nur-roof" />
      <g transform="translate(0 5)">
        <Mark seat={seat} />
      </g>
    </g>
  );
}

/** A player's shield: marks the holder of a right or of a council seat. */
export function Shield({ seat, x, y }: PieceProps) {
  const pigment = usePigment();
  return (
    <g className={`nur-piece ${pigment(seat)}`} transform={`translate(${x} ${y})`}>
      <path d="M-11 -12H11V0C11 8 5 12 0 14C-5 12 -11 8 -11 0Z" fill="var(--pigment)" />
      <Mark seat={seat} />
    </g>
  );
}

/** The same shield outside a drawing. */
export function ShieldSign({ seat, label }: { seat: Seat; label?: string }) {
  return (
    <svg viewBox="-14 -15 28 32" className="nur-shield" role="img" aria-label={label} aria-hidden={label === undefined}>
      <Shield seat={seat} x={0} y={0} />
    </svg>
  );
}
