import type { PatternName } from '@belfry/board-kit';
import type { Colour } from '../src/data/colours.ts';

interface Family {
  readonly pigment: string;
  readonly pattern: PatternName;
  /** The colours of wall, shade and roof of the façades. */
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
}

/** The looks of the five colours: pigment and pattern always together. */
export const FAMILIES: Readonly<Record<Colour, Family>> = {
  yellow: { pigment: 'ochre', pattern: 'plain', wall: '#d9ab4a', shade: '#b3842b', roof: '#7a5213' },
  blue: { pigment: 'lapis', pattern: 'diagonal', wall: '#6c8ac6', shade: '#47639f', roof: '#243a6c' },
  green: { pigment: 'verdigris', pattern: 'dots', wall: '#6fa593', shade: '#467a69', roof: '#1f4c41' },
  red: { pigment: 'oxblood', pattern: 'chevrons', wall: '#b8655c', shade: '#8d3f3a', roof: '#571c1d' },
  purple: { pigment: 'plum', pattern: 'lattice', wall: '#a579a8', shade: '#7a4d7e', roof: '#452149' },
};
