/** A game icon by its path. Decorative unless it has a label. */
export function Icon({ path, label, className = '' }: { path: string; label?: string; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" className={`icon ${className}`} role="img" aria-label={label} aria-hidden={label === undefined}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** A game icon inside an SVG: it fills a square of `size` at `x`, `y`. */
export function IconIn({ path, x, y, size, fill }: { path: string; x: number; y: number; size: number; fill: string }) {
  return <path d={path} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />;
}
