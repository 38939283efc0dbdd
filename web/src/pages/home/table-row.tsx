import { Crest, type CrestName } from '@belfry/board-kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ArrowRight, Eye } from '../../icons/index.ts';
import { useGameName } from '../../parts/game-scene.tsx';
import type { HomeSay } from './text/index.ts';

interface TableRowProps {
  readonly say: HomeSay;
  readonly game: string;
  /** The players, or the progress. */
  readonly note: string;
  /** Whose turn it is, since when, and how much time is left. */
  readonly state: readonly string[];
  /** It is the reader's turn. */
  readonly isYours?: boolean;
  readonly seats: readonly { readonly seat: number; readonly crest: CrestName; readonly colour: number }[];
  /** Its page; a removed table has none. */
  readonly page?: string;
  readonly go?: 'home.continue' | 'home.join' | 'home.look' | 'home.watch';
  readonly children?: ReactNode;
}

/** A table as a row of a list: the game, the players, whose turn it is, and a link. */
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
            {go === 'home.watch' || go === 'home.look' ? <Eye /> : <ArrowRight />}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}
