export interface LineIconProps {
  readonly 'aria-label'?: string;
  readonly className?: string;
}

/** A line icon, 24 by 24, in the colour of the text beside it. Without a label it is decoration, because that text says what it is. */
export function lineIcon(...paths: readonly string[]) {
  return ({ className, 'aria-label': label }: LineIconProps) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
