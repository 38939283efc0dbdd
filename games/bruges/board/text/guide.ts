import type { Catalogue } from '@belfry/kernel';
import { CANAL_AWARD, DICE, HAND_SIZE, HOUSE_POINTS, MAJORITY_POINTS, START, THREATS, TURNS_PER_ROUND } from '../../src/data/amounts.ts';
import { REPUTATION, STATUES } from '../../src/data/board.ts';

const top = REPUTATION.at(-1);
const low = Math.min(...STATUES);
const high = Math.max(...STATUES);

/** What the guide of Bruges says besides the words of the game and its board. */
export const guideEn = {
  'guide.aim.1':
    'You are a merchant in Bruges: you win over citizens, build houses and canals, and rise in the town hall. Most points win.',
  'guide.aim.2':
    'Every card can be used in six ways. Its colour rules five of them; the person on it counts only when it moves into one of your houses.',
  'guide.aim.3': 'Five coloured dice decide each round what cards bring, what a step costs, and which threats rise.',

  'guide.turn.draw': 'Draw cards',
  'guide.turn.draw.text': `In turn everybody fills the hand up to ${HAND_SIZE}, one card at a time from either pile. You choose by the colour of the back.`,
  'guide.turn.dice': 'Dice and threats',
  'guide.turn.dice.text': `Five dice are rolled. For each ${DICE.threatFrom} or ${DICE.faces} everybody takes a threat of its colour; the third one strikes at once.`,
  'guide.turn.step': 'Reputation',
  'guide.turn.step.text': `Dice with 1 or ${DICE.priceUpTo} add up to the price of a step. Everybody may pay it once and go up the stairs.`,
  'guide.turn.play': 'Play cards',
  'guide.turn.play.text': `${TURNS_PER_ROUND} turns each: play one card in one of the six ways, and let your persons work before and after it.`,
  'guide.turn.majority': 'Majorities',
  'guide.turn.majority.text':
    'Whoever alone has most reputation, persons or canals turns that marker for good. Then the banner goes on to the next start player.',
  'guide.end.text':
    'When a draw pile runs out, the extra pile takes its place: this round is the last if that happens while hands are filled, otherwise the next.',

  'guide.setup.piles': 'Two draw piles, the extra pile that brings the end, and the bank.',
  'guide.setup.hall': 'The town hall, where the dice of the round will lie.',
  'guide.setup.stairs': 'The stairs of reputation; everybody starts at the bottom. Beside them the statues.',
  'guide.setup.canals': 'Two canals of five spaces for everybody, left and right of the guard house; above them the street for the houses.',
  'guide.setup.majorities': 'Three markers for majorities, not turned yet.',
  'guide.setup.workers': `Everybody starts with a worker of each colour, ${START.guilders} guilders and ${START.points} points, and without cards.`,

  'guide.score.game': 'threats returned in time, and what persons brought',
  'guide.score.people': 'a third of the price of each person in a house',
  'guide.score.houses': `${HOUSE_POINTS} each`,
  'guide.score.laurels': 'what the persons with a laurel say',
  'guide.score.majorities': `${MAJORITY_POINTS} for each turned marker`,
  'guide.score.canals': `${CANAL_AWARD.points} for each canal with ${CANAL_AWARD.space} spaces; statues ${high} to ${low}`,
  'guide.score.reputation': `the number of the step, up to ${top}`,
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more guilders',

  'guide.sign.penalty': '{penalty}: {colour}',
  'guide.sign.penalty.text': `{text} It strikes with the marker number ${THREATS.circle} of its colour.`,
  'guide.sign.price': 'Price',
  'guide.sign.price.text': 'What it costs to recruit the person, in guilders; a third of it is scored at the end.',

  'guide.shelf.persons': 'Persons',
  'guide.filter.colour': 'Colour',
  'guide.filter.price': 'Price',
  'guide.filter.group': 'Group',
  'guide.filter.activation': 'Works',
  'guide.filter.mark': 'From where',
};

