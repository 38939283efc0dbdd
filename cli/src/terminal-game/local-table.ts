import type { BotGame } from '@belfry/bots';
import { type Game, type Language, type MatchLog, type Options, type Seat, type SeatNote, seededChance } from '@belfry/kernel';
import type { NamedBot } from '@belfry/lab';
import { dealMatch, type LiveMatch, openMatch } from '@belfry/live';
import { NAMES } from '../base/names.ts';
import { hostHere } from './local-host.ts';
import { type LocalTable, sitDown } from './table.ts';

export interface TableSpec {
  readonly game: BotGame;
  readonly players: number;
  readonly options: Options;
  readonly me: Seat;
  /** The bots of the other seats, in order. */
  readonly bots: readonly NamedBot[];
  readonly language: Language;
  /** The text of RULES.md. */
  readonly rules: string;
  readonly key: string;
  readonly botKey: string;
  /** The log to continue from; `game` must be the rules version it began with. */
  readonly from?: MatchLog;
}

export function layTable(spec: TableSpec): LocalTable {
  const { game, players, options, me, key } = spec;
  const bots = Array.from({ length: players }, (_, seat) => (seat === me ? null : (spec.bots[seat < me ? seat : seat - 1] ?? null)));
  const seats = bots.map(
    (bot, seat): SeatNote => ({ name: spec.from?.seats?.[seat]?.name ?? NAMES[seat] ?? '?', ...(bot === null ? {} : { bot: bot.name }) }),
  );
  const live = spec.from === undefined ? dealMatch(game, { players, options, key }, Date.now()) : goOn(game, spec.from, Date.now());
  const table: LocalTable = {
    ...sitDown({ ...spec, host: hostHere(() => table) }),
    live,
    seats,
    bots,
    key,
    botChance: seededChance(spec.botKey),
  };
  return table;
}

/** Continues a log without its key and hash: later moves draw new chance, so no published key could account for all of it. */
function goOn(game: Game, { header, entries }: MatchLog, now: number): LiveMatch {
  const { key: _key, keyHash: _hash, ...known } = header;
  return openMatch(
    game,
    known,
    entries.map((entry) => ({ entry, at: now, request: null })),
    now,
  );
}
