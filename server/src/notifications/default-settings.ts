import { CHANNELS, type NoticeSettings } from '@belfry/protocol';

/** What somebody hears of who has not said otherwise: everything but talk, by every way they have given. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  choices: { turn: CHANNELS, reminder: CHANNELS, invited: CHANNELS, chat: [], over: CHANNELS },
  quiet: null,
  zone: 'UTC',
  language: 'en',
};
