import type { CharacterId } from '../src/data/characters.ts';
import type { DistrictId } from '../src/data/districts.ts';
import { ICONS } from './icons.ts';

export const DISTRICT_EMBLEMS: Readonly<Record<DistrictId, string>> = {
  manor: ICONS['family-house'],
  castle: ICONS.castle,
  palace: ICONS['indian-palace'],
  temple: ICONS['greek-temple'],
  church: ICONS.church,
  monastery: ICONS['monk-face'],
  cathedral: ICONS['saint-basil-cathedral'],
  tavern: ICONS['beer-stein'],
  market: ICONS['shopping-bag'],
  'trading-post': ICONS.trade,
  docks: ICONS['harbor-dock'],
  harbor: ICONS.anchor,
  'town-hall': ICONS['scroll-quill'],
  watchtower: ICONS.watchtower,
  prison: ICONS.imprisoned,
  battlefield: ICONS['crossed-swords'],
  fortress: ICONS['locked-fortress'],
  'haunted-city': ICONS['floating-ghost'],
  keep: ICONS['stone-tower'],
  graveyard: ICONS.tombstone,
  laboratory: ICONS['bubbling-flask'],
  smithy: ICONS.anvil,
  observatory: ICONS.telescope,
  library: ICONS.bookshelf,
  'school-of-magic': ICONS['magic-swirl'],
  'dragon-gate': ICONS['dragon-head'],
  university: ICONS['graduate-cap'],
};

export const CHARACTER_EMBLEMS: Readonly<Record<CharacterId, string>> = {
  assassin: ICONS['hooded-assassin'],
  thief: ICONS.robber,
  magician: ICONS['wizard-face'],
  king: ICONS['old-king'],
  bishop: ICONS['pope-crown'],
  merchant: ICONS.scales,
  architect: ICONS.compass,
  warlord: ICONS['visored-helm'],
};