export const guideNl: Catalogue<keyof typeof guideEn> = {
  'guide.aim.1':
    'Je bent koopman in Brugge: je wint burgers voor je, bouwt huizen en kanalen en stijgt op in het stadhuis. De meeste punten winnen.',
  'guide.aim.2':
    'Elke kaart kan op zes manieren gebruikt worden. Bij vijf daarvan telt de kleur; de persoon telt pas als die in een van je huizen trekt.',
  'guide.aim.3': 'Vijf gekleurde dobbelstenen bepalen elke ronde wat kaarten opbrengen, wat een stap kost en welk noodlot dreigt.',

  'guide.turn.draw': 'Trek kaarten',
  'guide.turn.draw.text': `Om beurten vult iedereen de hand aan tot ${HAND_SIZE}, één kaart tegelijk van een van beide stapels. Je kiest op de kleur van de rug.`,
  'guide.turn.dice': 'Dobbelstenen en noodlot',
  'guide.turn.dice.text': `Vijf dobbelstenen worden gegooid. Voor elke ${DICE.threatFrom} of ${DICE.faces} neemt iedereen een noodlotfiche van die kleur; het derde treft meteen.`,
  'guide.turn.step': 'Ontwikkeling',
  'guide.turn.step.text': `Dobbelstenen met 1 of ${DICE.priceUpTo} zijn samen de prijs van een stap. Iedereen mag die één keer betalen en de trap op gaan.`,
  'guide.turn.play': 'Speel kaarten',
  'guide.turn.play.text': `Elk ${TURNS_PER_ROUND} beurten: speel één kaart op een van de zes manieren, en laat je personen ervoor en erna werken.`,
  'guide.turn.majority': 'Meerderheden',
  'guide.turn.majority.text':
    'Wie als enige de meeste ontwikkeling, personen of kanalen heeft, draait dat fiche voorgoed om. Dan gaat de vlag naar de volgende startspeler.',
  'guide.end.text':
    'Is een trekstapel op, dan komt de extra stapel ervoor in de plaats: deze ronde is de laatste als dat bij het aanvullen gebeurt, anders de volgende.',

  'guide.setup.piles': 'Twee trekstapels, de extra stapel die het einde brengt, en de bank.',
  'guide.setup.hall': 'Het stadhuis, waar de dobbelstenen van de ronde komen te liggen.',
  'guide.setup.stairs': 'De trap van de ontwikkeling; iedereen begint onderaan. Ernaast de standbeelden.',
  'guide.setup.canals': 'Voor ieder twee kanalen van vijf velden, links en rechts van het wachthuis; erboven de straat voor de huizen.',
  'guide.setup.majorities': 'Drie fiches voor meerderheden, nog niet omgedraaid.',
  'guide.setup.workers': `Iedereen begint met een arbeider van elke kleur, ${START.guilders} gulden en ${START.points} punten, en zonder kaarten.`,

  'guide.score.game': 'noodlotfiches op tijd teruggelegd, en wat personen opbrachten',
  'guide.score.people': 'een derde van de prijs van elke persoon in een huis',
  'guide.score.houses': `elk ${HOUSE_POINTS}`,
  'guide.score.laurels': 'wat de personen met een lauwerkrans zeggen',
  'guide.score.majorities': `${MAJORITY_POINTS} voor elk omgedraaid fiche`,
  'guide.score.canals': `${CANAL_AWARD.points} voor elk kanaal met ${CANAL_AWARD.space} velden; standbeelden ${high} tot ${low}`,
  'guide.score.reputation': `het getal bij de trede, tot ${top}`,
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'meer gulden',

  'guide.sign.penalty': '{penalty}: {colour}',
  'guide.sign.penalty.text': `{text} Het treft met fiche nummer ${THREATS.circle} van zijn kleur.`,
  'guide.sign.price': 'Prijs',
  'guide.sign.price.text': 'Wat het in gulden kost om de persoon aan te trekken; een derde ervan telt aan het einde.',

  'guide.shelf.persons': 'Personen',
  'guide.filter.colour': 'Kleur',
  'guide.filter.price': 'Prijs',
  'guide.filter.group': 'Groep',
  'guide.filter.activation': 'Werkt',
  'guide.filter.mark': 'Herkomst',
};
