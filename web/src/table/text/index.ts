import { following as en } from './en.ts';
import { following as nl } from './nl.ts';

export const FOLLOWING = { en, nl };
