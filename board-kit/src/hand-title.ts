import type { GameView } from '@belfry/kernel';
import type { TableModel } from './table-context.ts';
import type { Text } from './text/index.ts';

type HandTexts = Text & { readonly 'hand.title': string };

/** What a hand is called: one's own by the words of the game, another one that lies open by its player. */
export function handTitle({ say, viewer }: Pick<TableModel<HandTexts>, 'say' | 'viewer'>, view: GameView): string {
  return typeof viewer === 'number' && view.viewer !== viewer ? say('hand.of', { seat: { seat: viewer } }) : say('hand.title');
}
