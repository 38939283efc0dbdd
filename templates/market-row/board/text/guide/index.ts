import type { Say as SayOf } from '@belfry/board-kit';
import type { Translated } from '@belfry/kernel';
import type { Words } from '../index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type Text = typeof en;
export const TEXT = { en, nl } satisfies Translated<Text>;

/** The guide uses its own texts and those of the board. */
export type Say = SayOf<Words & Text>;
