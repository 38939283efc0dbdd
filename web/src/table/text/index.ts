import type { NameOfGame, UiText } from '../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** The text of every table: that of the shell and of the table, and the name of the game. */
export type TableText = UiText & typeof en & NameOfGame;
