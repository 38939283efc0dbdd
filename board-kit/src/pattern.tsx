/** Each colour of a game also has a pattern, so that colour never speaks alone. */
export const PATTERNS = ['plain', 'diagonal', 'dots', 'chevrons', 'lattice'] as const;
export type PatternName = (typeof PATTERNS)[number];

/** A sample of a pattern for keys and tokens; cards take it as a class. */
export function PatternSwatch({ pattern, pigment, label }: { pattern: PatternName; pigment: string; label: string }) {
  return <span role="img" aria-label={label} className={`swatch pigment-${pigment} pattern-${pattern}`} />;
}
