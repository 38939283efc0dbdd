import { itemAt, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { DISTRICTS, type District } from '../data/districts.ts';
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

/** A district with what one sees on its card: `Castle (yellow, 4 gold)`. */
export function districtWithPrice(district: District): Phrase {
  const { colour, cost } = itemAt(DISTRICTS, district);
  return { key: 'word.district', args: { district: districtName(district), colour: { key: `colour.${colour}` }, cost } };
}

/** What stands on the card of a district, where something does: it may depend on the options of the match. */
export function districtCard(district: District, { smithy, hauntedCityLastRound }: CitadelsOptions): Phrase[] {
  const { id, colour } = itemAt(DISTRICTS, district);
  if (colour !== 'purple') return [];
  const other = (id === 'smithy' && smithy === '2-for-3') || (id === 'haunted-city' && hauntedCityLastRound === 'on');
  const key = `district.${id}.text${other ? `.${id === 'smithy' ? smithy : hauntedCityLastRound}` : ''}`;
  return [{ key: 'report.hand-card', args: { district: districtName(district), text: { key } } }];
}

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}
