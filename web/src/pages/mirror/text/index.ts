import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };
