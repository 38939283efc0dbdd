import type { Choice, Question } from '@belfry/bots';
import type { TableId } from '@belfry/protocol';
import type { Logger } from 'pino';
import { eachAtMost } from '../base/each-at-most.ts';
import { beat, deleteNode, type NodeRecord } from '../store/nodes.ts';
import type { Db } from '../store/store.ts';
import type { Places } from '../tables/places.ts';
import type { Answer, Carrier } from './carrier.ts';
import type { ClientEnd, DistantClient, HomeLine } from './home-line.ts';
import { type Lines, startLines } from './lines.ts';
import { rendezvous } from './rendezvous.ts';

/** The nodes that share a store: which of them has which table, and the lines to them. */
export interface Nodes extends Places {
  /** The node that a table is at; null where that is this one. */
  placeOf(table: TableId): string | null;
  /** Tables may be at other nodes than before. Gives what ends the listening. */
  onChange(listener: () => Promise<void>): () => void;
  /** Opens a client at another node; null where the line to it is broken. */
  clientAt(node: string, end: ClientEnd, onFrame: (frame: string) => void): DistantClient | null;
  /** Lets a bot think at a node that has threads for it; null where there is none. */
  think(question: Question): Promise<Choice<string>> | null;
  /** The other nodes that live. */
  living(): readonly string[];
  /** Takes a share of the tables from now on, and answers the calls of others. */
  join(answer: Answer): Promise<void>;
  /** The nodes have changed, as one of them says. */
  look(): void;
  /** Gives the tables of this node to the others, and tells them. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** All tables are at the only node. */
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
/** A node that has not been seen for so long is dead; with a beat and a look its tables are at others within five seconds. */
const DEAD_AFTER_MS = 3500;
/** So many sockets are led to other nodes at once. */
const LED_TOGETHER = 16;

interface NodesOptions {
  readonly db: Db;
  readonly self: Omit<NodeRecord, 'address'>;
  readonly openCarrier: (answer: Answer) => Promise<Carrier>;
  readonly log: Logger;
  /** Tells the other nodes to look. */
  readonly tell: () => void;
}

/** This node keeps all tables until it joins the others. */
export function startNodes({ db, self, openCarrier, log, tell }: NodesOptions): Nodes {
  let living: readonly NodeRecord[] = [];
  /** The nodes that tables can be at, this one among them. */
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
    void eachAtMost(LED_TOGETHER, [...listeners], (listener) =>
      listener().catch((error) => log.error({ err: error }, 'a client was not led to another node')),
    );
  }

  async function look(): Promise<void> {
    if (isLeaving || joined === null) return;
    living = await beat(db, { ...self, address: joined.carrier.address }, DEAD_AFTER_MS);
    joined.lines.keepTo(living);
    change();
  }

  let looking: Promise<void> | null = null;
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  // A store that does not answer has others to say so; until then nothing changes.
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
    clientAt: (node, end, onFrame) => lineTo(node)?.openClient(end, onFrame) ?? null,
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
      await looking?.catch(() => undefined);
      isLeaving = true;
      if (joined === null) return;
      clearInterval(joined.ticker);
      await deleteNode(db, self.id).catch(() => undefined);
      tell();
      change();
    },
    async close() {
      closed = true;
      await looking?.catch(() => undefined);
      joined?.lines.close();
      await joined?.carrier.close();
    },
  };
}
