import type { UiText } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** What the mirror says beside the words of the game. */
export type MirrorText = UiText & typeof en;
