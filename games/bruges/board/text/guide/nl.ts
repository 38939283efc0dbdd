import type { Catalogue } from '@belfry/kernel';
import { ordinal } from '@belfry/kernel';
import { CANAL_AWARD, DICE, HAND_SIZE, HOUSE_POINTS, MAJORITY_POINTS, START, THREATS, TURNS_PER_ROUND } from '../../../src/data/amounts.ts';
import { REPUTATION, STATUES } from '../../../src/data/board.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';
import type { en } from './en.ts';

const top = REPUTATION.at(-1);
const low = Math.min(...STATUES);
const high = Math.max(...STATUES);

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1':
    'Je bent koopman in Brugge: je trekt personen aan, bouwt huizen en kanalen en stijgt op in het stadhuis. De speler met de meeste punten wint.',
  'guide.aim.2': `Elke kaart kan op ${TEXT_NUMBERS.actions} manieren gebruikt worden. Bij ${TEXT_NUMBERS.byColour} daarvan telt de kleur; de persoon telt pas als je die in een van je huizen aantrekt.`,
  'guide.aim.3': `${TEXT_NUMBERS.dice} gekleurde dobbelstenen bepalen elke ronde hoeveel gulden een kaart opbrengt, wat een stap kost en welke noodlotfiches iedereen neemt.`,

  'guide.turn.draw': 'Trek kaarten',
  'guide.turn.draw.text': `In spelersvolgorde vul je je hand aan tot ${HAND_SIZE}, één kaart tegelijk van een van beide stapels. Je kiest op de kleur van de achterkant.`,
  'guide.turn.dice': 'Dobbelstenen en noodlot',
  'guide.turn.dice.text': `${TEXT_NUMBERS.dice} dobbelstenen worden gegooid. Voor elke ${DICE.threatFrom} of ${DICE.faces} neemt iedere speler een noodlotfiche van die kleur; bij het ${ordinal('nl', TEXT_NUMBERS.circle)} slaat het noodlot meteen toe.`,
  'guide.turn.step': 'Ontwikkeling',
  'guide.turn.step.text': `Dobbelstenen met 1 of ${DICE.priceUpTo} zijn samen de prijs van een stap. Iedere speler mag die één keer betalen en een stap vooruitgaan op het ontwikkelingsspoor.`,
  'guide.turn.play': 'Speel kaarten',
  'guide.turn.play.text': `Elk ${TURNS_PER_ROUND} beurten: speel één kaart op een van de ${TEXT_NUMBERS.actions} manieren, en activeer ervoor en erna je personen.`,
  'guide.turn.majority': 'Meerderheden',
  'guide.turn.majority.text':
    'Wie als enige aan kop staat in ontwikkeling, personen of kanalen, draait dat fiche voorgoed om. Dan gaat het startspelerwapen naar de volgende speler.',
  'guide.end.text':
    'Is voor het eerst een trekstapel op, dan komt de extra stapel ervoor in de plaats: deze ronde is de laatste als dat bij het aanvullen gebeurt, anders de volgende.',

  'guide.setup.piles': `${TEXT_NUMBERS.canals} trekstapels, de extra stapel die het einde brengt, en de bank.`,
  'guide.setup.hall': 'Het stadhuis, waar de dobbelstenen van de ronde komen te liggen.',
  'guide.setup.stairs': 'Het ontwikkelingsspoor; iedereen begint onderaan. Ernaast de standbeelden.',
  'guide.setup.canals': `Voor ieder ${TEXT_NUMBERS.canals} kanalen van ${TEXT_NUMBERS.canalSpaces} velden, links en rechts van de portierswoning; erboven de straat voor de huizen.`,
  'guide.setup.majorities': `${TEXT_NUMBERS.majorities} fiches voor meerderheden, nog niet omgedraaid.`,
  'guide.setup.workers': `Iedereen begint met een arbeider van elke kleur, ${START.guilders} gulden en ${START.points} punten, en zonder kaarten.`,

  'guide.score.game': 'de punten van het begin, afgelegde noodlotfiches, en effecten van personen',
  'guide.score.people': 'een derde van de prijs van elke persoon in een huis',
  'guide.score.houses': `elk ${HOUSE_POINTS}`,
  'guide.score.laurels': 'de lauwerkranseffecten van je personen',
  'guide.score.majorities': `${MAJORITY_POINTS} voor elk omgedraaid fiche`,
  'guide.score.canals': `${CANAL_AWARD.points} voor elk kanaal met een fiche op veld ${CANAL_AWARD.space}; standbeelden ${high} tot ${low}`,
  'guide.score.reputation': `de waarde van de stap, tot ${top}`,
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'meer gulden',

  'guide.sign.penalty': '{penalty}: {colour}',
  'guide.sign.penalty.text': `{text} Het slaat toe bij het ${ordinal('nl', THREATS.circle)} fiche van zijn kleur.`,
  'guide.sign.price': 'Prijs',
  'guide.sign.price.text': 'Wat het in gulden kost om de persoon aan te trekken; een derde ervan telt aan het einde.',

  'guide.section.persons': 'Personen',
  'guide.filter.colour': 'Kleur',
  'guide.filter.price': 'Prijs',
  'guide.filter.group': 'Groep',
  'guide.filter.activation': 'Effect',
  'guide.filter.mark': 'Herkomst',
};
