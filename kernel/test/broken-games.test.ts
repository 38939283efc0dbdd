import { describe, expect, it } from 'vitest';
import { type Check, conformanceChecks, Nonconformance } from '../conformance/index.ts';
import { owed, type Viewer } from '../src/index.ts';
import { lanterns, type Player, type State, type View } from './sample-game.ts';
import { type SampleSubject, sampleSubject } from './sample-subject.ts';

interface Failures {
  /** Returns the message of a topic's first failing check. */
  get(topic: string): string | undefined;
  topics(): string[];
}

function failuresOf(subject: Partial<SampleSubject>, sample: boolean): Failures {
  const checks = conformanceChecks({ ...sampleSubject, ...subject }, { games: 2, limit: 500, sample });
  const get = (topic: string): string | undefined => {
    for (const check of checks) {
      const complaint = check.topic === topic ? complaintOf(check) : undefined;
      if (complaint !== undefined) return complaint;
    }
    return undefined;
  };
  const topics = [...new Set(checks.map(({ topic }) => topic))];
  return { get, topics: () => topics.filter((topic) => get(topic) !== undefined) };
}

function complaintOf(check: Check): string | undefined {
  try {
    check.run();
    return undefined;
  } catch (error) {
    return error instanceof Nonconformance ? error.message : `not a Nonconformance: ${error}`;
  }
}

const { blocksUndo, view, determinize, clone, apply, write, legal, outcome, setup, eventFor, refusal } = lanterns;

const TELLS = 'tells the round and what is owed';

/** Every view is built in `npm run test:long`, as in the kit's own run over the sample game. */
const EYES: readonly (readonly [string, boolean])[] =
  process.env.BELFRY_LONG === undefined
    ? [['some', true]]
    : [
        ['everybody', false],
        ['some', true],
      ];

