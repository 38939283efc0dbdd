import type { ActLine, FoundPerson, OperatorAct } from '@belfry/protocol';
import { ask } from './api.ts';

/** API for the operators of the server. */
export const operators = {
  find: async (text: string) =>
    (await ask<{ people: readonly FoundPerson[] }>(`/operators/people?find=${encodeURIComponent(text)}`)).people,
  log: async () => (await ask<{ acts: readonly ActLine[] }>('/operators/acts')).acts,
  /** Carries out an act and returns the updated log. */
  carryOut: async (act: OperatorAct) => (await ask<{ acts: readonly ActLine[] }>('/operators/acts', 'POST', act)).acts,
};
