/** The one among some nodes that has the highest number for a key: when one goes only its keys move, when one comes only those that are its own. */
export function rendezvous<N extends { readonly id: string }>(nodes: readonly N[], key: string): N | undefined {
  let best: N | undefined;
  let most = -1;
  for (const node of nodes) {
    const number = hash(`${node.id} ${key}`);
    if (number > most || (number === most && best !== undefined && node.id < best.id)) {
      best = node;
      most = number;
    }
  }
  return best;
}

/** FNV-1a, and the last steps of MurmurHash3, so that similar names are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
