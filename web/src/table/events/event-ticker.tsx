import { Crest } from '@belfry/board-kit';
import { memo, useMemo } from 'react';
import { useTableInfo } from '../context/table-context.tsx';
import type { EventGroup } from './event-groups.ts';
import { sentences } from './log-lines.ts';
import './event-ticker.css';

/** How many sentences are shown of one action; the log has the rest. */
const TOLD = 3;

interface EventTickerProps {
  readonly group: EventGroup | null;
  /** The group is being shown at the moment. */
  readonly telling: boolean;
  openLog(): void;
}

/** The latest events in a sentence: over the board while others act, and a permanent line on narrow screens, where the log is closed. */
export const EventTicker = memo(function EventTicker({ group, telling, openLog }: EventTickerProps) {
  const { game, board, latest, say } = useTableInfo();
  const { seats } = latest;
  const words = useMemo(() => {
    const said = group === null ? [] : sentences(board, game, group.events).map((phrase) => say(phrase));
    return said.slice(0, TOLD).join(' ') + (said.length > TOLD ? ' …' : '');
  }, [board, game, group, say]);
  const who = group?.seat === null || group?.seat === undefined ? undefined : seats[group.seat];
  return (
    <div
      className={`telling ${words === '' ? 'telling-silent' : ''} ${telling && group?.own === false ? 'telling-now' : ''}`}
      aria-live="polite"
    >
      {words !== '' && (
        <button type="button" className="telling-line" title={say('telling.open')} onClick={openLog}>
          {who !== undefined && <Crest crest={who.crest} colour={who.colour} size="s" />}
          <span>{words}</span>
        </button>
      )}
    </div>
  );
});
