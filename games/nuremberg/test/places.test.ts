import { LANGUAGES, type Phrase, say } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { SITES } from '../src/data/city.ts';
import { crossingPlace, hexPlace, roadPlace, sitePlace } from '../src/data/places.ts';
import { CROSSINGS, HEXES, ROADS } from '../src/data/region.ts';
import { nuremberg } from '../src/game.ts';
import { crossing, hex } from './table.ts';

describe.each(LANGUAGES)('places in %s', (language) => {
  const words = (phrase: Phrase) => say({ language, catalogue: nuremberg.text[language], nameOf: String }, phrase);

  it('have names of their own', () => {
    const names = [
      ...HEXES.map((_, at) => words(hexPlace(at))),
      ...ROADS.map((_, at) => words(roadPlace(at))),
      ...CROSSINGS.map((_, at) => words(crossingPlace(at))),
      ...SITES.map((_, at) => words(sitePlace(at))),
    ];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are called after what can be seen on the map, never by their ids', () => {
    const moves = [
      { do: 'move-robber', hex: hex('f4') },
      { do: 'build-village', crossing: crossing('ii-2') },
      { do: 'build-house', site: SITES.findIndex(({ id }) => id === 'S6') },
      { do: 'build-station', road: 3 },
    ] as const;
    for (const move of moves) expect(words(nuremberg.sayMove(move))).not.toMatch(/\b([A-G]\d|S\d|K\d|[IV]+[-:]?\d?)\b/);
  });
});

it('tells two forests with the same number apart by what lies nearby', () => {
  const words = (at: string) => say({ language: 'en', catalogue: nuremberg.text.en, nameOf: String }, hexPlace(hex(at)));
  expect([words('c3'), words('g2'), words('b4')]).toEqual([
    'forest 10 near Nuremberg',
    'forest 10 near the south woods',
    'mountains 9 near Prague',
  ]);
});
