import { Pips } from '@belfry/board-kit';

/** A bone die, blank before the roll. */
export function Die({ value, delay = 0, className = '' }: { value: number | null; delay?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={`for-die ${value === null ? 'for-die-blank' : 'for-die-rolled'} ${className}`}
      style={{ animationDelay: `${delay * 130}ms` }}
      aria-hidden="true"
    >
      <rect x="1.500" y="1.500" width="37" height="37" rx="8" fill="#f6ecd6" stroke="#6b4a24" strokeWidth="1.500" />
      <path d="M4 33q16 5 32-1v2q0 3-4 3H8q-4 0-4-4z" fill="#b99a66" opacity="0.5" />
      {value !== null && <Pips value={value} fill={value === 1 ? '#86292a' : '#2a2118'} />}
      {value === null && <circle cx="20" cy="20" r="5" fill="none" stroke="#b99a66" strokeWidth="2" strokeDasharray="2 2" />}
    </svg>
  );
}
