import { completeOptions, type Options, seatOfLetter, seededChance } from '@belfry/kernel';
import { Scenario } from '@belfry/kernel/conformance';
import type { MarketRowOptions } from '../src/data/options.ts';
import { WARES, type Ware, wareOf } from '../src/data/wares.ts';
import { marketRow } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Move } from '../src/rules/moves.ts';
import { askForOffers } from '../src/rules/offers.ts';
import { emptyTable } from '../src/rules/setup.ts';
import { type Player, playerOf, type State } from '../src/rules/state.ts';
import type { View } from '../src/view/view.ts';

/** A position to play from, with the game's card names (`grain-7`). Omitted parts are empty. */
export interface Position {
  readonly seats: readonly { readonly hand?: readonly string[]; readonly stall?: readonly string[] }[];
  readonly row: readonly string[];
  /** The top card first. */
  readonly pile?: readonly string[];
  readonly round?: number;
  readonly start?: string;
  readonly options?: Partial<MarketRowOptions>;
}

/** A table for scenario tests. Moves are written `a: offer grain 7`. */
export class Table extends Scenario<State, Move, Event, View> {
  constructor(state: State) {
    super(marketRow, state);
  }

  player(who: string): Player {
    return playerOf(this.state, seatOfLetter(who));
  }

  hand(who: string): string[] {
    return ids(this.player(who).hand);
  }

  stall(who: string): string[] {
    return ids(this.player(who).stall);
  }

  row(): string[] {
    return ids(this.state.row);
  }

  discard(): string[] {
    return ids(this.state.discard);
  }
}

const ids = (wares: readonly Ware[]): string[] => wares.map((ware) => wareOf(ware).id);

function wares(names: readonly string[] = []): Ware[] {
  return names.map((name) => WARES.findIndex(({ id }) => id === name));
}

export function options(asked: Partial<MarketRowOptions> = {}): MarketRowOptions {
  return completeOptions(marketRow.options, asked as Options) as MarketRowOptions;
}

/** Returns a table at the start of a round's offers. */
export function table({ seats, row, pile, round = 1, start = 'a', options: asked = {} }: Position): Table {
  const state = emptyTable(seats.length, options(asked));
  state.players = seats.map(({ hand, stall }) => ({ hand: wares(hand), offer: null, stall: wares(stall) }));
  state.row = wares(row);
  state.pile = wares(pile).reverse();
  state.phase = 'offers';
  state.round = round;
  state.start = seatOfLetter(start);
  askForOffers(state);
  return new Table(state);
}

export function newGame(players: number, asked: Partial<MarketRowOptions> = {}, seed = 1): Table {
  return new Table(marketRow.setup(players, options(asked), { chance: seededChance(seed) }));
}
