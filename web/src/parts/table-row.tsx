import { Crest, type CrestName } from '@belfry/board-kit';
import { ArrowRight, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Ui } from '../text/speech.ts';
import { useGameName } from './door.tsx';

interface TableRowProps {
  readonly ui: Ui;
  readonly game: string;
  /** Who sits there, or how far it is. */
  readonly note: string;
  readonly state: 'gathering' | 'your-turn' | 'going-on' | 'over';
  /** More about the state: until when it is your turn. */
  readonly until?: string | undefined;
  readonly seats: readonly { readonly seat: number; readonly crest: CrestName; readonly colour: number }[];
  /** The way there; a table that was taken away has none. */
  readonly page?: string;
  readonly watch?: boolean;
  readonly children?: ReactNode;
}

/** A table in a list: what is played, who plays, whose turn it is, and the way there. */
export function TableRow({ ui, game, note, state, until, seats, page, watch = false, children }: TableRowProps) {
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
        <p className={state === 'your-turn' ? 'your-turn' : 'quiet'}>
          {[ui(`home.${state}`), ...(until === undefined ? [] : [until])].join(' · ')}
        </p>
      </div>
      <div className="table-ways">
        {page !== undefined && (
          <Link className={`button ${state === 'your-turn' ? 'button-gilt' : ''}`} href={page}>
            {ui(watch ? 'home.watch' : state === 'over' ? 'home.look' : 'home.continue')}
            {watch || state === 'over' ? <Eye aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}
