import type { PageSay, UiText } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

export type TableSettingsText = UiText & typeof en;
export type TableSettingsSay = PageSay<typeof en>;
