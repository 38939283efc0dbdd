import { TEXT as REFUSALS } from '../refusals/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Text of the shell and of refusals, present on every page. */
export const UI = { en: { ...REFUSALS.en, ...en }, nl: { ...REFUSALS.nl, ...nl } };

export type UiText = (typeof UI)['en'];
export type TextKey = keyof UiText;
