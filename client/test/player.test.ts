import { BadInput } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import type { Position, RefusalCode, ServerMessage, Step } from '@belfry/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Player, type Request } from '../src/index.ts';
import { position, type Served, serving, snapshot, step, table, welcome } from './fake-server.ts';

type Options = Partial<ConstructorParameters<typeof Player>[0]>;

/** Returns a player who has just connected to table t, with the server's end of the connection. */
async function arrive(options: Options = {}) {
  const server = await serving();
  const player = new Player({ visitor: server.visitor, table: 't', seat: 0, ...options });
  onTestFinished(() => player.stop());
  return { server, player, served: await server.next() };
}

/** Returns a player who has received a snapshot. */
async function seated(at: Position | null, options: Options = {}) {
  const arrived = await arrive(options);
  arrived.served.send(welcome);
  await arrived.served.next('sync');
  arrived.served.send(snapshot(at, at === null ? [] : [step(at.seq)]));
  return arrived;
}

const steps = (at: Position, ...told: readonly Step[]): ServerMessage => ({ type: 'steps', table: 't', steps: told, position: at, now: 0 });
const refusal = (id: string, code: RefusalCode): ServerMessage => ({
  ...{ type: 'refusal', id, code, reason: 'gone-on', message: 'no', args: {} },
});
const chat: Request = { type: 'chat', id: 'c', table: 't', text: 'hello' };
/** Waits until everything sent so far has arrived, by sending a chat line after it. */
async function settled(player: Player, served: Served): Promise<void> {
  const n = player.chat.length;
  served.send({
    type: 'chat',
    table: 't',
    line: { n, person: { id: 'ben', name: 'Ben', crest: 'bell', kind: 'guest' }, at: 0, text: 'x', phrase: null },
  } as ServerMessage);
  await expect.poll(() => player.chat.length).toBe(n + 1);
}

describe('a player', () => {
  it('asks for the table as its seat, and after a cut line for what it has missed', async () => {
    const { server, player, served } = await arrive({ choose: null });
    served.send(welcome);
    expect(await served.next()).toEqual({ type: 'sync', table: 't', seat: 0 });
    served.send(snapshot(position(3), [step(3)]));
    await settled(player, served);
    served.cut();
    const again = await server.next();
    again.send(welcome);
    expect(await again.next('sync')).toEqual({ type: 'sync', table: 't', seat: 0, lastSeq: 3 });
    await expect.poll(() => player.welcomed).toBe(2);
  });

  it('answers with a move of its choice, for the position it saw', async () => {
    const { served } = await seated(position(4, 'pass', 'build'), { choose: ({ legal }) => legal[1] });
    expect(await served.next('move')).toMatchObject({ table: 't', seat: 0, seq: 4, move: 'build' });
  });

  it('sends a move again, the same, until it is acknowledged, and then plays on', async () => {
    const { player, served } = await seated(position(1, 'pass'));
    const first = await served.next('move');
    expect(await served.next('move')).toEqual(first);
    served.send({ type: 'ack', id: first.id, seq: 2 });
    served.send(steps(position(2, 'go'), step(2)));
    const second = await served.next('move');
    // The old move may have been on its way when it was acknowledged.
    expect(second.id === first.id ? await served.next('move') : second).toMatchObject({ seq: 2, move: 'go' });
    expect([...player.acknowledged]).toEqual([[first.id, { seq: 2, move: 'pass' }]]);
  });

  it('sends a move again over the next line when the first was cut', async () => {
    const { server, served } = await seated(position(1, 'pass'));
    const first = await served.next('move');
    served.cut();
    const again = await server.next();
    again.send(welcome);
    expect(await again.next('move')).toEqual(first);
  });

  it('who watches, who decides by hand, and who is not asked, sends no move', async () => {
    for (const [options, at] of [
      [{ seat: null }, position(1, 'pass')],
      [{ choose: null }, position(1, 'pass')],
      [{}, position(1)],
    ] as const) {
      const { player, served } = await seated(at, options);
      await settled(player, served);
      // A move would have arrived before this message.
      player.send({ type: 'leave', table: 't' });
      expect((await served.next()).type).toBe('leave');
    }
  });

  it('waits before a move as long as it is told, and lets it be when the match has gone on', async () => {
    let go: () => void = () => undefined;
    const pause = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          go = resolve;
        }),
    );
    const { player, served } = await seated(position(1, 'pass'), { pause });
    await expect.poll(() => pause.mock.calls.length).toBe(1);
    const late = go;
    served.send(steps(position(2, 'build'), step(2)));
    await expect.poll(() => pause.mock.calls.length).toBe(2);
    late();
    go();
    expect(await served.next('move')).toMatchObject({ seq: 2, move: 'build' });
    expect(player.acknowledged.size).toBe(0);
  });

  it('looks anew when its move came too late, and sends what could not be stored once more', async () => {
    const { player, served } = await seated(position(1, 'pass'));
    const late = await served.next('move');
    served.send(refusal(late.id, 'stale'));
    expect(await served.next('sync')).toMatchObject({ lastSeq: 1 });
    served.send(snapshot(position(2, 'build'), [step(2)]));
    const kept = await served.next('move');
    served.send(refusal(kept.id, 'unavailable'));
    expect(await served.next('move')).toEqual(kept);
    expect(player.refusals).toEqual(['stale', 'unavailable']);
    expect(player.trouble).toBeNull();
  });

  it.each(['illegal', 'unreadable', 'forbidden'] as const)('gives up when a legal move is refused as %s', async (code) => {
    const { player, served } = await seated(position(1, 'pass'));
    served.send(refusal((await served.next('move')).id, code));
    await expect(player.done).rejects.toThrow(`a legal move was refused: ${code}`);
    await served.closed;
  });

  it('sees nothing twice, nothing backwards, and asks for what it missed', async () => {
    const seen: number[] = [];
    const { player, served } = await seated(position(2), { choose: null, onSteps: (_, { seq }) => void seen.push(seq) });
    served.send(steps(position(1), step(1)));
    served.send(steps(position(3), step(3)));
    served.send(steps(position(6), step(6)));
    expect(await served.next('sync')).toMatchObject({ lastSeq: 3 });
    expect(player.lastSeq).toBe(3);
    served.send(snapshot(position(6), [step(4), step(5), step(6)]));
    await settled(player, served);
    expect(seen).toEqual([2, 3, 6]);
    expect([...player.steps.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gives up when the same entry is told in two ways', async () => {
    const { player, served } = await seated(position(2), { choose: null });
    served.send(steps(position(2), step(2, { undo: 1 })));
    await expect(player.done).rejects.toThrow('entry 2 was told in two ways');
  });

  it('does not hear of other tables', async () => {
    const { player, served } = await seated(position(1), { choose: null });
    served.send(snapshot(position(9), [step(9)], table({ id: 'u', seq: 9 })));
    served.send({ ...steps(position(9), step(9)), table: 'u' } as ServerMessage);
    served.send({ type: 'table', table: table({ id: 'u', status: 'finished' }) });
    await settled(player, served);
    expect([player.lastSeq, player.table?.id, player.table?.status]).toEqual([1, 't', 'playing']);
  });

  it('is done when the match is over and all of it was seen', async () => {
    const { player, served } = await seated(position(1), { choose: null });
    const over = vi.fn();
    void player.done.then(over);
    served.send({ type: 'table', table: table({ status: 'finished', seq: 2 }) });
    await settled(player, served);
    expect(over).not.toHaveBeenCalled();
    served.send(steps(position(2), step(2)));
    expect(await player.done).toMatchObject({ status: 'finished' });
  });
});

