import type { Acquaintance, Profile } from '@belfry/protocol';
import { ask } from './api.ts';

const personAt = (id: string) => `/people/${encodeURIComponent(id)}`;

/** API for profiles, invitations and blocking. */
export const peopleApi = {
  all: async () => (await ask<{ people: readonly Acquaintance[] }>('/people')).people,
  profile: (id: string) => ask<Profile>(personAt(id)),
  block: (id: string) => ask<void>(`${personAt(id)}/block`, 'PUT', {}),
  unblock: (id: string) => ask<void>(`${personAt(id)}/block`, 'DELETE'),
  invited: async (table: string) => (await ask<{ people: readonly string[] }>(`/tables/${table}/invitations`)).people,
  invite: (table: string, person: string) => ask<void>(`/tables/${table}/invitations`, 'POST', { person }),
  decline: (table: string) => ask<void>(`/tables/${table}/invitations`, 'DELETE'),
};
