/** Each colour of a game also has a pattern, so that colour is never the only distinction. */
export const PATTERNS = ['plain', 'diagonal', 'dots', 'chevrons', 'lattice'] as const;
export type PatternName = (typeof PATTERNS)[number];

/** A sample of a pattern for legends and tokens; cards use the pattern as a class. */
export function PatternSwatch({ pattern, pigment, label }: { pattern: PatternName; pigment: string; label: string }) {
  return <span role="img" aria-label={label} className={`swatch pigment-${pigment} pattern-${pattern}`} />;
}
