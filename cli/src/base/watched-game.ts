import type { Dealer, Game, GameEvent, Seat } from '@belfry/kernel';

/** The same game, telling how many moves it has carried out: a pulse for progress bars. */
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
