import { Crest } from '@belfry/board-kit';
import type { GameEvent } from '@belfry/kernel';
import { memo, useCallback, useMemo } from 'react';
import { useTableInfo } from '../context/table-context.tsx';
import type { EventGroup } from './event-groups.ts';
import { sentences } from './log-lines.ts';
import './event-ticker.css';

/** How many sentences are shown of one action. The log has the rest, and screen readers announce it. */
const TOLD = 3;

const NONE: readonly EventGroup[] = [];

interface EventTickerProps {
  readonly group: EventGroup | null;
  /** Groups before it that had no time on the screen. */
  readonly passed?: readonly EventGroup[];
  /** The group is being shown at the moment. */
  readonly telling: boolean;
  openLog(): void;
}

/** The latest events in a sentence: over the board while others act, and a permanent line on narrow screens, where the log is closed. */
export const EventTicker = memo(function EventTicker({ group, passed = NONE, telling, openLog }: EventTickerProps) {
  const { game, board, latest, say } = useTableInfo();
  const { seats } = latest;
  const wordsOf = useCallback(
    (events: readonly GameEvent[]) => sentences(board, game, events).map((phrase) => say(phrase)),
    [board, game, say],
  );
  const { words, after } = useMemo(() => {
    const said = group === null ? [] : wordsOf(group.events);
    return { words: said.slice(0, TOLD).join(' '), after: said.slice(TOLD).join(' ') };
  }, [group, wordsOf]);
  const before = useMemo(() => wordsOf(passed.flatMap(({ events }) => events)).join(' '), [passed, wordsOf]);
  const who = group?.seat === null || group?.seat === undefined ? undefined : seats[group.seat];
  return (
    <div
      className={`telling ${words === '' ? 'telling-silent' : ''} ${telling && group?.own === false ? 'telling-now' : ''}`}
      aria-live="polite"
    >
      {/* A new element for each group: the same words again are announced again. */}
      {before !== '' && (
        <span key={passed[0]?.key} className="hidden-text">
          {before}
        </span>
      )}
      {words !== '' && (
        <button type="button" className="telling-line" title={say('telling.open')} onClick={openLog}>
          {who !== undefined && <Crest crest={who.crest} colour={who.colour} size="s" />}
          <span key={group?.key} className={after === '' ? '' : 'telling-more'}>
            {words}
          </span>
        </button>
      )}
      {after !== '' && (
        <span key={`after ${group?.key}`} className="hidden-text">
          {after}
        </span>
      )}
    </div>
  );
});
