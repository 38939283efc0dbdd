import type { CrestName } from '@belfry/board-kit';
import { loadRules } from '@belfry/games/page/rules';
import { fold } from '@belfry/kernel';
import type { TableSummary } from '@belfry/protocol';
import { to } from '../../base/address.ts';
import type { PageSay } from '../../base/voice.ts';
import type { SavedTable } from '../../match/local/saves.ts';
import { crestsAt, namesAt } from '../table-lists/seats-in-list.ts';

/** A finished match, wherever it is stored. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly names: string;
  readonly seats: readonly { readonly seat: number; readonly crest: CrestName; readonly colour: number }[];
  /** The viewer's rank, if they played. */
  readonly place: number | null;
  /** Why the result does not count: a bot played for the viewer, a player was expelled, or the match ended without a result. */
  readonly uncounted: 'bot-played' | 'expelled' | 'no-result' | null;
  /** The pages of its score sheet and of its replay. */
  readonly sheet: string;
  readonly replay: string;
}

export function ofServer(say: PageSay, table: TableSummary): Finished {
  return {
    id: table.id,
    game: table.game,
    at: table.movedAt,
    names: namesAt(say, table),
    seats: crestsAt(table),
    place: table.yourSeat === null || table.places === null ? null : (table.places[table.yourSeat] ?? null),
    uncounted: uncountedFor(table),
    sheet: to.match('table', table.id),
    replay: to.replay('table', table.id),
  };
}

function uncountedFor({ yourSeat, places, expelled, botPlayed }: TableSummary): Finished['uncounted'] {
  if (expelled.length > 0) return 'expelled';
  if (yourSeat !== null && botPlayed.includes(yourSeat)) return 'bot-played';
  return places === null ? 'no-result' : null;
}

/** Replays a match on this device to learn how it ended. */
export async function ofDevice({ id, game, seats, log, updated }: SavedTable): Promise<Finished> {
  const own = seats.filter(({ kind }) => kind === 'you');
  const rules = log === null ? null : await loadRules(game, log.header.rules);
  const outcome = rules === null || log === null ? null : rules.outcome(fold(rules, log).state);
  const [only, ...others] = own;
  return {
    id,
    game,
    at: updated,
    names: seats.map(({ name }) => name).join(', '),
    seats,
    place: only === undefined || others.length > 0 ? null : (outcome?.places[only.seat] ?? null),
    uncounted: null,
    sheet: to.match('play', id),
    replay: to.replay('play', id),
  };
}

export interface Wanted {
  readonly game: string;
  readonly result: 'all' | 'won' | 'lost';
  readonly who: string;
}

export function fits({ game, place, uncounted, names }: Finished, wanted: Wanted): boolean {
  const isWon = place === 1 && uncounted === null;
  return (
    (wanted.game === 'all' || game === wanted.game) &&
    (wanted.result === 'all' || (place !== null && isWon === (wanted.result === 'won'))) &&
    names.toLowerCase().includes(wanted.who.trim().toLowerCase())
  );
}
