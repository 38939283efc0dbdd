import type { Crest } from '@belfry/protocol';
import { useSettings } from '../base/settings.ts';
import type { Ui } from '../base/voice.ts';
import { useMe } from './api.ts';

/** Who we are at every table: as the server knows us; without one as this device remembers us. */
export function useOwnLooks(ui: Ui): { readonly name: string; readonly crest: Crest | undefined } {
  useMe((state) => state.me);
  useSettings();
  return ownLooks(ui);
}

/** The same, at this moment. */
export function ownLooks(ui: Ui): { readonly name: string; readonly crest: Crest | undefined } {
  const { me } = useMe.getState();
  const { name, guestName } = useSettings.getState();
  return { name: me?.name ?? (name.trim() || guestName || ui('guest')), crest: me?.crest };
}
