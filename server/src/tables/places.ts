import type { TableId } from '@belfry/protocol';

/** Which tables this node looks after: it alone runs their clocks and asks their bots. Others may change them too, and it hears of it. */
export interface Places {
  isOwn(table: TableId): boolean;
}
