import type { Catalogue } from '@belfry/kernel';

/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACHING = {
  'draft-card': 'FOR-1.14',
  'protect-start-card': 'FOR-1.12',
  'play-action': 'FOR-4.1',
  irrigate: 'FOR-5.1',
  'sell-amount': 'FOR-5.19',
  'hire-count': 'FOR-5.6',
  'choose-building': 'FOR-12.1',
  'bribe-card': 'FOR-5.10',
  'swap-card': 'FOR-4.4',
  'use-army': 'FOR-6.1',
  'serve-emperor': 'FOR-7.2',
  'extra-cover': 'FOR-9.1',
  'keep-privilege': 'FOR-10.4',
  'palace-pick': 'FOR-15.3',
  'end-turn': 'FOR-11.4',
};

export const coachingEn = {
  'lesson.goal':
    'All roads lead to Rome: walk your pawn up the road by serving the emperor, and be inside the gate (step 10) when somebody reaches the palace.',
  'lesson.draft-card':
    'You are choosing the three cards you start with. A harvest and something to sell or serve it with is a sound beginning.',
  'lesson.protect-start-card':
    'A card that lies face down cannot be taken by others before your turn. Protect the one you want to play first.',
  'lesson.play-action':
    'Play one of your three cards: harvest, sell, hire or build. Afterwards you swap it for a card of another side, so use now what you need now.',
  'lesson.irrigate': 'One water makes the harvest two units richer. Keep the water only if you mean to deliver it to the emperor.',
  'lesson.sell-amount':
    'Money pays for people and buildings, but wine and grain also carry you up the road. Keep two of a kind for the emperor if you can.',
  'lesson.hire-count':
    'Each further one costs more. Centurions give a second action or steps in battle; vestals give steps every time and stay.',
  'lesson.choose-building':
    'A Market raises every sale, an Aqueduct gives water each turn, a Palace doubles favour 5 for the married, a Basilica keeps a second privilege. Early buildings pay most.',
  'lesson.bribe-card': "For two money you perform somebody else's open card as if it were yours; the card stays where it is.",
  'lesson.swap-card':
    'Your played card goes to the other side, and the card you take lies face down before you: nobody can take it until your next turn. Take what you want to play then.',
  'lesson.use-army':
    'You may give up a centurion to perform one more of your open cards. If that brings less than a centurion is worth, roll the dice.',
  'lesson.serve-emperor':
    "With a die you may serve one open favour of that number or lower, and move up the road. If you could serve but don't, it costs a tax of one money.",
  'lesson.extra-cover': 'As start player of two you may cover one more favour. Cover the one the other player needs.',
  'lesson.keep-privilege':
    'Privileges give goods or steps once, or points at the end. Early on steps are strong; later take points for what you already own.',
  'lesson.palace-pick':
    'You have arrived in the palace and keep one of these cards. The game ends with this round, so take what scores with what you own now.',
  'lesson.end-turn':
    'Last chance in this turn to use privilege cards. Kept ones can be used later, but at the end of the game only point cards count.',
};

export const coachingNl: Catalogue<keyof typeof coachingEn> = {
  'lesson.goal':
    'Alle wegen leiden naar Rome: ga met je pion de weg op door de keizer te dienen, en wees binnen de poort (stap 10) wanneer iemand het paleis bereikt.',
  'lesson.draft-card': 'Je kiest de drie kaarten waarmee je begint. Een oogst en iets om die te verkopen of te leveren is een goed begin.',
  'lesson.protect-start-card': 'Een gedekte kaart kan niemand je vóór je beurt afnemen. Bescherm de kaart die je als eerste wilt spelen.',
  'lesson.play-action':
    'Speel een van je drie kaarten: oogsten, verkopen, werven of bouwen. Daarna wissel je hem uit tegen een kaart van een andere zijde, dus gebruik nu wat je nu nodig hebt.',
  'lesson.irrigate': 'Eén water maakt de oogst twee eenheden rijker. Bewaar het water alleen als je het aan de keizer wilt leveren.',
  'lesson.sell-amount':
    'Met geld betaal je mensen en gebouwen, maar wijn en graan brengen je ook verder op de weg. Houd er zo mogelijk twee voor de keizer.',
  'lesson.hire-count':
    'Elke volgende kost meer. Centurions geven een extra actie of stappen in een gevecht; Vestaalse maagden geven telkens stappen en blijven.',
  'lesson.choose-building':
    'Een Markt verhoogt elke verkoop, een Aquaduct geeft elke beurt water, een Paleis verdubbelt gunst 5 voor wie getrouwd is, een Basiliek laat je een tweede privilege houden. Vroeg bouwen loont het meest.',
  'lesson.bribe-card': 'Voor twee geld voer je een open kaart van een ander uit alsof hij van jou is; de kaart blijft liggen.',
  'lesson.swap-card':
    'Je gespeelde kaart gaat naar de andere zijde; de kaart die je neemt, komt gedekt voor je te liggen: niemand kan hem vóór je volgende beurt afnemen. Neem wat je dan wilt spelen.',
  'lesson.use-army':
    'Je mag een centurion opgeven om nog een van je open kaarten uit te voeren. Levert dat minder op dan een centurion waard is, werp dan de dobbelstenen.',
  'lesson.serve-emperor':
    "Met een dobbelsteen mag je één open gunst met dat getal of lager gebruiken en ga je vooruit op de weg. Doe je dat niet terwijl er zo'n gunst open ligt, dan betaal je één geld belasting.",
  'lesson.extra-cover': "Als startspeler met z'n tweeën mag je nog een gunstkaart afdekken. Dek af wat de ander nodig heeft.",
  'lesson.keep-privilege':
    'Privileges geven eenmalig goederen of stappen, of punten aan het eind. Vroeg zijn stappen sterk; later neem je punten voor wat je al bezit.',
  'lesson.palace-pick':
    'Je bent in het paleis aangekomen en houdt een van deze kaarten. Het spel eindigt met deze ronde, dus neem wat punten geeft voor wat je nu bezit.',
  'lesson.end-turn':
    'Laatste kans in deze beurt om privilegekaarten te gebruiken. Bewaren mag, maar aan het eind tellen alleen de puntenkaarten.',
};
