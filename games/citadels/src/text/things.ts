import type { NamedThing, Phrase } from '@belfry/kernel';
import { CHARACTERS } from '../data/characters.ts';
import { DISTRICTS } from '../data/districts.ts';
import { characterName, districtName } from './names.ts';

/** The characters and the districts, with what one sees on their cards. */
export const things: readonly NamedThing[] = [
  ...CHARACTERS.map(({ rank, incomeColour }, character): NamedThing => {
    const facts: Phrase =
      incomeColour === null
        ? { key: 'thing.character', args: { rank } }
        : { key: 'thing.character.income', args: { rank, colour: { key: `colour.${incomeColour}` } } };
    return { name: characterName(character), facts, clause: 'CIT-2.3' };
  }),
  ...DISTRICTS.map(({ colour, cost, points, copies }, district): NamedThing => {
    const args = { colour: { key: `colour.${colour}` }, family: { key: `family.${colour}` }, cost, points, copies };
    return { name: districtName(district), facts: { key: 'thing.district', args }, clause: 'CIT-7.1' };
  }),
];
