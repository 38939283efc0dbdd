import { type Game, LANGUAGES, type Phrase, placeholders } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import { phraseFault } from '../phrases.ts';
import type { Testbed } from '../subject.ts';
import { viewersOf } from '../worlds.ts';

/** The position and its choices are rendered as text at one moment in this many. */
const REPORTED = 8;

/** Checks that both catalogues have the same keys with the same placeholders, including the keys every game must have. */
export function translatesAll(testbeds: readonly Testbed[]): number {
  const [testbed] = testbeds;
  if (testbed === undefined) return 0;
  const { en, nl } = testbed.subject.game.text;
  const keys = Object.keys(en).sort();
  ensureSame(Object.keys(nl).sort().join(' '), keys.join(' '), () => 'English and Dutch have not the same keys');
  for (const [key, text] of Object.entries(en)) {
    const namesIn = (template: string): string => placeholders(template).join(' ');
    ensureSame(namesIn(nl[key] ?? ''), namesIn(text), () => `"${key}" has other placeholders in Dutch than in English`);
  }
  for (const { name, facts } of testbed.subject.game.things ?? []) {
    for (const language of LANGUAGES) {
      for (const phrase of [name, facts]) {
        const fault = phrase === undefined ? null : phraseFault(testbed.subject.game, language, phrase);
        ensure(fault === null, () => `the thing "${name.key}" is not complete: ${fault}`);
      }
    }
  }
  for (const key of requiredKeys(testbed.subject.game)) ensure(en[key] !== undefined, () => `the text "${key}" is missing`);
  return keys.length;
}

function requiredKeys(game: Game): string[] {
  const ofOptions = game.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]);
  return ['game.name', 'game.tagline', 'edition.1', ...ofOptions];
}

/** Checks that every question, choice, log line, report and score line met in play is complete in both languages. */
export function speaksBothLanguages(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  const said = new Set<string>();
  const complete = (phrase: Phrase): void => {
    const text = JSON.stringify(phrase);
    if (said.has(text)) return;
    said.add(text);
    for (const language of LANGUAGES) {
      const fault = phraseFault(game, language, phrase);
      ensure(fault === null, () => `a phrase is not complete: ${fault}\n  ${text}`);
    }
  };
  const moves = new Set<string>();
  return {
    see({ state, sight, log, events, next }, chance) {
      const looked = next === null || log.entries.length === 0 || chance.below(REPORTED) === 0;
      for (const decision of game.pending(state)) {
        const question = game.sayDecision(decision);
        ensure(
          question.key.startsWith(`decision.${decision.kind}`),
          () => `the question for "${decision.kind}" has the key "${question.key}"; it must begin with decision.${decision.kind}`,
        );
        complete(question);
      }
      const view = next === null ? undefined : sight.view(next.seat);
      for (const move of next === null ? [] : [...sight.moves(next.seat), next.move]) {
        if (looked) complete(game.sayMove(move, view));
        const words = game.write(move);
        if (moves.has(words)) continue;
        moves.add(words);
        complete(game.sayMove(move));
      }
      const viewers = [...viewersOf(testbed.setup), 'open' as const];
      for (const event of events) {
        for (const viewer of viewers) {
          const told = game.eventFor(event, viewer);
          if (told !== null) complete(game.sayEvent(told));
        }
      }
      if (looked) {
        for (const viewer of viewers) {
          for (const { title, lines } of game.report(sight.view(viewer))) [title, ...lines].forEach(complete);
        }
      }
      const outcome = game.outcome(state);
      if (outcome !== null) for (const { key } of [...outcome.sheet, ...outcome.tieBreaks]) complete({ key });
    },
  };
}
