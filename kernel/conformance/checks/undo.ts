import { BadInput, type Chance, fold, itemAt, type Match, pick, play, type Seat, undo, undoPoints } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure, ensureSame, Nonconformance } from '../failure.ts';
import { ParallelMatch } from '../parallel-match.ts';
import type { Subject, Testbed } from '../subject.ts';
import { eyesAt, restsAt } from '../worlds.ts';

/** A random game's match as it grows, and its serialised state after every entry. */
interface Followed {
  readonly match: Match;
  readonly history: string[];
}

/**
 * Checks at every decision that undo to each free point restores exactly that state, and that undo past a barrier needs everyone's consent.
 */
export function undoesExactly(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  const shadow = new ParallelMatch(game);
  let history: string[] = [];
  return {
    see(moment, chance) {
      const match = shadow.follow(moment);
      if (match.line.length === 0) history = [];
      history.push(JSON.stringify(match.state));
      ensureSame(history.at(-1) ?? '', moment.sight.text, () => 'a match that plays the same moves is in another state');
      if (match.line.length === 0 || restsAt(testbed, moment)) return;
      const followed = { match, history };
      const seqs = [0, ...match.line.slice(0, -1).map(({ entry }) => entry.seq)];
      const seats = Array.from({ length: testbed.setup.players }, (_, seat) => seat);
      for (const seat of eyesAt(testbed, moment)) {
        if (typeof seat !== 'number') continue;
        const { points } = undoPoints(match.line, seat);
        for (const to of points) expectBack(followed, seat, to, []);
        const walled = seqs.filter((to) => !points.includes(to));
        const nearest = walled.at(-1);
        if (nearest !== undefined) for (const to of [nearest, pick(chance, walled)]) expectRefusal(followed, seat, to);
      }
      const asking = pick(chance, seats);
      const others = seats.filter((seat) => seat !== asking);
      const back = expectBack(followed, asking, pick(chance, seqs), others);
      if (moment.next !== null) return;
      playAgain(testbed.subject, back, chance);
      const refolded = fold(game, back.log);
      ensureSame(JSON.stringify(refolded.state), JSON.stringify(back.state), () => 'a log with an undo in it folds to another state');
      ensure(history.length === match.line.length + 1, () => 'the history lost count');
    },
  };
}

function copyOf(match: Match): Match {
  const log = { header: match.log.header, entries: [...match.log.entries] };
  return { game: match.game, log, state: match.game.clone(match.state), line: [...match.line], snapshots: new Map(match.snapshots) };
}

function expectBack({ match, history }: Followed, seat: Seat, to: number, consent: readonly Seat[]): Match {
  const copy = copyOf(match);
  undo(copy, seat, to, consent);
  ensureSame(
    JSON.stringify(copy.state),
    itemAt(history, to),
    () => `undo by seat ${seat} to entry ${to} does not restore the state of then`,
  );
  return copy;
}

function expectRefusal({ match, history }: Followed, seat: Seat, to: number): void {
  const copy = copyOf(match);
  try {
    undo(copy, seat, to);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    ensureSame(JSON.stringify(copy.state), itemAt(history, history.length - 1), () => 'a refused undo changed the state');
    ensure(copy.log.entries.length === match.log.entries.length, () => 'a refused undo left an entry in the log');
    return;
  }
  throw new Nonconformance(`undo by seat ${seat} to entry ${to} went past a barrier without consent`);
}

/** Plays a few other moves after the undo, so that the whole log can be folded. */
function playAgain({ game }: Subject, match: Match, chance: Chance): void {
  for (let move = 0; move < 8; move++) {
    const owed = game.pending(match.state);
    if (owed.length === 0) return;
    const { seat } = pick(chance, owed);
    play(match, seat, pick(chance, game.legal(match.state, seat)), chance);
  }
}
