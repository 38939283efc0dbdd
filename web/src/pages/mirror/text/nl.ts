import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'mirror.title': 'De spiegel',
  'mirror.lead':
    'Elke beslissing van {name}, beoordeeld op de winstkans die overbleef, met wat {name} toen kon zien, bij hetzelfde geluk en tegen Meesters.',
  'mirror.running': 'De partij is nog niet afgelopen.',
  'mirror.begin': 'Kijk in de spiegel',
  'mirror.who': 'Wiens beslissingen',
  'mirror.judging': 'Bezig: {percent} %',
  'mirror.stop': 'Stop',
  'mirror.stopped': 'Gestopt.',
  'mirror.failed': 'Deze partij kon niet worden beoordeeld.',
  'mirror.accuracy': 'Nauwkeurigheid',
  'mirror.accuracy.text': '100 is elke keer de beste zet.',
  'mirror.phase.opening': 'Opening',
  'mirror.phase.middle': 'Midden',
  'mirror.phase.end': 'Einde',
  'mirror.too-few': 'te weinig te kiezen',
  'mirror.moments': 'De momenten die er het meest toe deden',
  'mirror.no-moments': 'Geen zet valt iets te verwijten buiten de foutmarge van het oordeel. Goed gespeeld.',
  'mirror.round': 'Ronde {round}',
  'mirror.grade.slip': 'misstap',
  'mirror.grade.mistake': 'fout',
  'mirror.grade.blunder': 'blunder',
  'mirror.grade.fine': 'goed',
  'mirror.cost': 'Het kostte {loss} van 100 winstpartijen, {error} meer of minder.',
  'mirror.try': 'Vind de betere zet',
  'mirror.tried': 'gevonden',
  'mirror.see': 'Bekijk het in de herhaling',
  'mirror.unused': 'Anderen deden het in deze partij, {name} nooit: {names}.',
  'mirror.counts': '{decisions} beslissingen met iets te kiezen; {slips} misstappen, {mistakes} fouten, {blunders} blunders.',
};
