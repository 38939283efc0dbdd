import type { Translated } from '@belfry/kernel';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl } satisfies Translated<typeof en>;
