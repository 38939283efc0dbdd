import type { SeatInfo } from '@belfry/board-kit';
import { crestsAtTable, defaultIdentityAt } from '@belfry/live';
import type { Clocks, Me, Table } from '@belfry/protocol';
import type { Clock } from '../clock.ts';
import type { ServerClock } from './server-clock.ts';

/** Returns the people and bots of a server table as the shell shows them. */
export function seatsOf(table: Table, me: Me): SeatInfo[] {
  const crests = crestsAtTable(table.seats.map(({ person, sat }) => person?.crest ?? sat?.crest ?? null));
  return table.seats.map(({ seat, name, person, bot, sat, online }) => {
    const stand = defaultIdentityAt(seat);
    const called = name ?? person?.name ?? sat?.name ?? stand.name;
    const base = { seat, colour: seat, name: called, crest: crests[seat] ?? stand.crest };
    if (bot !== null) return { ...base, kind: 'bot', level: bot, ...(person === null ? {} : { isStandIn: true }) };
    // In a finished match the player's account may be deleted; the seat then shows a bot's name.
    if (person === null && table.status !== 'gathering') return { ...base, kind: 'person', away: true };
    if (person === null) return { ...base, name: '', kind: 'open' };
    return { ...base, kind: person.id === me.id ? 'you' : 'person', away: !online };
  });
}

/** Converts the server's clocks to this device's time. */
export function clocksOf({ at, left, running, off }: Clocks, toDevice: ServerClock['toDevice']): Clock[] {
  return left.map((ms, seat) => ({
    ...{ seat, running: running.includes(seat), left: ms, at: toDevice(at) },
    ...(off === undefined ? {} : { pauses: (off[seat] ?? []).map(({ from, to }) => ({ from: toDevice(from), to: toDevice(to) })) }),
  }));
}
