import type { Catalogue, Language } from '@belfry/kernel';
import { en, type MatchRefusalKey } from './en.ts';
import { nl } from './nl.ts';

/** Why a match refuses something, for players: what the reasons say in each language. */
export const matchRefusals: Readonly<Record<Language, Catalogue<MatchRefusalKey>>> = { en, nl };
