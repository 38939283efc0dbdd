import type { z } from 'zod';

/** JSON from a column, checked: what somebody else wrote there is found here and not three calls later. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T {
  return schema.parse(JSON.parse(text));
}
