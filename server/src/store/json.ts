import type { z } from 'zod';

/** Parses and validates JSON from a column, so that corrupt data is found here and not three calls later. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T {
  return schema.parse(JSON.parse(text));
}
