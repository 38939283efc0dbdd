import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'learn.title': '{game} leren',
  'learn.lead': 'Korte lessen aan het echte bord: je doet het zelf, en elke poging krijgt antwoord.',
  'learn.minutes': '{minutes, plural, one {# minuut} other {# minuten}}',
  'learn.progress': '{done} van {all}',
  'learn.done': 'geleerd',
  'learn.begin': 'Begin',
  'learn.continue': 'Ga verder',
  'learn.finale': 'Speel met de coach',
  'learn.plain':
    'Voor dit spel is er nog geen cursus. Een coach zit naast je terwijl je speelt: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
  'learn.step': 'Stap {step} van {steps}',
  'learn.back': 'Terug',
  'learn.next': 'Verder',
  'learn.hint': 'Hint',
  'learn.again': 'Opnieuw',
  'learn.skip': 'Sla deze les over',
  'learn.course': 'Alle lessen',
  'learn.next-lesson': 'Volgende: {title}',
  'learn.your-turn': 'Jij bent aan zet',
  'learn.read': 'Kijk rustig rond en ga dan verder.',
  'learn.learnt': 'Geleerd',
  'learn.reset': 'Vergeet mijn voortgang',
  'learn.kept': 'Je voortgang wordt op dit apparaat bewaard.',
  'learn.kept.account': 'Je voortgang wordt bij je account bewaard.',
};
