import type { Catalogue } from '@belfry/kernel';
import type { MatchRefusalKey } from './en.ts';

export const nl = {
  'refused.not-your-turn': 'Je bent nu niet aan de beurt.',
  'refused.gone-on': 'Het spel is intussen verdergegaan. Kijk opnieuw naar de tafel.',
  'refused.not-so-far': 'Zo ver is het spel nog niet.',
  'refused.not-playing': 'Dit spel is niet bezig.',
  'refused.against-the-rules': 'De regels staan dit nu niet toe.',
  'refused.unreadable': 'Deze zet is niet leesbaar.',
  'refused.no-way-back': 'Tot dat moment kun je niet terugnemen.',
  'refused.no-vote': 'Niemand vraagt nog om terug te nemen.',
  'refused.other-vote': 'Het verzoek om terug te nemen is veranderd. Bekijk het opnieuw.',
  'refused.other-rules': 'Dit spel gebruikt een oudere versie van de regels (versie {theirs}; dit is versie {ours}).',
} as const satisfies Catalogue<MatchRefusalKey>;
