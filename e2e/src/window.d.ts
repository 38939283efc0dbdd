/** Test properties on a page's window: the test handle of the table, and what tests have put there. */
interface Window {
  belfryTable?: () => Omit<import('./look.ts').TableNow, 'lit' | 'over' | 'passing' | 'layout'>;
  axe?: { run(): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }> };
  foundScript?: string[];
  notes?: readonly string[];
  announced?: import('./unsighted/announcements.ts').Announced;
  /** The stop of Tab before this one. */
  walkedFrom?: Element | null;
  /** How long each animation has run in a film. */
  filmed?: WeakMap<Animation, number>;
  /** The pixels of the last picture that was encoded. */
  pictureBefore?: Uint8ClampedArray;
}
