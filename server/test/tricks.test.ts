// What people have tried at a table to gain time, to decide alone, or to keep a match from going on.
import { type Line, makeTable, newVisitor, type Visitor, visitorWith } from '@belfry/client';
import type { Proposal, SeatEvent } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { withSeatEvent } from '../src/play/seat-events.ts';
import { isEnoughInTheEnd } from '../src/play/voters.ts';
import type { Agreements, SeatRecord } from '../src/store/records.ts';
import { answer, ask, begin, isSeq, lookAt, positionOf, propose, tableOf } from './seated.ts';
import { onAnyStore } from './test-servers.ts';

const SECOND = 1000;
const BANK = { clock: { kind: 'live', bank: 600, increment: 0 }, timeout: 'bot' } as const;
const PER_MOVE = { clock: { kind: 'live', bank: 60, increment: 0 }, timing: 'move', timeout: 'vote' } as const;
/** No bot of this server ever thinks, so nothing depends on how fast one is. */
const NO_BOTS = { botThreads: 0 };

it('comings and goings push nothing out of the record that was decided about a player', () => {
  const event = (kind: SeatEvent['kind'], seq: number): SeatEvent => ({ kind, seat: 0, seq, at: 0 });
  let agreements: Agreements = withSeatEvent({}, event('time-out', 0));
  for (let seq = 1; seq <= 300; seq++) agreements = withSeatEvent(agreements, event(seq % 2 === 0 ? 'left' : 'returned', seq));
  expect(agreements.seatEvents).toHaveLength(100);
  expect(agreements.seatEvents?.[0]?.kind).toBe('time-out');
});

it('whoever is gone in the end abstains, if more than half agree; nobody else does, and nobody from going on early', () => {
  const seats = [0, 1, 2, 3].map((seat): SeatRecord => ({ seat, identity: `p${seat}`, bot: null, ready: true }));
  const isEnough = (proposal: Proposal, agreed: readonly number[], gone: readonly number[], players = 4) => {
    const sitting = seats.slice(0, players);
    const here = sitting.map(({ seat }) => seat).filter((seat) => !gone.includes(seat));
    const answers = { proposal, agreed, by: 0, until: 0 };
    return isEnoughInTheEnd(answers, { seats: sitting, people: new Map(), here }, (seat) => gone.includes(seat));
  };
  const end = { kind: 'end' } as const;
  const expel = { kind: 'expel', target: 3, reason: 'because' } as const;
  expect(isEnough(end, [0, 1, 2], [3])).toBe(true);
  expect(isEnough(end, [0, 1, 2], [])).toBe(false);
  expect(isEnough(end, [0, 1], [2, 3])).toBe(false);
  expect(isEnough(end, [0], [1], 2)).toBe(false);
  expect(isEnough(expel, [0, 1], [2])).toBe(true);
  expect(isEnough(expel, [0], [1, 2])).toBe(false);
  expect(isEnough({ kind: 'resume' }, [0, 1, 2], [3])).toBe(false);
  expect(isEnough({ kind: 'replace', target: 3 }, [0], [1, 2])).toBe(false);
});

