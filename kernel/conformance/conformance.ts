import type { GameEvent } from '../src/index.ts';
import { playsApprentice } from './checks/apprentice.ts';
import { hidesFromViewers } from './checks/canary.ts';
import { keepsCensus } from './checks/census.ts';
import { citesClauses } from './checks/clauses.ts';
import { clonesApart } from './checks/clones.ts';
import { handsOutCopies } from './checks/copies.ts';
import { tellsNoMore } from './checks/events.ts';
import { refusesIllegal } from './checks/illegal.ts';
import { fuzzesNotation, roundTripsNotation } from './checks/notation.ts';
import { holdsPlainData } from './checks/plain.ts';
import { playsToTheEnd } from './checks/play.ts';
import { refolds } from './checks/refold.ts';
import { addsUpScores } from './checks/scores.ts';
import { speaksBothLanguages, translatesAll } from './checks/texts.ts';
import { undoesExactly } from './checks/undo.ts';
import { sealsKnowledge } from './checks/undo-barriers.ts';
import { usesEverything } from './checks/usage.ts';
import { determinizesFromViews } from './checks/views.ts';
import { setupName, setupsOf } from './setups.ts';
import type { Bench, Check, KitOptions, Trial } from './trial.ts';

/** Checks that look at one table at a time. */
const AT_EACH_TABLE: Readonly<Record<string, (bench: Bench) => number>> = {
  'plays to the end': playsToTheEnd,
  'holds plain data': holdsPlainData,
  refolds,
  'clones apart': clonesApart,
  'hands out copies': handsOutCopies,
  'undoes exactly and stops at barriers': undoesExactly,
  'blocksUndo what taught something': sealsKnowledge,
  'determinizes what the view shows': determinizesFromViews,
  'hides what viewers may not know': hidesFromViewers,
  'tells no more than views show': tellsNoMore,
  'conserves components': keepsCensus,
  'adds up scores': addsUpScores,
  'round-trips notation': roundTripsNotation,
  'refuses illegal moves': refusesIllegal,
  'says everything in both languages': speaksBothLanguages,
  'cites existing clauses': citesClauses,
  'has an apprentice that plays legally': playsApprentice,
};

/** Checks that look at the game as a whole. */
const ONCE: Readonly<Record<string, (benches: readonly Bench[]) => number>> = {
  'survives fuzzed notation': fuzzesNotation,
  'translates all texts': translatesAll,
  'uses everything it counts': usesEverything,
};

/** Every check of the kit for a game, over all its tables. */
export function conformanceChecks<S, M, E extends GameEvent, V>(trial: Trial<S, M, E, V>, options: KitOptions = {}): readonly Check[] {
  const { games = 3, limit = 20_000, seed = 1 } = options;
  const setups = [...setupsOf(trial.game), ...(trial.setups ?? [])];
  // The kit hands states and moves only back to the game they came from, so it need not know their types.
  const benches = setups.map((setup): Bench => {
    const usual = Object.keys(setup.options).length === 0;
    return { trial, setup, games: usual ? games : Math.ceil(games / 2), limit, seed };
  });
  return [
    ...Object.entries(ONCE).map(([topic, check]): Check => ({ name: topic, topic, run: () => check(benches) })),
    ...Object.entries(AT_EACH_TABLE).flatMap(([topic, check]) =>
      benches.map((bench): Check => ({ name: `${topic}: ${setupName(bench.setup)}`, topic, run: () => check(bench) })),
    ),
  ];
}
