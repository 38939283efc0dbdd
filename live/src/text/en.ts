import type { Catalogue } from '@belfry/kernel';
import type { MatchReason } from '../refusals.ts';

export type MatchRefusalKey = `refused.${MatchReason}`;

export const en = {
  'refused.not-your-turn': 'It is not your turn.',
  'refused.gone-on': 'The game has moved on. Check the table again.',
  'refused.not-so-far': 'The game has not reached that point yet.',
  'refused.not-playing': 'This game is not in progress.',
  'refused.against-the-rules': 'The rules do not allow this now.',
  'refused.unreadable': 'This is not a readable move.',
  'refused.no-way-back': 'You cannot undo to that moment.',
  'refused.no-vote': 'Nobody is asking to undo any more.',
  'refused.other-vote': 'The undo request has changed. Check it again.',
  'refused.other-rules': 'This game uses an older version of the rules (version {theirs}; this is version {ours}).',
} as const satisfies Catalogue<MatchRefusalKey>;
