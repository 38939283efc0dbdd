import { type Dealer, NONE, shuffle } from '@belfry/kernel';
import { HAND_LIMIT, TOLL_PER_VILLAGE } from '../data/amounts.ts';
import { CARDS, type EventId, FULL_DECK } from '../data/events.ts';
import { HEXES_BY_NUMBER } from '../data/numbers.ts';
import { CASTLE, ROAD_LENGTH, ROAD_START, ROADS, type Road } from '../data/region.ts';
import { LAST_SPACE, TIMELINE } from '../data/timeline.ts';
import type { Event } from './events.ts';
import { beginRobbery } from './robber.ts';
import type { State } from './state.ts';
import { endOfTime } from './victory.ts';
import { payYield } from './yield.ts';

// NUR-3.1, 3.2 The top card goes onto the discard pile; first the yields, then the event.
export function drawEventCard(state: State, dealer: Dealer<Event>): void {
  if (state.deck.length === 0) shuffleAll(state, 'NUR-16.5', dealer);
  const card = state.deck.pop() ?? 0;
  state.discards.push(card);
  const { number, event } = CARDS[card];
  dealer.emit?.({
    type: 'card-drawn',
    clause: 'NUR-3.1',
    seat: state.active,
    card,
    hexes: number === null ? [] : HEXES_BY_NUMBER[number],
  });
  if (number !== null) payYield(state, number, dealer);
  state.phase = 'trade';
  EFFECTS[event](state, dealer);
}

const EFFECTS: Readonly<Record<EventId, (state: State, dealer: Dealer<Event>) => void>> = {
  'robber-home': driveRobberHome,
  'wall-help': offerWallHelp,
  'road-toll': collectRoadToll,
  quiet: keepQuiet,
  'trade-fair': openFair,
  'time-passes': passTime,
  'robber-knight': attack,
};

// NUR-4.6 Back to the castle, without discards or theft.
function driveRobberHome(state: State, dealer: Dealer<Event>): void {
  state.robber = CASTLE;
  dealer.emit?.({ type: 'robber-home', clause: 'NUR-4.6' });
}

// NUR-4.5 Every player is asked once, starting with the active player.
function offerWallHelp(state: State): void {
  state.phase = 'help';
  state.helped = 0;
}

// NUR-4.8
function keepQuiet(_: State, dealer: Dealer<Event>): void {
  dealer.emit?.({ type: 'quiet', clause: 'NUR-4.8' });
}

// NUR-4.7 The first sale of this turn brings 2 more; with the option off the card has no effect.
function openFair(state: State, dealer: Dealer<Event>): void {
  if (state.options.tradeFair === 'off') {
    keepQuiet(state, dealer);
    return;
  }
  state.fair = true;
  dealer.emit?.({ type: 'fair-opened', clause: 'NUR-4.7', seat: state.active });
}

// NUR-4.3 Roads from I to V.
function collectRoadToll(state: State, dealer: Dealer<Event>): void {
  for (let road = 0; road < ROADS.length; road++) if (state.rights[road] !== NONE) collectOn(state, road, dealer);
}

// NUR-4.2 Every village of another player costs its owner 1 gold; NUR-4.3 clockwise from the holder's left, as far as the gold goes.
function collectOn(state: State, road: Road, dealer: Dealer<Event>): void {
  const { players, villages } = state;
  const holder = state.rights[road];
  for (let step = 1; step < players.length; step++) {
    const owner = (holder + step) % players.length;
    let due = 0;
    for (let at = ROAD_START[road]; at < ROAD_START[road] + ROAD_LENGTH[road]; at++) if (villages[at] === owner) due += TOLL_PER_VILLAGE;
    const bank = state.options.roadToll === 'bank';
    const gold = bank ? due : Math.min(due, players[owner].gold);
    if (gold === 0) continue;
    if (!bank) players[owner].gold -= gold;
    players[holder].gold += gold;
    dealer.emit?.({ type: 'road-toll', clause: 'NUR-4.2', road, seat: holder, payer: bank ? NONE : owner, gold });
  }
}

// NUR-4.4, 16.2 One space; NUR-16.3 a red one shuffles all cards, NUR-16.4 the last one ends the game.
function passTime(state: State, dealer: Dealer<Event>): void {
  state.year++;
  dealer.emit?.({ type: 'time-passed', clause: 'NUR-4.4', year: TIMELINE[state.year].year });
  if (TIMELINE[state.year].red) shuffleAll(state, 'NUR-16.3', dealer);
  if (state.year === LAST_SPACE) endOfTime(state, dealer);
}

// NUR-16.3 Including the discards and the card just drawn.
function shuffleAll(state: State, clause: string, dealer: Dealer<Event>): void {
  state.deck = shuffle(dealer.chance, FULL_DECK.slice());
  state.discards = [];
  dealer.emit?.({ type: 'reshuffled', clause, count: FULL_DECK.length });
}

// NUR-5.1, 5.2 No yield; every player with more than 7 cards discards half, then the robber knight moves.
function attack(state: State): void {
  beginRobbery(state, HAND_LIMIT);
}
