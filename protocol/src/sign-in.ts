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
export type SignInMethods = Readonly<z.infer<typeof signInMethods>>;
