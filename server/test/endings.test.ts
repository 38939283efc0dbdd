import type { Line, Visitor } from '@belfry/client';
import type { Profile, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { answer, ask, begin, isSeq, positionOf, propose, tableOf } from './seated.ts';
import { onAnyStore } from './test-servers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onAnyStore('endings and votes', (servers) => {
  const archive = async (person: Visitor, id: string) =>
    (await person.get<{ tables: TableSummary[] }>('/api/tables?list=archive')).tables.find((table) => table.id === id);
  const profileOf = (person: Visitor) => person.get<Profile>(`/api/people/${person.me.id}`);

  it('ending without a result needs every player and counts as nobody’s win', async () => {
    const { people, lines, id } = await begin(servers, 3);
    expect(isSeq(await propose(lines[0] as Line, id, 0, { kind: 'end' }))).toBe(true);
    expect((await tableOf(people[1] as Visitor, id)).proposal).toMatchObject({ by: 0, missing: [1, 2], needed: 2 });
    expect(await propose(lines[1] as Line, id, 1, { kind: 'end' })).toBe('proposal-open');
    expect(isSeq(await answer(lines[1] as Line, id, 1, 0, 'end'))).toBe(true);
    expect((await tableOf(people[0] as Visitor, id)).status).toBe('playing');
    expect(isSeq(await answer(lines[2] as Line, id, 2, 0, 'end'))).toBe(true);
    const over = await (lines[1] as Line).next('snapshot', ({ table }) => table.status === 'finished');
    expect(over.table).toMatchObject({ ending: { kind: 'agreed', seat: 0 }, outcome: null, proposal: null });
    expect(over.position?.viewer).toBe('open');
    expect(await archive(people[2] as Visitor, id)).toMatchObject({ ending: { kind: 'agreed' }, places: null });
    expect((await profileOf(people[0] as Visitor)).games).toEqual([{ game: 'citadels', matches: 1, places: [], uncounted: 1 }]);
    for (const line of lines) line.close();
  });

  it('one decline keeps the match going and blocks the same proposal for a while', async () => {
    const { people, lines, id } = await begin(servers, 2);
    await propose(lines[0] as Line, id, 0, { kind: 'end' });
    expect(isSeq(await answer(lines[1] as Line, id, 1, 0, 'end', false))).toBe(true);
    expect((await tableOf(people[0] as Visitor, id)).proposal).toMatchObject({ declined: 1, missing: [] });
    expect(await propose(lines[0] as Line, id, 0, { kind: 'end' })).toBe('proposed-already');
    expect(await answer(lines[1] as Line, id, 1, 0, 'end')).toBe('no-proposal');
    expect((await tableOf(people[0] as Visitor, id)).status).toBe('playing');
    for (const line of lines) line.close();
  });

  it('a match of two can be conceded; one of three cannot', async () => {
    const { people, lines, id } = await begin(servers, 2);
    expect(isSeq(await ask(lines[0] as Line, { type: 'concede', table: id, seat: 0 }))).toBe(true);
    expect(await tableOf(people[1] as Visitor, id)).toMatchObject({ status: 'finished', ending: { kind: 'conceded', seat: 0 } });
    expect((await profileOf(people[1] as Visitor)).games).toMatchObject([{ matches: 1, places: [1], uncounted: 0 }]);
    expect((await profileOf(people[0] as Visitor)).games).toMatchObject([{ matches: 1, places: [0, 1], uncounted: 0 }]);
    const three = await begin(servers, 3);
    expect(await ask(three.lines[0] as Line, { type: 'concede', table: three.id, seat: 0 })).toBe('two-players');
    for (const line of [...lines, ...three.lines]) line.close();
  });

  it('an adjourned match stands still, its clocks too, until its date or until everyone agrees', async () => {
    const { clock, people, lines, id } = await begin(servers, 2, { clock: { kind: 'live', bank: 600, increment: 0 }, timeout: 'bot' });
    const now = Date.now() + clock.ahead;
    expect(await propose(lines[0] as Line, id, 0, { kind: 'adjourn', until: now + 1000 })).toBe('bad-date');
    const until = now + 5 * HOUR;
    await propose(lines[0] as Line, id, 0, { kind: 'adjourn', until });
    expect(isSeq(await answer(lines[1] as Line, id, 1, 0, 'adjourn'))).toBe(true);
    const still = await positionOf(people[0] as Visitor, id);
    expect(still.clocks?.running).toEqual([]);
    const mover = still.view.pending[0]?.seat ?? 0;
    const own = await positionOf(people[mover] as Visitor, id);
    const move = { type: 'move', table: id, seat: mover, seq: own.seq, move: own.legal[0] ?? '' } as const;
    expect(await ask(lines[mover] as Line, move)).toBe('adjourned');
    clock.ahead += 4 * HOUR;
    expect((await tableOf(people[0] as Visitor, id)).seats.every(({ bot }) => bot === null)).toBe(true);
    expect((await positionOf(people[0] as Visitor, id)).clocks?.left[mover]).toBeCloseTo(still.clocks?.left[mover] ?? 0, -3);
    clock.ahead += HOUR + MINUTE / 2;
    await expect.poll(async () => (await tableOf(people[0] as Visitor, id)).adjournedUntil).toBeNull();
    expect((await positionOf(people[0] as Visitor, id)).clocks?.running).toContain(mover);
    expect((await tableOf(people[0] as Visitor, id)).seatEvents.map(({ kind }) => kind)).toEqual(['adjourned', 'resumed']);
    expect(isSeq(await ask(lines[mover] as Line, move))).toBe(true);
    for (const line of lines) line.close();
  }, 60_000);

  it('a timeout logs the bot; the match pauses without humans and resumes when one returns', async () => {
    const { clock, people, lines, id } = await begin(servers, 2, {
      clock: { kind: 'live', bank: 60, increment: 0 },
      timing: 'move',
      timeout: 'bot',
    });
    // Both run out of time, one after the other; without the pause bots would finish the match.
    await expect
      .poll(
        async () => {
          clock.ahead += 61_000;
          return (await tableOf(people[0] as Visitor, id)).paused;
        },
        { interval: 700 },
      )
      .toBe(true);
    const paused = await tableOf(people[0] as Visitor, id);
    expect(paused.seatEvents.map(({ kind, bot }) => `${kind} ${bot}`)).toEqual(['time-out apprentice', 'time-out apprentice']);
    const { seq } = paused;
    clock.ahead += HOUR;
    expect(isSeq(await ask(lines[1] as Line, { type: 'return', table: id, seat: 1 }))).toBe(true);
    const back = await tableOf(people[1] as Visitor, id);
    expect(back).toMatchObject({ paused: false, status: 'playing' });
    // Anything that could move during the pause would have moved; the number is unchanged until a player returns.
    expect(back.seatEvents.at(-1)).toMatchObject({ kind: 'returned', seat: 1, seq });
    for (const line of lines) line.close();
  }, 60_000);

  it('a result in which a bot played for a person is no win', async () => {
    const { people, lines, id } = await begin(servers, 2, { game: 'fortuna' });
    // Seat 1 hands over to a bot and returns after the bot has moved.
    await ask(lines[1] as Line, { type: 'resign', table: id, seat: 1, level: 'random' });
    const play = async (seat: number): Promise<boolean> => {
      const { seq, legal } = await positionOf(people[seat] as Visitor, id);
      if (legal.length === 0) return false;
      await ask(lines[seat] as Line, { type: 'move', table: id, seat, seq, move: legal[0] ?? '' });
      return true;
    };
    const hasBotMoved = async () =>
      (await (people[0] as Visitor).get<{ steps: { by?: string }[] }>(`/api/tables/${id}/position?after=0`)).steps.some(({ by }) => by);
    const playOn = async (): Promise<boolean> => {
      await play(0);
      return hasBotMoved();
    };
    await expect.poll(playOn).toBe(true);
    await ask(lines[1] as Line, { type: 'return', table: id, seat: 1 });
    await ask(lines[0] as Line, { type: 'concede', table: id, seat: 0 });
    const over = await tableOf(people[1] as Visitor, id);
    expect(over.seats.map(({ botMoves }) => botMoves > 0)).toEqual([false, true]);
    expect((await archive(people[1] as Visitor, id))?.botPlayed).toEqual([1]);
    expect((await profileOf(people[1] as Visitor)).games).toMatchObject([{ game: 'fortuna', matches: 1, places: [], uncounted: 1 }]);
    for (const line of lines) line.close();
  }, 60_000);

  it('a connected player is replaced by majority only, a disconnected one by any player', async () => {
    const { clock, people, lines, id } = await begin(servers, 4, { clock: { kind: 'live', bank: 60, increment: 0 }, timing: 'move' });
    const late = (await positionOf(people[0] as Visitor, id)).view.pending[0]?.seat ?? 0;
    const others = [0, 1, 2, 3].filter((seat) => seat !== late) as [number, number, number];
    const [first, second] = others;
    expect(await propose(lines[first] as Line, id, first, { kind: 'replace', target: late })).toBe('still-time');
    clock.ahead += 61_000;
    await expect.poll(async () => (await tableOf(people[first] as Visitor, id)).seats[late]?.overdue).toBe(true);
    expect(await ask(lines[first] as Line, { type: 'replace', table: id, seat: late, level: 'random' })).toBe('still-here');
    await propose(lines[first] as Line, id, first, { kind: 'replace', target: late });
    expect((await tableOf(people[first] as Visitor, id)).seats[late]?.bot).toBeNull();
    expect(await answer(lines[late] as Line, id, late, first, 'replace', false)).toBe('people-decide');
    expect(isSeq(await answer(lines[second] as Line, id, second, first, 'replace'))).toBe(true);
    expect((await tableOf(people[first] as Visitor, id)).seats[late]?.bot).toBe('apprentice');
    // Not before the bot has made one decision.
    await expect.poll(async () => isSeq(await ask(lines[late] as Line, { type: 'return', table: id, seat: late }))).toBe(true);
    for (const line of lines) line.close();
  }, 60_000);

  it('expelling needs all others, at least two; the seat cannot be retaken, and nobody wins by it', async () => {
    const pair = await begin(servers, 2);
    expect(await propose(pair.lines[0] as Line, pair.id, 0, { kind: 'expel', target: 1, reason: 'because' })).toBe('more-players');
    const { people, lines, id } = await begin(servers, 3);
    await propose(lines[0] as Line, id, 0, { kind: 'expel', target: 2, reason: 'insults us' });
    expect((await tableOf(people[2] as Visitor, id)).seats[2]?.expelled).toBe(false);
    await answer(lines[1] as Line, id, 1, 0, 'expel');
    const table = await tableOf(people[2] as Visitor, id);
    expect(table.seats[2]).toMatchObject({ expelled: true, bot: 'apprentice' });
    expect(table.seatEvents.at(-1)).toMatchObject({ kind: 'expelled', seat: 2, reason: 'insults us' });
    expect(await ask(lines[2] as Line, { type: 'return', table: id, seat: 2 })).toBe('expelled');
    await propose(lines[0] as Line, id, 0, { kind: 'end' });
    await answer(lines[1] as Line, id, 1, 0, 'end');
    expect((await profileOf(people[0] as Visitor)).games).toMatchObject([{ matches: 1, places: [], uncounted: 1 }]);
    for (const line of [...lines, ...pair.lines]) line.close();
  }, 60_000);

  it('nobody alone votes for a present player whose seat a bot plays, or adjourns a match of absent players', async () => {
    const { people, lines, id } = await begin(servers, 2);
    await ask(lines[1] as Line, { type: 'resign', table: id, seat: 1, level: 'random' });
    await propose(lines[0] as Line, id, 0, { kind: 'end' });
    expect((await tableOf(people[0] as Visitor, id)).proposal).toMatchObject({ missing: [1], needed: 1 });
    expect(isSeq(await answer(lines[1] as Line, id, 1, 0, 'end', false))).toBe(true);
    expect((await tableOf(people[0] as Visitor, id)).status).toBe('playing');
    (lines[1] as Line).close();
    const putOff = async () => {
      const reply = await propose(lines[0] as Line, id, 0, { kind: 'adjourn', until: Date.now() + HOUR });
      // While the other player is connected, the proposal waits for an answer; it is withdrawn again.
      if (isSeq(reply)) await answer(lines[0] as Line, id, 0, 0, 'adjourn', false);
      return reply;
    };
    await expect.poll(putOff).toBe('nobody-to-ask');
    (lines[0] as Line).close();
  });

  it('clock messages after a seat change equal what a new page receives', async () => {
    const { clock, people, lines, id } = await begin(servers, 2, { clock: { kind: 'live', bank: 600, increment: 30 }, timeout: 'bot' });
    const seat = (await positionOf(people[0] as Visitor, id)).view.pending[0]?.seat ?? 0;
    const [own, other] = [lines[seat], lines[1 - seat]] as [Line, Line];
    clock.ahead += MINUTE;
    // Both players leave, so the match pauses and no bot moves.
    await ask(other, { type: 'resign', table: id, seat: 1 - seat, level: 'random' });
    await ask(own, { type: 'resign', table: id, seat, level: 'random' });
    clock.ahead += HOUR;
    await ask(own, { type: 'return', table: id, seat });
    const told = await other.next(
      'table',
      ({ table }) => table.seats[seat]?.bot === null && !table.paused && table.seatEvents.length === 3,
    );
    const { clocks } = await positionOf(people[seat] as Visitor, id);
    expect(told.clocks).toMatchObject({ running: [seat] });
    // An hour without players costs no one any time: more than the bank holds.
    expect(told.clocks?.left[seat]).toBeGreaterThan(0);
    const ends = (at: typeof clocks | undefined): number => (at?.at ?? 0) + (at?.left[seat] ?? 0);
    expect(ends(clocks)).toBeCloseTo(ends(told.clocks), -2);
    for (const line of lines) line.close();
  });

  it('undo is refused when the table settings forbid it', async () => {
    const { people, lines, id } = await begin(servers, 2, { undo: 'off' });
    const { view } = await positionOf(people[0] as Visitor, id);
    const mover = view.pending[0]?.seat ?? 0;
    const { seq, legal } = await positionOf(people[mover] as Visitor, id);
    await ask(lines[mover] as Line, { type: 'move', table: id, seat: mover, seq, move: legal[0] ?? '' });
    expect((await positionOf(people[mover] as Visitor, id)).undo).toEqual([]);
    expect(await ask(lines[mover] as Line, { type: 'undo', table: id, seat: mover, seq: seq + 1, to: seq })).toBe('no-undo');
    for (const line of lines) line.close();
  });
});
