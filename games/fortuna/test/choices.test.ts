import { type Chance, type Phrase, pick, type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { GOODS, MONEY_LIMIT, PALACE_STEP } from '../src/data/amounts.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { privilegeOf } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import { caution } from '../src/text/caution.ts';
import { options } from './table.ts';

// What a choice promises is what the move then does: near the palace, with a full purse and with an almost empty supply too.

type Args = NonNullable<Phrase['args']>;
type Said = Readonly<Record<string, unknown>>;

const phraseIn = (args: Args, name: string): Phrase => args[name] as Phrase;
const amountIn = (args: Args, name: string): unknown => phraseIn(args, name).args?.amount;

/** What the events of a move must say, after the key and the numbers of its label. */
const KEPT: Readonly<Record<string, (args: Args) => [Event['type'], Said]>> = {
  'gist.marry': ({ money }) => ['married', { paid: money }],
  'gist.dowry': ({ money }) => ['dowry', { money }],
  'gist.exchange': ({ dice }) => ['ordained', { dice }],
  'gist.advance': ({ money, step }) => ['offered', { paid: money, step }],
  'move.irrigate.here': (args) => ['harvested', { amount: amountIn(args, 'goods'), irrigated: true }],
  'move.leave-dry.here': (args) => ['harvested', { amount: amountIn(args, 'goods'), irrigated: false }],
  'move.sell.here': (args) => ['sold', { amount: amountIn(args, 'goods'), money: args.money }],
  'move.hire.here': (args) => ['hired', { count: amountIn(args, 'pieces'), paid: args.price }],
  'move.build': ({ cost }) => ['built', { paid: cost }],
  'move.serve.here': ({ steps, step }) => ['served', { steps, step }],
  'move.serve.deliver.here': ({ steps, step }) => ['served', { steps, step }],
  'move.decline.free': () => ['spared', {}],
  'move.decline.tax': ({ money }) => ['taxed', { money }],
  'move.decline.back': ({ steps }) => ['driven-back', { steps }],
  'move.use.steps': ({ steps, step }) => ['used-steps', { steps, step }],
  'move.use.piece': () => ['used-piece', {}],
};

function check(state: State, seat: Seat, move: Move, seed: string): string[] {
  const view = fortuna.view(state, seat);
  const label = fortuna.sayMove(move, view);
  const gist = label.args?.gist as Phrase | undefined;
  const after = fortuna.clone(state);
  const events: Event[] = [];
  fortuna.apply(after, seat, move, { chance: seededChance(seed), emit: (event) => events.push(event) });
  const at = `${seed}: ${fortuna.write(move)}`;
  for (const { key, args = {} } of [label, ...(gist === undefined ? [] : [gist])]) {
    const [type, said] = KEPT[key]?.(args) ?? [];
    if (type !== undefined)
      expect(
        events.find((event) => event.type === type),
        at,
      ).toMatchObject(said ?? {});
  }
  const warned = caution(view, move)?.args?.over;
  const isSold = events.some(({ type }) => type === 'sold');
  const spilt = gist?.key === 'gist.dowry' || isSold;
  if (spilt) expect(warned !== undefined, at).toBe(after.players[seat].money === MONEY_LIMIT && isOver(state, seat, move));
  return [label.key, ...(gist === undefined ? [] : [gist.key]), ...(warned === undefined ? [] : [`caution ${move.do}`])];
}

/** FOR-14.2 Would a bottomless purse hold more afterwards? */
function isOver(state: State, seat: Seat, move: Move): boolean {
  const poor = fortuna.clone(state);
  const { money } = poor.players[seat];
  poor.players[seat].money = 4;
  fortuna.apply(poor, seat, move, { chance: seededChance(1) });
  return money + (poor.players[seat].money - 4) > MONEY_LIMIT;
}

/** The same position for a seat near the palace, with a purse and a supply of its own. */
function bent(state: State, seat: Seat, chance: Chance): State {
  const other = fortuna.clone(state);
  const player = other.players[seat];
  player.step = PALACE_STEP - 1 - chance.below(3);
  player.money = [0, 3, 4, 17, 18, 19][chance.below(6)];
  player.married = chance.below(2) === 0;
  player.hand = (['safe-conduct', 'chariot', 'recruit'] as const).map(privilegeOf).sort((a, b) => a - b);
  for (const good of GOODS) other.supply[good] = chance.below(4);
  return other;
}

/** What a player may try, legal or not. */
const TRIES: readonly string[] = [
  ...ACTION_CARDS.flatMap(({ id }) => [`perform ${id}`, `bribe ${id}`, `army ${id}`]),
  ...BUILDINGS.map(({ id }) => `build ${id}`),
];

it('FOR-14.2 a refusal counts the money that the player has', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const seed = `refusals ${game}`;
    const chance = seededChance(seed);
    const state = fortuna.setup(2 + (game % 3), options(), { chance });
    for (let made = 0; made < 120; made++) {
      const [decision] = fortuna.pending(state);
      if (decision === undefined) break;
      const { seat } = decision;
      const legal = new Set(fortuna.legal(state, seat).map(fortuna.write));
      for (const tried of TRIES.filter((each) => !legal.has(each))) {
        const { key, args } = fortuna.refusal(state, seat, fortuna.read(tried)).phrase;
        if (args?.money === undefined) continue;
        expect(args.money, `${seed}: ${tried}`).toBe(state.players[seat].money);
        seen.add(key);
      }
      fortuna.apply(state, seat, pick(chance, fortuna.legal(state, seat)), { chance });
    }
  }
  expect([...seen].sort()).toEqual(
    ['bribe', 'both', 'building', 'hire', 'marrying', 'offering'].map((what) => `refusal.${what}-too-dear`).sort(),
  );
});

it('FOR-7.6, 14.2, 19.1 a choice names the steps, the money and the goods that come of it', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const seed = `choices ${game}`;
    const chance = seededChance(seed);
    const state = fortuna.setup(2 + (game % 3), options(), { chance });
    for (let made = 0; made < 160; made++) {
      const [decision] = fortuna.pending(state);
      if (decision === undefined) break;
      const { kind, seat } = decision;
      const other = kind === 'protect-start-card' ? state : bent(state, seat, chance);
      for (const move of fortuna.legal(other, seat)) for (const said of check(other, seat, move, seed)) seen.add(said);
      fortuna.apply(state, seat, pick(chance, fortuna.legal(state, seat)), { chance });
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(KEPT)));
  expect([...seen]).toEqual(expect.arrayContaining(['caution perform', 'caution army', 'caution bribe', 'caution sell']));
});
