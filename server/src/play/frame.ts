import type { ServerMessage } from '@belfry/protocol';

/** A message as it goes over the wire. */
export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}
