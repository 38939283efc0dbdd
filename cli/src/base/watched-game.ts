import type { Dealer, Game, GameEvent, Seat } from '@belfry/kernel';

/** Returns the same game with a callback after each move, for progress bars. */
export function watched<G extends Game>(game: G, afterMove: (played: number) => void): G {
  let played = 0;
  return {
    ...game,
    apply(state: unknown, seat: Seat, move: unknown, dealer: Dealer<GameEvent>) {
      game.apply(state, seat, move, dealer);
      afterMove(++played);
    },
  };
}
