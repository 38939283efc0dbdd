import { describe, expect, it } from 'vitest';
import {
  BadInput,
  createMatch,
  fold,
  IllegalMove,
  isUndo,
  itemAt,
  keyedChance,
  keyHash,
  type Match,
  play,
  replayEntry,
  resolveMove,
  type Seat,
  seededChance,
  undo,
  undoPoints,
} from '../src/index.ts';
import { type Event, lanterns, type Move, type State, type View } from './sample-game.ts';
import { NOTE } from './sample-note.ts';

type SampleMatch = Match<State, Move, Event, View>;

function newMatch(players = 2): SampleMatch {
  const luck = seededChance('match');
  return createMatch(lanterns, { players }, () => luck);
}

/** Plays moves written like `a bid 1`. */
function playAll(match: SampleMatch, ...moves: string[]): void {
  for (const move of moves) play(match, 'abc'.indexOf(move[0] as string), lanterns.read(move.slice(2)), seededChance(move));
}

const text = (match: SampleMatch): string => JSON.stringify(match.state);

describe('a match', () => {
  it('is set up under its options and keeps the luck of the setup', () => {
    const match = createMatch(lanterns, { players: 3, options: { nights: '2' } }, () => seededChance(1));
    expect(match.log.header).toMatchObject({ game: 'lanterns', rules: 1, players: 3, options: { nights: '2' } });
    expect(match.log.header.chance).toHaveLength(11);
    expect(match.state.nights).toBe(2);
  });

  it('needs a table the game is for, and luck from somewhere', () => {
    for (const players of [1, 4, 2.5])
      expect(() => newMatch(players)).toThrow(new BadInput(`lanterns is for 2 to 3 players, not ${players}`));
    expect(() => createMatch(lanterns, { players: 2 })).toThrow('needs a key or a source of chance');
  });

  it('takes decisions owed together in any order', () => {
    const [one, other] = [newMatch(), newMatch()];
    playAll(one, 'a bid 2', 'b bid 1');
    playAll(other, 'b bid 1', 'a bid 2');
    expect(text(one)).toBe(text(other));
    expect(lanterns.pending(one.state)).toEqual([{ kind: 'lead', seat: 0 }]);
  });

  it('refuses an illegal move with its clause and stays as it was', () => {
    const match = newMatch();
    const before = text(match);
    expect(() => playAll(match, 'a take')).toThrow(IllegalMove);
    expect(() => playAll(match, 'a bid 4')).toThrow('"bid 4" is not legal here (SAM-2.1)');
    playAll(match, 'a bid 1');
    expect(() => playAll(match, 'a bid 2')).toThrow(IllegalMove);
    expect(match.log.entries).toHaveLength(1);
    expect(before).not.toBe(text(match));
  });

  it('accepts parametric moves beyond the list', () => {
    const match = newMatch();
    playAll(match, 'a bid 0', 'b bid 1');
    expect(lanterns.legal(match.state, 1).map(lanterns.write)).toEqual(['take', 'throw', 'give a 1']);
    playAll(match, 'b give a 2');
    expect(match.state.players.map(({ coins }) => coins)).toEqual([5, 0]);
  });

  it('tells events once the entry stands, and keeps what the entry carries', () => {
    const match = newMatch();
    const told: string[] = [];
    play(match, 0, { do: 'bid', coins: 1 }, seededChance(1), (event) => told.push(`${event.type} ${match.log.entries.length}`), NOTE);
    expect(told).toEqual(['bid 1']);
    expect(match.log.entries).toEqual([{ seq: 1, seat: 0, move: 'bid 1', chance: [], ...NOTE }]);
    expect(fold(lanterns, match.log).log.entries).toEqual(match.log.entries);
    const again = newMatch();
    replayEntry(again, itemAt(match.log.entries, 0));
    expect(again.log.entries).toEqual(match.log.entries);
  });
});

