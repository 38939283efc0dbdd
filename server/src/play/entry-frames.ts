import type { Viewer } from '@belfry/kernel';
import { type Instant, type Position, patchMessage, type Step } from '@belfry/protocol';
import type { LiveTable, Subscriber } from '../tables/live-table.ts';
import { frame } from './render-table.ts';

/** Some entries as they are told to all who see them alike: with everything they need who have an earlier position, or none. */
interface EntryNews {
  readonly steps: readonly Step[];
  readonly position: Position;
  readonly now: Instant;
}

/** Notes what somebody who sees the table so is shown now; gives what was shown before. */
export function noteShown(
  table: LiveTable,
  as: Viewer | 'late',
  { viewer, seq, view }: Position,
): ReturnType<LiveTable['shownViews']['get']> {
  const before = table.shownViews.get(as);
  table.shownViews.set(as, { viewer, seq, view });
  return before;
}

/** Gives the frame for each of those who see the table so; it is made once for all who have the same position. */
export function entryFrames(
  table: LiveTable,
  as: Viewer | 'late',
  { steps, position, now }: EntryNews,
): (subscriber: Subscriber) => string {
  const { viewer, seq } = position;
  const before = noteShown(table, as, position);
  const whole = new Map<number, string>();
  let patch: string | null = null;

  function wholeFor(known: number): string {
    const first = Math.max(known + 1, steps[0]?.seq ?? 0);
    const text =
      whole.get(first) ?? frame({ type: 'steps', table: table.id, steps: steps.filter((step) => step.seq >= first), position, now });
    whole.set(first, text);
    return text;
  }

  return (subscriber) => {
    const { shown } = subscriber;
    subscriber.shown = { viewer, seq };
    const hasBefore = shown !== null && before?.viewer === viewer && shown.viewer === viewer && shown.seq === before.seq;
    if (!subscriber.patches || !hasBefore || seq <= before.seq) return wholeFor(as === 'late' ? (shown?.seq ?? -1) : -1);
    patch ??= frame(
      patchMessage(
        table.id,
        before.view,
        steps.filter((step) => step.seq > before.seq),
        position,
      ),
    );
    return patch;
  };
}
