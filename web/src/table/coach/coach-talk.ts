import type { BoardModule } from '@belfry/board-kit';
import type { GameEvent, Viewer } from '@belfry/kernel';
import { useRef } from 'react';
import type { LogEntry } from '../../match/session.ts';
import type { OpenDecision } from '../choice/decision.ts';

/** An event with a remark for a learner. */
export interface Remark {
  readonly event: GameEvent;
  /** A key of the board's text. */
  readonly text: string;
}

/** What the coach says at a decision. */
export interface Told {
  /** The question is explained in full. */
  readonly lesson: boolean;
  readonly remarks: readonly Remark[];
}

/** How often a remark appears on its own; after that only on request. */
const ENOUGH = 2;
/** Readers skip longer lists. */
const MOST_REMARKS = 2;

/** Returns remarks on the events since the viewer's last move, including that move; the last one of each kind. */
export function remarksSince(board: Pick<BoardModule, 'remark'>, log: readonly LogEntry[], viewer: Viewer): Remark[] {
  const own = log.findLast(({ seat }) => seat === viewer)?.seq ?? 0;
  const remarks = new Map<string, Remark>();
  for (const event of log.filter(({ seq }) => seq >= own).flatMap(({ events }) => events)) {
    const text = board.remark?.(event, viewer);
    if (text !== undefined) remarks.set(text, { event, text });
  }
  return [...remarks.values()];
}

/** Remembers how often the coach said each thing, and what it said at the previous decision. */
export function coachMemory(): (lesson: string | undefined, remarks: readonly Remark[]) => Told {
  const counts = new Map<string, number>();
  let before: ReadonlySet<string> = new Set();
  const timesSaid = (text: string) => counts.get(text) ?? 0;
  const isFresh = (text: string) => !before.has(text) && timesSaid(text) < ENOUGH;
  return (lesson, remarks) => {
    const told: Told = {
      lesson: lesson !== undefined && isFresh(lesson),
      // Remarks made least often come first.
      remarks: remarks
        .filter(({ text }) => isFresh(text))
        .sort((a, b) => timesSaid(a.text) - timesSaid(b.text))
        .slice(0, MOST_REMARKS),
    };
    const said = [...(told.lesson && lesson !== undefined ? [lesson] : []), ...told.remarks.map(({ text }) => text)];
    for (const text of said) counts.set(text, timesSaid(text) + 1);
    // A folded lesson counts as said too, because the next decision would show the same paragraph again.
    before = new Set(lesson === undefined ? said : [...said, lesson]);
    return told;
  };
}

const SILENCE: Told = { lesson: false, remarks: [] };

/** Returns what the coach says at this decision, fixed when the decision opens. */
export function useTold(decision: OpenDecision, lesson: string | undefined, remarks: readonly Remark[]): Told {
  const coach = useRef<{ readonly tell: ReturnType<typeof coachMemory>; at: OpenDecision | null; told: Told }>(null);
  coach.current ??= { tell: coachMemory(), at: null, told: SILENCE };
  const { current } = coach;
  if (lesson === undefined && remarks.length === 0) return SILENCE;
  if (current.at !== decision) {
    current.at = decision;
    current.told = current.tell(lesson, remarks);
  }
  return current.told;
}
