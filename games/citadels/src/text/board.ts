import {
  cutTo,
  type DrawnLine,
  type DrawnSpan,
  type Ink,
  inColumns,
  inRows,
  itemAt,
  NONE,
  type Phrase,
  type Seat,
  seatLetter,
} from '@belfry/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import type { Colour } from '../data/colours.ts';
import { DISTRICTS, type District } from '../data/districts.ts';
import { isFirstHiddenPickedUp } from '../data/draft.ts';
import type { View } from '../view/view.ts';
import { characterName, districtName, districtNames, seatName } from './names.ts';

type Say = (phrase: Phrase) => string;

const INKS: Readonly<Record<Colour, Ink>> = { yellow: 'yellow', blue: 'blue', green: 'green', red: 'red', purple: 'purple' };
const DISTRICTS_IN_A_ROW = 3;
const DISTRICT_WIDTH = 24;
const CHARACTERS_IN_A_ROW = 4;
const CHARACTER_WIDTH = 18;

/** The characters of the round and everybody's city, in characters. */
export function drawBoard(view: View, say: Say): (DrawnLine | string)[] {
  const characters = CHARACTERS.map((_, character) => drawCharacter(view, character, say));
  return [...inColumns(inRows(characters, CHARACTERS_IN_A_ROW)), ...view.seats.flatMap((_, seat) => drawCity(view, seat, say))];
}

function drawCharacter(view: View, character: Character, say: Say): DrawnSpan {
  const { rank, incomeColour } = itemAt(CHARACTERS, character);
  const fate = fateOf(view, character);
  const text = say({
    key: fate === null ? 'board.character' : 'board.character.fate',
    args: { rank, character: characterName(character), ...(fate === null ? {} : { fate }) },
  });
  const out = view.draft.faceUp.includes(character) || view.murdered === character;
  const ink = out ? 'dim' : incomeColour === null ? undefined : INKS[incomeColour];
  return { text: cutTo(CHARACTER_WIDTH, text), ...(ink === undefined ? {} : { ink }) };
}

/** What became of a character in this round, as far as the viewer knows. */
function fateOf({ draft, called, murdered, robbed, shown, seats }: View, character: Character): Phrase | string | null {
  if (draft.faceUp.includes(character)) return { key: 'board.out' };
  const stays = !isFirstHiddenPickedUp(seats.length, draft.step) || draft.visits.some(({ hid }) => hid === character);
  if (draft.firstHidden === character && stays) return { key: 'board.hidden' };
  if (murdered === character) return { key: 'board.murdered' };
  const holder = shown[character] ?? NONE;
  if (holder !== NONE) return seatLetter(holder);
  if (robbed === character && character >= called) return { key: 'board.robbed' };
  const own = seats.findIndex(({ characters }) => characters.includes(character));
  return own < 0 ? null : seatLetter(own);
}

function drawCity(view: View, seat: Seat, say: Say): (DrawnLine | string)[] {
  const { gold, handSize, points, city, known, possible } = itemAt(view.seats, seat);
  const districts = [...city]
    .sort((a, b) => itemAt(DISTRICTS, a).cost - itemAt(DISTRICTS, b).cost)
    .map((district) => drawDistrict(district, say));
  const told: Phrase[] = [
    ...(known.length === 0 ? [] : [{ key: 'report.known', args: { districts: districtNames(known) } }]),
    ...(possible.length === 0 ? [] : [{ key: 'report.possible', args: { districts: districtNames(possible) } }]),
  ];
  return [
    [],
    [
      { text: view.crown === seat ? '♛ ' : '  ' },
      { text: say({ key: 'report.seat', args: { seat: seatName(seat) } }), ink: 'bold' },
      { text: `: ${say({ key: 'report.holdings', args: { gold, cards: handSize, points } })}` },
    ],
    ...inColumns(inRows(districts, DISTRICTS_IN_A_ROW), 4),
    ...told.map((phrase) => `    ${say(phrase)}`),
  ];
}

function drawDistrict(district: District, say: Say): DrawnSpan {
  const { colour, cost } = itemAt(DISTRICTS, district);
  const text = say({ key: 'board.district', args: { district: districtName(district), colour: { key: `colour.${colour}` }, cost } });
  return { text: cutTo(DISTRICT_WIDTH, text), ink: INKS[colour] };
}
