import { LANGUAGES } from '@belfry/kernel';
import { numbersIn } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogue-files.ts';
import { writtenTexts } from './written-texts.ts';

/** Numbers that no table of a game holds, and why; by the game and the key of the text. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'the unit: one card, one piece or one step for each': [
    ...['bruges actions.house.with', 'bruges activation.worker', 'nuremberg hand.stack'],
    ...['fortuna fact.vestals.text', 'fortuna supply.take', 'fortuna guide.score.steps', 'fortuna action.clergy.text'],
    ...['fortuna favour.battle.text', 'fortuna favour.food-supply.text', 'fortuna favour.orgy.text', 'fortuna favour.religion.text'],
    ...['fortuna favour.water-supply.text', 'fortuna privilege.novice.text', 'fortuna privilege.recruit.text'],
    ...['fortuna refusal.hire-count', 'fortuna refusal.sell-amount', 'nuremberg hex.gives', 'nuremberg guide.turn.trade.text'],
    ...['nuremberg board.site', 'nuremberg board.site.any', 'nuremberg event.bank-traded', 'nuremberg event.stolen'],
    ...[
      'nuremberg gain.market',
      'nuremberg gain.ratio',
      'nuremberg claim.ratio.now',
      'nuremberg move.bank-trade',
      'nuremberg move.bank-trade.here',
    ],
  ],
  'where counting begins: the lowest face of a die, the start of a track, the first seat': [
    ...['bruges close.die.step', 'bruges close.hall', 'bruges close.price', 'bruges guide.turn.step.text'],
    ...['bruges report.price', 'bruges penalty.intrigue.text', 'bruges remark.dice'],
    ...['fortuna close.road', 'fortuna guide.setup.road', 'citadels option.firstCrown.seat-1', 'nuremberg option.firstPlayer.seat-1'],
    'nuremberg decision.place-start',
  ],
  'a third of the price, which a test of the cards compares with every person': [
    ...['bruges guide.score.people', 'bruges guide.sign.price.text', 'bruges close.street'],
  ],
  'the number of players a sentence is about': [
    ...['citadels edition.3', 'citadels close.draft.two', 'citadels close.draft.three', 'fortuna lesson.extra-cover'],
  ],
  'who comes first, second and third at the palace, and what is left for them': [
    'fortuna close.stage.palace',
    'fortuna event.arrived',
    'fortuna road.palace.text',
  ],
  'two of one thing: two hands, twice the same': [
    ...['citadels refusal.cannot-swap', 'citadels option.duplicates', 'fortuna option.duplicateBuildings', 'fortuna edition.6'],
  ],
  'the distance rule, which is a mask in the rules': ['nuremberg piece.village.text'],
  'names and examples': [
    ...['nuremberg council.council-of-seven', 'nuremberg council.council-of-seven.text'],
    ...['nuremberg board.signs.free', 'nuremberg thing.offer.text', 'nuremberg edition.8', 'bruges edition.1'],
  ],
};

/** Texts that a test of the game compares with its cards. */
const COMPARED = /^bruges person\./;

const written = CATALOGUES.filter((folder) => folder.startsWith('games/') && !folder.includes('/lessons/')).flatMap((folder) =>
  LANGUAGES.flatMap((language) =>
    [...writtenTexts(folder, language)].map(([key, text]) => ({
      text: `${folder.split('/')[1]} ${key}`,
      language,
      numbers: numbersIn(language, text),
    })),
  ),
);

describe('a number in a text of a game', () => {
  it('is taken from the tables, unless it is one of the few that no table holds', () => {
    expect(written.length).toBeGreaterThan(4000);
    const byHand = written.filter(({ text, numbers }) => numbers.length > 0 && !COMPARED.test(text));
    const known = new Set(Object.values(BY_HAND).flat());
    expect(byHand.filter(({ text }) => !known.has(text))).toEqual([]);
    const met = new Set(byHand.map(({ text }) => text));
    expect([...known].filter((text) => !met.has(text))).toEqual([]);
  });

  it('is found in digits and in words, but not in placeholders and clauses', () => {
    expect(numbersIn('en', 'Draw 2 cards, keep the third of seven (CIT-6.1): {n, plural, =4 {four} other {#}}.')).toEqual([2, 3, 7, 4]);
    expect(numbersIn('nl', 'Betaal drie gulden; de achtste stap, 12 punten.')).toEqual([3, 8, 12]);
  });
});
