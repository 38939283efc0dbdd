// The ways into an account, as its owner sees them.
import { z } from 'zod';
import { SIGN_IN_CHANGES } from './constants.ts';
import { instant, list } from './fields.ts';

export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

export const signInMethods = z.object({
  passkeys: list(
    z.object({
      id: z.string(),
      createdAt: instant,
      /** Null: not since it was added. */
      usedAt: instant.nullable(),
    }),
  ),
  /** What was changed in how you sign in, the latest first. */
  changes: list(z.object({ what: z.enum(SIGN_IN_CHANGES), at: instant })),
});
export const devices = z.object({
  /** The browsers in which you are yourself, the latest first. */
  devices: list(
    z.object({
      id: z.string(),
      since: instant,
      /** Is it this one? */
      here: z.boolean(),
    }),
  ),
  /** Until when a link to go on at another device can be used; null where there is none. */
  linkUntil: instant.nullable(),
});
export type Devices = Readonly<z.infer<typeof devices>>;

/** A code with which a guest goes on at another device, once. */
export const handOver = z.object({ code: z.string(), until: instant });
export type HandOver = Readonly<z.infer<typeof handOver>>;
export type SignInMethods = Readonly<z.infer<typeof signInMethods>>;
