import { reducesMotion } from '@belfry/board-kit';
import { useSettings } from '../../base/settings.ts';

/** Is anything to move on this screen? */
export function isMoving(): boolean {
  return useSettings.getState().motion !== 'off' && !reducesMotion();
}
