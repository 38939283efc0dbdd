import type { Catalogue } from '@belfry/kernel';
import { BUILDS, GOAL, RESOURCE, START } from '../../src/data/amounts.ts';

const goal = GOAL['8'];

/** What the guide of Citadels says besides the words of the game and its board. */
export const guideEn = {
  'guide.aim.1': `Everybody builds a city of ${goal} districts. Each round you take a character in secret: it gives you a power, and decides when you play.`,
  'guide.aim.2': 'The Assassin and the Thief strike at characters, not at players. So everything turns on guessing who took what.',
  'guide.aim.3': 'When the first city is full, the round is played out. The city worth most wins.',

  'guide.turn.draft': 'Take a character',
  'guide.turn.draft.text':
    'The characters go round the table. Everybody keeps one in secret and hands the others on; with 2 or 3 players everybody gets two.',
  'guide.turn.call': 'Characters are called',
  'guide.turn.call.text': 'From 1 to 8. Whoever has the one called shows it and plays a turn. Nobody answers for a murdered character.',
  'guide.turn.resource': 'Gold or a card',
  'guide.turn.resource.text': `In your turn take ${RESOURCE.gold} gold, or look at ${RESOURCE.look} cards and keep ${RESOURCE.keep}.`,
  'guide.turn.build': 'Build',
  'guide.turn.build.text': `Then you may build ${BUILDS.everybody} district from your hand for its cost; the Architect up to ${BUILDS.architect}.`,
  'guide.turn.power': 'Use your power',
  'guide.turn.power.text':
    'Once, at any moment of the turn. King, Bishop, Merchant and Warlord also take 1 gold for each district of their colour.',
  'guide.end.text': `Whoever builds district ${goal} ends the game with that round. Gold and cards in hand count nothing.`,

  'guide.setup.balcony': 'The eight characters, in the order they are called. Those crossed out lie face up and are out of this round.',
  'guide.setup.pile': 'The draw pile of districts. The discard pile beside it is closed.',
  'guide.setup.city': `Everybody's city: ${goal} free lots, and nothing built yet.`,
  'guide.setup.crown': 'The crown, given by lot: its holder takes a character first and calls them.',
  'guide.setup.start': `Everybody starts with ${START.gold} gold and ${START.handCards} district cards in hand.`,

  'guide.score.districts': 'what each one costs; {districts} {points}',
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more points from districts, then more gold',

  'guide.sign.rank': 'Rank',
  'guide.sign.rank.text': 'The number of a character: they are called from 1 to 8.',
  'guide.sign.cost': 'Cost',
  'guide.sign.cost.text': 'What a district costs to build, in gold; the Warlord pays 1 less to destroy it.',
  'guide.sign.power': 'Power',
  'guide.sign.power.text': 'A special district that does something.',
  'guide.sign.dagger': 'Dagger',
  'guide.sign.purse': 'Purse',
  'guide.sign.colour.text': '{character} takes 1 gold for each.',
  'guide.sign.colour.none': 'No income, but powers of their own.',

  'guide.shelf.characters': 'Characters',
  'guide.shelf.districts': 'Districts',
  'guide.filter.colour': 'Colour',
  'guide.filter.cost': 'Cost',
  'guide.filter.gold': '{cost} gold',
  'guide.district': '{cost} gold · {kind}.',
};

export const guideNl: Catalogue<keyof typeof guideEn> = {
  'guide.aim.1': `Iedereen bouwt een stad van ${goal} gebouwen. Elke ronde neem je in het geheim een karakter: het geeft je een vermogen en bepaalt wanneer je speelt.`,
  'guide.aim.2': 'De Moordenaar en de Dief treffen karakters, geen spelers. Alles draait dus om de vraag wie wat genomen heeft.',
  'guide.aim.3': 'Is de eerste stad vol, dan wordt de ronde uitgespeeld. De stad die het meest waard is wint.',

  'guide.turn.draft': 'Neem een karakter',
  'guide.turn.draft.text':
    'De karakters gaan de tafel rond. Iedereen houdt er in het geheim een en geeft de andere door; met 2 of 3 spelers krijgt ieder er twee.',
  'guide.turn.call': 'Karakters worden opgeroepen',
  'guide.turn.call.text':
    'Van 1 tot 8. Wie het opgeroepen karakter heeft, toont het en speelt een beurt. Voor een vermoord karakter antwoordt niemand.',
  'guide.turn.resource': 'Goud of een kaart',
  'guide.turn.resource.text': `Neem in je beurt ${RESOURCE.gold} goud, of bekijk ${RESOURCE.look} kaarten en houd er ${RESOURCE.keep}.`,
  'guide.turn.build': 'Bouw',
  'guide.turn.build.text': `Daarna mag je ${BUILDS.everybody} gebouw uit je hand bouwen voor zijn prijs; de Bouwmeester tot ${BUILDS.architect}.`,
  'guide.turn.power': 'Gebruik je vermogen',
  'guide.turn.power.text':
    'Eén keer, op elk moment van je beurt. Koning, Prediker, Koopman en Condottiere krijgen ook 1 goud voor elk gebouw van hun kleur.',
  'guide.end.text': `Wie gebouw ${goal} bouwt, beëindigt met die ronde het spel. Goud en kaarten op hand tellen niet.`,

  'guide.setup.balcony':
    'De acht karakters, in de volgorde waarin ze worden opgeroepen. De doorgestreepte liggen open en doen deze ronde niet mee.',
  'guide.setup.pile': 'De trekstapel met gebouwen. De aflegstapel ernaast is gesloten.',
  'guide.setup.city': `Ieders stad: ${goal} vrije plekken, en nog niets gebouwd.`,
  'guide.setup.crown': 'De kroon, door het lot gegeven: wie haar draagt neemt als eerste een karakter en roept ze op.',
  'guide.setup.start': `Iedereen begint met ${START.gold} goud en ${START.handCards} gebouwen op hand.`,

  'guide.score.districts': 'wat elk kost; {districts} {points}',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'meer punten van gebouwen, dan meer goud',

  'guide.sign.rank': 'Rang',
  'guide.sign.rank.text': 'Het nummer van een karakter: ze worden van 1 tot 8 opgeroepen.',
  'guide.sign.cost': 'Prijs',
  'guide.sign.cost.text': 'Wat een gebouw kost om te bouwen, in goud; de Condottiere betaalt 1 minder om het te verwijderen.',
  'guide.sign.power': 'Vermogen',
  'guide.sign.power.text': 'Een bijzonder gebouw dat iets doet.',
  'guide.sign.dagger': 'Dolk',
  'guide.sign.purse': 'Beurs',
  'guide.sign.colour.text': '{character} krijgt 1 goud voor elk.',
  'guide.sign.colour.none': 'Geen inkomen, maar eigen vermogens.',

  'guide.shelf.characters': 'Karakters',
  'guide.shelf.districts': 'Gebouwen',
  'guide.filter.colour': 'Kleur',
  'guide.filter.cost': 'Prijs',
  'guide.filter.gold': '{cost} goud',
  'guide.district': '{cost} goud · {kind}.',
};