onAnyStore('tricks', (servers) => {
  const toMove = async (person: Visitor, id: string) => (await positionOf(person, id)).view.pending[0]?.seat ?? 0;

  it('nothing that a player does besides moving buys time', async () => {
    const { clock, people, lines, id } = await begin(servers, 2, BANK, NO_BOTS);
    const seat = await toMove(people[0] as Visitor, id);
    const other = 1 - seat;
    const [me, own, rival] = [people[seat], lines[seat], lines[other]] as [Visitor, Line, Line];
    const pass = () => {
      clock.ahead += 20 * SECOND;
    };
    const tricks: (() => Promise<unknown>)[] = [
      () => ask(own, { type: 'chat', table: id, text: 'well' }),
      async () => (await lookAt(me, id)).close(),
      () => me.ask('PUT', `/api/tables/${id}/standing`, { seat, answers: [{ kind: 'turn-action', move: 'end turn' }] }),
      () => me.ask('PUT', `/api/tables/${id}/note`, { text: 'think' }),
      () => ask(own, { type: 'undo', table: id, seat, seq: 0, to: 0 }),
      async () => {
        await propose(own, id, seat, { kind: 'end' });
        await answer(own, id, seat, seat, 'end', false);
      },
      async () => {
        await propose(own, id, seat, { kind: 'adjourn', until: Date.now() + clock.ahead + 3600 * SECOND });
        await answer(rival, id, other, seat, 'adjourn', false);
      },
      async () => {
        await ask(own, { type: 'resign', table: id, seat, level: 'random' });
        pass();
        expect(isSeq(await ask(own, { type: 'return', table: id, seat }))).toBe(true);
      },
      async () => {
        await ask(rival, { type: 'resign', table: id, seat: other, level: 'random' });
        await ask(rival, { type: 'return', table: id, seat: other });
      },
    ];
    for (const trick of tricks) {
      const before = (await positionOf(me, id)).clocks?.left[seat] ?? 0;
      await trick();
      pass();
      expect((await positionOf(me, id)).clocks?.left[seat], trick.toString()).toBeLessThanOrEqual(before - 20 * SECOND);
    }
    // The seat was with a bot for twenty seconds, in which it decided nothing.
    expect((await positionOf(me, id)).clocks?.left[seat]).toBeLessThanOrEqual((600 - 20 * (tricks.length + 1)) * SECOND);
    for (const line of lines) line.close();
  });

  it('a seat whose time is up comes back when the bot has decided, not before; a move that comes late does not count', async () => {
    const { clock, people, lines, id } = await begin(servers, 2, BANK, NO_BOTS);
    const seat = await toMove(people[0] as Visitor, id);
    const [me, own] = [people[seat], lines[seat]] as [Visitor, Line];
    const { seq, legal } = await positionOf(me, id);
    clock.ahead += 602 * SECOND;
    expect(await ask(own, { type: 'move', table: id, seat, seq, move: legal[0] ?? '' })).toBe('bot-plays-for-you');
    expect((await tableOf(me, id)).seats[seat]?.bot).toBe('apprentice');
    expect(await ask(own, { type: 'return', table: id, seat })).toBe('bot-decides-first');
    for (const line of lines) line.close();
    // Nor does it help to leave before the time is up.
    const again = await begin(servers, 2, BANK, NO_BOTS);
    const late = await toMove(again.people[0] as Visitor, again.id);
    const line = again.lines[late] as Line;
    await ask(line, { type: 'resign', table: again.id, seat: late, level: 'random' });
    again.clock.ahead += 602 * SECOND;
    expect(await ask(line, { type: 'return', table: again.id, seat: late })).toBe('bot-decides-first');
    for (const each of again.lines) each.close();
  });

  it('nobody keeps a bot from moving by changing something again and again', async () => {
    const { server, clock, people, lines, id } = await begin(servers, 2, { pace: 'calm' }, NO_BOTS);
    const seat = await toMove(people[0] as Visitor, id);
    const [own, other] = [lines[seat], people[1 - seat]] as [Line, Visitor];
    await ask(own, { type: 'resign', table: id, seat, level: 'random' });
    const due = async () =>
      (await server.store.db.selectFrom('heads').select('due_at').where('table_id', '=', id).executeTakeFirstOrThrow()).due_at ?? 0;
    const before = await due();
    for (const move of ['end turn', 'take 2 gold']) {
      clock.ahead += 500;
      await other.ask('PUT', `/api/tables/${id}/standing`, { seat: 1 - seat, answers: [{ kind: 'turn-action', move }] });
      expect(await due()).toBeLessThanOrEqual(Math.max(before, Date.now() + clock.ahead));
    }
    for (const line of lines) line.close();
  });

  /** Starts a match of four in which the time of one player is up; the others are the first three seats returned. */
  async function withLatePlayer() {
    const match = await begin(servers, 4, PER_MOVE, NO_BOTS);
    const { clock, people, id } = match;
    const late = await toMove(people[0] as Visitor, id);
    const others = [0, 1, 2, 3].filter((seat) => seat !== late) as [number, number, number];
    clock.ahead += 61 * SECOND;
    await match.server.look();
    expect((await tableOf(people[0] as Visitor, id)).seats[late]?.overdue).toBe(true);
    const line = (seat: number) => match.lines[seat] as Line;
    return { ...match, late, others, line };
  }

  it('where a majority decides, one who declines does not decide for all', async () => {
    const { people, lines, id, late, others, line } = await withLatePlayer();
    const [first, second, third] = others;
    await propose(line(first), id, first, { kind: 'replace', target: late });
    expect(isSeq(await answer(line(second), id, second, first, 'replace', false))).toBe(true);
    expect((await tableOf(people[0] as Visitor, id)).proposal).toMatchObject({ missing: [third], needed: 1 });
    expect(isSeq(await answer(line(third), id, third, first, 'replace'))).toBe(true);
    expect((await tableOf(people[0] as Visitor, id)).seats[late]?.bot).toBe('apprentice');
    for (const each of lines) each.close();
  });

  it('a proposal to replace somebody ends when they move', async () => {
    const { people, lines, id, late, others, line } = await withLatePlayer();
    const [first, second] = others;
    await propose(line(first), id, first, { kind: 'replace', target: late });
    const { seq, legal } = await positionOf(people[late] as Visitor, id);
    await ask(line(late), { type: 'move', table: id, seat: late, seq, move: legal[0] ?? '' });
    expect((await tableOf(people[0] as Visitor, id)).proposal).toBeNull();
    expect(await answer(line(second), id, second, first, 'replace')).toBe('no-proposal');
    expect((await tableOf(people[0] as Visitor, id)).seats[late]?.bot).toBeNull();
    for (const each of lines) each.close();
  });

  it('nobody agrees to another proposal than the one they read, nor is asked the same again by turns', async () => {
    const { people, lines, id } = await begin(servers, 4);
    const line = (seat: number) => lines[seat] as Line;
    const read = { kind: 'expel', target: 3, reason: 'insults us' } as const;
    await propose(line(0), id, 0, read);
    await answer(line(0), id, 0, 0, 'expel', false);
    await propose(line(0), id, 0, { ...read, target: 2 });
    const agree = { type: 'answer', table: id, seat: 1, by: 0, kind: 'expel', agree: true, proposal: read } as const;
    expect(await ask(line(1), agree)).toBe('no-proposal');
    expect((await tableOf(people[1] as Visitor, id)).proposal?.agreed).toEqual([0]);
    expect(isSeq(await ask(line(1), { ...agree, agree: false, proposal: { ...read, target: 2 } }))).toBe(true);
    for (const by of [0, 1]) {
      await propose(line(by), id, by, { kind: 'end' });
      await answer(line(2), id, 2, by, 'end', false);
    }
    for (const by of [0, 1]) expect(await propose(line(by), id, by, { kind: 'end' })).toBe('proposed-already');
    for (const each of lines) each.close();
  });

  it('a vote is not blocked by going away, but by being there', async () => {
    const { server, clock, people, lines, id } = await begin(servers, 3);
    const line = (seat: number) => lines[seat] as Line;
    const host = people[0] as Visitor;
    const vote = async () => {
      expect(isSeq(await propose(line(0), id, 0, { kind: 'end' }))).toBe(true);
      await answer(line(1), id, 1, 0, 'end');
      clock.ahead += 181 * SECOND;
      await server.look();
    };
    await vote();
    expect(await tableOf(host, id)).toMatchObject({ status: 'playing', proposal: null });
    line(2).close();
    await expect.poll(async () => (await tableOf(host, id)).seats[2]?.online).toBe(false);
    await vote();
    expect(await tableOf(host, id)).toMatchObject({ status: 'finished', ending: { kind: 'agreed', seat: 0 } });
    for (const each of lines) each.close();
  });

  it('nobody ends a match behind the backs of those who are away because it is adjourned', async () => {
    const { server, clock, people, lines, id } = await begin(servers, 3, {}, NO_BOTS);
    const line = (seat: number) => lines[seat] as Line;
    const host = people[0] as Visitor;
    await propose(line(0), id, 0, { kind: 'adjourn', until: Date.now() + clock.ahead + 3600 * SECOND });
    for (const seat of [1, 2]) await answer(line(seat), id, seat, 0, 'adjourn');
    line(2).close();
    await expect.poll(async () => (await tableOf(host, id)).seats[2]?.online).toBe(false);
    clock.ahead += 600 * SECOND;
    await propose(line(0), id, 0, { kind: 'end' });
    expect(isSeq(await answer(line(1), id, 1, 0, 'end'))).toBe(true);
    clock.ahead += 181 * SECOND;
    await server.look();
    expect(await tableOf(host, id)).toMatchObject({ status: 'playing', proposal: null });
    for (const each of lines) each.close();
  });

  it('nobody ends a match alone before a player whose seat a bot has had time to come back', async () => {
    const { server, clock, people, lines, id } = await begin(servers, 2, {}, NO_BOTS);
    const [own, rival] = lines as [Line, Line];
    const host = people[0] as Visitor;
    await ask(rival, { type: 'resign', table: id, seat: 1, level: 'random' });
    rival.close();
    expect(isSeq(await propose(own, id, 0, { kind: 'end' }))).toBe(true);
    await expect.poll(async () => (await tableOf(host, id)).proposal?.needed).toBe(0);
    expect(await tableOf(host, id)).toMatchObject({ status: 'playing', proposal: { missing: [1] } });
    const back = await lookAt(people[1] as Visitor, id);
    expect(isSeq(await answer(back, id, 1, 0, 'end', false))).toBe(true);
    expect((await tableOf(host, id)).status).toBe('playing');
    back.close();
    clock.ahead += 181 * SECOND;
    expect(isSeq(await propose(own, id, 0, { kind: 'end' }))).toBe(true);
    await expect.poll(async () => (await tableOf(host, id)).proposal?.needed).toBe(0);
    clock.ahead += 181 * SECOND;
    await server.look();
    expect(await tableOf(host, id)).toMatchObject({ status: 'finished', ending: { kind: 'agreed', seat: 0 } });
    own.close();
  });

  it('a late player whose page reloads is not gone', async () => {
    const { clock, people, lines, id, late, others, line } = await withLatePlayer();
    const [first] = others;
    const replace = () => ask(line(first), { type: 'replace', table: id, seat: late, level: 'random' });
    line(late).close();
    await expect.poll(async () => (await tableOf(people[first] as Visitor, id)).seats[late]?.online).toBe(false);
    expect(await replace()).toBe('still-here');
    clock.ahead += 16 * SECOND;
    expect(isSeq(await replace())).toBe(true);
    for (const each of lines) each.close();
  });

  it('whoever was expelled speaks no more, undoes nothing, and stays expelled without an account', async () => {
    const { server, people, lines, id } = await begin(servers, 3, {}, NO_BOTS);
    const line = (seat: number) => lines[seat] as Line;
    const seat = await toMove(people[0] as Visitor, id);
    const [one, other] = [0, 1, 2].filter((each) => each !== seat) as [number, number];
    const { seq, legal } = await positionOf(people[seat] as Visitor, id);
    await ask(line(seat), { type: 'move', table: id, seat, seq, move: legal[0] ?? '' });
    const undo = async () => ask(line(seat), { type: 'undo', table: id, seat, seq: seq + 1, to: seq });
    await ask(line(seat), { type: 'resign', table: id, seat, level: 'random' });
    expect(await undo()).toBe('bot-plays-for-you');
    await propose(line(one), id, one, { kind: 'expel', target: seat, reason: 'insults us' });
    await answer(line(other), id, other, one, 'expel');
    expect(await undo()).toBe('expelled');
    expect(await ask(line(seat), { type: 'chat', table: id, text: 'you will hear from me' })).toBe('expelled');
    expect((await (people[seat] as Visitor).ask('DELETE', '/api/me', { sure: true })).status).toBe(204);
    const kept = await server.store.db.selectFrom('seats').select(['seat', 'identity', 'expelled']).where('table_id', '=', id).execute();
    expect(kept.find((each) => each.seat === seat)).toMatchObject({ identity: null, expelled: 1 });
    for (const each of lines) each.close();
  });

  it('nobody chooses a weak bot for somebody who is gone', async () => {
    const { clock, people, lines, id } = await begin(servers, 2, {}, NO_BOTS);
    const seat = await toMove(people[0] as Visitor, id);
    const [gone, rival, other] = [lines[seat], lines[1 - seat], people[1 - seat]] as [Line, Line, Visitor];
    gone.close();
    await expect.poll(async () => (await tableOf(other, id)).seats[seat]?.online).toBe(false);
    clock.ahead += 121 * SECOND;
    expect(isSeq(await ask(rival, { type: 'replace', table: id, seat, level: 'random' }))).toBe(true);
    expect((await tableOf(other, id)).seats[seat]?.bot).toBe('apprentice');
    rival.close();
  });

  it('a win over one’s own bot is no match with people', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const { token, bot: me } = await ann.post<{ token: string; bot: Visitor['me'] }>('/api/bots', { name: 'Weakling' });
    const bot = visitorWith(server.url, me, { authorization: `Bearer ${token}` });
    const { id } = await makeTable(ann, { game: 'citadels', players: 2 });
    await bot.post(`/api/tables/${id}/seats/1`, {});
    await bot.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const line = await lookAt(bot, id);
    expect(isSeq(await ask(line, { type: 'concede', table: id, seat: 1 }))).toBe(true);
    expect((await ann.get<{ games: unknown[] }>(`/api/people/${ann.me.id}`)).games).toEqual([]);
    line.close();
  });

  it('a loser who deletes their data takes no win away', async () => {
    const { people, lines, id } = await begin(servers, 2, {}, NO_BOTS);
    const [winner, loser] = people as [Visitor, Visitor];
    await ask(lines[1] as Line, { type: 'concede', table: id, seat: 1 });
    const games = async () => (await winner.get<{ games: unknown[] }>(`/api/people/${winner.me.id}`)).games;
    const won = [{ game: 'citadels', matches: 1, places: [1], uncounted: 0 }];
    expect(await games()).toEqual(won);
    expect((await loser.ask('DELETE', '/api/me', { sure: true })).status).toBe(204);
    expect(await games()).toEqual(won);
    for (const line of lines) line.close();
  });
});
