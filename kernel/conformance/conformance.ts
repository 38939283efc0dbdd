import type { GameEvent, GameView } from '../src/index.ts';
import { playsApprentice } from './checks/apprentice.ts';
import { hidesFromViewers } from './checks/canary.ts';
import { keepsCensus } from './checks/census.ts';
import { citesClauses } from './checks/clauses.ts';
import { clonesApart } from './checks/clones.ts';
import { handsOutCopies } from './checks/copies.ts';
import { tellsNoMore } from './checks/events.ts';
import { refusesIllegal } from './checks/illegal.ts';
import { fuzzesNotation, roundTripsNotation } from './checks/notation.ts';
import { tellsPending } from './checks/pending-decisions.ts';
import { holdsPlainData } from './checks/plain.ts';
import { playsToTheEnd } from './checks/play.ts';
import { refolds } from './checks/refold.ts';
import { addsUpScores } from './checks/scores.ts';
import { speaksBothLanguages, translatesAll } from './checks/texts.ts';
import { undoesExactly } from './checks/undo.ts';
import { blocksUndoOfKnowledge } from './checks/undo-barriers.ts';
import { usesEverything } from './checks/usage.ts';
import { determinizesFromViews } from './checks/views.ts';
import { eachMoment, type Observers, watchGames } from './driver.ts';
import { setupName, setupsOf } from './setups.ts';
import type { Check, KitOptions, Subject, Testbed } from './subject.ts';

/** Checks that observe random games at a table. The first tests whether queries change the state, which the others rely on. */
const WATCHING: Observers = {
  'plays to the end': playsToTheEnd,
  'holds plain data': holdsPlainData,
  refolds,
  'clones apart': clonesApart,
  'hands out copies': handsOutCopies,
  'undoes exactly and stops at barriers': undoesExactly,
  'blocks undo of what taught something': blocksUndoOfKnowledge,
  'tells the round and what is owed': tellsPending,
  'determinizes what the view shows': determinizesFromViews,
  'hides what viewers may not know': hidesFromViewers,
  'tells no more than views show': tellsNoMore,
  'conserves components': keepsCensus,
  'adds up scores': addsUpScores,
  'round-trips notation': roundTripsNotation,
  'refuses illegal moves': refusesIllegal,
  'says everything in both languages': speaksBothLanguages,
  'cites existing clauses': citesClauses,
};

/** Checks that play their own games at one table at a time. */
const PLAYING: Readonly<Record<string, (testbed: Testbed) => number>> = {
  'has an apprentice that plays legally': playsApprentice,
};

/** Checks of the game as a whole. */
const ONCE: Readonly<Record<string, (testbeds: readonly Testbed[]) => number>> = {
  'survives fuzzed notation': fuzzesNotation,
  'translates all texts': translatesAll,
  'uses everything it counts': usesEverything,
};

/** Returns every check of the kit for a game, over all its tables. */
export function conformanceChecks<S, M, E extends GameEvent, V extends GameView>(
  subject: Subject<S, M, E, V>,
  options: KitOptions = {},
): readonly Check[] {
  const { games = 3, limit = 20_000, seed = 1, sample = false } = options;
  const setups = [...setupsOf(subject.game), ...(subject.setups ?? [])];
  // The kit passes states and moves only to the game they came from, so it need not know their types.
  let known: readonly unknown[] | undefined;
  const movesAnywhere = (): readonly unknown[] => {
    known ??= collectMoves(sampled);
    return known;
  };
  const testbeds = setups.map((setup): Testbed => {
    const usual = Object.keys(setup.options).length === 0;
    return { subject, setup, games: usual ? games : Math.ceil(games / 2), limit, seed, sample, movesAnywhere };
  });
  const sampled = sample ? sampleOf(testbeds) : testbeds;
  const once = Object.entries(ONCE).map(([topic, check]): Check => ({ name: topic, topic, run: () => check(testbeds) }));
  return [...once, ...sampled.flatMap(checksAt)];
}

/** Keeps the tables that change all options, and the smallest that changes none; without options, all tables. */
function sampleOf(testbeds: readonly Testbed[]): readonly Testbed[] {
  const changed = ({ setup }: Testbed): number => Object.keys(setup.options).length;
  const most = Math.max(...testbeds.map(changed));
  if (most === 0) return testbeds;
  const smallest = testbeds.find((testbed) => changed(testbed) === 0);
  return testbeds.filter((testbed) => testbed === smallest || (changed(testbed) > 0 && (changed(testbed) !== 1 || most === 1)));
}

/** Returns the moves of one random game at each of these tables. */
function collectMoves(testbeds: readonly Testbed[]): unknown[] {
  const moves = new Map<string, unknown>();
  for (const testbed of testbeds) {
    eachMoment(testbed, `${testbed.seed}.anywhere`, ({ next }) => {
      if (next !== null) moves.set(testbed.subject.game.write(next.move), next.move);
    });
  }
  return [...moves.values()];
}

function checksAt(testbed: Testbed): Check[] {
  const check = (topic: string, run: () => number): Check => ({ name: `${topic}: ${setupName(testbed.setup)}`, topic, run });
  // The first check to run plays the games, once for all observers.
  let verdicts: ReturnType<typeof watchGames> | undefined;
  const verdictOf = (topic: string): number => {
    verdicts ??= watchGames(testbed, WATCHING);
    const { moments = 0, failure } = verdicts.get(topic) ?? {};
    if (failure !== undefined) throw failure;
    return moments;
  };
  return [
    ...Object.keys(WATCHING).map((topic) => check(topic, () => verdictOf(topic))),
    ...Object.entries(PLAYING).map(([topic, play]) => check(topic, () => play(testbed))),
  ];
}
