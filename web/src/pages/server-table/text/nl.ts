import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'timeout.bot.you': 'Je tijd is bijna om. Dan speelt een bot voor je verder, en je kunt je plaats terugnemen.',
  'timeout.vote.you': 'Je tijd is bijna om. Dan mogen de anderen een bot voor je laten spelen.',
  'timeout.wait.you': 'Je tijd is bijna om. Dan zien de anderen dat, en de tafel wacht op je.',
  'table.resign': 'Laat een bot op je plaats',
  'table.resign.sure': 'Een bot speelt voor je verder, en iedereen ziet dat. Je kunt je plaats altijd terugnemen.',
  'rematch.laid': '{name} heeft de tafel gedekt voor een nieuwe ronde en wacht op je.',
  'rematch.join': 'Doe mee aan de volgende ronde',
  'standing.end': 'Vraag het me weer',
  'table.replaced': 'Een bot speelt voor jou.',
  'table.come-back': 'Ik neem mijn plaats terug',
  'vote.title':
    '{name} vraagt om {count, plural, one {de laatste zet} other {de laatste # zetten}} terug te nemen, vanaf hier: {deed} Ga je akkoord?',
  'vote.ask': 'Vraag om mijn laatste zet terug te nemen',
  'vote.ask.sure':
    'De anderen wordt gevraagd of {count, plural, one {de laatste zet} other {de laatste # zetten}} terug mag, vanaf hier: {deed}',
  'vote.waits': 'Je vraagt om terug te nemen. Antwoorden nog: {names}.',
  'vote.withdraw': 'Laat maar',
  'vote.refused': '{name} zegt nee: {count, plural, one {de zet blijft} other {de zetten blijven}} zoals gespeeld.',
  'vote.yes': 'Akkoord',
  'vote.no': 'Nee',
  'table.gone': '{name} is al lang weg. Een bot kan verder spelen, en geeft de plaats terug.',
  'table.call-bot': 'Laat een bot spelen',
};