describe('undo', () => {
  it('goes back over own entries to the last barrier', () => {
    const match = newMatch();
    playAll(match, 'a bid 2', 'b bid 1', 'a give b 1');
    const [first, second] = match.state.players[0].hand;
    const after = [text(match)];
    playAll(match, `a hang ${first}`);
    after.push(text(match));
    playAll(match, `a hang ${second}`);
    // Player b's bid (entry 2) revealed both bids: a may undo to the state after it.
    expect(undoPoints(match.line, 0)).toEqual({ points: [4, 3, 2], undoBarrier: 'the move of another player' });
    undo(match, 0, 4);
    expect(text(match)).toBe(after[1]);
    undo(match, 0, 3);
    expect(text(match)).toBe(after[0]);
    expect(match.log.entries.slice(5)).toEqual([
      { seq: 6, seat: 0, undo: 4 },
      { seq: 7, seat: 0, undo: 3 },
    ]);
    expect(match.line.map(({ entry }) => entry.seq)).toEqual([1, 2, 3]);
  });

  it('stops at luck, at what was shown, at another player, and says so', () => {
    const reason = (moves: string[], seat: Seat): string | null => {
      const match = newMatch();
      playAll(match, ...moves);
      const { points, undoBarrier } = undoPoints(match.line, seat);
      expect(points).toEqual([]);
      expect(() => undo(match, seat, 0)).toThrow(`lies behind ${undoBarrier}; all players must agree`);
      return undoBarrier;
    };
    expect(reason(['a bid 2', 'b bid 1', 'a throw'], 0)).toBe('a draw of chance');
    expect(reason(['a bid 2', 'b bid 1', 'a take'], 0)).toBe('what happened there (took, SAM-2.3)');
    expect(reason(['a bid 2', 'b bid 1'], 1)).toBe('what happened there (shown, SAM-2.2)');
    expect(reason(['a bid 2'], 1)).toBe('the move of another player');
  });

  it('reaches the start when nothing stands in the way', () => {
    const match = newMatch();
    const start = text(match);
    playAll(match, 'a bid 2');
    expect(undoPoints(match.line, 0)).toEqual({ points: [0], undoBarrier: null });
    undo(match, 0, 0);
    expect(text(match)).toBe(start);
    expect(() => undo(match, 0, 0)).toThrow('nothing to take back');
  });

  it('goes past barriers when all others agree, and only then', () => {
    const match = newMatch(3);
    const start = text(match);
    playAll(match, 'a bid 2', 'b bid 1', 'c bid 0', 'a take');
    expect(() => undo(match, 0, 0, [1])).toThrow('all players must agree');
    expect(match.log.entries).toHaveLength(4);
    undo(match, 0, 0, [1, 2]);
    expect(text(match)).toBe(start);
    expect(match.log.entries.at(-1)).toEqual({ seq: 5, seat: 0, undo: 0, consent: [1, 2] });
  });

  it('cannot return to entries that no longer count', () => {
    const match = newMatch();
    playAll(match, 'a bid 2');
    undo(match, 0, 0);
    playAll(match, 'a bid 1', 'b bid 0');
    expect(() => undo(match, 0, 1, [1])).toThrow(new BadInput('entry 1 is not a move that still counts'));
    expect(() => undo(match, 0, 99, [1])).toThrow('entry 99 is not a move that still counts');
  });

  it('crosses snapshots, and the log with it folds to the same state', () => {
    const match = newMatch();
    for (let i = 0; i < 40; i++) {
      playAll(match, 'a bid 2');
      undo(match, 0, 0);
    }
    playAll(match, 'a bid 1', 'b bid 0', 'a throw');
    undo(match, 1, match.line[0].entry.seq, [0]);
    playAll(match, 'b bid 2', 'b give a 1');
    const folded = fold(lanterns, match.log);
    expect(text(folded)).toBe(text(match));
    expect(folded.line).toEqual(match.line);
  });
});

describe('a keyed match', () => {
  const played = (): SampleMatch => {
    const match = createMatch(lanterns, { players: 2, key: 'secret' });
    const next = () => keyedChance('secret', match.log.entries.length + 1);
    play(match, 0, { do: 'bid', coins: 1 }, next());
    play(match, 1, { do: 'bid', coins: 1 }, next());
    const leader = lanterns.pending(match.state)[0].seat;
    play(match, leader, { do: 'throw' }, next());
    return match;
  };

  it('publishes the hash at the start and verifies against the key', () => {
    const { log } = played();
    expect(log.header.keyHash).toBe(keyHash('secret'));
    expect(fold(lanterns, { ...log, header: { ...log.header, key: 'secret' } }).line).toHaveLength(3);
  });

  it('is refused when the key does not fit its hash or the luck does not follow from it', () => {
    const { log } = played();
    expect(() => fold(lanterns, { ...log, header: { ...log.header, key: 'other' } })).toThrow('does not fit the hash');
    const [a, b, c] = log.entries;
    if (isUndo(c)) throw new Error('the third entry is a move');
    const other = { ...c, chance: [c.chance[0] === 0 ? 1 : 0] };
    const header = { ...log.header, key: 'secret' };
    expect(() => fold(lanterns, { header, entries: [a, b, other] })).toThrow(
      new BadInput('entry 3: a chance outcome does not follow from the published key'),
    );
  });
});

describe('what a person types', () => {
  const match = newMatch();
  playAll(match, 'a bid 2', 'b bid 1');
  const resolved = (words: string): string => lanterns.write(resolveMove(lanterns, match.state, 0, words));

  it('is the exact notation, untidy or shortened', () => {
    expect(resolved('  TAKE ')).toBe('take');
    expect(resolved('g b')).toBe('give b 1');
    expect(resolved('th')).toBe('throw');
    expect(resolved('give b 2')).toBe('give b 2');
  });

  it('is refused with what it may mean', () => {
    expect(() => resolved('t')).toThrow('"t" may mean "take" or "throw"');
    expect(() => resolved('  ')).toThrow('a move is missing');
    expect(() => resolved('fly')).toThrow(BadInput);
  });
});
