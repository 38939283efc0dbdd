import type { GameView } from '@belfry/kernel';
import type { TableModel } from './table-context.ts';
import type { Text } from './text/index.ts';

type HandTexts = Text & { readonly 'hand.title': string };

/** Returns the title of a hand: the game's own for the viewer's hand, the player's name for another that is open. */
export function handTitle({ say, viewer }: Pick<TableModel<HandTexts>, 'say' | 'viewer'>, view: GameView): string {
  return typeof viewer === 'number' && view.viewer !== viewer ? say('hand.of', { seat: { seat: viewer } }) : say('hand.title');
}
