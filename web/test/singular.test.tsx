// Every number in a text may be one or eight: "1 card", never "1 cards"; "an 8", never "a 8".
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import { type Catalogue, LANGUAGES, type Phrase, say } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { drawnBoard, playOut } from './drawn-board.tsx';

type Args = NonNullable<Phrase['args']>;

/** Numbers that are never one: points of a bonus, and the length of a road. */
const NEVER_ONE: Readonly<Record<string, readonly string[]>> = {
  bruges: ['report.statues', 'close.majority'],
  nuremberg: ['road.stations'],
};

/** The same phrase with another number in the place of each. */
function withNumber(number: number, { key, args }: Phrase): Phrase {
  const change = (arg: Args[string]): Args[string] => {
    if (typeof arg === 'number') return number;
    if (Array.isArray(arg)) return arg.map((each) => change(each as Args[string])) as Args[string];
    return typeof arg === 'object' && 'key' in arg ? withNumber(number, arg as Phrase) : arg;
  };
  return { key, ...(args && { args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, change(arg)])) }) };
}

/** The plurals that a catalogue itself contrasts with a singular, each after a number one. */
function pluralsOfOne(catalogue: Catalogue): RegExp {
  const found = Object.values(catalogue).flatMap((text) => [...text.matchAll(/one \{# ([^{}]+)\} other \{# ([^{}]+)\}/g)]);
  const singulars = found.map(([, one = '']) => one);
  const plurals = found.flatMap(([, one = '', other = '']) => {
    const singular = one.split(' ');
    const words = other.split(' ');
    const differs = words.findLastIndex((word, at) => word !== singular[at]);
    const plural = words.slice(0, differs + 1).join(' ');
    // An adjective may look like the plural of another: "1 blauwe kaart" beside "2 blauwe".
    return differs < 0 || differs > 1 || singulars.some((each) => each.startsWith(`${plural} `)) ? [] : [plural];
  });
  return new RegExp(`(?<![\\d.,])1 (${[...new Set(plurals)].join('|')})\\b`, 'u');
}

it.each(games.map(({ id }) => id))('%s says one of each thing in the singular, and eight after “an”', async (id) => {
  const phrases = new Map<string, Phrase>();
  const note = (phrase: Phrase) => phrases.set(phrase.key, phrase);
  let made = 0;
  await playOut(id, { most: 120 }, (game, board, state) => {
    const [decision] = game.pending(state);
    if (decision === undefined) return;
    const view = game.view(state, decision.seat);
    for (const move of game.legal(state, decision.seat)) note(game.sayMove(move, view));
    note(game.sayDecision(decision));
    for (const { title, lines } of game.report(view)) for (const phrase of [title, ...lines]) note(phrase);
    if (made++ % 20 === 0) for (const { phrase } of drawnBoard(game, board, state, decision.seat).said) note(phrase);
  });
  const [game, board] = [await loadRules(id), await loadBoard(id)];
  for (const language of LANGUAGES) {
    const catalogue: Catalogue = { ...game.text[language], ...board?.text[language] };
    const faultsWith = (number: number, fault: RegExp) =>
      [...phrases.values()]
        .filter((phrase) => fault.test(say({ language, catalogue, nameOf: () => 'Ada' }, withNumber(number, phrase))))
        .map(({ key }) => key)
        .sort();
    const plural = pluralsOfOne(catalogue);
    expect(faultsWith(1, plural), `${plural}`).toEqual([...(NEVER_ONE[id] ?? [])].sort());
    expect(faultsWith(1, /\b(one of (\S+ )?1|een van de 1)\b/iu)).toEqual([]);
    expect(faultsWith(8, /\ba 8/iu)).toEqual([]);
  }
});
