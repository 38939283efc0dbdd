import type { PatternName } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { type Colour, colourName } from '../src/data/colours.ts';

interface Family {
  readonly pigment: string;
  readonly pattern: PatternName;
  /** The colours of the brick, its shade and the roof. */
  readonly brick: string;
  readonly shade: string;
  readonly roof: string;
}

/** The looks of the five colours, by colour: pigment and pattern always together. */
const FAMILIES: readonly Family[] = [
  { pigment: 'lapis', pattern: 'diagonal', brick: '#7088b8', shade: '#4d659a', roof: '#2a3f70' },
  { pigment: 'umber', pattern: 'dots', brick: '#a37a55', shade: '#7d5836', roof: '#4d321b' },
  { pigment: 'plum', pattern: 'lattice', brick: '#9c7099', shade: '#774c76', roof: '#482548' },
  { pigment: 'oxblood', pattern: 'chevrons', brick: '#b5604e', shade: '#8e4034', roof: '#5c211d' },
  { pigment: 'ochre', pattern: 'plain', brick: '#d5a650', shade: '#ad7f2e', roof: '#755010' },
];

export function family(colour: Colour): Family {
  return itemAt(FAMILIES, colour);
}

/** Returns the classes that give an element the pigment and the pattern of a colour. */
export function dress(colour: Colour): string {
  const { pigment, pattern } = family(colour);
  return `pigment-${pigment} pattern-${pattern}`;
}

/** Returns the fill of walls: brick courses in a colour, including its pattern. */
export function bricks(colour: Colour): string {
  return `url(#bru-${colourName(colour)})`;
}
