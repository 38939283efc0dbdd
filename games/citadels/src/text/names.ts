import { itemAt, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { cardText, DISTRICTS, type District } from '../data/districts.ts';
import type { CitadelsOptions } from '../data/options.ts';

export function characterName(character: Character): Phrase {
  return { key: `character.${itemAt(CHARACTERS, character).id}` };
}

export function districtName(district: District): Phrase {
  return { key: `district.${itemAt(DISTRICTS, district).id}` };
}

export function districtNames(districts: readonly District[]): PhraseArg {
  return districts.length === 0 ? { key: 'word.nothing' } : districts.map(districtName);
}

/** A district with what one sees on its card: `<name> (yellow, 4 gold)`. */
export function districtWithPrice(district: District): Phrase {
  const { colour, cost } = itemAt(DISTRICTS, district);
  return { key: 'word.district', args: { district: districtName(district), colour: { key: `colour.${colour}` }, cost } };
}

/** What stands on the card of a district, where something does: it may depend on the options of the match. */
export function districtCard(district: District, options: CitadelsOptions): Phrase[] {
  const key = cardText(district, options);
  return key === undefined ? [] : [{ key: 'report.hand-card', args: { district: districtName(district), text: { key } } }];
}

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}
