import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'learn.title': '{game} leren',
  'learn.lead': 'Korte lessen op het echte bord: jij doet de zetten, en op elke poging krijg je antwoord.',
  'learn.minutes': '{minutes, plural, one {# minuut} other {# minuten}}',
  'learn.progress': '{done} van {all}',
  'learn.done': 'geleerd',
  'learn.begin': 'Beginnen',
  'learn.continue': 'Verder',
  'learn.finale': 'Speel met de coach',
  'learn.plain':
    'Voor dit spel is er nog geen cursus. Een coach helpt je tijdens het spelen: die legt elke beslissing uit en zegt wat hij zou doen.',
  'learn.step': 'Stap {step} van {steps}',
  'learn.back': 'Terug',
  'learn.next': 'Verder',
  'learn.hint': 'Tip',
  'learn.again': 'Opnieuw',
  'learn.skip': 'Les overslaan',
  'learn.course': 'Alle lessen',
  'learn.next-lesson': 'Volgende: {title}',
  'learn.your-turn': 'Jij bent aan zet',
  'learn.read': 'Kijk rustig rond en ga dan verder.',
  'learn.learnt': 'Geleerd',
  'learn.reset': 'Mijn voortgang wissen',
  'learn.kept': 'Je voortgang wordt op dit apparaat bewaard.',
  'learn.kept.account': 'Je voortgang wordt bij je account bewaard.',
};
