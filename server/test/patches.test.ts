import { makeTable, newVisitor, openLine, Player, type Visitor } from '@belfry/client';
import type { Position, ServerMessage } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { onAnyStore } from './test-servers.ts';

onAnyStore('patches', (servers) => {
  interface Pair {
    /** Gets patches. */
    readonly player: Player;
    readonly frames: ServerMessage['type'][];
    /** Gets whole positions. */
    readonly whole: () => Position | undefined;
    close(): void;
  }

  async function look(visitor: Visitor, table: string, seat: number | null): Promise<Pair> {
    const frames: ServerMessage['type'][] = [];
    const overheard = (frame: string): void => void frames.push(JSON.parse(frame).type);
    const player = new Player({ visitor, table, seat, choose: null, overheard });
    const line = await openLine(visitor);
    line.say({ type: 'sync', table, seat });
    await expect.poll(() => player.position).not.toBeNull();
    const positions = () =>
      line.heard.flatMap((message) => (message.type === 'snapshot' || message.type === 'steps' ? (message.position ?? []) : []));
    const close = (): void => {
      player.stop();
      line.close();
    };
    return { player, frames, whole: () => positions().at(-1), close };
  }

  it('are sent live or delayed, and lead to the same positions as full snapshots', async () => {
    const server = await servers.open();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, delay: 1, start: true });
    const open = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, start: true });
    const all = [await look(ann, id, 0), await look(ann, id, 1), await look(ben, id, null), await look(ben, open.id, null)];
    const [first, second, late, spectator] = all as [Pair, Pair, Pair, Pair];
    let request = 0;
    const about = (table: string) => ({ id: `r${request++}`, table });

    /** Plays a number of entries at a table, with an undo now and then. */
    async function play(table: string, one: Player, other: Player, entries: number): Promise<void> {
      for (let n = 0; n < entries; n++) {
        const [mover, seat] = (one.position?.legal.length ?? 0) > 0 ? ([one, 0] as const) : ([other, 1] as const);
        const { seq = 0, legal = [], undo = [] } = mover.position ?? {};
        const [to] = undo;
        const stored =
          to !== undefined && n % 5 === 4
            ? await mover.request({ type: 'undo', ...about(table), seat, seq, to })
            : await mover.request({ type: 'move', ...about(table), seat, seq, move: legal[0] ?? '' });
        await expect.poll(() => Math.min(one.lastSeq, other.lastSeq)).toBeGreaterThanOrEqual(stored);
      }
    }

    await play(id, first.player, second.player, 40);
    const others = [await look(ann, open.id, 0), await look(ann, open.id, 1)] as [Pair, Pair];
    await play(open.id, others[0].player, others[1].player, 40);
    await first.player.request({ type: 'concede', ...about(id), seat: 0 }).catch(() => undefined);
    // Late spectators catch up when the delay has passed.
    await expect
      .poll(() => [late.player.position?.seq, spectator.player.position?.seq])
      .toEqual([first.player.position?.seq, others[0].player.position?.seq]);
    // The two lines hear of the last entry one after the other.
    for (const { player, whole } of [first, second, late, spectator])
      await expect.poll(() => JSON.stringify(player.position) === JSON.stringify(whole())).toBe(true);
    for (const { frames } of [first, second, late, spectator]) {
      const told = (type: ServerMessage['type']): number => frames.filter((each) => each === type).length;
      expect(told('patch')).toBeGreaterThan(told('steps'));
      expect(told('patch') + told('steps')).toBeGreaterThan(3);
    }
    for (const pair of [...all, ...others]) pair.close();
  });
});
