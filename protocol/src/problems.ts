import { z } from 'zod';
import { PROBLEM_CODES } from './constants.ts';
import { refusalCode, refusalFields } from './fields.ts';

/** The body of every HTTP response that is not 2xx; the last fields are for refusals. */
const { reason, args, clause, phrase } = refusalFields;
export const problem = z.object({
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  refusal: refusalCode.exactOptional(),
  reason: reason.exactOptional(),
  args: args.exactOptional(),
  clause,
  phrase,
});
export type Problem = Readonly<z.infer<typeof problem>>;
export type ProblemCode = Problem['code'];
