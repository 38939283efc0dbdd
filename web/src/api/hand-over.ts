import type { Devices, HandOver, Me, Person } from '@belfry/protocol';
import { ask, iAm } from './api.ts';

/** API for the browsers that share our identity, and for the link with which a guest continues in another browser. */
export const handOverApi = {
  devices: () => ask<Devices>('/me/devices'),
  end: (id: string) => ask<void>(`/me/devices/${id}`, 'DELETE'),
  make: () => ask<HandOver>('/me/hand-over', 'POST', {}),
  withdraw: () => ask<void>('/me/hand-over', 'DELETE'),
  owner: (code: string) => ask<Person>('/hand-over/owner', 'POST', { code }),
  accept: async (code: string, sure?: true) => iAm(await ask<Me>('/hand-over', 'POST', { code, sure })),
};
