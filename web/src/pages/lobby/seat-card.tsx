import { Crest } from '@belfry/board-kit';
import { mannerAt } from '@belfry/bots';
import type { Game } from '@belfry/kernel';
import { crestsAtTable, defaultIdentityAt } from '@belfry/live';
import type { Me, Table } from '@belfry/protocol';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { to } from '../../base/address.ts';
import { Bot } from '../../icons/index.ts';
import { LEVELS, levelsOf } from '../../match/levels.ts';
import { Choice } from '../../parts/settings-form.tsx';
import type { LobbySay } from './text/index.ts';

export const USUAL_BOT = 'apprentice';

interface SeatCardProps {
  readonly say: LobbySay;
  readonly game: Game;
  readonly table: Table;
  readonly me: Me;
  readonly seat: Table['seats'][number];
  act(work: Promise<unknown>): void;
  /** Only for a person without a seat. */
  join?(): void;
}

/** One seat in the lobby: who has it, and the actions for it. */
export function SeatCard({ say, game, table, me, seat: { seat, name, person, bot, ready }, act, join }: SeatCardProps) {
  const host = table.host === me.id;
  const level = LEVELS.find((each) => each === bot);
  const free = person === null && bot === null;
  const own = person?.id === me.id;
  const crests = crestsAtTable(table.seats.map((each) => each.person?.crest ?? null));
  return (
    <li className={`panel seat-card ${free ? 'seat-card-free' : ''}`} data-seat-card={seat}>
      <Crest crest={free ? 'bell' : (crests[seat] ?? 'bell')} colour={free ? 6 : seat} />
      <div className="seat-card-words">
        <strong>
          {person === null ? (
            (name ?? (free ? say('lobby.free') : defaultIdentityAt(seat).name))
          ) : (
            <Link href={to.person(person.id)}>{name ?? person.name}</Link>
          )}
        </strong>
        <p className="quiet">
          {[
            say('lobby.seat', { n: seat + 1 }),
            ...(level === undefined ? (bot === null ? [] : [say('table.bot'), bot]) : [say(`table.bot.${level}`)]),
            ...(person?.id === table.host ? [say('lobby.host')] : []),
            ...(own ? [say('lobby.you')] : []),
            ...(ready && person !== null && person.id !== table.host ? [say('lobby.is-ready')] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="seat-card-buttons">
        {free && join !== undefined && (
          <button type="button" className="button button-gilt" onClick={join} data-sit>
            {say('lobby.sit')}
          </button>
        )}
        {free && host && (
          <button type="button" className="button" onClick={() => act(api.seatBot(table.id, seat, USUAL_BOT))} data-add-bot>
            <Bot />
            {say('lobby.add-bot')}
          </button>
        )}
        {(own || (host && !free)) && (
          <button type="button" className="button button-quiet" onClick={() => act(api.stand(table.id, seat))}>
            {say(own ? 'lobby.stand' : 'lobby.remove')}
          </button>
        )}
      </div>
      {host && level !== undefined && (
        <div className="seat-card-level">
          <Choice
            label={say('lobby.level', { n: seat + 1 })}
            values={levelsOf(game.id)}
            value={level}
            bare
            name={(each) => say(`level.${each}`)}
            set={(each) => act(api.seatBot(table.id, seat, each))}
          />
          <p className="quiet">
            {say(`level.${level}.line`)} {level !== 'random' && say(`manner.${mannerAt(seat)}.line`)}
          </p>
        </div>
      )}
    </li>
  );
}
