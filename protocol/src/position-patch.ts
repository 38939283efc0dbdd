import { applyPatch, type Json, makePatch, UnfitPatch } from './json-patch.ts';
import type { ServerMessage } from './messages.ts';
import type { Position, Step } from './resources.ts';
import { textHash } from './text-hash.ts';

// What a client is told after it has a position: what has changed in it since. Server, page and programs all make and follow patches here.

export type PatchMessage = Extract<ServerMessage, { type: 'patch' }>;

/** A client that names this in the socket's address (`/socket?patches=1`) is sent patches; any other whole positions. */
export const PATCHES = 1;

/** In one of so many entries the patch comes with the hash of the view it leads to. */
const HASH_EVERY = 16;

/** The news of some entries for whoever has the position before them. */
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
 * The position after a patch: the one that was known when the patch brings nothing new, and null when it does not follow on what was known, so that the
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
