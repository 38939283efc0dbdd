// The configurations in hosting/ with the real proxies, where they are installed: two nodes on one PostgreSQL, TLS, sockets, and a node
// that goes down in the middle of a match.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeTable, newVisitor, Player } from '@belfry/client';
import { type RunningServer, readEnvironment, startServer } from '@belfry/server';
import { onFreePort } from '@belfry/server/free-port';
import { startOwnPostgres } from '@belfry/server/own-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../src/wait-until.ts';

const HOSTING = fileURLToPath(new URL('../../hosting/', import.meta.url));

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly nodes: readonly [number, number];
}

interface Behind {
  readonly url: string;
  readonly http: number;
  readonly nodes: readonly RunningServer[];
  said(): string;
  close(): Promise<void>;
}

interface Proxy {
  readonly program: string;
  readonly version: readonly string[];
  readonly settings: string;
  /** Adapts the configuration to these ports and to the certificate in this folder; returns how to start the proxy with it. */
  prepare(
    settings: string,
    folder: string,
    ports: Ports,
  ): { readonly file: string; readonly args: (path: string) => string[]; readonly env?: Record<string, string> };
}

const withNodes = (settings: string, [one, two]: Ports['nodes']): string =>
  settings.replaceAll('127.0.0.1:8420', `127.0.0.1:${one}`).replaceAll('127.0.0.1:8421', `127.0.0.1:${two}`);

const PROXIES: readonly Proxy[] = [
  {
    program: 'nginx',
    version: ['-v'],
    settings: 'nginx.conf',
    prepare: (settings, folder, { http, https, nodes }) => ({
      file: `pid ${folder}/nginx.pid;\ndaemon off;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${withNodes(
        settings,
        nodes,
      )
        .replace('listen 80;', `listen ${http};`)
        .replace('listen 443 ssl', `listen ${https} ssl`)
        .replaceAll('/etc/ssl/belfry.example', folder)}\n}\n`,
      args: (path) => ['-c', path],
    }),
  },
  {
    program: 'haproxy',
    version: ['-v'],
    settings: 'haproxy.cfg',
    prepare: (settings, folder, { http, https, nodes }) => ({
      file: withNodes(settings, nodes)
        .replace('bind :80', `bind :${http}`)
        .replace('bind :443', `bind :${https}`)
        .replace('/etc/haproxy/', `${folder}/`),
      args: (path) => ['-db', '-f', path],
    }),
  },
  {
    program: 'caddy',
    version: ['version'],
    settings: 'Caddyfile',
    prepare: (settings, folder, { http, https, nodes }) => ({
      file: `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n${settings.replace('encode gzip', 'encode gzip\n\ttls internal')}`,
      args: (path) => ['run', '--adapter', 'caddyfile', '--config', path],
      env: {
        BELFRY_SITE: 'localhost',
        BELFRY_NODES: nodes.map((port) => `127.0.0.1:${port}`).join(' '),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        HOME: folder,
      },
    }),
  },
];

const isInstalled = ({ program, version }: Proxy): boolean => spawnSync(program, [...version]).error === undefined;

it('every proxy configuration covers both nodes, sockets and readiness', () => {
  for (const { settings } of PROXIES) expect(readFileSync(join(HOSTING, settings), 'utf8')).toMatch(/\/ready|http_503/);
});

describe('two nodes behind a proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-proxies-'));
  const held: { postgres?: Awaited<ReturnType<typeof startOwnPostgres>> } = {};
  const believed = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  beforeAll(async () => {
    // The certificate is self-signed.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const made = spawnSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        'privkey.pem',
        '-out',
        'fullchain.pem',
      ],
      { cwd: folder },
    );
    expect(made.status).toBe(0);
    writeFileSync(
      join(folder, 'belfry.pem'),
      ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    );
    held.postgres = await startOwnPostgres({ connections: 100 });
  });
  afterAll(async () => {
    if (believed === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = believed;
    await held.postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const installed = PROXIES.filter(isInstalled);
  it(`with ${installed.map(({ program }) => program).join(', ') || 'none, for none is installed'}: people play on while a node goes down`, async () => {
    for (const proxy of installed) {
      const behind = await onFreePort((https) => openBehind(proxy, https));
      try {
        const { status } = await fetch(`http://localhost:${behind.http}/api/me`, { redirect: 'manual' });
        expect(status, proxy.program).toBeGreaterThanOrEqual(301);
        await playThrough(behind.url, behind.nodes);
      } catch (error) {
        throw new Error(`${proxy.program}: ${error instanceof Error ? error.message : String(error)}\n${behind.said()}`);
      } finally {
        await behind.close();
      }
    }
    expect(installed, 'none of them is installed here, so none was tried').not.toEqual([]);
  });

  /** Opens two nodes with a proxy in front of them, and waits until it is ready. */
  async function openBehind(proxy: Proxy, https: number): Promise<Behind> {
    const url = `https://localhost:${https}`;
    const nodes: RunningServer[] = [];
    const held: { running?: ChildProcess } = {};
    const close = async (): Promise<void> => {
      held.running?.kill();
      await Promise.all(nodes.map((node) => node.close().catch(() => undefined)));
    };
    try {
      const [one, two] = [await startNode(url), await startNode(url)];
      nodes.push(one, two);
      const ports: Ports = { http: https + 1, https, nodes: [one.port, two.port] };
      const { file, args, env = {} } = proxy.prepare(readFileSync(join(HOSTING, proxy.settings), 'utf8'), folder, ports);
      const path = join(folder, proxy.settings);
      writeFileSync(path, file);
      const running = spawn(proxy.program, args(path), { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
      held.running = running;
      let said = '';
      running.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      await waitUntil(async () => running.exitCode !== null || (await isReady(url)), 60_000).toBe(true);
      if (running.exitCode !== null) throw new Error(`${proxy.program} ended with ${running.exitCode}:\n${said}`);
      return { url, http: ports.http, nodes, said: () => said, close };
    } catch (error) {
      await close();
      throw error;
    }
  }

  function startNode(origin: string): Promise<RunningServer> {
    const config = readEnvironment({
      DATABASE_URL: held.postgres?.url,
      BELFRY_PORT: '0',
      BELFRY_ORIGIN: origin,
      BELFRY_TRUST_PROXY: '1',
      BELFRY_DATA: folder,
      BELFRY_LOG: 'error',
      BELFRY_BOT_THREADS: '1',
    });
    return startServer({ ...config, web: null });
  }
});

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Four people play against a bot each; when all have played a little, one of the nodes goes down, and its players reconnect to the other.
 */
async function playThrough(url: string, [first]: readonly RunningServer[]): Promise<void> {
  const players = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const visitor = await newVisitor(url);
      const { id } = await makeTable(visitor, { game: 'citadels', players: 2, bots: 'apprentice', pace: 'instant', start: true });
      // Real time: people think, so that a node goes down in the middle of their matches.
      return new Player({ visitor, table: id, seat: 0, pause: () => pause(40) });
    }),
  );
  try {
    await waitUntil(() => Math.min(...players.map(({ acknowledged }) => acknowledged.size)), 60_000).toBeGreaterThan(3);
    await first?.close();
    const ends = await Promise.all(players.map(({ done }) => done));
    expect(ends.map(({ status }) => status)).toEqual(players.map(() => 'finished'));
    expect(players.reduce((sum, { welcomed }) => sum + welcomed, 0)).toBeGreaterThan(players.length);
  } finally {
    for (const player of players) player.stop();
  }
}
