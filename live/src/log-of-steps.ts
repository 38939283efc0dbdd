/** What a log needs to see of a step. */
interface Numbered {
  readonly seq: number;
  readonly undo?: number;
}

/**
 * The log after some more steps: what a step takes back falls out, the step that took it back stays. Steps that are known already change nothing, and
 * a log to which nothing new comes stays the same value.
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
