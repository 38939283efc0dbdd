import type { TableId } from '@belfry/protocol';

/** Which tables this node owns: only the owner runs their clocks and bots. Other nodes may change them too, and notify the owner. */
export interface TableOwners {
  isOwn(table: TableId): boolean;
}
