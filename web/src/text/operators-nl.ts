import type { Catalogue } from '@belfry/kernel';
import type { operators as en } from './operators-en.ts';

/** Wat de pagina voor beheerders zegt; komt met die pagina mee. */
export const operators: Catalogue<keyof typeof en> = {
  'op.title': 'Beheer',
  'op.people': 'Mensen',
  'op.find': 'Zoek op naam, inlognaam of id',
  'op.find.go': 'Zoek',
  'op.marked': 'Wie is verbannen of de server beheert:',
  'op.nobody': 'Niemand gevonden.',
  'op.kind.guest': 'Gast',
  'op.kind.account': 'Account',
  'op.kind.bot': 'Bot van {owner}',
  'op.login': 'inlognaam {login}',
  'op.since': 'sinds {day}',
  'op.sessions': '{count, plural, =0 {nergens ingelogd} one {op één plek ingelogd} other {op # plekken ingelogd}}',
  'op.tables': '{count, plural, =0 {geen tafel} one {één tafel} other {# tafels}}',
  'op.operator': 'Beheerder',
  'op.banned': 'Verbannen sinds {day}',
  'op.act.ban': 'Verban',
  'op.act.unban': 'Laat weer binnen',
  'op.act.free-name': 'Geef de naam vrij',
  'op.act.close-sessions': 'Log overal uit',
  'op.act.make-operator': 'Maak beheerder',
  'op.act.unmake-operator': 'Geen beheerder meer',
  'op.ask.ban':
    '{name} verbannen? Sessies en verbindingen eindigen meteen, ook die van hun bots, en niemand komt nog onder die naam binnen.',
  'op.ask.unban': '{name} weer binnenlaten? Bots hebben nieuwe tokens nodig.',
  'op.ask.free-name':
    '{name} de naam afnemen? Een vogelnaam komt ervoor in de plaats, en de inlognaam wordt een andere; het wachtwoord blijft.',
  'op.ask.close-sessions': '{name} overal uitloggen?',
  'op.ask.make-operator': 'Mag {name} alles wat deze pagina kan?',
  'op.ask.unmake-operator': '{name} deze pagina afnemen?',
  'op.reason': 'Waarom, voor het logboek',
  'op.back': 'Laat maar',
  'op.done': 'Gedaan, en opgeschreven.',
  'op.log': 'Wat er gedaan is',
  'op.log.empty': 'Nog niets.',
  'op.console': 'aan de console',
  'op.gone': 'iemand die weg is',
};
