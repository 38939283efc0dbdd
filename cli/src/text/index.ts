import type { Catalogue, Language } from '@belfry/kernel';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type TextKey = keyof typeof en;

export const terminalText: Readonly<Record<Language, Catalogue<TextKey>>> = { en, nl };
