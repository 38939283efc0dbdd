import type { Choice, Question } from '@belfry/bots';
import type { TableId } from '@belfry/protocol';
import type { Logger } from 'pino';
import { forEachLimited } from '../base/for-each-limited.ts';
import { sharedRun } from '../base/shared-run.ts';
import { beat, deleteNode, type NodeRecord } from '../store/nodes.ts';
import type { Db } from '../store/store.ts';
import type { TableOwners } from '../tables/table-owners.ts';
import type { Answer, Carrier } from './carrier.ts';
import type { DistantClient, FrameClient, HomeLine } from './home-line.ts';
import { type Lines, startLines } from './lines.ts';
import { rendezvous } from './rendezvous.ts';

/** The nodes that share a store: which of them owns which table, and the lines to them. */
export interface Nodes extends TableOwners {
  /** Returns the node that owns a table; null for this one. */
  placeOf(table: TableId): string | null;
  /** Calls the listener when tables may have changed owner; returns a function that unsubscribes. */
  onChange(listener: () => Promise<void>): () => void;
  /** Opens a client at another node; null if the line to it is broken. */
  clientAt(node: string, client: FrameClient): DistantClient | null;
  /** Lets a node with bot threads compute a bot's move; null if there is none. */
  think(question: Question): Promise<Choice<string>> | null;
  /** Returns the other live nodes. */
  living(): readonly string[];
  /** Starts to own a share of the tables and to accept lines from other nodes. */
  join(answer: Answer): Promise<void>;
  /** Rereads the list of nodes, after one of them announced a change. */
  look(): void;
  /** Hands this node's tables over to the others, and announces it. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** A single node owns all tables. */
export const ONLY_NODE: Nodes = {
  isOwn: () => true,
  placeOf: () => null,
  onChange: () => () => undefined,
  clientAt: () => null,
  think: () => null,
  living: () => [],
  join: async () => undefined,
  look: () => undefined,
  leave: async () => undefined,
  close: async () => undefined,
};

const BEAT_MS = 1000;
/** A node not seen for this long is dead; with heartbeat and polling, other nodes own its tables within five seconds. */
const DEAD_AFTER_MS = 3500;
/** How many sockets are moved to other nodes at a time. */
const LED_TOGETHER = 16;

interface NodesOptions {
  readonly db: Db;
  readonly self: Omit<NodeRecord, 'address'>;
  readonly openCarrier: (answer: Answer) => Promise<Carrier>;
  readonly log: Logger;
  /** Tells the other nodes to reread the list. */
  readonly tell: () => void;
}

/** Starts the cluster; this node owns all tables until it joins. */
export function startNodes({ db, self, openCarrier, log, tell }: NodesOptions): Nodes {
  let living: readonly NodeRecord[] = [];
  /** The nodes that can own tables, this one included. */
  let owners: readonly { readonly id: string }[] = [self];
  let isLeaving = false;
  let closed = false;
  let turn = 0;
  let joined: { readonly carrier: Carrier; readonly lines: Lines; readonly ticker: NodeJS.Timeout } | null = null;
  const listeners = new Set<() => Promise<void>>();
  const lineTo = (node: string): HomeLine | undefined => joined?.lines.get(node);

  function change(): void {
    const before = owners.map(({ id }) => id).join(' ');
    const reachable = living.filter(({ id, ownsTables }) => ownsTables && lineTo(id) !== undefined);
    const here = !isLeaving && (self.ownsTables || reachable.length === 0);
    owners = here ? [...reachable, self] : reachable;
    if (closed || before === owners.map(({ id }) => id).join(' ')) return;
    void forEachLimited(LED_TOGETHER, [...listeners], (listener) =>
      listener().catch((error) => log.error({ err: error }, 'a client was not led to another node')),
    );
  }

  async function look(): Promise<void> {
    if (isLeaving || joined === null) return;
    living = await beat(db, { ...self, address: joined.carrier.address }, DEAD_AFTER_MS);
    joined.lines.keepTo(living);
    change();
  }

  const { run: lookOnce, settled: lookedOnce } = sharedRun(look);
  // If the store does not answer, other parts report it; the owners stay as they are.
  const lookSoon = (): void => void lookOnce().catch(() => undefined);

  const ownerOf = (table: TableId): string => rendezvous(owners, table)?.id ?? self.id;
  return {
    isOwn: (table) => ownerOf(table) === self.id,
    placeOf(table) {
      const owner = ownerOf(table);
      return owner === self.id ? null : owner;
    },
    living: () => living.map(({ id }) => id),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clientAt: (node, client) => lineTo(node)?.openClient(client) ?? null,
    think(question) {
      const thinkers = living.flatMap(({ id, bots }) => (bots > 0 ? (lineTo(id) ?? []) : []));
      return thinkers[turn++ % thinkers.length]?.think(question) ?? null;
    },
    async join(answer) {
      const carrier = await openCarrier(answer);
      joined = { carrier, lines: startLines(carrier, log, change), ticker: setInterval(lookSoon, BEAT_MS).unref() };
      await lookOnce();
      tell();
    },
    look: lookSoon,
    async leave() {
      await lookedOnce();
      isLeaving = true;
      if (joined === null) return;
      clearInterval(joined.ticker);
      await deleteNode(db, self.id).catch(() => undefined);
      tell();
      change();
    },
    async close() {
      closed = true;
      await lookedOnce();
      joined?.lines.close();
      await joined?.carrier.close();
    },
  };
}
