import type { Crest } from '@belfry/protocol';
import { useSettings } from '../base/settings.ts';
import type { PageSay } from '../base/voice.ts';
import { useMe } from './api.ts';

/** Returns our name and crest at every table: as the server knows them, else as this device remembers them. */
export function useOwnLooks(say: PageSay): { readonly name: string; readonly crest: Crest | undefined } {
  useMe((state) => state.me);
  useSettings();
  return ownLooks(say);
}

/** Returns the same outside React, as it is now. */
export function ownLooks(say: PageSay): { readonly name: string; readonly crest: Crest | undefined } {
  const { me } = useMe.getState();
  const { name, guestName } = useSettings.getState();
  return { name: me?.name ?? (name.trim() || guestName || say('guest')), crest: me?.crest };
}
