import type { BotHost, Question } from '@belfry/bots';
import { clientMessage, me } from '@belfry/protocol/schemas';
import { z } from 'zod';
import type { Answer, Line } from '../nodes/carrier.ts';
import { type ClientEnd, PULSE_MS, readText, SILENCE_MS } from '../nodes/home-line.ts';
import type { PlayPort } from '../play/play-port.ts';
import { frame } from '../play/render-table.ts';
import { startTableClient, type TableClient } from './table-client.ts';

/** A node of the version before emotes does not name them. */
const clientEnd: z.ZodType<ClientEnd> = z.object({ me, patches: z.boolean(), emotes: z.boolean().default(false) });

/** Serves clients of other nodes at this node's tables, and computes bot moves for tables of other nodes. */
export function answerNodes(context: PlayPort, bots: BotHost): Answer {
  return (from, line) => {
    const clients = new Map<number, TableClient>();
    const frames = groupFrames(line);
    let heardAt = performance.now();
    const pulse = setInterval(() => {
      if (performance.now() - heardAt > 2 * SILENCE_MS) line.close();
    }, PULSE_MS);
    pulse.unref();

    function open(number: number, text: string): void {
      const end = clientEnd.parse(JSON.parse(text));
      const send = (each: string): void => frames.put(number, each);
      clients.set(
        number,
        startTableClient(context, {
          ...{ ...end, identity: end.me.id, send },
          isThere: () => clients.has(number),
          complain: (code, message, table) => send(frame({ type: 'error', code, message, ...(table === undefined ? {} : { table }) })),
        }),
      );
    }

    function close(number: number): void {
      const client = clients.get(number);
      clients.delete(number);
      client?.lookAwayFromAll();
    }

    async function think(number: number, question: Question): Promise<void> {
      line.send(`r ${number} ${JSON.stringify(await bots.think(question))}`);
    }

    function hear(text: string): void {
      heardAt = performance.now();
      const { kind, numbers, rest } = readText(text);
      const number = Number(numbers);
      if (kind === 'p') line.send('p');
      else if (kind === 'o') open(number, rest);
      else if (kind === 'c') close(number);
      else if (kind === 't') think(number, JSON.parse(rest) as Question).catch(() => line.close());
      else if (kind === 'm') {
        const message = clientMessage.parse(JSON.parse(rest));
        if ('table' in message) void clients.get(number)?.handle(message);
      }
    }

    return {
      text(text) {
        try {
          hear(text);
        } catch (error) {
          context.log.error({ err: error, from }, 'another node said something that is not understood');
          line.close();
        }
      },
      closed() {
        clearInterval(pulse);
        for (const number of [...clients.keys()]) close(number);
      },
    };
  };
}

/** Batches the frames of one tick: a frame for several clients is sent once, and each client gets its frames in order. */
function groupFrames(line: Line): { put(client: number, frame: string): void } {
  let groups: { readonly frame: string; readonly clients: number[] }[] = [];
  let known = new Map<string, number>();
  let last = new Map<number, number>();

  function empty(): void {
    const waiting = groups;
    groups = [];
    known = new Map();
    last = new Map();
    for (const { frame: text, clients } of waiting) line.send(`f ${clients.join(',')} ${text}`);
  }

  return {
    put(client, text) {
      if (groups.length === 0) process.nextTick(empty);
      const at = known.get(text);
      if (at !== undefined && at > (last.get(client) ?? -1)) {
        groups[at]?.clients.push(client);
        last.set(client, at);
        return;
      }
      known.set(text, groups.length);
      last.set(client, groups.length);
      groups.push({ frame: text, clients: [client] });
    },
  };
}
