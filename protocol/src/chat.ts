import { z } from 'zod';
import type { EMOTES } from './constants.ts';
import { QUICK_PHRASES } from './constants.ts';
import { instant } from './fields.ts';
import { person } from './identities.ts';

export type Emote = (typeof EMOTES)[number];
export type QuickPhrase = (typeof QUICK_PHRASES)[number];

export const chatLine = z.object({
  n: z.int(),
  person,
  at: instant,
  text: z.string().nullable(),
  phrase: z.enum(QUICK_PHRASES).nullable(),
});
export type ChatLine = Readonly<z.infer<typeof chatLine>>;
