import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor } from '@belfry/client';
import type { ServerInfo } from '@belfry/protocol';
import { afterAll, expect, it } from 'vitest';
import { lanAddresses } from '../src/config/lan-addresses.ts';
import { onAnyStore } from './test-servers.ts';

const web = mkdtempSync(join(tmpdir(), 'belfry-web-'));
writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Belfry</title></head><body><!-- what it is --></body></html>');
writeFileSync(join(web, 'ahead.json'), '{"table":["assets/t.js","assets/t.css"],"table/citadels":["assets/c.js"],"rules":["assets/r.js"]}');
afterAll(() => rmSync(web, { recursive: true, force: true }));

onAnyStore('a link to a table', (servers) => {
  const open = async () => servers.open({ ...(await servers.newStore()), web });
  const previewAt = async (url: string, language = 'en') => {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-language': language } });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const page = await answer.text();
    const tag = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(page)?.[1] ?? null;
    return { page, title: tag('og:title'), text: tag('og:description'), image: tag('og:image') };
  };

  it('previews the game, the players and the clock in the reader’s language, always escaped', async () => {
    const { url } = await open();
    const [ann, ben] = [await newVisitor(url), await newVisitor(url)];
    await ann.ask('PATCH', '/api/me', { name: '<b>"Ada"</b>' });
    const { id } = await makeTable(ann, { game: 'citadels', players: 3, clock: { kind: 'days', days: 2 } });
    const { page, title, text, image } = await previewAt(`${url}/table/${id}`);
    expect(title).toBe('Citadels table');
    expect(text).toBe('At the table: &lt;b&gt;&quot;Ada&quot;&lt;/b&gt;. 2 seats are still free. 2 days per move.');
    expect(page).toContain(`<body><h1>${title}</h1><p>${text}</p></body>`);
    expect(page).not.toContain('<b>');
    expect(image).toBe(`${url}/mark-512.png`);
    expect((await previewAt(`${url}/table/${id}`, 'nl-NL,nl;q=0.9')).title).toBe('Tafel Machiavelli');
    await ben.post(`/api/tables/${id}/seats/1`, {});
    expect((await previewAt(`${url}/table/${id}`)).text).toContain('One seat is still free');
  });

  it('preloads what the page needs next, and a game only if the table may be seen', async () => {
    const { url } = await open();
    const ann = await newVisitor(url);
    const linkAt = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).headers.get('link');
    const { id } = await makeTable(ann, { game: 'citadels', players: 3, bots: ['random', 'random'], pace: 'instant', spectators: false });
    const own = '</assets/t.js>; rel=modulepreload; fetchpriority=low, </assets/t.css>; rel=preload; as=style; fetchpriority=low';
    expect(await linkAt(`/table/${id}`)).toBe(`${own}, </assets/c.js>; rel=modulepreload; fetchpriority=low`);
    await ann.post(`/api/tables/${id}/start`);
    expect(await linkAt(`/table/${id}`)).toBe(own);
    expect(await linkAt('/rules/fortuna')).toBe('</assets/r.js>; rel=modulepreload; fetchpriority=low');
    expect(await linkAt('/matches')).toBe(null);
  });

  it('reveals nothing of a started table without spectators, or of one that does not exist', async () => {
    const { url, ports: context } = await open();
    const ann = await newVisitor(url);
    const shown = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', start: true });
    const hidden = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', spectators: false, start: true });
    expect((await previewAt(`${url}/table/${shown.id}`)).text).toContain(ann.me.name);
    for (const id of [hidden.id, 'nothing', '%3Cscript%3E']) {
      const { page, title } = await previewAt(`${url}/table/${id}`);
      expect(title).toBe('Belfry');
      expect(page).not.toContain(ann.me.name);
      expect(page).not.toContain('<script>');
    }
    // Nor when the match is over.
    await context.store.db.updateTable('tables').set({ status: 'finished' }).where('id', 'in', [shown.id, hidden.id]).execute();
    context.tables.clear();
    expect((await previewAt(`${url}/table/${shown.id}`)).text).toContain(ann.me.name);
    for (const path of ['table', 'replay/table']) expect((await previewAt(`${url}/${path}/${hidden.id}`)).page).not.toContain(ann.me.name);
  });

  it('shows the LAN address on the server’s own machine only', async () => {
    const { url } = await open();
    const asked = async (headers: Record<string, string>) => (await (await fetch(`${url}/api/server`, { headers })).json()) as ServerInfo;
    expect((await asked({})).reach).toEqual({ addresses: [], onlyHere: true });
    expect(await asked({ 'x-forwarded-for': '10.0.0.7' })).not.toHaveProperty('reach');
  });
});

it('the LAN address comes before addresses of VPNs and virtual machines', () => {
  const at = (address: string, internal = false) => [{ address, family: 'IPv4' as const, internal }];
  const networks = {
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    eth0: at('10.1.2.3'),
    wlan0: [...at('192.168.1.20'), { address: 'fe80::1', family: 'IPv6' as const, internal: false }],
    alone: at('169.254.3.4'),
  };
  expect(lanAddresses({ host: '0.0.0.0' }, 8420, networks).addresses).toEqual(['http://192.168.1.20:8420', 'http://10.1.2.3:8420']);
  expect(lanAddresses({ host: '127.0.0.1' }, 8420, networks)).toEqual({ addresses: [], onlyHere: true });
  expect(lanAddresses({ host: '0.0.0.0' }, 8420, { lo: at('127.0.0.1', true) })).toEqual({ addresses: [], onlyHere: false });
  expect(lanAddresses({ host: '192.168.1.20' }, 80, networks).addresses).toEqual(['http://192.168.1.20:80']);
  expect(lanAddresses({ host: '0.0.0.0', publicOrigin: 'https://belfry.example' }, 1, networks).addresses).toEqual([
    'https://belfry.example',
  ]);
});
