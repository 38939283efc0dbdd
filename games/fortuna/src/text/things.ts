import type { NamedThing } from '@belfry/kernel';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { FAVOURS } from '../data/favours.ts';
import { PRIVILEGES } from '../data/privileges.ts';
import { buildingName, cardName, favourName, privilegeName } from './names.ts';

/** The action cards, favours, buildings and privileges, with what one sees on them. */
export const things: readonly NamedThing[] = [
  ...ACTION_CARDS.map(({ clause }, card): NamedThing => ({ name: cardName(card), facts: { key: 'thing.action' }, clause })),
  ...FAVOURS.map(
    ({ number, clause }, favour): NamedThing => ({ name: favourName(favour), facts: { key: 'thing.favour', args: { number } }, clause }),
  ),
  ...BUILDINGS.map(
    ({ cost, clause }, building): NamedThing => ({
      name: buildingName(building),
      facts: { key: 'thing.building', args: { cost } },
      clause,
    }),
  ),
  ...PRIVILEGES.map(
    (row, privilege): NamedThing => ({
      name: privilegeName(privilege),
      facts: { key: 'thing.privilege', args: { class: { key: `class.${row.class.toLowerCase()}` }, copies: row.copies } },
      clause: row.clause,
    }),
  ),
];
