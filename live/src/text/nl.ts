import type { Catalogue } from '@belfry/kernel';
import type { MatchRefusalKey } from './en.ts';

export const nl = {
  'refused.not-your-turn': 'Je bent nu niet aan de beurt.',
  'refused.gone-on': 'Het spel is intussen verdergegaan. Kijk opnieuw naar de tafel.',
  'refused.not-so-far': 'Zo ver is het spel nog niet.',
  'refused.not-playing': 'Dit spel wordt niet gespeeld.',
  'refused.against-the-rules': 'De regels staan dit nu niet toe.',
  'refused.unreadable': 'De tafel begrijpt deze zet niet.',
  'refused.no-way-back': 'Naar dat moment is er geen weg terug.',
  'refused.no-vote': 'Niemand vraagt nog om terug te nemen.',
  'refused.other-vote': 'Er wordt nu iets anders gevraagd. Kijk nog eens.',
  'refused.other-rules': 'Dit spel volgt een oudere versie van de regels (versie {theirs}; hier is het {ours}).',
} as const satisfies Catalogue<MatchRefusalKey>;