describe('a request', () => {
  it('is sent again until it is answered, over another line, too', async () => {
    const { server, player, served } = await seated(position(1), { choose: null });
    const answer = player.request(chat);
    expect([await served.next('chat'), await served.next('chat')]).toEqual([chat, chat]);
    served.cut();
    const again = await server.next();
    again.send(welcome);
    expect(await again.next('chat')).toEqual(chat);
    again.send({ type: 'ack', id: 'c', seq: 7 });
    expect(await answer).toBe(7);
  });

  it('is refused with its reason; what cannot be done now is asked again', async () => {
    const { player, served } = await seated(position(1), { choose: null });
    const answer = expect(player.request(chat)).rejects.toBeInstanceOf(Refused);
    await served.next('chat');
    served.send(refusal('c', 'unavailable'));
    expect(await served.next('chat')).toEqual(chat);
    served.send(refusal('c', 'too-many'));
    await answer;
  });
});

describe('a server that says what nobody understands', () => {
  it.each(['no JSON', '{"type":"future"}', '{"type":"steps","table":"t"}', '[]', 'null', ''])(
    'ends the play in order: "%s"',
    async (frame) => {
      const onNews = vi.fn();
      const { player, served } = await seated(position(1), { choose: null, onNews });
      await settled(player, served);
      const asked = expect(player.request(chat)).rejects.toBeInstanceOf(BadInput);
      await served.next('chat');
      const before = onNews.mock.calls.length;
      served.raw(frame);
      await expect(player.done).rejects.toThrow('the server sent what this version does not understand');
      await asked;
      // Listeners for news are notified of the trouble.
      expect(onNews.mock.calls.length).toBe(before + 1);
      expect(player.trouble).toBeInstanceOf(BadInput);
      await served.closed;
    },
  );
});

describe('a player that has stopped', () => {
  it('does not come back', async () => {
    const { server, player, served } = await seated(position(1), { choose: null });
    player.stop();
    await served.closed;
    player.connect();
    // The next connection that the server sees must be another player's.
    const other = new Player({ visitor: { ...server.visitor, headers: { cookie: 'belfry=ben' } }, table: 't', seat: 1 });
    onTestFinished(() => other.stop());
    expect((await server.next()).cookie).toBe('belfry=ben');
  });
});

describe('a bad wire', () => {
  it('stands between player and server in both directions', async () => {
    const passed: string[] = [];
    const lost = new Set(['chat']);
    const pass = (way: string) => (frame: string, deliver: (frame: string) => void) => {
      const { type } = JSON.parse(frame) as { type: string };
      passed.push(`${way} ${type}`);
      if (lost.delete(type)) return;
      deliver(frame);
    };
    const { player, served } = await seated(position(1), { choose: null, wire: { in: pass('in'), out: pass('out') } });
    const answer = player.request(chat);
    await served.next('chat');
    served.send({ type: 'ack', id: 'c', seq: 0 });
    expect(await answer).toBe(0);
    expect(passed.filter((what) => what === 'out chat').length).toBeGreaterThanOrEqual(2);
    expect(passed).toEqual(expect.arrayContaining(['in welcome', 'out sync', 'in snapshot', 'in ack']));
  });
});
