import { type Dealer, isOver, type Outcome, outcomeOf, type ScoreLine, type Seat } from '@belfry/kernel';
import { GATE } from '../data/amounts.ts';
import { FIRST_SCORING, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { buildingsOf } from './build.ts';
import type { Event } from './events.ts';
import type { CardScore, FinalSheet } from './final-sheet.ts';
import { piecesOn } from './places.ts';
import { type Player, type State, waterOf } from './state.ts';

// FOR-16.1 Players outside Rome are not scored.
export function isInsideRome(player: Player): boolean {
  return player.step >= GATE;
}

/** FOR-16.3 Returns the steps plus the points of the C cards. */
export function finalSheet(player: Player): FinalSheet {
  const inside = isInsideRome(player);
  const cards = inside ? scoreCards(player) : [];
  const handedIn = (unit: string): number => cards.find((card) => unitOf(card.privilege) === unit)?.handedIn ?? 0;
  return {
    inside,
    step: player.step,
    cards,
    total: inside ? cards.reduce((sum, card) => sum + card.points, player.step) : 0,
    money: player.money - handedIn('money'),
    centurions: piecesOn(player.centurions) - handedIn('centurions'),
    vestals: piecesOn(player.vestals) - handedIn('vestals'),
  };
}

// FOR-11.14, FOR-11.15 Only class C counts, and of each kind one card.
function scoreCards(player: Player): CardScore[] {
  const kinds = [...new Set(player.hand.filter((privilege) => privilege >= FIRST_SCORING))];
  return kinds.map((privilege) => ({
    privilege,
    copies: player.hand.filter((held) => held === privilege).length,
    ...scoreOf(player, privilege),
  }));
}

function scoreOf(player: Player, privilege: Privilege): { handedIn: number; points: number } {
  const row = PRIVILEGES[privilege];
  // FOR-16.4 Players give up nothing for buildings and marriage.
  if (row.effect === 'buildings') return { handedIn: 0, points: row.points * buildingsOf(player) };
  if (row.effect === 'married') return { handedIn: 0, points: player.married ? row.points : 0 };
  if (row.effect !== 'hand-in') return { handedIn: 0, points: 0 };
  // FOR-16.8, FOR-16.9 The smallest amount that yields the full points of the kind.
  const lots = Math.min(Math.floor(ownedUnits(player, row.unit) / row.per), Math.floor(row.most / row.points));
  return { handedIn: lots * row.per, points: lots * row.points };
}

function unitOf(privilege: Privilege): string | null {
  const row = PRIVILEGES[privilege];
  return row.effect === 'hand-in' ? row.unit : null;
}

type Unit = Extract<(typeof PRIVILEGES)[number], { effect: 'hand-in' }>['unit'];

function ownedUnits(player: Player, unit: Unit): number {
  // FOR-16.6 Water of the Aqueduct counts as well.
  if (unit === 'water') return waterOf(player);
  return unit === 'centurions' || unit === 'vestals' ? piecesOn(player[unit]) : player[unit];
}

/** FOR-17 Returns the ranking with its score sheet. Players outside Rome have 0 points and rank behind all others by the tie-breaks. */
export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const sheets = state.players.map(finalSheet);
  const line = (key: string, clause: string, points: (sheet: FinalSheet) => number): ScoreLine => ({
    key,
    clause,
    points: sheets.map(points),
  });
  const cardLines = PRIVILEGES.flatMap((row, privilege) =>
    row.class === 'C'
      ? [line(`score.${row.id}`, row.clause, (sheet) => sheet.cards.find((card) => card.privilege === privilege)?.points ?? 0)]
      : [],
  );
  return outcomeOf(
    [line('score.steps', 'FOR-16.3', (sheet) => (sheet.inside ? sheet.step : 0)), ...cardLines],
    [
      line('tie.steps', 'FOR-17.2', (sheet) => sheet.step),
      line('tie.money', 'FOR-17.3', (sheet) => sheet.money),
      line('tie.centurions', 'FOR-17.4', (sheet) => sheet.centurions),
      line('tie.vestals', 'FOR-17.4', (sheet) => sheet.vestals),
    ],
  );
}

// FOR-16.2, FOR-16.10
export function tellScores(state: State, dealer: Dealer<Event>): void {
  const { emit } = dealer;
  if (emit === undefined) return;
  state.players.forEach((player, seat: Seat) => {
    emit({ type: 'scored', clause: 'FOR-16.3', seat, sheet: finalSheet(player) });
  });
}
