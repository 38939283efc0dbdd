import type { BotGame } from '@belfry/bots';
import { createMatch, type Decision, keyedChance, type MatchLog, play, seededChance } from '@belfry/kernel';
import type { Drive } from './drive.ts';

export interface PositionSpec {
  readonly game: BotGame;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  /** All others answer before the first seat continues, where it may wait for them. */
  readonly answered?: boolean;
  /** True if this is the wanted moment; called at each decision of the first seat. */
  readonly when: (decision: Decision, moves: readonly unknown[], entries: number) => boolean;
}

export interface Position {
  readonly key: string;
  readonly log: MatchLog;
}

const MATCHES = 3000;

/** Plays matches with bots that sometimes err, until the first seat comes to such a moment. The same spec finds the same match. */
export function findPosition({ game, players, options = {}, answered = false, when }: PositionSpec): Position {
  for (let match = 0; match < MATCHES; match++) {
    const found = playMatch(game, { players, options, key: `position ${match}` }, when, answered);
    if (found.reached) return found;
  }
  throw new Error(`no match of ${game.id} with ${players} players came to such a moment`);
}

/** Plays a whole match with such bots; `each` receives every decision of the first seat, and the number of entries before it. */
export function playedOut(game: BotGame, players: number, each: (decision: Decision, entries: number) => void = () => {}): Position {
  const watch = (decision: Decision, _moves: readonly unknown[], entries: number) => {
    each(decision, entries);
    return false;
  };
  return playMatch(game, { players, options: {}, key: `position of ${players}` }, watch);
}

type MatchSpec = Parameters<typeof createMatch>[1] & { readonly key: string };

function playMatch(game: BotGame, spec: MatchSpec, when: PositionSpec['when'], answered = false): Position & { readonly reached: boolean } {
  const { key } = spec;
  const match = createMatch(game, spec);
  const chance = seededChance(key);
  while (game.outcome(match.state) === null) {
    const pending = game.pending(match.state);
    const first = pending.find(({ seat }) => seat === 0);
    const others = answered && first !== undefined && game.waits(first) ? pending.filter((each) => each !== first) : [];
    const decision = others[0] ?? first ?? pending[0];
    if (decision === undefined) break;
    const moves = game.legal(match.state, decision.seat);
    if (decision.seat === 0 && when(decision, moves, match.log.entries.length)) return { key, log: match.log, reached: true };
    const errs = chance.below(3) === 0;
    const move = errs
      ? moves[chance.below(moves.length)]
      : game.apprentice.choose(game.view(match.state, decision.seat), moves, chance).move;
    play(match, decision.seat, move, keyedChance(key, match.log.entries.length + 1));
  }
  return { key, log: match.log, reached: false };
}

/** A page of the site that loads nothing, from which a test can save a table. */
export const DOORSTEP = '/mark.svg';

const CRESTS = ['lion', 'stag', 'ship', 'tower', 'lily', 'bear', 'key'];
const NUMBERED = CRESTS.map((_, seat) => `Player ${seat + 1}`);

let laid = 0;

/**
 * Saves the match on the visitor's device and opens it: the table (a person in the first seat, bots in the others) or the replay. An open
 * page navigates as by a link, without a reload.
 */
export async function sitDown(page: Drive, { key, log }: Position, address = '/play/position', names = NUMBERED): Promise<void> {
  const { game, players, options } = log.header;
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    name: names[seat],
    crest: CRESTS[seat],
    colour: seat,
    ...(seat === 0 ? { kind: 'you' } : { kind: 'bot', level: 'apprentice' }),
  }));
  // A new id each time, so that nothing the page still knows of the last table applies.
  const id = `position-${++laid}`;
  const table = { id, game, options, seats, key, log, round: 1, waiting: true, over: false, updated: laid };
  await page.evaluate(
    (saved) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('belfry', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(saved);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    table,
  );
  const there = address.replace('position', id);
  const isOpen = await page.evaluate((link) => {
    if (document.querySelector('#root') === null) return false;
    document.querySelector('.table')?.setAttribute('data-left', '');
    history.pushState(null, '', link);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, there);
  if (!isOpen) await page.goto(new URL(there, await page.evaluate(() => location.href)).href);
  await page.waitForSelector('.table:not([data-left])');
}
