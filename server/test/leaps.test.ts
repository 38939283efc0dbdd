import { makeTable, newVisitor, openLine } from '@belfry/client';
import { expect, it } from 'vitest';
import { steadyTime } from '../src/clocks/steady-time.ts';
import { onAnyStore } from './house.ts';

const HOUR = 3_600_000;

onAnyStore('a clock that leaps', (house) => {
  it('takes nobody’s time away', async () => {
    let ahead = 0;
    const server = await house.open(undefined, { time: steadyTime(() => Date.now() + ahead) });
    const ann = await newVisitor(server.url);
    const clock = { kind: 'live', bank: 600, increment: 0 } as const;
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', clock, start: true });
    const line = await openLine(ann);
    line.say({ type: 'sync', table: id });
    let { position } = await line.next('snapshot');
    while (position?.legal[0] === undefined) ({ position } = await line.next('steps'));
    ahead = HOUR;
    line.say({ type: 'sync', table: id, lastSeq: position.seq });
    const now = await line.next('snapshot');
    expect(now.position?.clocks?.left[0]).toBeGreaterThan(590_000);
    line.say({ type: 'move', id: 'm', table: id, seat: 0, seq: position.seq, move: position.legal[0] });
    await line.next('ack');
    ahead = -HOUR;
    line.say({ type: 'sync', table: id, lastSeq: position.seq });
    const after = await line.next('snapshot', (snapshot) => (snapshot.position?.seq ?? 0) > (position?.seq ?? 0));
    expect(after.position?.clocks?.left[0]).toBeGreaterThan(590_000);
    expect(after.table.seats[0]?.expired).toBe(false);
    line.close();
  });

  it('does not let bots wait for a time that comes again, when it was set back while the server was down', async () => {
    const config = await house.newStore();
    const ahead = await house.open(config, { time: { now: () => Date.now() + HOUR } });
    const ann = await newVisitor(ahead.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'calm', start: true });
    const line = await openLine(ann);
    line.say({ type: 'sync', table: id });
    let { position } = await line.next('snapshot');
    // Until a bot is to move next, and has its decent pause before it.
    for (let n = 0; position === null || position.legal[0] !== undefined || position.view.pending.length === 0; n++) {
      if (position?.legal[0] === undefined) ({ position } = await line.next('steps'));
      else {
        line.say({ type: 'move', id: `m${n}`, table: id, seat: 0, seq: position.seq, move: position.legal[0] });
        ({ position } = await line.next('steps', (steps) => steps.position.seq > (position?.seq ?? 0)));
      }
    }
    line.close();
    await ahead.close();
    const { seq } = position;
    const back = await house.open(config);
    const again = await openLine(Object.assign(ann, { url: back.url }));
    again.say({ type: 'sync', table: id, lastSeq: 0 });
    const snapshot = await again.next('snapshot');
    if ((snapshot.position?.seq ?? 0) <= seq) await again.next('steps');
    expect(again.heard.some((message) => 'position' in message && (message.position?.seq ?? 0) > seq)).toBe(true);
    again.close();
  });
});
