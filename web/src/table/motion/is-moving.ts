import { reducesMotion } from '@belfry/board-kit';
import { useSettings } from '../../base/settings.ts';

/** True if animations are on. */
export function isMoving(): boolean {
  return useSettings.getState().motion !== 'off' && !reducesMotion();
}
