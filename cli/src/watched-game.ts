import type { Game } from '@belfry/kernel';

/** The same game, telling how many moves it has carried out: a pulse for progress bars. */
export function watched(game: Game, afterMove: (played: number) => void): Game {
  let played = 0;
  return {
    ...game,
    apply(state, seat, move, dealer) {
      game.apply(state, seat, move, dealer);
      afterMove(++played);
    },
  };
}
