/** Test properties on a page's window: the test handle of the table, and what tests have put there. */
interface Window {
  belfryTable?: () => Omit<import('./look.ts').TableNow, 'lit' | 'over' | 'passing' | 'layout'>;
  axe?: { run(): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }> };
  foundScript?: string[];
  notes?: readonly string[];
  /** The pixels of the last picture that was encoded. */
  pictureBefore?: Uint8ClampedArray;
}
