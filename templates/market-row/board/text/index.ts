import type { KitText, Say as SayOf } from '@belfry/board-kit';
import type { Translated } from '@belfry/kernel';
import type { Text as GameText } from '../../src/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type Text = typeof en;
export const TEXT = { en, nl } satisfies Translated<Text>;

/** The texts available to this board: those of the game, of its board and of all boards. */
export type Words = GameText & Text & KitText;
export type Say = SayOf<Words>;
