import { BadInput } from '@belfry/kernel';
import type { ServerMessage } from '@belfry/protocol';
import { serverMessage } from '@belfry/protocol/schemas';

const SHOWN = 100;

/** Returns the message of a frame; throws one sentence if it is not part of the protocol. */
export function readFrame(frame: string): ServerMessage {
  const message = serverMessage.safeParse(parse(frame));
  if (message.success) return message.data;
  throw new BadInput(`the server sent what this version does not understand: ${frame.slice(0, SHOWN)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
