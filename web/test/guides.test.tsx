// The guide of every game is complete, in every language, and points at things that exist.
import { readFileSync } from 'node:fs';
import { type GameGuide, type GuideContents, type GuideSection, KIT_TEXT } from '@belfry/board-kit';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { loadGuide } from '@belfry/games/page/guides';
import { type Catalogue, LANGUAGES, type Language, placeholders, readClauses, type Say, voiceOf } from '@belfry/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../src/pages/rules/text/en.ts';
import { nl } from '../src/pages/rules/text/nl.ts';
import { wordless } from './voice.ts';

const RULES = { en, nl };
const GAMES = new URL('../../games/', import.meta.url);

/** The counts shown on the sections of each guide: kinds, and their total number. */
const SECTIONS: Readonly<Record<string, Readonly<Record<string, readonly [kinds: number, count: number]>>>> = {
  bruges: { persons: [165, 165] },
  citadels: { characters: [8, 8], districts: [27, 65] },
  fortuna: { actions: [12, 12], favours: [6, 6], buildings: [4, 12], privileges: [13, 26] },
  nuremberg: { pieces: [5, 138], goods: [5, 5], sites: [12, 12], events: [11, 36], council: [3, 3] },
};

async function open(id: string): Promise<{ guide: GameGuide; told: Record<Language, GuideContents>; clauses: Set<string> }> {
  const guide = await loadGuide(id);
  const board = await loadBoard(id);
  const game = games.find((each) => each.id === id);
  if (guide === null || board === null || game === undefined) throw new Error(`${id} has no guide`);
  const voice = (language: Language): Say => {
    const catalogue: Catalogue = {
      ...KIT_TEXT[language],
      ...RULES[language],
      ...game.text[language],
      ...board.text[language],
      ...guide.text[language],
    };
    return voiceOf({ language, catalogue, nameOf: String, unknown: wordless });
  };
  const clauses = readClauses(readFileSync(new URL(`${id}/RULES.md`, GAMES), 'utf8'), game.prefix);
  return {
    guide,
    told: { en: guide.tell(voice('en')), nl: guide.tell(voice('nl')) },
    clauses: new Set(clauses.map((clause) => clause.id)),
  };
}

const countOf = ({ cards }: GuideSection): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0);

describe.each(Object.keys(SECTIONS))('the guide of %s', (id) => {
  it('lists every component with its count, in every language', async () => {
    const { told } = await open(id);
    for (const language of LANGUAGES) {
      const sections = told[language].sections.map((section) => [section.id, [section.cards.length, countOf(section)]]);
      expect(Object.fromEntries(sections)).toEqual(SECTIONS[id]);
      for (const { id: section, cards } of told[language].sections) {
        expect(new Set(cards.map((card) => card.id)).size, section).toBe(cards.length);
        expect(cards.filter(({ name, text }) => name === '' || text === '')).toEqual([]);
      }
    }
  });

  it('has words of its own in every language, with the same placeholders', async () => {
    const { guide } = await open(id);
    expect(Object.keys(guide.text.nl)).toEqual(Object.keys(guide.text.en));
    for (const [key, text] of Object.entries(guide.text.en))
      expect(placeholders(guide.text.nl[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('cites existing clauses and has no empty filter', async () => {
    const { told, clauses } = await open(id);
    const { turn, end, scoring, signs, sections } = told.en;
    const cited = [...turn, end, ...scoring, ...signs, ...sections.flatMap(({ cards }) => cards)].map(({ clause }) => clause);
    expect(cited.filter((clause) => !clauses.has(clause))).toEqual([]);
    for (const { filters = [], cards } of sections)
      for (const filter of filters) {
        const values = new Set(cards.flatMap(({ is }) => is?.[filter.id] ?? []));
        expect(values).toEqual(new Set(filter.values.map((value) => value.id)));
      }
  });

  it('draws every card and every icon', async () => {
    const { told } = await open(id);
    for (const { picture } of [...told.nl.signs, ...told.nl.sections.flatMap(({ cards }) => cards)])
      expect(renderToStaticMarkup(picture)).toMatch(/^<(?!.*(?:undefined|NaN|\[object))/s);
  });
});
