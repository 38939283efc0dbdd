import { type Phrase, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, type CharacterId } from '../src/data/characters.ts';
import { DRAFT } from '../src/data/draft.ts';
import { charactersIn } from '../src/rules/draft.ts';
import { drawBoard } from '../src/text/board.ts';
import { countWorlds, determinizeDraft, worldsOf } from '../src/view/draft-worlds.ts';
import { type View, view } from '../src/view/view.ts';
import { drafting, rankOf, type Table } from './table.ts';

const named = (characters: readonly number[]): CharacterId[] => characters.map((c) => CHARACTERS[c].id);
const pool = (t: Table): CharacterId[] => named(charactersIn(t.state.draft.pool));
/** Takes the first card offered until the draft is over. */
function finishDraft(t: Table): Table {
  while (t.state.agenda[0]?.kind.startsWith('draft')) {
    const letter = 'abcdefg'[t.state.agenda[0].seat];
    t.play(`${letter}: ${t.legal(letter)[0]}`);
  }
  return t;
}
/** The view right after the draft, before any call. */
const afterDraft = (t: Table, seat: number): View => ({
  ...view(t.state, seat),
  called: 0,
  shown: CHARACTERS.map(() => -1),
});

/** What the table in characters says became of the first hidden card, as this seat sees it: a key or the letter of a seat. */
function fateOfFirstHidden(t: Table, seat: number): unknown {
  const drawn: Phrase[] = [];
  drawBoard(view(t.state, seat), (phrase) => {
    drawn.push(phrase);
    return phrase.key;
  });
  const rank = (t.state.draft.line[0] ?? 0) + 1;
  const fate = drawn.find(({ key, args }) => key === 'board.character.fate' && args?.rank === rank)?.args?.fate;
  return typeof fate === 'object' && 'key' in fate ? fate.key : fate;
}

