import { BadInput } from '@belfry/kernel';
import type { ServerMessage } from '@belfry/protocol';
import { describe, expect, it, vi } from 'vitest';
import { openLine, visitorWith } from '../src/index.ts';
import { answering, me, serving, welcome } from './fake-server.ts';

const pong = (sent: number): ServerMessage => ({ type: 'pong', sent, now: 0 });

async function connected(overheard?: (text: string) => void) {
  const server = await serving();
  const [line, served] = await Promise.all([openLine(server.visitor, {}, overheard), server.next()]);
  return { line, served };
}

describe('a line', () => {
  it('is opened as its visitor, with further headers where they are given', async () => {
    const server = await serving();
    await openLine(server.visitor);
    expect((await server.next()).cookie).toBe('belfry=ada');
    await openLine(server.visitor, { cookie: 'belfry=eve' });
    expect((await server.next()).cookie).toBe('belfry=eve');
  });

  it('says what it is told to', async () => {
    const { line, served } = await connected();
    line.say({ type: 'leave', table: 't' });
    line.raw('{"type":"ping","sent":1}');
    expect([await served.next(), await served.next()]).toEqual([
      { type: 'leave', table: 't' },
      { type: 'ping', sent: 1 },
    ]);
  });

  it('gives what was heard, and what is still to come, each once and in order', async () => {
    const { line, served } = await connected();
    for (const sent of [1, 2]) served.send(pong(sent));
    const third = line.next('pong', ({ sent }) => sent === 3);
    expect((await line.next('pong')).sent).toBe(1);
    served.send(pong(3));
    expect((await third).sent).toBe(3);
    // The second message was skipped, but not lost.
    expect((await line.next('pong')).sent).toBe(2);
    expect(line.heard.map(({ type }) => type)).toEqual(['pong', 'pong', 'pong']);
  });

  it('gives one message to one who waits for it', async () => {
    const { line, served } = await connected();
    const both = [line.next('pong'), line.next('pong')];
    served.send(pong(1));
    served.send(pong(2));
    expect((await Promise.all(both)).map(({ sent }) => sent)).toEqual([1, 2]);
  });

  it('says what it heard instead, when what it waits for does not come', async () => {
    const { line, served } = await connected();
    served.send(welcome);
    await line.next('welcome');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const waiting = expect(line.next('pong')).rejects.toThrow('no pong came; heard welcome');
      vi.advanceTimersByTime(60_000);
      await waiting;
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells how it was closed', async () => {
    const { line, served } = await connected();
    served.close(4401);
    expect(await line.closed).toBe(4401);
  });

  it('is not opened where nobody lets it in', async () => {
    const { url } = await answering({ status: 401, body: {} });
    await expect(openLine(visitorWith(url, me, {}))).rejects.toThrow('401');
  });

  it.each(['no JSON', '{"type":"future"}', '{"type":"pong"}', '[]', 'null', ''])(
    'whoever waits hears that "%s" is no message',
    async (frame) => {
      const heard: string[] = [];
      const { line, served } = await connected((text) => void heard.push(text));
      const before = expect(line.next('pong')).rejects.toBeInstanceOf(BadInput);
      served.raw(frame);
      await before;
      await expect(line.next('pong')).rejects.toThrow('what this version does not understand');
      expect(heard).toEqual([frame]);
      // Valid messages still arrive.
      served.send(pong(1));
      await expect.poll(() => line.heard.length).toBe(1);
      expect((await line.next('pong')).sent).toBe(1);
    },
  );
});
