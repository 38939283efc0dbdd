// People as others see them, and what somebody wants to do with whom.
import { z } from 'zod';
import { instant, list, plainText } from './fields.ts';
import { person } from './resources.ts';

/** What somebody has played to the end with other people, game by game. */
const playedGame = z.object({
  game: z.string(),
  matches: z.int(),
  /** How often they came first, second, and so on. */
  places: list(z.int()),
  /** Matches that give no place: a bot made moves for them, a player was expelled, or all agreed to end it without a result. */
  uncounted: z.int().default(0),
});
export type PlayedGame = Readonly<z.infer<typeof playedGame>>;

/** Somebody as their profile tells of them. Whoever hides it shows name and crest alone, as at any table. */
export const profile = z.object({
  person,
  hidden: z.boolean(),
  /** Since when they come here. */
  since: instant.nullable(),
  games: list(playedGame),
  /** Have you blocked them? */
  blocked: z.boolean(),
});
export type Profile = Readonly<z.infer<typeof profile>>;

/** Somebody you have played with, or blocked. */
const acquaintance = z.object({
  person,
  /** So many matches you sat at one table, and when the last of them began or ended. */
  matches: z.int(),
  lastAt: instant.nullable(),
  blocked: z.boolean(),
});
export type Acquaintance = Readonly<z.infer<typeof acquaintance>>;

export const acquaintances = z.object({ people: list(acquaintance) });
export const personId = plainText.min(1).max(60);
