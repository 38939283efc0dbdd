import { completeOptions, type Options, type Seat, seatOfLetter, seededChance } from '@belfry/kernel';
import { Scenario } from '@belfry/kernel/conformance';
import { COINS } from '../src/data/amounts.ts';
import { CHARACTERS, type CharacterId } from '../src/data/characters.ts';
import { DISTRICTS, type District, type DistrictId, districtOf } from '../src/data/districts.ts';
import type { CitadelsOptions } from '../src/data/options.ts';
import { citadels } from '../src/game.ts';
import { beginDraft, draftSteps } from '../src/rules/draft.ts';
import type { Event } from '../src/rules/events.ts';
import { flow } from '../src/rules/flow.ts';
import type { Move } from '../src/rules/moves.ts';
import { beginRound } from '../src/rules/phases.ts';
import { emptyTable } from '../src/rules/setup.ts';
import { type State, UNLIMITED } from '../src/rules/state.ts';
import type { View } from '../src/view/view.ts';

/** What lies before a seat. */
export interface Place {
  readonly gold?: number;
  readonly hand?: readonly DistrictId[];
  readonly city?: readonly DistrictId[];
}

/** A position to play from, in the words of the game. Whatever is left out is empty. */
export interface Position {
  readonly seats: readonly Place[];
  readonly options?: Partial<CitadelsOptions>;
  /** Who took which characters this round. */
  readonly holds?: Partial<Record<CharacterId, string>>;
  /** The character whose turn it is; its holder is asked to act. */
  readonly turn?: CharacterId;
  readonly resourceTaken?: boolean;
  readonly crown?: string;
  readonly round?: number;
  readonly murdered?: CharacterId;
  readonly robbed?: CharacterId;
  /** The draw pile, the top card first. */
  readonly pile?: readonly DistrictId[];
  readonly discard?: readonly DistrictId[];
  readonly bank?: number;
}

/** A table to play a scenario at. Moves are written `a: build castle`. */
export class Table extends Scenario<State, Move, Event, View> {
  constructor(state: State) {
    super(citadels, state);
  }

  gold(who: string): number {
    return this.state.players[seat(who)].gold;
  }

  hand(who: string): DistrictId[] {
    return ids(this.state.players[seat(who)].hand);
  }

  city(who: string): DistrictId[] {
    return ids(this.state.players[seat(who)].city);
  }

  pile(): DistrictId[] {
    return ids(this.state.pile).reverse();
  }

  discard(): DistrictId[] {
    return ids(this.state.discard);
  }
}

const ids = (districts: readonly District[]): DistrictId[] => districts.map((district) => DISTRICTS[district].id);
const kinds = (names: readonly DistrictId[] = []): District[] => names.map(districtOf);
export const rankOf = (id: CharacterId): number => CHARACTERS.findIndex((character) => character.id === id);

export function options(asked: Partial<CitadelsOptions> = {}): CitadelsOptions {
  return completeOptions(citadels.options, asked as Options) as CitadelsOptions;
}

/** A table in the middle of a turn. */
export function table(position: Position): Table {
  const state = emptyTable(position.seats.length, options(position.options));
  position.seats.forEach(({ gold = 0, hand, city }, seat) => {
    state.players[seat] = { gold, hand: kinds(hand), city: kinds(city) };
  });
  state.pile = kinds(position.pile).reverse();
  state.discard = kinds(position.discard);
  const owned = state.players.reduce((sum, { gold }) => sum + gold, 0);
  state.bank = position.bank ?? (state.options.bank === 'unlimited' ? UNLIMITED : COINS - owned);
  state.round = position.round ?? 3;
  state.crown = seat(position.crown ?? 'a');
  beginDraft(state);
  state.phase = 'calling';
  state.draft.pool = 0;
  state.draft.step = draftSteps(state.players.length).length;
  for (const [id, holder] of Object.entries(position.holds ?? {})) state.holder[rankOf(id as CharacterId)] = seat(holder);
  if (position.murdered !== undefined) state.murdered = rankOf(position.murdered);
  if (position.robbed !== undefined) state.robbed = rankOf(position.robbed);
  if (position.turn !== undefined) {
    state.called = rankOf(position.turn) + 1;
    state.turn.character = rankOf(position.turn);
    state.turn.seat = state.holder[state.turn.character];
    state.turn.resourceTaken = position.resourceTaken ?? false;
    state.agenda.push({ kind: 'turn-action', seat: state.turn.seat });
  }
  return new Table(state);
}

/** A table at which the ranks after `after` are about to be called. */
export function calling(position: Position, after?: CharacterId): Table {
  const { state } = table({ ...position });
  state.called = after === undefined ? 0 : rankOf(after) + 1;
  state.agenda = [];
  return new Table(state).begin(flow.advance);
}

/** A table at the first pick of a draft, with the given lots for the face-up cards and the first hidden card. */
export function drafting(players: number, lots: readonly number[], crown = 'a'): Table {
  const { state } = table({ seats: Array.from({ length: players }, () => ({ gold: 2 })), crown });
  return new Table(state).luck(...lots).begin((at, dealer) => {
    beginRound(at, dealer);
    flow.advance(at, dealer);
  });
}

/** A new game from its setup. */
export function newGame(players: number, asked: Partial<CitadelsOptions> = {}, seed = 1): Table {
  return new Table(citadels.setup(players, options(asked), { chance: seededChance(seed) }));
}

function seat(letter: string): Seat {
  return seatOfLetter(letter);
}
