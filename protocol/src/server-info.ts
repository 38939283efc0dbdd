import { z } from 'zod';
import { list } from './fields.ts';

/** The games of this server, for clients that do not include them. */
const gameInfo = z.object({
  id: z.string(),
  rules: z.int(),
  players: z.object({ min: z.int(), max: z.int() }),
  options: list(z.object({ id: z.string(), values: list(z.string()), clauses: list(z.string()) })),
});
export const serverInfo = z.object({
  games: list(gameInfo),
  levels: list(z.string()),
  /**
   * For requests from the server's own machine: how others reach it. `onlyHere`: nobody else can, because the server listens on this
   * machine only.
   */
  reach: z.object({ addresses: list(z.string()), onlyHere: z.boolean() }).exactOptional(),
});
export type ServerInfo = Readonly<z.infer<typeof serverInfo>>;
