const GABLE = 'v-31h6v-7h6v-7h6v-7h10v7h6v7h6v7h6v31z';
const PANES = 'm20.5-46h5v7h-5zm-9.5 16h6v9h-6zm9 0h6v9h-6zm9 0h6v9h-6zm-18 15h6v8h-6zm18 0h6v8h-6zm-9 0h6v15h-6z';
/** The houses of the row, again and again: how far from the left, and how high. */
const HOUSES = [
  [0, 0.86],
  [46, 1.04],
  [92, 0.92],
  [138, 1.14],
] as const;

/** The market hall with its belfry, in front of a row of stepped gables. */
export function Belfry() {
  return (
    <svg className="bru-belfry" viewBox="0 0 960 92" fill="currentColor" aria-hidden="true">
      <pattern id="bru-gables" width="184" height="92" patternUnits="userSpaceOnUse">
        {HOUSES.map(([left, height]) => (
          <g key={left} transform={`translate(${left} 92) scale(1 ${height})`}>
            <path d={`M0 0${GABLE}`} />
            <path d={`M0 0${PANES}`} className="bru-panes" />
          </g>
        ))}
      </pattern>
      <rect width="960" height="92" fill="url(#bru-gables)" className="bru-far" />
      <g transform="translate(352)">
        <path d="M298 92V62l8-9h44V38h-3v-5h5V20h3l3-7 3 7h2l2-12h6l2-6 2 6h6l2 12h2l3-7 3 7h3v13h5v5h-3v15h44l8 9v30z" />
        <path
          d="M360 27h5v8h-5zM371 27h5v8h-5zM359 45h5v12h-5zM372 45h5v12h-5zM308 66h7v9h-7zM323 66h7v9h-7zM338 66h7v9h-7zM391 66h7v9h-7zM406 66h7v9h-7zM421 66h7v9h-7zM362 92V76a6 6 0 0 1 12 0v16z"
          className="bru-panes"
        />
      </g>
    </svg>
  );
}