describe('CIT-3 Draft', () => {
  it('CIT-3.1 all eight characters take part in every round', () => {
    const t = drafting(6, [0]);
    expect(pool(t)).toHaveLength(7);
    finishDraft(t);
    expect([...t.state.draft.line].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('CIT-3.2 lays 2 characters face up with four players, 1 with five, else none', () => {
    const faceUp = (players: number, lots: number[]) => drafting(players, lots).state.draft.faceUp.length;
    expect([faceUp(2, [0]), faceUp(3, [0]), faceUp(4, [0, 0, 0]), faceUp(5, [0, 0]), faceUp(6, [0]), faceUp(7, [0])]).toEqual([
      0, 0, 2, 1, 0, 0,
    ]);
  });

  it('CIT-3.3 CIT-3.5 E9 King, Thief, Bishop are turned up: Thief and Bishop stay, the King may become the first hidden card', () => {
    const t = drafting(4, [3, 1, 2, 2]);
    expect(t.happened().slice(0, 3)).toEqual(['round-began', 'king-returned', 'faced-up']);
    expect(named(t.state.draft.faceUp)).toEqual(['thief', 'bishop']);
    expect(named(t.state.draft.line)).toEqual(['king']);
    expect(t.last('hid-first')).toMatchObject({ seat: 0, character: rankOf('king') });
  });

  it('CIT-3.4 the face-up cards are an even draw from the seven characters besides the King', () => {
    const times = CHARACTERS.map(() => 0);
    const chance = seededChance(1);
    for (let i = 0; i < 2800; i++) {
      const lots = [chance.below(8), chance.below(7), chance.below(6), 0];
      const king = lots[0] === 3;
      const t = drafting(5, king ? [lots[0], lots[1], lots[3]] : [lots[0], lots[3]]);
      for (const c of t.state.draft.faceUp) times[c]++;
    }
    expect(times[rankOf('king')]).toBe(0);
    for (const c of [0, 1, 2, 4, 5, 6, 7]) expect(Math.abs(times[c] - 400)).toBeLessThan(80);
  });

  it('CIT-3.6 CIT-3.7 four to six players: everybody takes one card; the last of two lays the other face down', () => {
    for (const players of [4, 5, 6]) {
      const t = drafting(players, [0, 0, 0].slice(0, players === 4 ? 3 : players === 5 ? 2 : 1));
      const sizes: number[] = [];
      while (t.state.agenda[0]?.kind === 'draft-choose') {
        const letter = 'abcdef'[t.state.agenda[0].seat];
        sizes.push(t.legal(letter).length);
        t.play(`${letter}: ${t.legal(letter)[0]}`);
      }
      expect(sizes).toEqual(Array.from({ length: players }, (_, k) => players + 1 - k));
      expect(t.last('hid').seat).toBe(players - 1);
      expect(t.state.holder.filter((holder) => holder >= 0)).toHaveLength(players);
    }
  });

  it('CIT-3.8 E10 seven players: the last one chooses between the card passed on and the first hidden card', () => {
    const t = drafting(7, [7]);
    expect(named(t.state.draft.line)).toEqual(['warlord']);
    t.play('a: choose assassin', 'b: choose thief', 'c: choose magician', 'd: choose king', 'e: choose merchant', 'f: choose architect');
    expect(t.legal('g')).toEqual(['choose bishop', 'choose warlord']);
    expect(t.last('took-first-hidden')).toMatchObject({ seat: 6, character: rankOf('warlord') });
    t.play('g: choose bishop');
    expect(named(t.state.draft.line).slice(-2)).toEqual(['bishop', 'warlord']);
    expect(t.last('hid')).toMatchObject({ seat: 6, character: rankOf('warlord') });
    expect(view(t.state, 0).draft.firstHidden).toBe(rankOf('warlord'));
    expect(afterDraft(t, 0).seats[6].characters).toEqual([]);
    expect(countWorlds(worldsOf(afterDraft(t, 0)))).toBe(1440);
  });

  it('CIT-3.8 the first hidden card is drawn face down until the last of seven players picks it up', () => {
    const t = drafting(7, [4]);
    expect([fateOfFirstHidden(t, 0), fateOfFirstHidden(t, 6)]).toEqual(['board.hidden', undefined]);
    for (const letter of 'abcdef') t.play(`${letter}: ${t.legal(letter)[0]}`);
    expect([fateOfFirstHidden(t, 0), fateOfFirstHidden(t, 6)]).toEqual([undefined, undefined]);
    t.play('g: choose bishop');
    expect(fateOfFirstHidden(t, 6)).toBe('g');
  });

  it('CIT-3.9 E6 two players: 7, 6, hide of 5, 4, hide of 3, 2; both have two characters and four lie face down', () => {
    const t = drafting(2, [7]);
    expect(t.legal('a')).toHaveLength(7);
    t.play('a: choose king');
    expect(t.legal('b')).toHaveLength(6);
    t.play('b: choose assassin');
    expect(t.legal('b')).toEqual(['hide thief', 'hide magician', 'hide bishop', 'hide merchant', 'hide architect']);
    t.play('b: hide thief');
    expect(t.legal('a')).toHaveLength(4);
    t.play('a: choose bishop');
    expect(t.legal('a')).toEqual(['hide magician', 'hide merchant', 'hide architect']);
    t.play('a: hide magician');
    expect(t.legal('b')).toEqual(['choose merchant', 'choose architect']);
    t.play('b: choose merchant');
    expect(t.state.holder).toEqual([1, -1, -1, 0, 0, 1, -1, -1]);
    expect(t.state.draft.line).toHaveLength(8);
    expect(t.state.draft.pool).toBe(0);
  });

  it('CIT-3.10 E7 three players are offered 7, 6, 5, 4, 3, 2 cards; the last one lies face down before the third', () => {
    const t = drafting(3, [0]);
    const offered: string[] = [];
    while (t.state.agenda[0]?.kind === 'draft-choose') {
      const letter = 'abc'[t.state.agenda[0].seat];
      offered.push(`${letter}${t.legal(letter).length}`);
      t.play(`${letter}: ${t.legal(letter)[0]}`);
    }
    expect(offered).toEqual(['a7', 'b6', 'c5', 'a4', 'b3', 'c2']);
    expect(t.last('hid')).toMatchObject({ seat: 2, character: rankOf('warlord') });
    expect([0, 1, 2].map((seat) => t.state.holder.filter((holder) => holder === seat).length)).toEqual([2, 2, 2]);
  });

  it('CIT-3.11 exactly one card is taken and it cannot be changed later', () => {
    const t = drafting(4, [0, 0, 0]);
    expect(t.refusal('a', 'end turn')).toBe('CIT-3.11');
    t.play('a: choose king');
    expect(t.legal('a')).toEqual([]);
    expect(t.refusal('a', 'choose bishop')).toBe('CIT-4.2');
    expect(t.refusal('b', 'choose king')).toBe('CIT-3.6');
  });

  it('CIT-3.12 taken characters are hidden until called, and those on the table never answer', () => {
    const t = drafting(4, [1, 3, 0]);
    t.play('a: choose warlord', 'b: choose architect', 'c: choose king');
    expect(
      view(t.state, 3)
        .seats.slice(0, 3)
        .map(({ characters }) => characters),
    ).toEqual([[], [], []]);
    expect(view(t.state, 0).seats[0].characters).toEqual([rankOf('warlord')]);
    expect(view(t.state, 'spectator').seats.flatMap(({ characters }) => characters)).toEqual([]);
    t.play(`d: ${t.legal('d')[0]}`);
    const silent = t.events.flatMap((event) => (event.type === 'unanswered' ? [event.character] : []));
    for (const c of t.state.draft.faceUp.filter((c) => c < t.state.called)) expect(silent).toContain(c);
  });

  it('CIT-3.13 a pool is shown in rank order', () => {
    const t = drafting(6, [3]);
    expect(t.legal('a')).toEqual(
      ['assassin', 'thief', 'magician', 'bishop', 'merchant', 'architect', 'warlord'].map((id) => `choose ${id}`),
    );
    expect(view(t.state, 0).draft.visits[0].received).toEqual([0, 1, 2, 4, 5, 6, 7]);
  });

  it('the draft table of the data agrees with itself: what is offered shrinks by what was laid down', () => {
    for (const steps of Object.values(DRAFT)) {
      let cards = 8;
      for (const { step, from, count } of steps) {
        expect(from).toBe(cards);
        if (step === 'face-up') cards -= count ?? 0;
        else if (step === 'add-first-hidden') cards++;
        else cards--;
      }
    }
  });
});

describe('Section 5.1 and 5.2: what the draft tells', () => {
  const worlds: Record<number, number[]> = {
    2: [4, 4],
    3: [12, 8, 12],
    4: [24, 12, 12, 24],
    5: [120, 48, 36, 48, 120],
    6: [720, 240, 144, 144, 240, 720],
    7: [1440, 480, 288, 288, 480, 1440, 720],
  };

  it('CIT-3.6 CIT-3.12 right after the draft every seat is left with the number of worlds the rules give', () => {
    for (const [players, counts] of Object.entries(worlds)) {
      for (let lot = 0; lot < 3; lot++) {
        const lots = players === '4' ? [0, 1, lot] : players === '5' ? [1, lot] : [lot];
        const t = finishDraft(drafting(Number(players), lots));
        expect(counts.map((_, seat) => countWorlds(worldsOf(afterDraft(t, seat))))).toEqual(counts);
      }
    }
  });

  it('CIT-3.9 two players: the first knows all but which of two pairs, the second never saw two cards', () => {
    const t = drafting(2, [7]).play(
      'a: choose king',
      'b: choose assassin',
      'b: hide thief',
      'a: choose bishop',
      'a: hide magician',
      'b: choose merchant',
    );
    const first = view(t.state, 0).draft;
    expect(first.firstHidden).toBe(rankOf('warlord'));
    expect(
      first.visits.map(({ received, took, hid }) => [named(received).length, CHARACTERS[took].id, hid < 0 ? null : CHARACTERS[hid].id]),
    ).toEqual([
      [7, 'king', null],
      [4, 'bishop', 'magician'],
    ]);
    const second = view(t.state, 1).draft;
    expect(second.firstHidden).toBe(-1);
    expect(second.visits.map(({ received, took, hid }) => [named(received).length, CHARACTERS[took].id, CHARACTERS[hid].id])).toEqual([
      [6, 'assassin', 'thief'],
      [2, 'merchant', 'architect'],
    ]);
  });

  it('CIT-3.5 only the first player sees the first hidden card, with seven also the last', () => {
    const knows = (t: Table) => t.state.players.map((_, seat) => view(t.state, seat).draft.firstHidden >= 0);
    expect(knows(finishDraft(drafting(5, [0, 2])))).toEqual([true, false, false, false, false]);
    const t = drafting(7, [2]);
    expect(knows(t)).toEqual([true, false, false, false, false, false, false]);
    expect(knows(finishDraft(t))).toEqual([true, false, false, false, false, false, true]);
    expect(view(t.state, 'spectator').draft.firstHidden).toBe(-1);
  });

  it('CIT-4.2 CIT-4.3 each showing and each proven absence removes worlds', () => {
    const t = drafting(4, [7, 6, 5]).play('a: choose king', 'b: choose bishop', 'c: choose thief');
    const before = countWorlds(worldsOf({ ...view(t.state, 0), called: 0, shown: CHARACTERS.map(() => -1) }));
    t.play('d: choose magician');
    expect(t.happened().slice(-3)).toEqual(['hid', 'unanswered', 'shown']);
    // The Assassin did not answer, so it is the card that lies face down; the Thief showed himself.
    expect(before).toBe(24);
    expect(countWorlds(worldsOf(view(t.state, 0)))).toBe(2);
    expect(countWorlds(worldsOf(view(t.state, 3)))).toBe(1 * 2 * 3);
  });

  it('5.2 by the appeals of those who choose some worlds are likelier; together they are as likely as the first hidden cards are many', () => {
    const appeals = Array.from({ length: 7 }, (_, seat) => CHARACTERS.map((_, c) => 1 + ((3 * seat + 5 * c) % 7)));
    for (const [players, lots, hidden] of [
      [4, [0, 0, 0], 6],
      [5, [0, 0], 7],
      [6, [0], 8],
    ] as const) {
      const outsider = {
        ...view(finishDraft(drafting(players, [...lots])).state, 'spectator'),
        called: 0,
        shown: CHARACTERS.map(() => -1),
      };
      expect(countWorlds(worldsOf(outsider, appeals))).toBeCloseTo(hidden, 9);
      expect(countWorlds(worldsOf(outsider))).toBeGreaterThan(hidden);
    }
  });

  it('5.2 whoever loves the Warlord has it, unless it lay hidden or somebody chose before', () => {
    const t = finishDraft(drafting(4, [0, 0, 0]));
    const outsider = { ...view(t.state, 'spectator'), called: 0, shown: CHARACTERS.map(() => -1) };
    const warlord = rankOf('warlord');
    const fond = [0, 1, 2, 3].map((seat) => CHARACTERS.map((_, c) => (seat === 1 && c === warlord ? 1e9 : 1)));
    const worlds = worldsOf(outsider, fond);
    const chance = seededChance(1);
    const lines = Array.from({ length: 3000 }, () => determinizeDraft(worlds, chance));
    // The line: first hidden card, then a, b, c, d.
    for (const place of [0, 1]) expect(lines.filter((line) => line[place] === warlord).length / 3000).toBeCloseTo(1 / 6, 1);
    expect(lines.filter((line) => line[2] === warlord).length / 3000).toBeCloseTo(4 / 6, 1);
    expect(lines.filter((line) => line.indexOf(warlord) > 2)).toEqual([]);
  });
});
