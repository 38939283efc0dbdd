import { words as en } from './en.ts';
import { words as nl } from './nl.ts';

export const MIRROR = { en, nl };
