// The sign-in methods of an account, as its owner sees them.
import { z } from 'zod';
import { SIGN_IN_CHANGES } from './constants.ts';
import { instant, list } from './fields.ts';

export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

export const signInMethods = z.object({
  passkeys: list(
    z.object({
      id: z.string(),
      createdAt: instant,
      /** When it was last used; null if never. */
      usedAt: instant.nullable(),
    }),
  ),
  /** Changes to your sign-in methods, newest first. */
  changes: list(z.object({ what: z.enum(SIGN_IN_CHANGES), at: instant })),
});
export const devices = z.object({
  /** The browsers where you are signed in, newest first. */
  devices: list(
    z.object({
      id: z.string(),
      since: instant,
      /** Whether it is this browser. */
      here: z.boolean(),
    }),
  ),
  /** When the link to continue on another device expires; null if there is none. */
  linkUntil: instant.nullable(),
});
export type Devices = Readonly<z.infer<typeof devices>>;

/** A one-time code with which a guest continues on another device. */
export const handOver = z.object({ code: z.string(), until: instant });
export type HandOver = Readonly<z.infer<typeof handOver>>;
export type SignInMethods = Readonly<z.infer<typeof signInMethods>>;
