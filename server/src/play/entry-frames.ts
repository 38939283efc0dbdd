import type { Viewer } from '@belfry/kernel';
import { type Instant, type Position, patchMessage, type Step } from '@belfry/protocol';
import type { LiveTable, Subscriber } from '../tables/live-table.ts';
import { frame } from './render-table.ts';

/** New entries for all subscribers with the same view, with everything they need whether or not they have an earlier position. */
interface EntryNews {
  readonly steps: readonly Step[];
  readonly position: Position;
  readonly now: Instant;
}

/** Records the view that subscribers with this access are shown, and returns the previous one. */
export function noteShown(
  table: LiveTable,
  as: Viewer | 'late',
  { viewer, seq, view }: Position,
): ReturnType<LiveTable['shownViews']['get']> {
  const before = table.shownViews.get(as);
  table.shownViews.set(as, { viewer, seq, view });
  return before;
}

/** Returns a function that builds each subscriber's frame; subscribers with the same position share one. */
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
    if (!subscriber.reader.patches || !hasBefore || seq <= before.seq) return wholeFor(as === 'late' ? (shown?.seq ?? -1) : -1);
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
