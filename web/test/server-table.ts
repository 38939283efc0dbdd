import type { Me, Table } from '@belfry/protocol';

/** A guest, as the server knows them. */
export const me: Me = {
  id: 'me',
  name: 'Me',
  crest: 'bell',
  kind: 'guest',
  login: null,
  passkeys: 0,
  codes: 0,
  operator: false,
  named: true,
  hidden: false,
};

/** Returns a server table where that guest plays with another. */
export function serverTable(change: Partial<Table> = {}): Table {
  const seat = (at: number, id: string) => ({
    seat: at,
    name: id,
    person: { ...me, id, name: id },
    bot: null,
    ready: true,
    online: true,
    expired: false,
    ...{ overdue: false, expelled: false, botMoves: 0 },
  });
  return {
    ...{
      id: 't',
      watching: 0,
      status: 'playing',
      host: 'me',
      seats: [seat(0, 'me'), seat(1, 'other')],
      createdAt: 0,
      startedAt: 0,
      endedAt: null,
      seq: 0,
    },
    ...{ rules: 1, keyHash: null, key: null, outcome: null, vote: null, rematch: null, rematchOf: null },
    ...{ proposal: null, seatEvents: [], adjournedUntil: null, paused: false, ending: null },
    settings: {
      ...{ game: 'citadels', players: 2, options: {}, clock: { kind: 'none' }, access: 'link', chat: 'all', hotseat: false },
      ...{ spectators: true, delay: 0, pace: 'instant', timeout: 'vote', advice: false, undo: 'ask' },
    },
    ...change,
  };
}
