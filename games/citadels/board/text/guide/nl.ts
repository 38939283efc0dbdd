import type { Catalogue } from '@belfry/kernel';
import { BUILDS, GOAL, RESOURCE, START } from '../../../src/data/amounts.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';
import type { en } from './en.ts';

const goal = GOAL['8'];

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1': `Iedereen bouwt een stad van ${goal} gebouwen, of ${TEXT_NUMBERS.shortGoal} in het korte spel. Elke ronde neem je in het geheim een karakter: het geeft je een eigenschap en bepaalt wanneer je speelt.`,
  'guide.aim.2': 'De Moordenaar en de Dief noemen karakters, geen spelers. Alles draait dus om de vraag wie wat genomen heeft.',
  'guide.aim.3': 'Is de eerste stad voltooid, dan wordt de ronde uitgespeeld. De speler met de meeste punten wint.',

  'guide.turn.draft': 'Neem een karakter',
  'guide.turn.draft.text': `De karakters gaan de tafel rond. Iedereen houdt er in het geheim een en geeft de andere door; met ${TEXT_NUMBERS.doubling[0]} of ${TEXT_NUMBERS.doubling[1]} spelers neemt ieder er ${TEXT_NUMBERS.doubled}.`,
  'guide.turn.call': 'Karakters worden opgeroepen',
  'guide.turn.call.text': `Van ${TEXT_NUMBERS.firstRank} tot ${TEXT_NUMBERS.lastRank}. Wie het opgeroepen karakter heeft, meldt zich en speelt een beurt. Voor een vermoord karakter meldt zich niemand.`,
  'guide.turn.resource': 'Neem goud of trek kaarten',
  'guide.turn.resource.text': `Neem in je beurt ${RESOURCE.gold} goud, of trek ${RESOURCE.look} kaarten en houd er ${RESOURCE.keep}.`,
  'guide.turn.build': 'Bouw',
  'guide.turn.build.text': `Daarna mag je ${BUILDS.everyone} gebouw uit je hand bouwen voor zijn kosten; de Bouwmeester tot ${BUILDS.architect}.`,
  'guide.turn.power': 'Gebruik je eigenschap',
  'guide.turn.power.text': `Eén keer, op elk moment van je beurt. Koning, Prediker, Koopman en Condottiere krijgen ook ${TEXT_NUMBERS.income} goud voor elk gebouw van hun kleur.`,
  'guide.end.text': `De ronde waarin iemand gebouw ${goal} bouwt, of ${TEXT_NUMBERS.shortGoal} in het korte spel, is de laatste. Handkaarten leveren niets op, en goud telt alleen bij een gelijke stand.`,

  'guide.setup.balcony': `De ${TEXT_NUMBERS.characters} karakters, in de volgorde waarin ze worden opgeroepen. De doorgestreepte liggen open en doen deze ronde niet mee.`,
  'guide.setup.pile': 'De trekstapel met gebouwen. De aflegstapel ernaast ligt gedekt.',
  'guide.setup.city': `Ieders stad: ${goal} vrije plekken, en nog niets gebouwd.`,
  'guide.setup.crown':
    'De kroon, door het lot gegeven tenzij de opties anders zeggen: de kroondrager neemt als eerste een karakter en roept de karakters op.',
  'guide.setup.start': `Iedereen begint met ${START.gold} goud en ${START.handCards} gebouwen op hand.`,

  'guide.score.districts': 'de punten van elk; {districts} {points}',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'meer punten van gebouwen, dan meer goud',

  'guide.sign.rank': 'Rang',
  'guide.sign.rank.text': `Het nummer van een karakter: ze worden van ${TEXT_NUMBERS.firstRank} tot ${TEXT_NUMBERS.lastRank} opgeroepen.`,
  'guide.sign.cost': 'Kosten',
  'guide.sign.cost.text': `Wat een gebouw kost om te bouwen, in goud; de Condottiere betaalt ${TEXT_NUMBERS.discount} minder om het te verwijderen.`,
  'guide.sign.power': 'Kracht',
  'guide.sign.power.text': 'Een lila gebouw met een eigen regel.',
  'guide.sign.dagger': 'Dolk',
  'guide.sign.purse': 'Beurs',
  'guide.sign.colour.text': `{character} krijgt ${TEXT_NUMBERS.income} goud voor elk.`,
  'guide.sign.colour.none': 'Geen kleur van een karakter, maar eigen krachten.',

  'guide.section.characters': 'Karakters',
  'guide.section.districts': 'Gebouwen',
  'guide.filter.colour': 'Kleur',
  'guide.filter.cost': 'Kosten',
  'guide.filter.gold': '{cost} goud',
  'guide.district': '{cost} goud · {kind}.',
};
