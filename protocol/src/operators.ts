// What operators see and do.
import { z } from 'zod';
import { OPERATOR_ACTS } from './constants.ts';
import { instant, list, plainText } from './fields.ts';
import { person } from './identities.ts';

/** A person as operators see them. */
export const foundPerson = person.extend({
  login: z.string().nullable(),
  createdAt: instant,
  /** Since when this person cannot sign in; null if not banned. */
  bannedAt: instant.nullable(),
  operator: z.boolean(),
  /** The owner of a bot account. */
  owner: z.string().nullable(),
  sessions: z.int(),
  tables: z.int(),
});
export type FoundPerson = Readonly<z.infer<typeof foundPerson>>;

/** An operator's action on a person (by id or login) or a table (by id). */
export const operatorAct = z.strictObject({
  act: z.enum(OPERATOR_ACTS),
  subject: plainText.min(1).max(60),
  /** The reason, for the log. */
  reason: plainText.max(200).exactOptional(),
});
export type OperatorAct = Readonly<z.infer<typeof operatorAct>>;

/**
 * A line of the operator log: the action, its actor (null: the machine's console) and its target. Names are current; null for deleted
 * people and for tables.
 */
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
