import type { Claims, Fact } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { BUILDINGS } from '../data/buildings.ts';
import { FAVOURS } from '../data/favours.ts';
import { CARDS_PER_SIDE } from '../data/sides.ts';
import type { Move } from '../rules/moves.ts';
import { piecesOn } from '../rules/places.ts';
import { type Player, type State, sideOf } from '../rules/state.ts';
import { amountOf, buildingName, cardName, favourName, piecesOf, privilegeName } from '../text/names.ts';
import { TEXT } from './text/index.ts';

const MONEY = 0.3;
const WORTH = { grain: 0.5, wine: 0.7, water: 0.5, centurions: 0.9, vestals: 1.1 };

function facts(state: State, seat: Seat): Fact[] {
  const player = state.players[seat];
  const others = state.players.flatMap(({ money }, other): Fact[] =>
    other === seat ? [] : [{ kind: 'their-money', of: other, amount: money, worth: -MONEY / 2, args: { seat: { seat: other } } }],
  );
  return [
    { kind: 'step', amount: player.step, worth: 2 },
    { kind: 'money', amount: player.money, worth: MONEY },
    { kind: 'dice', amount: player.dice, worth: 1.5 },
    { kind: 'married', amount: Number(player.married), worth: 3 },
    { kind: 'privileges', amount: player.hand.length, worth: 1, group: 'privileges' },
    ...provisions(player),
    ...BUILDINGS.map(
      (_, building): Fact => ({
        ...{ kind: 'building', of: building, amount: player.buildings[building], worth: 2.5 },
        args: { building: { key: `${buildingName(building).key}.the` } },
      }),
    ),
    ...player.hand.map(
      (privilege): Fact => ({
        ...{ kind: 'privilege', of: privilege, worth: 0.9, group: 'privileges' },
        amount: player.hand.filter((each) => each === privilege).length,
        args: { privilege: privilegeName(privilege) },
      }),
    ),
    ...cardsOf(state, seat),
    ...coveredFavours(state),
    ...others,
  ];
}

function provisions(player: Player): Fact[] {
  const goods = (['grain', 'wine', 'water'] as const).map(
    (good): Fact => ({
      ...{ kind: 'goods', of: good, amount: player[good], worth: WORTH[good] },
      amountArgs: (n) => ({ amount: amountOf(good, n) }),
    }),
  );
  const pieces = (['centurions', 'vestals'] as const).map(
    (piece): Fact => ({
      ...{ kind: 'pieces', of: piece, amount: piecesOn(player[piece]), worth: WORTH[piece] },
      amountArgs: (n) => ({ amount: piecesOf(piece, n) }),
    }),
  );
  return [...goods, ...pieces];
}

/** FOR-4.6 Returns the action cards of a side; the protected one is still there next turn, whatever the others do. */
function cardsOf(state: State, seat: Seat): Fact[] {
  const side = sideOf(state, seat);
  const found: Fact[] = [];
  for (let position = side * CARDS_PER_SIDE; position < (side + 1) * CARDS_PER_SIDE; position++) {
    const card = state.cards[position];
    if (card === NONE || card === undefined) continue;
    const isProtected = state.protectedAt[side] === position;
    found.push({
      ...{ kind: 'card', of: card, amount: 1, worth: 0.6, group: 'card' },
      args: { card: cardName(card) },
    });
    // FOR-15.1 In the last round there is no next turn: a move that begins it takes no protection away, but it is not worth a word.
    const worth = state.palace.arrivals.length === 0 ? 0.8 : 0;
    if (isProtected) found.push({ kind: 'protected', of: card, amount: 1, worth, group: 'card', args: { card: cardName(card) } });
  }
  return found;
}

/** Returns the covered favours, which no other seat can use, while some of them still have a turn in this round. */
function coveredFavours({ covered, active, order, phase }: State): Fact[] {
  if (active >= order.length - 1 || phase === 'draft' || phase === 'protect') return [];
  return FAVOURS.map((_, favour) => ({
    ...{ kind: 'covered', of: favour, amount: Number(covered[favour]), worth: 0.3 },
    args: { favour: favourName(favour) },
  }));
}

export const claims: Claims<State, Move> = {
  text: TEXT,
  turnOf: ({ round, active, phase, agenda }) =>
    phase === 'draft' || phase === 'protect' ? `${phase} ${agenda[0]?.seat ?? NONE}` : `${round} ${active}`,
  // FOR-11.3, 11.4 A privilege card can be used in another window of the turn just as well.
  canWait: ({ do: what }) => what === 'use',
  isPass: ({ do: what }) => what === 'end',
  facts,
};
