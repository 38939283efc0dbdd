import { type Line, makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { ClientMessage, Position, Table } from '@belfry/protocol';
import { describe, it } from 'vitest';
import { beVisitor } from '../src/be-visitor.ts';
import { SIZES, shootAsIs, shooter } from '../src/shooter.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NAMES = ['Ann', 'Ben', 'Cas', 'Dirk'];

describe.each(SIZES)('fair play on a %s', (size, dimensions) => {
  const clock = { ahead: 0 };
  const at = openServerSession({ time: { now: () => Date.now() + clock.ahead } });

  it('lobby, clocks, warnings, stand-ins, votes, undo, the end', async () => {
    const { url } = at.site;
    const people = await Promise.all(NAMES.map(() => newVisitor(url)));
    for (const [seat, name] of NAMES.entries()) await people[seat]?.ask('PATCH', '/api/me', { name });
    const [ann, ...guests] = people as [Visitor, ...Visitor[]];
    const page = await at.visit('/style', { size: dimensions });
    await beVisitor(page, ann);
    const shoot = shooter(page, size);
    const { id } = await makeTable(ann, {
      game: 'citadels',
      players: 4,
      clock: { kind: 'live', bank: 180, increment: 0 },
      timing: 'move',
      timeout: 'bot',
    });
    const link = `${url}/table/${id}`;
    const isLaid = () => page.locator('.board-area:not([data-unseen])').waitFor();
    const table = () => ann.get<Table>(`/api/tables/${id}`);
    const positionOf = async (seat: number) =>
      (await (people[seat] as Visitor).get<{ position: Position }>(`/api/tables/${id}/position`)).position;

    for (const [n, guest] of guests.entries()) await guest.post(`/api/tables/${id}/seats/${n + 1}`, {});
    await guests[0]?.post(`/api/tables/${id}/ready`, { ready: true });
    await page.goto(link);
    await page.locator('[data-seat-card]').first().waitFor();
    await shoot('fair-lobby', true);
    for (const guest of guests) await guest.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);

    const lines: Line[] = [];
    for (const person of people) {
      const line = await openLine(person);
      line.say({ type: 'sync', table: id });
      lines.push(line);
    }
    let asked = 0;
    type Asked =
      Extract<ClientMessage, { id: string }> extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;
    async function ask(seat: number, request: Asked): Promise<void> {
      const name = `r${++asked}`;
      lines[seat]?.say({ ...request, id: name } as ClientMessage);
      const refused = lines[seat]?.next('refusal', (refusal) => refusal.id === name);
      const done = lines[seat]?.next('ack', (ack) => ack.id === name);
      await Promise.race([done, refused?.then(({ reason }) => Promise.reject(new Error(reason)))]);
    }
    const answer = (seat: number, by: number, kind: 'end' | 'adjourn' | 'expel' | 'resume', agree = true) =>
      ask(seat, { type: 'answer', table: id, seat, by, kind, agree });
    async function move(): Promise<void> {
      const found = await Promise.all(people.map((_, seat) => positionOf(seat)));
      const seat = found.findIndex(({ legal }) => legal.length > 0);
      const { seq = 0, legal = [] } = found[seat] ?? {};
      if (seat >= 0) await ask(seat, { type: 'move', table: id, seat, seq, move: legal[seq % legal.length] ?? '' });
    }

    while ((await positionOf(0)).legal.length === 0) await move();
    await isLaid();
    await shoot('fair-clocks');
    clock.ahead += 155 * SECOND;
    await page.reload();
    await isLaid();
    await page.locator('.request').waitFor();
    await shoot('fair-warning');

    clock.ahead += 60 * SECOND;
    await at.server.look();
    await page.locator('[data-request="come-back"]').waitFor();
    await shoot('fair-stand-in');
    await waitUntil(async () => (await table()).seq).toBeGreaterThan(0);
    await waitUntil(() =>
      ask(0, { type: 'return', table: id, seat: 0 }).then(
        () => true,
        () => false,
      ),
    ).toBe(true);
    await page.locator('[data-request="come-back"]').waitFor({ state: 'detached' });
    await shoot('fair-back');

    await ask(1, { type: 'propose', table: id, seat: 1, proposal: { kind: 'end' } });
    await page.locator('[data-request="agree-proposal"]').waitFor();
    await shoot('fair-vote-end');
    await answer(0, 1, 'end', false);
    await page.locator('[data-request="agree-proposal"]').waitFor({ state: 'detached' });
    await shoot('fair-vote-declined');
    await ask(3, {
      type: 'propose',
      table: id,
      seat: 3,
      proposal: { kind: 'expel', target: 1, reason: 'Has insulted Cas three times, and does not stop.' },
    });
    await page.locator('[data-request="agree-proposal"]').waitFor();
    await shoot('fair-vote-expel');
    await answer(3, 3, 'expel', false);
    await ask(3, { type: 'propose', table: id, seat: 3, proposal: { kind: 'expel', target: 0, reason: 'Never says hello.' } });
    await page.getByText('Never says hello').waitFor();
    await shoot('fair-vote-expel-you');
    await answer(3, 3, 'expel', false);

    await ask(2, { type: 'propose', table: id, seat: 2, proposal: { kind: 'adjourn', until: Date.now() + clock.ahead + 30 * HOUR } });
    await page.locator('[data-request="agree-proposal"]').waitFor();
    await shoot('fair-vote-adjourn');
    for (const seat of [0, 1, 3]) await answer(seat, 2, 'adjourn');
    await page.locator('[data-request="resume"]').waitFor();
    await shoot('fair-adjourned');
    await ask(0, { type: 'propose', table: id, seat: 0, proposal: { kind: 'resume' } });
    for (const seat of [1, 2, 3]) await answer(seat, 0, 'resume');

    const { seq } = await table();
    const other = (await Promise.all(people.map((_, seat) => positionOf(seat)))).findIndex(({ legal }) => legal.length > 0);
    if (other === 0) {
      await move();
      await ask(1, { type: 'undo', table: id, seat: 1, seq: seq + 1, to: seq - 1 }).catch(() => undefined);
    } else await ask(other, { type: 'undo', table: id, seat: other, seq, to: seq - 1 }).catch(() => undefined);
    await page.locator('[data-request="agree"]').waitFor();
    await shoot('fair-undo');

    for (const form of ['Propose to adjourn the match', 'Propose to expel a player']) {
      await page.locator('[data-open="help"]').click();
      await page.locator('dialog[open]').waitFor();
      await page.getByText(form).click();
      await page.locator('.menu-form').waitFor();
      await shootAsIs(page, `fair-form-${form.split(' ')[2]}-${size}`);
      await page.reload();
      await isLaid();
    }

    for (let moves = 0; moves < 1500 && (await table()).status === 'playing'; moves++) await move();
    await page.reload();
    await page.locator('.ending').waitFor();
    await shoot('fair-end', true);
    await page.goto(`${url}/matches`);
    await page.locator('.table-row, .match-row, main li').first().waitFor();
    await shoot('fair-history', true);
    await page.goto(`${url}/people/${ann.me.id}`);
    await page.locator('.person').waitFor();
    await shoot('fair-profile', true);
    for (const line of lines) line.close();
  });
});
