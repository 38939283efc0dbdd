import type { Ui } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

export type TableSettingsUi = Ui<typeof en>;
