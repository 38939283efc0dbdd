import { BadInput } from '@belfry/kernel';
import type { ServerMessage } from '@belfry/protocol';
import { serverMessage } from '@belfry/protocol/schemas';

const SHOWN = 100;

/** The message of a frame; what is none of the protocol is said in one sentence. */
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
