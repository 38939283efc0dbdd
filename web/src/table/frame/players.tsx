import type { Seat } from '@belfry/kernel';
import type { Emote } from '@belfry/protocol';
import { useCallback, useMemo } from 'react';
import type { SeatEmote } from '../../match/session.ts';
import { useTableInfo } from '../context/table-context.tsx';
import { eventsAgainst } from '../events/against.ts';
import { useViewBefore } from '../motion/use-view-before.ts';
import { Panels } from './panels.tsx';

const NONE: readonly SeatEmote[] = [];

interface PlayersProps {
  /** What happens when a clock runs out. */
  readonly clockNote: string | undefined;
  /** Pieces are still moving: numbers change when the pieces that change them have landed. */
  readonly arriving: boolean;
  /** The seat whose action is being shown. */
  readonly acting: Seat | null;
  /** Later entries are news to the viewer. */
  readonly seen: number;
}

export function Players({ clockNote, arriving, acting, seen }: PlayersProps) {
  const { say, board, session, snapshot, latest, refuse } = useTableInfo();
  const { view, outcome, log, viewer } = snapshot;
  const against = useMemo(() => (seen > 0 ? eventsAgainst(board, log, viewer, seen) : []), [board, log, viewer, seen]);
  const before = useViewBefore(view);
  const { sendEmote } = session;
  const emotes = latest.emotes ?? NONE;
  const mayShow = sendEmote !== undefined && latest.chat !== null && typeof latest.viewer === 'number';
  const show = useCallback((emote: Emote) => void sendEmote?.(emote).catch(refuse), [sendEmote, refuse]);
  return (
    <>
      <p className="hidden-text" role="status">
        {emotes.map(({ seat, emote }) => say('emote.shown', { name: { seat }, emote: say(`emote.${emote}`) })).join(' ')}
      </p>
      <Panels
        board={board}
        view={arriving ? before : view}
        clocks={latest.clocks}
        clockNote={clockNote}
        since={outcome === null ? (latest.since ?? null) : null}
        totals={outcome?.totals}
        acting={acting}
        against={against}
        emotes={emotes}
        showEmote={mayShow ? show : undefined}
      />
    </>
  );
}
