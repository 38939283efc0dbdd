import type { UiText } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** The text of a review, besides that of the game. */
export type MirrorText = UiText & typeof en;
