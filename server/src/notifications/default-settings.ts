import { CHANNELS, type NoticeSettings } from '@belfry/protocol';

/** The settings of a user who has chosen none: everything but chat, by every channel. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  choices: { turn: CHANNELS, reminder: CHANNELS, invited: CHANNELS, chat: [], over: CHANNELS },
  quiet: null,
  zone: 'UTC',
  language: 'en',
};
