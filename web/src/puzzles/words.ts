import { words as en } from './words-en.ts';
import { words as nl } from './words-nl.ts';

export const PUZZLE = { en, nl };
