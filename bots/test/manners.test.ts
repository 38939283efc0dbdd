import { findGame, games } from '@belfry/games';
import { completeOptions, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { botByName, journeyman, judgeOf, MANNERS, type Manner, mannerAt, nextToSpeak } from '../src/index.ts';
import { positionsOf } from './positions.ts';

const game = findGame('nuremberg');

it('Nuremberg bots stand by their offers and make at most two per turn', () => {
  const chance = seededChance('manners');
  const state = game.setup(4, completeOptions(game.options), { chance });
  let offers = 0;
  let accepted = false;
  let promises = 0;
  let silences = 0;
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, chance);
    const view = game.view(state, seat);
    const moves = game.legal(state, seat);
    const legal = moves.map((move) => game.write(move));
    const thought = (game.evaluation?.pruning?.shortlist?.(view, moves) ?? moves).map((move) => game.write(move));
    // Nobody is bound to feed a leader who is about to win.
    const points = game.evaluation?.style?.manners?.standings(view) ?? [];
    const leads = (partner: number) => points.every((each, other) => other === partner || each < (points[partner] ?? 0));
    const isWinning = (partner: number) => leads(partner) && (points[partner] ?? 0) > (points[seat] ?? 0) + 1;
    const partners = legal.filter((words) => words.startsWith('deal ')).map((words) => words.charCodeAt(5) - 'a'.charCodeAt(0));
    if (accepted && legal.includes('close') && !partners.every(isWinning)) {
      promises++;
      expect(thought).not.toContain('close');
      expect(thought.some((words) => words.startsWith('deal '))).toBe(true);
    }
    if (offers >= 2 && legal.some((words) => words.startsWith('offer '))) {
      silences++;
      expect(thought.filter((words) => words.startsWith('offer '))).toEqual([]);
    }
    const words = game.write(game.apprentice.choose(view, moves, chance).move);
    if (words.startsWith('offer ')) {
      offers++;
      accepted = false;
    } else if (words === 'accept') accepted = true;
    else if (words === 'close' || words.startsWith('deal ')) accepted = false;
    else if (words === 'end turn') offers = 0;
    game.apply(state, seat, game.read(words), { chance });
  }
  expect(promises).toBeGreaterThan(3);
  expect(silences).toBeGreaterThan(0);
});

it('a Journeyman chooses randomly between equal piles', () => {
  const bruges = findGame('bruges');
  const [first] = positionsOf(bruges, 1, 1);
  if (first === undefined) throw new Error('there is nothing to draw');
  const bot = botByName(bruges, 'journeyman');
  const view = bruges.view(first.state, first.seat);
  const drawn = new Set(Array.from({ length: 12 }, (_, lot) => bruges.write(bot.choose(view, first.moves, seededChance(lot)).move)));
  expect([...drawn].sort()).toEqual(['draw left', 'draw right']);
});

it('a Journeyman treats moves as equal within the game’s blur', () => {
  const fortuna = findGame('fortuna');
  const { evaluation } = fortuna;
  if (evaluation === undefined) throw new Error('Fortuna is judged');
  const choices = (blur: number): number => {
    const bot = journeyman(judgeOf({ ...fortuna, evaluation: { ...evaluation, style: { ...evaluation.style, blur } } }), 8);
    return positionsOf(fortuna, 1, 20).reduce((sum, { state, seat, moves }) => {
      const view = fortuna.view(state, seat);
      const chosen = Array.from({ length: 6 }, (_, lot) => fortuna.write(bot.choose(view, moves, seededChance(lot), null).move));
      return sum + new Set(chosen).size;
    }, 0);
  };
  expect(choices(1)).toBeGreaterThan(2 * choices(0));
  expect(choices(0.01)).toBeGreaterThan(choices(0));
});

it('whoever has a manner chooses otherwise than somebody without only for what is liked, and the seat decides where no manner is named', () => {
  let changed = 0;
  for (const each of games) {
    const bot = journeyman(judgeOf(each), 2);
    const liked = new Set<Manner | null | undefined>();
    for (const [at, { state, seat, moves }] of positionsOf(each, 1, 2000).entries()) {
      const view = each.view(state, seat);
      const leaning = (move: unknown) => each.evaluation?.style?.manners?.leaning(view, move);
      for (const move of moves) liked.add(leaning(move));
      if (at % 30 > 0) continue;
      const choice = (manner?: Manner | null) => bot.choose(view, moves, seededChance('mind'), manner).move;
      const plain = choice(null);
      for (const manner of MANNERS) {
        const own = choice(manner);
        if (each.write(own) === each.write(plain)) continue;
        changed++;
        expect(leaning(own)).toBe(manner);
        expect(leaning(plain)).not.toBe(manner);
      }
      expect(each.write(choice())).toBe(each.write(choice(mannerAt(seat))));
    }
    expect(MANNERS.filter((manner) => !liked.has(manner))).toEqual([]);
  }
  expect(changed).toBeGreaterThan(0);
});

it('three seats get three styles, and an unknown style is answered with the known ones', () => {
  for (let seat = 0; seat < 4; seat++) expect(new Set([seat + 1, seat + 2, seat + 3].map(mannerAt)).size).toBe(3);
  expect(() => botByName(game, 'journeyman:manner=rude')).toThrow(
    'there is no manner "rude"; the manners are greedy, careful, builder, meddler and none',
  );
});
