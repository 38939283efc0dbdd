import type { Say } from '@belfry/kernel';
import { EMOTES, type Emote } from '@belfry/protocol';
import type { MouseEvent } from 'react';
import type { TableText } from '../text/index.ts';
import './emotes.css';

const FACE = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18';

/** Each picture as strokes in a square of 24. */
const STROKES: Readonly<Record<Emote, readonly string[]>> = {
  'well-played': ['M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z'],
  thanks: ['M12 20.2C6.5 16.2 3.5 13 3.5 9.3A4.4 4.4 0 0 1 12 7.6a4.4 4.4 0 0 1 8.5 1.7c0 3.7-3 6.9-8.5 10.9z'],
  smile: [FACE, 'M8.6 9.4v.8M15.4 9.4v.8', 'M7.8 13.8c1 2 2.4 3 4.2 3s3.2-1 4.2-3'],
  wow: [FACE, 'M8.6 8.9v1M15.4 8.9v1', 'M12 13.2a2 2.2 0 1 0 0 4.4a2 2.2 0 1 0 0-4.4'],
  thinking: [
    'M12 4c5 0 8.5 2.4 8.5 5.7S17 15.4 12 15.4 3.5 13 3.5 9.7 7 4 12 4z',
    'M8.2 9.7h.02M12 9.7h.02M15.8 9.7h.02',
    'M8.6 18a1 1 0 1 0 0 .02M5.6 20.7h.02',
  ],
  oops: [
    FACE,
    'M7.6 9.6l1.8.6M16.4 9.6l-1.8.6',
    'M8 16c1-1.4 2-1.4 2.7-.4s1.8 1 2.6 0 1.7-1 2.7.4',
    'M18.6 3.2c1 1.4 1.5 2.2 1.5 3a1.5 1.5 0 0 1-3 0c0-.8.5-1.6 1.5-3z',
  ],
};

function Picture({ emote }: { emote: Emote }) {
  return (
    <svg viewBox="0 0 24 24" className="emote-picture" aria-hidden="true">
      {STROKES[emote].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** A picture at a player's crest. It is announced elsewhere, and covers no numbers. */
export function EmoteBubble({ emote }: { emote: Emote }) {
  return (
    <span className="emote-bubble" data-emote={emote} aria-hidden="true">
      <Picture emote={emote} />
    </span>
  );
}

/** The pictures a player can show at their own seat. */
export function EmoteButtons({ say, send }: { say: Say<TableText>; send(emote: Emote): void }) {
  const show = (emote: Emote, { currentTarget }: MouseEvent) => {
    // A sheet would cover the seat.
    currentTarget.closest('dialog')?.close();
    send(emote);
  };
  return (
    <fieldset className="emote-buttons">
      <legend>{say('emote.title')}</legend>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          className="emote-button"
          aria-label={say(`emote.${emote}`)}
          title={say(`emote.${emote}`)}
          data-show-emote={emote}
          onClick={(event) => show(emote, event)}
        >
          <Picture emote={emote} />
        </button>
      ))}
    </fieldset>
  );
}
