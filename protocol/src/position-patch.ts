import { applyPatch, type Json, makePatch, UnfitPatch } from './json-patch.ts';
import type { ServerMessage } from './messages.ts';
import type { Position, Step } from './positions.ts';
import { textHash } from './text-hash.ts';

// Position patches: server, page and programs all create and apply them here.

export type PatchMessage = Extract<ServerMessage, { type: 'patch' }>;

/** A client with this in the socket's address (`/socket?patches=1`) receives patches; any other receives whole positions. */
export const PATCHES = 1;

/** One entry in this many carries the hash of the resulting view. */
const HASH_EVERY = 16;

/** Returns the message for some entries to a client that has the position before them. */
export function patchMessage(table: string, before: Position['view'], steps: readonly Step[], position: Position): PatchMessage {
  const { seq, view, legal, undo, clocks, standing } = position;
  return {
    type: 'patch',
    table,
    steps,
    view: makePatch(before, view) ?? {},
    ...(legal.length === 0 ? {} : { legal }),
    ...(undo.length === 0 ? {} : { undo }),
    ...(clocks === null ? {} : { clocks }),
    ...(standing === undefined ? {} : { standing }),
    ...(seq % HASH_EVERY === 0 ? { hash: hashOf(view) } : {}),
  };
}

/**
 * Returns the position after a patch. Returns the known position if the patch is old, and null if the patch does not follow it, so that the
 * client must sync.
 */
export function followPatch(known: Position | null, message: PatchMessage): Position | null {
  const { steps, view: change, legal = [], undo = [], clocks = null, standing, hash } = message;
  const [first, last] = [steps[0], steps.at(-1)];
  if (known === null || first === undefined || last === undefined) return null;
  if (last.seq <= known.seq) return known;
  if (first.seq !== known.seq + 1) return null;
  const view = patched(known.view, change);
  if (view === null || (hash !== undefined && hash !== hashOf(view))) return null;
  return { seq: last.seq, viewer: known.viewer, view, legal, undo, clocks, ...(standing === undefined ? {} : { standing }) };
}

function patched(view: Position['view'], change: PatchMessage['view']): Position['view'] | null {
  try {
    return applyPatch(view as unknown as Json, change) as unknown as Position['view'];
  } catch (error) {
    if (error instanceof UnfitPatch) return null;
    throw error;
  }
}

function hashOf(view: Position['view']): number {
  return textHash(JSON.stringify(view));
}
