import { CREST_ICONS, ICONS as SHARED } from '@belfry/board-kit';
import type { ActionName, MajorityName, PenaltyName } from '../src/data/board.ts';
import type { Activation, Group } from '../src/data/person.ts';
import { ICONS } from './icons.ts';

export const GROUP_EMBLEMS: Readonly<Record<Group, string>> = {
  artist: ICONS['paint-brush'],
  bureaucrat: ICONS['quill-ink'],
  castle: ICONS.castle,
  church: ICONS.church,
  craftsman: CREST_ICONS.anvil,
  entertainer: ICONS.juggler,
  merchant: ICONS.scales,
  noble: CREST_ICONS.crown,
  protector: ICONS['checked-shield'],
  scholar: ICONS['open-book'],
  underworld: ICONS.hood,
};

export const PENALTY_EMBLEMS: Readonly<Record<PenaltyName, string>> = {
  flood: ICONS['big-wave'],
  plague: ICONS['bird-mask'],
  intrigue: ICONS['snake-tongue'],
  fire: ICONS.fire,
  raid: ICONS['swap-bag'],
};

export const ACTIVATION_EMBLEMS: Readonly<Record<Activation, string>> = {
  arrow: ICONS['fast-arrow'],
  worker: ICONS.meeple,
  round: ICONS.cycle,
  passive: ICONS.infinity,
  laurel: SHARED['laurel-crown'],
};

export const ACTION_EMBLEMS: Readonly<Record<ActionName, string>> = {
  workers: ICONS.meeple,
  guilders: SHARED['two-coins'],
  threat: ICONS['checked-shield'],
  canal: ICONS['stone-bridge'],
  house: ICONS['family-house'],
  recruit: ICONS.person,
};

export const MAJORITY_EMBLEMS: Readonly<Record<MajorityName, string>> = {
  reputation: ICONS.stairs,
  people: ICONS.person,
  canals: ICONS['stone-bridge'],
};
