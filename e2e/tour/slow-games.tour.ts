import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import type { HandOver, Position } from '@belfry/protocol';
import { describe, it } from 'vitest';
import { beVisitor } from '../src/be-visitor.ts';
import { change, SIZES, shootAsIs, shooter } from '../src/shooter.ts';
import { openServerSession } from '../src/test-server.ts';

/** Opens and starts a table for two or three people with days for a move. */
async function longTable(game: string, [host, ...others]: readonly [Visitor, ...Visitor[]]): Promise<string> {
  const { id } = await makeTable(host, { game, players: others.length + 1, clock: { kind: 'days', days: 3 } });
  for (const [at, visitor] of others.entries()) {
    await visitor.post(`/api/tables/${id}/seats/${at + 1}`, {});
    await visitor.post(`/api/tables/${id}/ready`, { ready: true });
  }
  await host.post(`/api/tables/${id}/start`);
  return id;
}

const positionOf = async (visitor: Visitor, id: string): Promise<Position> =>
  (await visitor.get<{ position: Position }>(`/api/tables/${id}/position?after=100000`)).position;

/** Plays the first legal move of each deciding player until `host` has to decide, or no longer has to, as wanted. */
async function playUntil(id: string, people: readonly [Visitor, ...Visitor[]], isAsked: boolean): Promise<void> {
  for (let moves = 0; moves < 200; moves++) {
    const found = await Promise.all(people.map((visitor) => positionOf(visitor, id)));
    if ((found[0]?.legal.length ?? 0) > 0 === isAsked) return;
    const seat = found.findIndex(({ legal }) => legal.length > 0);
    const { seq = 0, legal = [] } = found[seat] ?? {};
    await people[seat]?.post(`/api/tables/${id}/moves`, { id: `m${seq}`, seat, seq, move: legal.at(-1) });
  }
  throw new Error('it never came to that');
}

describe.each(SIZES)('slow games on a %s', (size, dimensions) => {
  const at = openServerSession();

  it('the next table, notes, answers in advance, another device', async () => {
    const [ann, ben, cas] = [await newVisitor(at.site.url), await newVisitor(at.site.url), await newVisitor(at.site.url)];
    for (const [visitor, name] of [
      [ann, 'Ann'],
      [ben, 'Ben'],
      [cas, 'Cas'],
    ] as const)
      await visitor.ask('PATCH', '/api/me', { name });
    const page = await at.visit('/style', { size: dimensions });
    await beVisitor(page, ann);
    const shoot = shooter(page, size);
    const id = await longTable('nuremberg', [ann, ben, cas]);
    await playUntil(id, [ann, ben, cas], false);
    for (let more = 0; more < 2; more++) await playUntil(await longTable('citadels', [ann, ben]), [ann, ben], true);
    await page.goto(`${at.site.url}/`);
    await page.locator('.table-row').nth(2).waitFor();
    await shoot('waiting-tables');
    await page.goto(`${at.site.url}/table/${id}`);
    await page.locator('.board-area:not([data-unseen])').waitFor();
    await page.locator('.next-table').waitFor();
    await shoot('next-table');
    await page.locator('[data-open="help"]').click();
    // A change of language closes an open form, so each is opened in both languages.
    for (const form of [
      'Accept an offer in advance',
      'Plan my next move',
      'Een aanbod vooraf aannemen',
      'Mijn volgende zet plannen',
    ] as const) {
      await change(page, { language: form.startsWith('A') || form.startsWith('P') ? 'en' : 'nl' });
      await page.getByText(form).click();
      await shootAsIs(page, `ahead-${form.split(' ')[0]?.toLowerCase()}-${size}`);
      await page.locator('.menu-form > .button:not(.button-gilt)').click();
    }
    await change(page, { language: 'en' });
    await page.getByText('Decline every offer until I move again').click();
    await page.locator('[data-action="ask-again"]').waitFor();
    await shoot('ahead-on');
    const tab = page.locator('.side-tab', { hasText: 'Notes' });
    if (!(await tab.isVisible())) await page.locator('.only-narrow[aria-label="Log"]').click();
    await tab.click();
    await page.locator('[data-note]').fill('Ben sells ore dear, and always keeps two wool.');
    await shoot('notes');
    await page.goto(`${at.site.url}/you`);
    await page.locator('[data-hand-over]').click();
    await page.locator('.qr').waitFor();
    await shoot('devices', true);
    const { code } = await ann.post<HandOver>('/api/me/hand-over', {});
    const other = await at.visit(`/continue#${code}`, { size: dimensions });
    await beVisitor(other, ben);
    await other.reload();
    const shootOther = shooter(other, size);
    await other.goto(`${at.site.url}/continue#${code}`);
    await other.locator('[data-continue]').waitFor();
    await shootOther('continue');
    await other.locator('[data-continue]').click();
    await other.locator('[data-continue="sure"]').waitFor();
    await shootOther('continue-sure');
  });
});
