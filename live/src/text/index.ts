import type { Catalogue, Language } from '@belfry/kernel';
import { en, type MatchRefusalKey } from './en.ts';
import { nl } from './nl.ts';

/** Translations of the reasons for which a match refuses something. */
export const matchRefusals: Readonly<Record<Language, Catalogue<MatchRefusalKey>>> = { en, nl };
