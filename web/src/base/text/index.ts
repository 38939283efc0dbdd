import { TEXT as REFUSALS } from '../refusals/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** The words of the shell, and why something is refused: they are there on every page. */
export const UI = { en: { ...REFUSALS.en, ...en }, nl: { ...REFUSALS.nl, ...nl } };

export type UiText = (typeof UI)['en'];
export type TextKey = keyof UiText;