describe.each(EYES)('the kit, looking through the eyes of %s, catches', (_, sample) => {
  const failures = (subject: Partial<SampleSubject>): Failures => failuresOf(subject, sample);
  const broken = (changes: Partial<SampleSubject['game']>): Failures => failures({ game: { ...lanterns, ...changes } });

  it('nothing in a game that is in order', () => {
    expect(failures({}).topics()).toEqual([]);
  });

  it('a view that shows the order of the pile', () => {
    type Leaky = View & { secret?: number[] };
    const leaky = (state: State, viewer: Viewer): Leaky => ({ ...view(state, viewer), secret: [...state.pile] });
    const copying = (seen: Leaky, chance: Parameters<typeof determinize>[1]): State => ({
      ...determinize(seen, chance),
      pile: seen.secret ?? [],
    });
    const found = broken({ view: leaky, determinize: copying });
    expect(found.get('hides what viewers may not know')).toContain('give away something hidden');
  });

  it('a view of everything, determinized by copying', () => {
    type Open = View & { state: State };
    const open = (state: State, viewer: Viewer): View => ({ ...view(state, viewer), state: clone(state) }) as Open;
    const found = failures({ game: { ...lanterns, view: open, determinize: (seen) => clone((seen as Open).state) }, tamper: () => false });
    // Without an honest canary this check proves nothing, which is why every subject must bring one.
    expect(found.get('hides what viewers may not know')).toBeUndefined();
    const watched = broken({ view: open, determinize: (seen) => clone((seen as Open).state) });
    expect(watched.get('hides what viewers may not know')).toMatch(/^the view of \w+ give away/);
  });

  it('legal moves that depend on what is hidden', () => {
    const found = broken({
      legal: (state, seat) => (state.pile.at(-1) === 4 ? legal(state, seat).reverse() : legal(state, seat)),
    });
    expect(found.get('determinizes what the view shows')).toContain('the legal moves of');
    expect(found.get('hides what viewers may not know')).toContain('the legal moves of');
  });

  it('an event that tells others the secret bid', () => {
    const found = broken({ eventFor: (event, viewer) => (event.type === 'bid' ? { ...event } : eventFor(event, viewer)) });
    expect(found.topics()).toEqual(['tells no more than views show']);
  });

  it('an event that shows others the lantern taken', () => {
    const found = broken({ eventFor: (event, viewer) => (event.type === 'took' ? { ...event } : eventFor(event, viewer)) });
    expect(found.topics()).toEqual(['tells no more than views show']);
  });

  it('a clone that shares a hand', () => {
    const found = broken({ clone: (state) => ({ ...clone(state), players: state.players.map((player): Player => ({ ...player })) }) });
    expect(found.get('clones apart')).toMatch(/changes what it shares with its original|object is not extensible|read only property/);
  });

  it('a view that goes on changing with the state', () => {
    const tied = (state: State, viewer: Viewer): View => {
      const seen = view(state, viewer);
      return { ...seen, players: seen.players.map((player, seat) => ({ ...player, hung: state.players[seat].hung })) };
    };
    expect(broken({ view: tied }).get('hands out copies')).toMatch(/^the view of \w+ changed afterwards/);
  });

  it('a determinized state that is tied to the view', () => {
    const found = broken({ determinize: (seen, chance) => ({ ...determinize(seen, chance), agenda: seen.pending }) });
    expect(found.topics()).toEqual(['hands out copies']);
  });

  it('a view that does not say for whom it is, or tells another round', () => {
    const anybodys = broken({ view: (state, viewer) => ({ ...view(state, viewer), viewer: 'spectator' }) });
    expect(anybodys.get(TELLS)).toContain('the view of 0 says it was made for spectator');
    const late = broken({ view: (state, viewer) => ({ ...view(state, viewer), round: state.night + 1 }) });
    expect(late.get(TELLS)).toContain('the view of 0 tells round 2, but it is round 1');
  });

  it('a view that leaves out what somebody else owes, or asks another question', () => {
    const shy = broken({
      view(state, viewer) {
        const seen = view(state, viewer);
        return { ...seen, pending: seen.pending.filter(({ seat }) => seat === viewer) };
      },
    });
    expect(shy.get(TELLS)).toContain('the decisions in the view of 0 are not those that are owed');
    const confused = broken({
      view(state, viewer) {
        const seen = view(state, viewer);
        return { ...seen, pending: seen.pending.map(({ seat }) => ({ kind: 'hang', seat })) };
      },
    });
    expect(confused.get(TELLS)).toContain('the decisions in the view of 0 are not those that are owed');
  });

  it('a decision that its own seat does not see in full, or that is shown to others wrongly', () => {
    const rich = (state: State) => owed(state.agenda).map((decision) => ({ ...decision, coins: state.players[decision.seat].coins }));
    expect(broken({ pending: rich }).get(TELLS)).toContain('"coins" of the decision "bid" in the view of 0 is not what it is');
    const guessing = (state: State, viewer: Viewer): View => ({
      ...view(state, viewer),
      pending: rich(state).map((decision) => ({ ...decision, coins: decision.seat === viewer ? decision.coins : 0 })),
    });
    expect(broken({ pending: rich, view: guessing }).get(TELLS)).toContain('"coins" of the decision "bid" in the view of 0');
  });

  it('a decision in a view that holds something hidden', () => {
    const leaky = (state: State, viewer: Viewer): View => ({
      ...view(state, viewer),
      pending: owed(state.agenda).map((decision) => ({ ...decision, next: state.pile.at(-1) })),
    });
    const found = broken({ view: leaky });
    expect(found.get('hides what viewers may not know')).toMatch(/^the view of \w+ give away something hidden/);
    expect(found.get('determinizes what the view shows')).toMatch(/^the view of \w+ in the determinized state differ/);
  });

  it('a view for everybody that still hides something', () => {
    const found = broken({ view: (state, viewer) => ({ ...view(state, viewer), order: null }) });
    expect(found.get('hides what viewers may not know')).toContain('the open view does not show');
  });

  it('a clone that forgets', () => {
    const found = broken({ clone: (state) => ({ ...clone(state), night: 1 }) });
    expect(found.get('clones apart')).toContain('not equal to its original');
  });

  it('a reveal that can be taken back', () => {
    const found = broken({ blocksUndo: (event) => event.type !== 'took' && blocksUndo(event) });
    expect(found.topics()).toEqual(['blocks undo of what taught something']);
  });

  it('shown bids that can be taken back', () => {
    const found = broken({ blocksUndo: (event) => event.type !== 'shown' && blocksUndo(event) });
    expect(found.topics()).toEqual(['blocks undo of what taught something']);
  });

  it('a notation that loses which lantern is meant', () => {
    const found = broken({ write: (move) => (move.do === 'hang' ? 'hang 1' : write(move)) });
    expect(found.get('round-trips notation')).toContain('both written "hang 1"');
  });

  it('a notation that reads back as another move', () => {
    const found = broken({ read: (text) => (text === 'throw' ? { do: 'end' } : lanterns.read(text)) });
    expect(found.get('round-trips notation')).toContain('"throw" does not read back');
  });

  it('a parser that crashes on nonsense', () => {
    const found = broken({
      read(text) {
        if (text.split(' ').length > 4) throw new TypeError('words[4] is undefined');
        return lanterns.read(text);
      },
    });
    expect(found.topics()).toEqual(['survives fuzzed notation']);
  });

  it('a component that vanishes', () => {
    const found = broken({
      apply(state, seat, move, dealer) {
        apply(state, seat, move, dealer);
        if (move.do === 'throw') state.pile.pop();
      },
    });
    expect(found.get('conserves components')).toContain('changed the number of components');
  });

  it('scores that differ from a recount', () => {
    const found = broken({
      outcome(state) {
        const result = outcome(state);
        return result === null ? null : { ...result, totals: result.totals.map((total) => total + 1) };
      },
    });
    expect(found.get('adds up scores')).toContain('not the sum of the score sheet');
    expect(failures({ recount: ({ players }) => players.map(() => -1) }).get('adds up scores')).toContain('counting from scratch');
  });

  it('a missing translation, a missing placeholder, a missing argument', () => {
    const { 'event.took': _, ...rest } = lanterns.text.nl as Record<string, string>;
    const untranslated = broken({ text: { ...lanterns.text, nl: rest } });
    expect(untranslated.get('translates all texts')).toContain('not the same keys');
    expect(untranslated.get('says everything in both languages')).toContain('no text "event.took" in nl');
    const unnamed = broken({ text: { ...lanterns.text, nl: { ...lanterns.text.nl, 'decision.bid': 'Hoeveel?' } } });
    expect(unnamed.topics()).toEqual(['translates all texts']);
    const unfilled = broken({ sayMove: (move) => (move.do === 'give' ? { key: 'move.give', args: { n: 1 } } : lanterns.sayMove(move)) });
    expect(unfilled.get('says everything in both languages')).toContain('leaves a placeholder open');
  });

  it('a clause that does not exist', () => {
    const found = broken({ refusal: (state, seat, move) => ({ ...refusal(state, seat, move), clause: 'SAM-9.9' }) });
    expect(found.get('refuses illegal moves')).toContain('under SAM-9.9, which is not a clause');
    const event = broken({
      apply: (state, seat, move, { chance, emit }) =>
        apply(state, seat, move, { chance, emit: (told) => emit?.({ ...told, clause: 'SAM-8.8' }) }),
    });
    expect(event.get('cites existing clauses')).toContain('cites SAM-8.8');
  });

  it('a refusal that crashes', () => {
    const found = broken({
      refusal() {
        throw new TypeError('no such player');
      },
    });
    expect(found.get('refuses illegal moves')).toContain('no such player');
  });

  it('data that JSON does not keep', () => {
    const found = broken({ setup: (...args) => ({ ...setup(...args), started: new Map() }) });
    expect(found.get('holds plain data')).toContain('the state.started is an instance of Map');
    const undefinedPart = broken({ view: (state, viewer) => ({ ...view(state, viewer), note: undefined }) as View });
    expect(undefinedPart.get('holds plain data')).toMatch(/the view of \w+\.note is undefined/);
  });

  it('asking that changes the state', () => {
    const found = broken({
      legal(state, seat) {
        state.players[seat]?.hand.reverse();
        return legal(state, seat);
      },
    });
    expect(found.get('plays to the end')).toContain('changed the state');
  });

  it('a game without end, with the log that leads there', () => {
    const found = broken({
      apply(state, seat, move, dealer) {
        apply(state, seat, move, dealer);
        if (move.do === 'end') state.night = 1;
      },
    });
    const message = found.get('plays to the end');
    expect(message).toContain('has not ended after 500 decisions');
    expect(message).toContain('"game":"lanterns"');
    expect(message?.split('\n').filter((line) => line.startsWith('{"seq"'))).toHaveLength(500);
  });

  it('a seat that owes a decision without a move', () => {
    const found = broken({ legal: (state, seat) => legal(state, seat).filter((move) => move.do !== 'bid') });
    expect(found.get('plays to the end')).toContain('owes "bid" but has no legal move');
  });

  it('luck from elsewhere than the dealer', () => {
    let ticks = 0;
    const found = broken({
      apply(state, seat, move, dealer) {
        apply(state, seat, move, dealer);
        if (move.do === 'throw') (state.players[seat] as Player).coins += ticks++ % 2;
      },
    });
    expect(found.get('refolds')).toContain('folds to another state');
    expect(found.get('undoes exactly and stops at barriers')).toMatch(/in another state|does not restore the state/);
  });

  it('a determinized state that does not fit the view', () => {
    const found = broken({ determinize: (seen, chance) => ({ ...determinize(seen, chance), night: seen.round + 1 }) });
    expect(found.get('determinizes what the view shows')).toMatch(/^the view of \w+ in the determinized state/);
  });

  it('a counted tag that never happens, and one that is not listed', () => {
    expect(broken({ usage: [...lanterns.usage, 'fireworks'] }).get('uses everything it counts')).toContain('games: fireworks');
    expect(failures({ game: { ...lanterns, usage: [...lanterns.usage, 'fireworks'] }, rare: ['fireworks'] }).topics()).toEqual([]);
    expect(broken({ usage: ['bid'] }).get('uses everything it counts')).toContain('which the usage does not list');
  });

  it('an apprentice that plays what is not legal', () => {
    const found = failures({ apprentice: { choose: () => ({ move: { do: 'bid', coins: 99 } }) } });
    expect(found.get('has an apprentice that plays legally')).toContain('"bid 99" is not legal');
  });
});
