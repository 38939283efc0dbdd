import { findGame } from '@belfry/games';
import { completeOptions, type Game, type Seat, seededChance, type Viewer } from '@belfry/kernel';
import { expect, it } from 'vitest';
import type { Bot } from '../src/contract/bot.ts';
import { chooseMove, nextToSpeak, playOut, randomBot } from '../src/index.ts';

const game = findGame('citadels');
const { apprentice } = game;
const start = () => game.setup(2, completeOptions(game.options), { chance: seededChance('deal') });
const firstToMove = game.pending(start())[0]?.seat as Seat;

it('plays to the end, counts the decisions and passes the events on', () => {
  const state = start();
  let applied = 0;
  let told = 0;
  const counted: Game = {
    ...game,
    apply(...move) {
      applied++;
      game.apply(...move);
    },
  };
  const decisions = playOut(counted, state, [randomBot, apprentice], seededChance(1), () => {
    told++;
  });
  expect(game.outcome(state)).not.toBeNull();
  expect(decisions).toBe(applied);
  expect(told).toBeGreaterThan(0);
});

it('plays the same game under the same seed', () => {
  const [one, other] = [start(), start()];
  for (const state of [one, other]) playOut(game, state, [randomBot, apprentice], seededChance('again'));
  expect(one).toEqual(other);
});

it('gives a bot only the view of its own seat and its legal moves', () => {
  const handed: unknown[][] = [];
  const curious: Bot = {
    choose(...args) {
      handed.push(args);
      return { move: args[1][0] };
    },
  };
  const onlyFor = (viewer: Viewer) => ({ viewer, round: 1, pending: [] });
  const watched: Game = { ...game, view: (_state, viewer) => onlyFor(viewer) };
  const chance = seededChance(1);
  chooseMove(watched, start(), firstToMove, curious, chance);
  expect(handed).toEqual([[onlyFor(firstToMove), game.legal(start(), firstToMove), chance]]);
});

it('makes no view for the random bot', () => {
  const blind: Game = {
    ...game,
    view: () => {
      throw new Error('nobody asked');
    },
  };
  expect(playOut(blind, start(), [randomBot, randomBot], seededChance(1))).toBeGreaterThan(0);
});

it('reports a game that stops', () => {
  expect(() => playOut({ ...game, legal: () => [] }, start(), [randomBot, randomBot], seededChance(1))).toThrow(
    `seat ${firstToMove} owes a decision but has no legal move`,
  );
});

it('names a game that never ends', () => {
  const endless: Game = { ...game, apply: () => {} };
  expect(() => playOut(endless, start(), [randomBot, randomBot], seededChance(1))).toThrow('the game had not ended after 200000 decisions');
});

it('lets players answer an offer before its maker may close it', () => {
  const nuremberg = findGame('nuremberg');
  const chance = seededChance('offers');
  const state = nuremberg.setup(4, completeOptions(nuremberg.options), { chance });
  let offers = 0;
  for (let pending = nuremberg.pending(state); pending.length > 0 && offers < 3; pending = nuremberg.pending(state)) {
    const settling = pending.find(({ kind }) => kind === 'trade-settle');
    const answering = pending.filter(({ kind }) => kind === 'trade-answer');
    if (settling !== undefined && answering.length > 1) {
      offers++;
      expect(pending.filter((decision) => !nuremberg.waits(decision))).toEqual(answering);
      expect(nextToSpeak(nuremberg, pending, chance)).not.toBe(settling.seat);
    }
    const seat = nextToSpeak(nuremberg, pending, chance);
    const moves = nuremberg.legal(state, seat);
    const offer = moves.find((move) => nuremberg.write(move).startsWith('offer'));
    nuremberg.apply(state, seat, offer ?? moves[chance.below(moves.length)], { chance });
  }
  expect(offers).toBe(3);
});

it('settles no offer while a player has still to answer it', () => {
  const nuremberg = findGame('nuremberg');
  let settled = 0;
  const watched: Game = {
    ...nuremberg,
    apply(state, seat, ...rest) {
      const pending = nuremberg.pending(state);
      if (pending.find((decision) => decision.seat === seat)?.kind === 'trade-settle') {
        settled++;
        expect(pending.map(({ kind }) => kind)).toEqual(['trade-settle']);
      }
      nuremberg.apply(state, seat, ...rest);
    },
  };
  const chance = seededChance('bargains');
  playOut(watched, nuremberg.setup(3, completeOptions(nuremberg.options), { chance }), [randomBot, randomBot, randomBot], chance);
  expect(settled).toBeGreaterThan(10);
});
