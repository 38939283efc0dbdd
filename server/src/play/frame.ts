import type { ServerMessage } from '../protocol/index.ts';

/** A message as it goes over the wire. */
export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}
