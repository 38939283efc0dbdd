import type { Catalogue, Language } from '@belfry/kernel';

const en = {
  'notice.turn': 'Your turn in {game}',
  'notice.reminder': '{game} still waits for you',
  'notice.invited': '{name} wants to play {game} with you',
  'notice.chat': 'Somebody spoke to you at {game}',
  'notice.over': '{game} is over',
  'notice.waiting': '{count, plural, one {One game waits} other {# games wait}} for you',
  'notice.news': 'News from {count, plural, one {one table} other {# tables}}',
  'notice.turn.line': '{game} with {names}: it is your turn.',
  'notice.reminder.line': '{game} with {names}: it has been your turn since {since}.',
  'notice.invited.line': '{game}: {name} keeps a chair for you.',
  'notice.chat.line': '{game} with {names}: something was said that you may not have read.',
  'notice.over.line': '{game} with {names} has ended. Your place: {place} of {players}.',
  'notice.until': 'You have time until {time}.',
  'notice.hello': 'Belfry will call you here',
  'notice.hello.line': 'From now on you hear here when you are awaited. What you hear of, and when, you choose on the page about yourself.',
  'notice.confirm': 'Is this your address?',
  'notice.confirm.line':
    '{name} wants to hear from Belfry here when a game waits. If that is you, say yes; if not, nothing more will come.',
  'notice.recovery': 'Your way back into Belfry',
  'notice.recovery.line':
    'With this code you set a new password, under “Lost your password?”: {code}. It works once. If you did not ask for it, do nothing: your password stays as it is.',
  'letter.go': 'To the table',
  'letter.go.many': 'To your tables',
  'letter.confirm': 'Yes, write to me here',
  'letter.why': 'You get this letter because you asked Belfry to write to you.',
  'letter.leave': 'Write no more',
  'page.confirm': 'Is this your address?',
  'page.confirm.line': 'Belfry will write to {address} when a game waits for you.',
  'page.confirm.go': 'Yes, write to me here',
  'page.confirm.done': 'Thank you. You will hear from us at {address}.',
  'page.leave': 'No more letters?',
  'page.leave.line': 'Belfry will write to {address} no more. Your games go on.',
  'page.leave.go': 'Write no more',
  'page.leave.done': 'Done. Nothing more comes to this address.',
  'page.gone': 'This link leads nowhere any more. Perhaps it was used already, or the address was taken away.',
  'page.home': 'To Belfry',
} as const;

export type NoticeKey = keyof typeof en;

const nl: Catalogue<NoticeKey> = {
  'notice.turn': 'Jij bent aan de beurt in {game}',
  'notice.reminder': '{game} wacht nog steeds op je',
  'notice.invited': '{name} wil {game} met je spelen',
  'notice.chat': 'Iemand zei iets tegen je bij {game}',
  'notice.over': '{game} is afgelopen',
  'notice.waiting': '{count, plural, one {Eén spel wacht} other {# spellen wachten}} op je',
  'notice.news': 'Nieuws van {count, plural, one {één tafel} other {# tafels}}',
  'notice.turn.line': '{game} met {names}: jij bent aan de beurt.',
  'notice.reminder.line': '{game} met {names}: je bent al aan de beurt sinds {since}.',
  'notice.invited.line': '{game}: {name} houdt een stoel voor je vrij.',
  'notice.chat.line': '{game} met {names}: er is iets gezegd dat je misschien nog niet las.',
  'notice.over.line': '{game} met {names} is afgelopen. Jouw plaats: {place} van {players}.',
  'notice.until': 'Je hebt de tijd tot {time}.',
  'notice.hello': 'Belfry roept je hier',
  'notice.hello.line': 'Vanaf nu hoor je hier wanneer er op je gewacht wordt. Wat je hoort, en wanneer, kies je op de pagina over jezelf.',
  'notice.confirm': 'Is dit jouw adres?',
  'notice.confirm.line':
    '{name} wil hier van Belfry horen wanneer een spel wacht. Ben jij dat, zeg dan ja; zo niet, dan komt er verder niets.',
  'notice.recovery': 'De weg terug naar Belfry',
  'notice.recovery.line':
    'Met deze code kies je een nieuw wachtwoord, onder “Wachtwoord kwijt?”: {code}. Hij werkt één keer. Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.',
  'letter.go': 'Naar de tafel',
  'letter.go.many': 'Naar je tafels',
  'letter.confirm': 'Ja, schrijf me hier',
  'letter.why': 'Je krijgt deze brief omdat je Belfry vroeg je te schrijven.',
  'letter.leave': 'Schrijf niet meer',
  'page.confirm': 'Is dit jouw adres?',
  'page.confirm.line': 'Belfry schrijft naar {address} wanneer een spel op je wacht.',
  'page.confirm.go': 'Ja, schrijf me hier',
  'page.confirm.done': 'Dank je. Je hoort van ons op {address}.',
  'page.leave': 'Geen brieven meer?',
  'page.leave.line': 'Belfry schrijft niet meer naar {address}. Je spellen gaan door.',
  'page.leave.go': 'Schrijf niet meer',
  'page.leave.done': 'Klaar. Er komt niets meer naar dit adres.',
  'page.gone': 'Deze link leidt nergens meer heen. Misschien is hij al gebruikt, of is het adres weggehaald.',
  'page.home': 'Naar Belfry',
};

/** What people read who are elsewhere, and the two pages that letters lead to. */
export const NOTICE_WORDS: Readonly<Record<Language, Catalogue>> = { en, nl };
