import { once } from 'node:events';
import { newVisitor } from '@belfry/client';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, begin, lookAt, positionOf, tableOf } from './seated.ts';
import { onAnyStore, USUAL_LIMITS } from './test-servers.ts';

onAnyStore('an emote', (servers) => {
  it('is shown to everyone who watches, and is gone for those who come later', async () => {
    const { server, people, lines, id } = await begin(servers, 2);
    const watching = await lookAt(await newVisitor(server.url), id);
    const [ann] = lines;
    expect(await ask(ann, { type: 'emote', table: id, seat: 0, emote: 'thanks' })).toBe(0);
    for (const line of [...lines, watching])
      expect(await line.next('emote')).toEqual({ type: 'emote', table: id, seat: 0, emote: 'thanks' });
    expect((await tableOf(people[1], id)).status).toBe('playing');
    const late = await lookAt(people[1], id);
    await ask(ann, { type: 'chat', table: id, text: 'hello' });
    await late.next('chat');
    expect(late.heard.some(({ type }) => type === 'emote')).toBe(false);
    for (const line of [...lines, watching, late]) line.close();
  });

  it('is for players at their own seat only, and changes no match', async () => {
    const { server, people, lines, id } = await begin(servers, 2);
    const watching = await lookAt(await newVisitor(server.url), id);
    const [ann, ben] = lines;
    const before = await positionOf(people[0], id);
    expect(await ask(watching, { type: 'emote', table: id, seat: 0, emote: 'wow' })).toBe('people-speak');
    expect(await ask(ben, { type: 'emote', table: id, seat: 0, emote: 'wow' })).toBe('people-speak');
    expect(await ask(ben, { type: 'emote', table: id, seat: 7, emote: 'wow' })).toBe('people-speak');
    ann.raw(JSON.stringify({ type: 'emote', id: 'x', table: id, seat: 0, emote: 'rude' }));
    expect(await ann.next('error')).toMatchObject({ code: 'bad-message' });
    expect(await ask(ben, { type: 'emote', table: id, seat: 1, emote: 'wow' })).toBe(0);
    await ann.next('emote', ({ seat }) => seat === 1);
    expect(ann.heard.filter(({ type }) => type === 'emote')).toHaveLength(1);
    expect(await positionOf(people[0], id)).toEqual(before);
    for (const line of [...lines, watching]) line.close();
  });

  it('is refused where the table has no chat, and allowed where it has phrases only', async () => {
    const [silent, phrases] = [await begin(servers, 2, { chat: 'off' }), await begin(servers, 2, { chat: 'phrases' })];
    expect(await ask(silent.lines[0], { type: 'emote', table: silent.id, seat: 0, emote: 'smile' })).toBe('no-chat');
    expect(await ask(phrases.lines[0], { type: 'emote', table: phrases.id, seat: 0, emote: 'smile' })).toBe(0);
    for (const line of [...silent.lines, ...phrases.lines]) line.close();
  });

  it('counts as chat: too many are refused', async () => {
    const { lines, id } = await begin(servers, 2, {}, { limits: { ...USUAL_LIMITS, chatPerMinute: 1 } });
    const [ann, ben] = lines;
    const emote = { type: 'emote', table: id, emote: 'oops' } as const;
    const line = { type: 'chat', table: id, text: 'listen!' } as const;
    expect([await ask(ann, { ...emote, seat: 0 }), await ask(ann, line)]).toEqual([0, 'talks-too-fast']);
    expect([await ask(ben, line), await ask(ben, { ...emote, seat: 1 })]).toEqual([0, 'talks-too-fast']);
    for (const line of lines) line.close();
  });

  it('is not shown to those who have blocked its player', async () => {
    const { people, lines, id } = await begin(servers, 3);
    const [ann, ben, cas] = lines;
    await people[1].ask('PUT', `/api/people/${people[0].me.id}/block`, {});
    await ask(ann, { type: 'emote', table: id, seat: 0, emote: 'smile' });
    await cas.next('emote');
    await ask(cas, { type: 'emote', table: id, seat: 2, emote: 'wow' });
    expect((await ben.next('emote')).seat).toBe(2);
    expect(ben.heard.filter(({ type }) => type === 'emote')).toHaveLength(1);
    for (const line of lines) line.close();
  });

  it('is not sent to clients that do not ask for it', async () => {
    const { people, lines, id } = await begin(servers, 2);
    const socket = new WebSocket(`${people[1].url.replace('http', 'ws')}/socket`, { headers: people[1].headers });
    const heard: { type: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as { type: string }));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'sync', table: id }));
    await expect.poll(() => heard.some(({ type }) => type === 'snapshot')).toBe(true);
    await ask(lines[0], { type: 'emote', table: id, seat: 0, emote: 'smile' });
    await lines[1].next('emote');
    await ask(lines[0], { type: 'chat', table: id, text: 'hello' });
    await expect.poll(() => heard.some(({ type }) => type === 'chat')).toBe(true);
    expect(heard.some(({ type }) => type === 'emote')).toBe(false);
    socket.close();
    for (const line of lines) line.close();
  });
});
