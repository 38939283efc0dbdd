import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'timeout.bot.you': 'Je tijd is bijna om. Dan neemt een bot het over; je kunt je plek weer innemen.',
  'timeout.vote.you': 'Je tijd is bijna om. Dan mogen de anderen een bot laten overnemen.',
  'timeout.wait.you': 'Je tijd is bijna om. De anderen zien dat, en de tafel wacht op je.',
  'table.resign': 'Mijn plek aan een bot geven',
  'table.resign.sure': 'Een bot neemt het over, en iedereen ziet dat. Je kunt je plek altijd weer innemen.',
  'rematch.laid': '{name} heeft een revanche klaargezet en wacht op je.',
  'rematch.join': 'Meedoen met de revanche',
  'plan.make': 'Mijn volgende zet plannen',
  'plan.lead':
    'De zet wordt voor je gedaan zodra je weer aan de beurt bent, als de regels hem dan toestaan. Beslist het toeval voor die tijd iets, of wordt er een zet teruggenomen, dan beslis je zoals gewoonlijk zelf. Niemand anders ziet je plan.',
  'plan.go': 'Deze zet plannen',
  'plan.on': 'Je volgende zet staat klaar: {move}.',
  'standing.end': 'Vraag het me weer',
  'table.replaced': 'Een bot speelt voor jou.',
  'table.come-back': 'Mijn plek weer innemen',
  'vote.title':
    '{name} wil {count, plural, one {de laatste zet} other {de laatste # zetten}} terugnemen, te beginnen met: {move} Ga je akkoord?',
  'vote.ask': 'Vragen mijn laatste zet terug te nemen',
  'vote.ask.sure':
    'Je vraagt de anderen of {count, plural, one {de laatste zet mag worden teruggenomen} other {de laatste # zetten mogen worden teruggenomen}}, te beginnen met: {move}',
  'vote.waits': 'Je hebt gevraagd om terug te nemen. Nog te antwoorden: {names}.',
  'vote.withdraw': 'Annuleren',
  'vote.refused': '{name} weigert: {count, plural, one {de zet blijft} other {de zetten blijven}} staan.',
  'vote.yes': 'Akkoord',
  'vote.no': 'Weigeren',
  'table.gone': '{name} is al lang afwezig. Een bot kan spelen tot {name} terug is.',
  'table.call-bot': 'Laat een bot spelen',
};
