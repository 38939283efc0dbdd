import { Card, type Closeup, Coin, Icon, Seal } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { memo } from 'react';
import { CHARACTERS, type Character } from '../src/data/characters.ts';
import type { Colour } from '../src/data/colours.ts';
import { cardText, clauseOf, DISTRICTS, type District } from '../src/data/districts.ts';
import type { CitadelsOptions } from '../src/data/options.ts';
import { FacadeShape } from './facade.tsx';
import { FAMILIES } from './families.ts';
import { ICONS } from './icons.ts';
import { Portrait } from './portrait.tsx';
import type { Say } from './text/index.ts';

type Size = 's' | 'm' | 'l';

/** The options that change card texts; the defaults apply without them. */
type CardOptions = Partial<CitadelsOptions>;

export function characterClause(character: Character): string {
  return `CIT-${character + 9}.1`;
}

export function districtText(say: Say, district: District, options: CardOptions): string | undefined {
  const key = cardText(district, options);
  return key === undefined ? undefined : say({ key });
}

/** Where a long name may break on a narrow card. */
const LAST_PARTS = [
  ...['huis', 'toren', 'genis', 'veld', 'torium', 'plaats', 'theek', 'poort', 'siteit', 'draal'],
  ...['tower', 'field', 'tory', 'sity', 'tery', 'dral', 'yard'],
];
const BEFORE_LAST = new RegExp(`(?<=\\p{L}{4})(?=(?:${LAST_PARTS.join('|')})$)`, 'u');

/** The soft hyphen is visual only: screen readers and page search get the whole name. */
function Divisible({ name }: { name: string }) {
  const [first, last] = name.split(BEFORE_LAST);
  if (last === undefined) return name;
  return (
    <>
      {first}
      <span className="cit-divides" />
      {last}
    </>
  );
}

export const DistrictCard = memo(function DistrictCard({
  district,
  say,
  options,
  size = 's',
}: {
  district: District;
  say: Say;
  options: CardOptions;
  size?: Size;
}) {
  const { id, colour, cost, points } = itemAt(DISTRICTS, district);
  const { pigment, pattern } = FAMILIES[colour];
  const power = districtText(say, district, options);
  // Large cards show what a special card does, for a player who has to choose; small ones only mark that it does something.
  const text = size === 'l' ? <DistrictLines say={say} colour={colour} points={points} power={power} /> : size === 'm' ? power : undefined;
  return (
    <Card
      title={<Divisible name={say(`district.${id}`)} />}
      pigment={pigment}
      pattern={pattern}
      size={size}
      corner={<Coin amount={cost} />}
      {...(power === undefined || size !== 's' ? {} : { mark: <Icon path={ICONS['magic-swirl']} /> })}
      art={<DistrictArt district={district} />}
      {...(text === undefined ? {} : { text })}
    />
  );
});

function DistrictLines({ say, colour, points, power }: { say: Say; colour: Colour; points: number; power: string | undefined }) {
  return (
    <>
      <span className="cit-kind">{say('card.kind', { family: say(`family.${colour}`), colour: say(`colour.${colour}`), points })}</span>
      {power !== undefined && <span>{power}</span>}
    </>
  );
}

const ROOFTOPS = 'M0 92V70h8v-6h6v6h10V56l7-9 7 9v20h9V64h14v14h10V60l8-10 8 10v18h9v-8h14v22z';

/** The house in the night. What is beside and above it shows where a card is wider or taller than the house: no roof is cut off. */
function DistrictArt({ district }: { district: District }) {
  return (
    <svg viewBox="20 0 70 112" aria-hidden="true" preserveAspectRatio="xMidYMax" className="cit-scene">
      <rect x="-220" y="-112" width="550" height="224" fill="url(#cit-sky)" />
      <circle cx="88" cy="22" r="9" fill="var(--cit-moon)" />
      {[-110, 0, 110].map((x) => (
        <path key={x} d={ROOFTOPS} transform={`translate(${x})`} fill="var(--cit-far)" />
      ))}
      <g transform="translate(29 10) scale(0.68)">
        <FacadeShape district={district} />
      </g>
      <path d="M-220 112v-12H0q28-5 55-2t55-1h220v15z" fill="var(--cit-ground)" />
    </svg>
  );
}

/** Returns the pigment of a character: the colour of its income; characters without one are stone. */
function characterPigment(character: Character): string {
  const { incomeColour } = itemAt(CHARACTERS, character);
  return incomeColour === null ? 'stone' : FAMILIES[incomeColour].pigment;
}

export const CharacterCard = memo(function CharacterCard({
  character,
  say,
  size = 's',
  withText = false,
}: {
  character: Character;
  say: Say;
  size?: Size;
  withText?: boolean;
}) {
  const { id, rank, incomeColour } = itemAt(CHARACTERS, character);
  const pigment = characterPigment(character);
  return (
    <Card
      className="cit-court"
      title={say(`character.${id}`)}
      pigment={pigment}
      pattern={incomeColour === null ? 'plain' : FAMILIES[incomeColour].pattern}
      size={size}
      corner={<Seal pigment={pigment}>{rank}</Seal>}
      art={<Portrait character={character} />}
      {...(withText ? { text: say(`character.${id}.text`) } : {})}
    />
  );
});

export function districtCloseup(district: District, say: Say, options: CardOptions): Closeup {
  const { id } = itemAt(DISTRICTS, district);
  return {
    title: say(`district.${id}`),
    body: <DistrictCard district={district} say={say} options={options} size="l" />,
    clause: clauseOf(district),
  };
}

export function characterCloseup(character: Character, say: Say): Closeup {
  return {
    title: say(`character.${itemAt(CHARACTERS, character).id}`),
    body: <CharacterCard character={character} say={say} size="l" withText />,
    clause: characterClause(character),
  };
}

/** Describes a district for labels. */
export function districtLabel(district: District, say: Say): string {
  const { id, colour, cost } = itemAt(DISTRICTS, district);
  return say('card.label', { name: say(`district.${id}`), family: say(`family.${colour}`), cost });
}
