import type { Crest } from '@belfry/protocol';
import { useSettings } from '../base/settings.ts';
import type { PageSay } from '../base/voice.ts';
import { useMe } from './api.ts';

/** Who we are at every table: as the server knows us; without one as this device remembers us. */
export function useOwnLooks(say: PageSay): { readonly name: string; readonly crest: Crest | undefined } {
  useMe((state) => state.me);
  useSettings();
  return ownLooks(say);
}

/** The same, at this moment. */
export function ownLooks(say: PageSay): { readonly name: string; readonly crest: Crest | undefined } {
  const { me } = useMe.getState();
  const { name, guestName } = useSettings.getState();
  return { name: me?.name ?? (name.trim() || guestName || say('guest')), crest: me?.crest };
}
