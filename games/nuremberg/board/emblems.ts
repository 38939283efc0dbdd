import { type PatternName, ICONS as SHARED } from '@belfry/board-kit';
import type { Seat } from '@belfry/kernel';
import type { Piece } from '../src/data/builds.ts';
import type { EventId } from '../src/data/events.ts';
import type { KindId } from '../src/data/resources.ts';
import { ICONS } from './icons.ts';

export const COIN = SHARED['two-coins'];
export const PRESTIGE = ICONS['wax-seal'];

interface KindLook {
  readonly icon: string;
  readonly pigment: string;
  readonly pattern: PatternName;
}

/** The icon, pigment and pattern of each resource; gold is a coin. */
export const KIND_LOOKS: Readonly<Record<KindId | 'gold', KindLook>> = {
  wood: { icon: ICONS.log, pigment: 'umber', pattern: 'diagonal' },
  wool: { icon: ICONS.sheep, pigment: 'verdigris', pattern: 'dots' },
  grain: { icon: ICONS.wheat, pigment: 'ochre', pattern: 'chevrons' },
  brick: { icon: ICONS['brick-pile'], pigment: 'oxblood', pattern: 'lattice' },
  ore: { icon: ICONS.ore, pigment: 'stone', pattern: 'plain' },
  gold: { icon: COIN, pigment: 'ochre', pattern: 'plain' },
};

export const PIECE_ICONS: Readonly<Record<Piece, string>> = {
  station: ICONS['wooden-sign'],
  village: ICONS.hut,
  house: ICONS['hammer-nails'],
  wall: ICONS['stone-wall'],
  tower: ICONS['stone-tower'],
};

/**
 * In addition to the colour, each player's pieces have their own mark: pale, bend, roundel or chevron. Drawn like the icons, in a box of
 * 512.
 */
const MARKS = [
  'M196 16H316V496H196Z',
  'M40 392L392 40L472 120L120 472Z',
  'M256 96A160 160 0 1 0 256 416A160 160 0 1 0 256 96Z',
  'M256 96L496 336L416 416L256 256L96 416L16 336Z',
] as const;
export const markOf = (seat: Seat): string => MARKS[seat % MARKS.length] ?? MARKS[0];

/** The icons of the city tiles by purpose. */
export const TILE_ICONS = {
  compass: ICONS.compass,
  helmet: ICONS['visored-helm'],
  paper: ICONS['scroll-unfurled'],
  harp: ICONS.harp,
  armour: ICONS['chest-armor'],
  market: ICONS.shop,
  yard: ICONS['hammer-nails'],
} as const;

export const EVENT_ICONS: Readonly<Record<EventId, string>> = {
  'robber-home': ICONS.castle,
  'wall-help': ICONS['stone-wall'],
  'road-toll': ICONS['wooden-sign'],
  quiet: ICONS.sun,
  'trade-fair': ICONS.shop,
  'time-passes': SHARED.hourglass,
  'robber-knight': ICONS['mounted-knight'],
};
