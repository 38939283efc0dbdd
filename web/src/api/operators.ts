import type { ActLine, FoundPerson, OperatorAct } from '@belfry/protocol';
import { ask } from './api.ts';

/** What the people who run the server can ask of it. */
export const house = {
  find: async (text: string) =>
    (await ask<{ people: readonly FoundPerson[] }>(`/operators/people?find=${encodeURIComponent(text)}`)).people,
  log: async () => (await ask<{ acts: readonly ActLine[] }>('/operators/acts')).acts,
  /** Gives the log with it. */
  carryOut: async (act: OperatorAct) => (await ask<{ acts: readonly ActLine[] }>('/operators/acts', 'POST', act)).acts,
};
