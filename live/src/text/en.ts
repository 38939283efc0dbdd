import type { Catalogue } from '@belfry/kernel';
import type { MatchReason } from '../refusals.ts';

export type MatchRefusalKey = `refused.${MatchReason}`;

export const en = {
  'refused.not-your-turn': 'It is not your turn now.',
  'refused.gone-on': 'The game has gone on meanwhile. Look at the table again.',
  'refused.not-so-far': 'The game has not come that far.',
  'refused.not-playing': 'This game is not being played.',
  'refused.against-the-rules': 'The rules do not allow this now.',
  'refused.unreadable': 'The table cannot make out this move.',
  'refused.no-way-back': 'There is no way back to that moment.',
  'refused.no-vote': 'Nobody asks to take back any more.',
  'refused.other-vote': 'Something else is asked now. Look at it again.',
  'refused.other-rules': 'This game follows an older version of the rules (version {theirs}; here it is {ours}).',
} as const satisfies Catalogue<MatchRefusalKey>;
