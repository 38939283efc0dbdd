import { useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export const useLinkSay = () => useSay<typeof en>(TEXT);
