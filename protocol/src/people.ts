// People as others see them, and one person's relation to another.
import { z } from 'zod';
import { instant, list, plainText } from './fields.ts';
import { person } from './identities.ts';

/** A person's finished matches of one game with other people. */
const playedGame = z.object({
  game: z.string(),
  matches: z.int(),
  /** How often they came first, second, and so on. */
  places: list(z.int()),
  /** Matches that give no place: a bot made moves for them, a player was expelled, or the players agreed to end it without a result. */
  uncounted: z.int().default(0),
});
export type PlayedGame = Readonly<z.infer<typeof playedGame>>;

/** A person's profile. A hidden profile shows only name and crest, as at any table. */
export const profile = z.object({
  person,
  hidden: z.boolean(),
  /** When they first came to this server. */
  since: instant.nullable(),
  games: list(playedGame),
  /** Whether you have blocked them. */
  blocked: z.boolean(),
});
export type Profile = Readonly<z.infer<typeof profile>>;

/** A person you have played with, or blocked. */
const acquaintance = z.object({
  person,
  /** The number of matches you shared, and when the last of them began or ended. */
  matches: z.int(),
  lastAt: instant.nullable(),
  blocked: z.boolean(),
});
export type Acquaintance = Readonly<z.infer<typeof acquaintance>>;

export const acquaintances = z.object({ people: list(acquaintance) });
export const personId = plainText.min(1).max(60);
