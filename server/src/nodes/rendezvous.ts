import { textHash } from '@belfry/protocol';

/**
 * Returns the node with the highest hash for a key (rendezvous hashing): when a node goes, only its keys move; when one comes, only the
 * keys it now owns.
 */
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
