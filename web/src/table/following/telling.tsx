import { type BoardModule, Crest, type Say, type SeatInfo } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import { memo, useMemo } from 'react';
import type { Beat } from './beats.ts';
import { sentences } from './lines.ts';
import './telling.css';

/** So many sentences are told of one action; the log has the rest. */
const TOLD = 3;

interface TellingProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly beat: Beat | null;
  /** Is it told just now? */
  readonly telling: boolean;
  readonly seats: readonly SeatInfo[];
  readonly say: Say;
  openLog(): void;
}

/** What happens, in a sentence: over the board while others act, and on narrow screens, where the log is shut, a line that stays. */
export const Telling = memo(function Telling({ game, board, beat, telling, seats, say, openLog }: TellingProps) {
  const words = useMemo(() => {
    const said = beat === null ? [] : sentences(board, game, beat.events).map((phrase) => say(phrase));
    return said.slice(0, TOLD).join(' ') + (said.length > TOLD ? ' …' : '');
  }, [board, game, beat, say]);
  const who = beat?.seat === null || beat?.seat === undefined ? undefined : seats[beat.seat];
  return (
    <div
      className={`telling ${words === '' ? 'telling-silent' : ''} ${telling && beat?.own === false ? 'telling-now' : ''}`}
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
