/** The fields of a step that a log needs. */
interface Numbered {
  readonly seq: number;
  readonly undo?: number;
}

/**
 * Returns the log extended by more steps: an undo removes the steps it covers and stays itself. Known steps change nothing, and without new
 * steps the result is the same array.
 */
export function extendLog<S extends Numbered>(log: readonly S[], steps: readonly S[]): readonly S[] {
  const last = log.at(-1)?.seq ?? -1;
  const fresh = steps.filter(({ seq }) => seq > last);
  if (fresh.length === 0) return log;
  const extended = [...log];
  for (const step of fresh) {
    const { undo } = step;
    if (undo !== undefined) while ((extended.at(-1)?.seq ?? 0) > undo) extended.pop();
    extended.push(step);
  }
  return extended;
}
