import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'mirror.title': 'Partijanalyse',
  'mirror.lead':
    'Elke beslissing van {name}, beoordeeld op de winstkans die overbleef: met wat {name} kon zien, met hetzelfde toeval, tegen goed spel.',
  'mirror.running': 'De partij is nog niet afgelopen.',
  'mirror.begin': 'Analyse starten',
  'mirror.who': 'Speler',
  'mirror.judging': 'Bezig: {percent}%',
  'mirror.stop': 'Stop',
  'mirror.stopped': 'Gestopt.',
  'mirror.failed': 'Deze partij kon niet worden geanalyseerd.',
  'mirror.accuracy': 'Nauwkeurigheid',
  'mirror.accuracy.text': '100 betekent elke keer de beste zet.',
  'mirror.phase.opening': 'Opening',
  'mirror.phase.middle': 'Middenspel',
  'mirror.phase.end': 'Eindspel',
  'mirror.too-few': 'te weinig beslissingen',
  'mirror.moments': 'Belangrijkste momenten',
  'mirror.no-moments': 'Geen duidelijke fouten. Goed gespeeld.',
  'mirror.none-yet': 'Tot nu toe geen; de analyse gaat verder.',
  'mirror.round': 'Ronde {round}',
  'mirror.grade.slip': 'misstap',
  'mirror.grade.mistake': 'fout',
  'mirror.grade.blunder': 'blunder',
  'mirror.grade.fine': 'goed',
  'mirror.cost': 'Dat kostte {loss} procentpunt winstkans (± {error}).',
  'mirror.try': 'Vind de betere zet',
  'mirror.tried': 'gevonden',
  'mirror.see': 'Bekijk het bij het terugkijken',
  'mirror.unused': '{name} deed dit nooit in deze partij, anderen wel: {names}.',
  'mirror.counts':
    '{decisions, plural, one {# beslissing} other {# beslissingen}} met een keuze: {slips, plural, one {# misstap} other {# misstappen}}, {mistakes, plural, one {# fout} other {# fouten}}, {blunders, plural, one {# blunder} other {# blunders}}.',
};
