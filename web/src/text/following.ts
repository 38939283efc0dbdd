import { following as en } from './following-en.ts';
import { following as nl } from './following-nl.ts';

export const FOLLOWING = { en, nl };
