/**
 * The protocol version of this page, program or server. It increases whenever an older version would misunderstand a newer one. Adjacent
 * versions are compatible, so pages and nodes of two versions work side by side during an upgrade. New response fields have a default in
 * their schema, for an adjacent version that does not send them yet. The server does its best for clients that name no version (every page
 * before version 2, and programs).
 */
export const PROTOCOL = 2;

/** The header for the protocol version in requests and responses. The socket's address carries it as `protocol`. */
export const PROTOCOL_HEADER = 'belfry-protocol';

/** A private close code: this page and this server have incompatible protocol versions. */
export const OTHER_PROTOCOL = 4426;

export function understandEachOther(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}
