import { textHash } from '@belfry/protocol';

/** The one among some nodes that has the highest number for a key: when one goes only its keys move, when one comes only those that are its own. */
export function rendezvous<N extends { readonly id: string }>(nodes: readonly N[], key: string): N | undefined {
  let best: N | undefined;
  let most = -1;
  for (const node of nodes) {
    const number = textHash(`${node.id} ${key}`);
    if (number > most || (number === most && best !== undefined && node.id < best.id)) {
      best = node;
      most = number;
    }
  }
  return best;
}
