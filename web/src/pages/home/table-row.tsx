import { Crest, type CrestName } from '@belfry/board-kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ArrowRight, Eye } from '../../icons/index.ts';
import { useGameName } from '../../parts/door.tsx';
import type { HomeSay } from './text/index.ts';

interface TableRowProps {
  readonly say: HomeSay;
  readonly game: string;
  /** Who sits there, or how far it is. */
  readonly note: string;
  /** How it stands: whose turn it is, since when, for how long. */
  readonly state: readonly string[];
  /** It is the reader's turn. */
  readonly isYours?: boolean;
  readonly seats: readonly { readonly seat: number; readonly crest: CrestName; readonly colour: number }[];
  /** The way there; a table that was taken away has none. */
  readonly page?: string;
  readonly go?: 'home.continue' | 'home.join' | 'home.look' | 'home.watch';
  readonly children?: ReactNode;
}

/** A table in a list: what is played, who plays, whose turn it is, and the way there. */
export function TableRow({ say, game, note, state, isYours = false, seats, page, go = 'home.continue', children }: TableRowProps) {
  const nameOf = useGameName();
  return (
    <li className="panel table-row">
      <div className="table-crests" aria-hidden="true">
        {seats.map(({ seat, crest, colour }) => (
          <Crest key={seat} crest={crest} colour={colour} size="s" />
        ))}
      </div>
      <div className="table-words">
        <strong>{nameOf(game)}</strong>
        <p className="quiet">{note}</p>
        <p className={isYours ? 'your-turn' : 'quiet'}>{state.join(' · ')}</p>
      </div>
      <div className="table-ways">
        {page !== undefined && (
          <Link className={`button ${isYours || go === 'home.join' ? 'button-gilt' : ''}`} href={page}>
            {say(go)}
            {go === 'home.watch' || go === 'home.look' ? <Eye aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}
