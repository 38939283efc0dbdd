/**
 * The protocol that this page, program or server speaks. It grows by one whenever one of today would be misunderstood by one of yesterday.
 * Neighbouring numbers understand each other, so that pages and nodes of two versions work side by side during an upgrade.
 * What is new in an answer has a default in its schema, for a neighbour that does not send it yet.
 * Whoever names no number (every page before number 2, and programs) is served as well as can be.
 */
export const PROTOCOL = 2;

/** How a page names its number in a request, and the server its own in every answer. The socket's address has it as `protocol`. */
export const PROTOCOL_HEADER = 'belfry-protocol';

/** A private close code: this page and this server do not understand each other. */
export const OTHER_PROTOCOL = 4426;

export function understandEachOther(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}
