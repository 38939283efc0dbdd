import './mark.css';

/** The logo: a bell tower in a few strokes. `ringing` swings the bell once. */
export function Mark({ ringing = false, size = 32 }: { ringing?: boolean; size?: number }) {
  return (
    <svg
      className={`mark ${ringing ? 'mark-ringing' : ''}`}
      viewBox="0 0 32 40"
      width={size * 0.8}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 38V16L16 3l11 13v22" />
      <path d="M2 38h28" />
      <path d="M10 38V21a6 6 0 0 1 12 0v17" />
      <g className="mark-bell">
        <path
          d="M12.6 28.5c1.3-.9 1-3.8 1.3-5 .4-1.500 1.200-2 2.100-2s1.700.5 2.100 2c.3 1.200 0 4.100 1.300 5z"
          fill="currentColor"
          stroke="none"
        />
        <path d="M16 30.300v.1" strokeWidth="2.600" />
      </g>
    </svg>
  );
}
