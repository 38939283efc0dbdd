/** What tests find on the window of a page: the door of the table, and what they have put there themselves. */
interface Window {
  belfryTable?: () => Omit<import('./look.ts').TableNow, 'lit' | 'over' | 'passing' | 'layout'>;
  axe?: { run(): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }> };
  foundScript?: string[];
  notes?: readonly string[];
}
