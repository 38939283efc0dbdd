// What the people who run a server see and do.
import { z } from 'zod';
import { OPERATOR_ACTS } from './constants.ts';
import { instant, list, plainText } from './fields.ts';
import { person } from './resources.ts';

/** Somebody as operators see them. */
export const foundPerson = person.extend({
  login: z.string().nullable(),
  createdAt: instant,
  /** Since when nobody gets in as them; null: they may. */
  bannedAt: instant.nullable(),
  operator: z.boolean(),
  /** Whose bot it is. */
  owner: z.string().nullable(),
  sessions: z.int(),
  tables: z.int(),
});
export type FoundPerson = Readonly<z.infer<typeof foundPerson>>;

/** Something an operator does to a person, by id or login, or to a table, by id. */
export const operatorAct = z.strictObject({
  act: z.enum(OPERATOR_ACTS),
  subject: plainText.min(1).max(60),
  /** Why, for the log. */
  reason: plainText.max(200).exactOptional(),
});
export type OperatorAct = Readonly<z.infer<typeof operatorAct>>;

/** What was done, by whom (null: at the console of the machine) and to whom or what; names as they are now, null for who is gone and for tables. */
export const actLine = z.object({
  id: z.string(),
  at: instant,
  by: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  act: z.enum(OPERATOR_ACTS),
  subject: z.object({ id: z.string(), name: z.string().nullable() }),
  reason: z.string().nullable(),
});
export type ActLine = Readonly<z.infer<typeof actLine>>;

export const foundPeople = z.object({ people: list(foundPerson) });
export const actLog = z.object({ acts: list(actLine) });
