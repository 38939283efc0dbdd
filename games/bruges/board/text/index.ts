import type { KitText, Say as SayOf } from '@belfry/board-kit';
import type { Text as GameText } from '@belfry/bruges';
import type { Translated } from '@belfry/kernel';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type Text = typeof en;
export const TEXT = { en, nl } satisfies Translated<Text>;

/** What the parts of this board say: the words of the game, of its board and of all boards. */
export type Words = GameText & Text & KitText;
export type Say = SayOf<Words>;
