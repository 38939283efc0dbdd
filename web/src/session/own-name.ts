import type { Crest } from '@belfry/protocol';
import { useSettings } from '../settings.ts';
import type { Ui } from '../text/speech.ts';
import { useMe } from './server/api.ts';

/** Who we are at every table: as the server knows us; without one as this device remembers us. */
export function useOwnLooks(ui: Ui): { readonly name: string; readonly crest: Crest | undefined } {
  const me = useMe((state) => state.me);
  const { name, guestName } = useSettings();
  return { name: me?.name ?? (name.trim() || guestName || ui('guest')), crest: me?.crest };
}
