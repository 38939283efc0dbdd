import type { TableModel } from './table-context.ts';
import type { Text } from './text/index.ts';

type HandTexts = Text & { readonly 'hand.title': string };

/** Returns the title of a hand: the game's own for the reader's hand, the player's name for another that a replay shows. */
export function handTitle({ say, viewer, reader }: Pick<TableModel<HandTexts>, 'say' | 'viewer' | 'reader'>): string {
  return typeof viewer === 'number' && viewer !== reader ? say('hand.of', { seat: { seat: viewer } }) : say('hand.title');
}
