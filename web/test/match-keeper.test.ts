import { findGame } from '@belfry/games';
import { createMatch, keyedChance, type Match, play, type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { MatchKeeper } from '../src/session/local/match-keeper.ts';

const game = findGame('nuremberg');
const key = 'several are asked';

/** Plays at random until one offer asks several seats. */
function askedTogether(): { match: Match; seats: Seat[] } {
  const match = createMatch(game, { players: 4, key });
  const luck = seededChance(key);
  for (;;) {
    const seats = game.pending(match.state).map(({ seat }) => seat);
    if (seats.length > 1) return { match, seats };
    const seat = seats[0] as Seat;
    const moves = game.legal(match.state, seat);
    play(match, seat, moves[luck.below(moves.length)], keyedChance(key, match.log.entries.length + 1));
  }
}

it('an answer given while another seat answered the same offer counts; one to a closed question does not', () => {
  const { match, seats } = askedTogether();
  const [one, other] = seats as [Seat, Seat];
  const seq = match.log.entries.length;
  const first = (seat: Seat): string => game.write(game.legal(match.state, seat)[0]);
  const [mine, theirs] = [first(one), first(other)];
  const people = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'you' as const, name: 'Someone', crest: 'lion' as const, colour: seat }));
  const keeper = new MatchKeeper(game, {
    ...{ id: 'here', game: game.id, options: match.log.header.options, seats: people, key, log: match.log },
    ...{ round: 1, waiting: true, over: false, updated: 0 },
  });
  keeper.play(one, mine, seq);
  expect(() => keeper.play(one, mine, seq)).toThrow('gone-on');
  expect(() => keeper.play(other, theirs, seq + 2)).toThrow('not-so-far');
  keeper.play(other, theirs, seq);
  expect(keeper.log.entries.slice(seq).map(({ seat }) => seat)).toEqual([one, other]);
  expect(() => keeper.play(other, theirs, seq)).toThrow('gone-on');
});
