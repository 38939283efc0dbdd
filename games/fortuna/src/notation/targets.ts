import { itemAt } from '@belfry/kernel';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { PRIVILEGES } from '../data/privileges.ts';
import type { Move } from '../rules/moves.ts';

/** Returns the things on the table that a move targets, in the order a player points at them: first the thing, then what to do with it. */
export function targets(move: Move): readonly string[] {
  const verb = `verb:${move.do}`;
  switch (move.do) {
    case 'draft':
    case 'protect':
    case 'perform':
    case 'skip':
    case 'bribe':
    case 'swap':
    case 'army':
      return [`card:${itemAt(ACTION_CARDS, move.card).id}`, verb];
    case 'irrigate':
      return [move.yes ? 'verb:irrigate' : 'verb:leave-dry'];
    case 'sell':
      return [verb, `number:${move.amount}`];
    case 'hire':
      return [verb, `number:${move.count}`];
    case 'build':
      return [`building:${itemAt(BUILDINGS, move.building).id}`, verb];
    case 'serve':
      return [`favour:${itemAt(FAVOURS, move.favour).id}`, verb, ...stepsOf(move.favour, move.steps)];
    case 'cover':
      return [`favour:${itemAt(FAVOURS, move.favour).id}`, verb];
    case 'keep':
      return [...move.privileges.map((privilege) => `drawn:${itemAt(PRIVILEGES, privilege).id}`), verb];
    case 'pick':
      return [`palace:${itemAt(PRIVILEGES, move.privilege).id}`, verb];
    case 'use':
      return [`hand:${itemAt(PRIVILEGES, move.privilege).id}`, verb, ...(move.goods ?? []).map((good) => `good:${good}`)];
    default:
      return [verb];
  }
}

/** If a favour leaves open how much to deliver, that choice appears next to the favour card. */
function stepsOf(favour: Favour, steps: number): readonly string[] {
  const row = itemAt(FAVOURS, favour);
  return row.effect === 'deliver' && row.most > 1 ? [`steps:${row.id}:${steps}`] : [];
}
