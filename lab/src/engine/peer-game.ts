import { itemAt } from '@belfry/kernel';
import type { MoveContext, PeerContext, PeerGame } from './boardgame-io.ts';

/**
 * The peer: a card and city game written for boardgame.io as its tutorial teaches. On each turn a player takes income (gold, or cards from
 * a deck that is reshuffled when it runs out), may visit a market stall, builds districts they can pay for, and ends the turn. The game
 * ends when a city has eight districts. It has no secrets, powers or interruptions, so its moves do less than ours.
 */
export interface PeerState {
  deck: number[];
  discard: number[];
  players: PeerPlayer[];
  /** A map that makes the state as large as that of the compared game; visits and builds mark it. */
  lots: number[];
  step: 'income' | 'build';
  visits: number;
}

interface PeerPlayer {
  gold: number;
  hand: number[];
  city: number[];
  score: number;
}

/** The size of the peer, chosen so that its state and choices are like those of the compared game. */
export interface PeerSize {
  readonly players: number;
  /** Cells of the map. */
  readonly lots: number;
  /** Market stalls; each adds one move to choose from. */
  readonly stalls: number;
}

const CARDS = 65;
const CITY = 8;
const BUILDS_BEFORE_END = 3;
const costOf = (card: number): number => 1 + (card % 5);

/** A move of the peer: its name and its arguments. */
export type PeerMove = readonly [name: string, ...args: number[]];

export function peerGame(size: PeerSize, seed: string): PeerGame<PeerState> {
  return {
    name: 'city',
    seed,
    setup: ({ ctx, random }) => {
      const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
      const players = Array.from({ length: ctx.numPlayers }, () => ({ gold: 2, hand: deck.splice(-4), city: [], score: 0 }));
      return { deck, discard: [], players, lots: new Array<number>(size.lots).fill(0), step: 'income', visits: 0 };
    },
    moves: { takeGold, drawCard, visit, build, endTurn },
    endIf: ({ G }) => {
      const winner = G.players.findIndex((player) => player.city.length >= CITY);
      return winner < 0 ? undefined : { winner };
    },
  };
}

/** Returns the legal moves, as the game's own list for bots would. */
export function peerMoves(state: PeerState, ctx: PeerContext, size: PeerSize): PeerMove[] {
  if (ctx.gameover !== undefined) return [];
  const player = active(state, ctx);
  const moves: PeerMove[] = state.step === 'income' ? [['takeGold'], ['drawCard']] : [['endTurn']];
  if (state.visits < BUILDS_BEFORE_END) for (let stall = 0; stall < size.stalls; stall++) moves.push(['visit', stall]);
  if (state.step === 'build') {
    player.hand.forEach((card, place) => {
      if (costOf(card) <= player.gold) moves.push(['build', place]);
    });
  }
  return moves;
}

function active(state: PeerState, ctx: PeerContext): PeerPlayer {
  return itemAt(state.players, Number(ctx.currentPlayer));
}

function takeGold({ G, ctx }: MoveContext<PeerState>): void {
  active(G, ctx).gold += 2;
  G.step = 'build';
}

function drawCard({ G, ctx, random }: MoveContext<PeerState>): void {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const card = G.deck.pop();
  if (card !== undefined) active(G, ctx).hand.push(card);
  G.step = 'build';
}

function visit({ G, ctx }: MoveContext<PeerState>, stall: number): void {
  const player = active(G, ctx);
  if (stall % 2 === 0) player.gold += 1;
  else player.score += 1;
  mark(G, stall);
  G.visits++;
}

function build({ G, ctx }: MoveContext<PeerState>, place: number): void {
  const player = active(G, ctx);
  const [card] = player.hand.splice(place, 1);
  if (card === undefined) return;
  player.gold -= costOf(card);
  player.score += costOf(card);
  player.city.push(card);
  mark(G, card);
}

function mark(state: PeerState, at: number): void {
  if (state.lots.length > 0) state.lots[at % state.lots.length] = 1;
}

function endTurn({ G, ctx, events }: MoveContext<PeerState>): void {
  const player = active(G, ctx);
  while (player.hand.length > 6) G.discard.push(player.hand.pop() as number);
  G.step = 'income';
  G.visits = 0;
  events.endTurn();
}
