import { TEXT_NUMBERS } from '../../data/text-numbers.ts';

export const en = {
  'lesson.goal': `All roads lead to Rome: move your pawn up the road by serving the emperor. The round in which a player reaches the palace is the last; be inside the gate (step ${TEXT_NUMBERS.gate}) at its end.`,
  'lesson.draft-card': `You are choosing the ${TEXT_NUMBERS.cards} cards you start with. A harvest, and a card that sells what you harvest, is a sound beginning.`,
  'lesson.protect-start-card': 'Others cannot take a face-down card before your turn. Protect the card you want to play first.',
  'lesson.play-action': `Play one of your ${TEXT_NUMBERS.cards} cards, for example to harvest, sell, hire or build. Afterwards you swap it for a card on another side, so perform now what you need now.`,
  'lesson.irrigate': `With one water you harvest up to ${TEXT_NUMBERS.irrigated} more. Keep the water if you would rather deliver it to the emperor, or score it with a privilege card at the end.`,
  'lesson.sell-amount': `Money pays for centurions, vestals and buildings, but wine and grain also bring steps. Keep ${TEXT_NUMBERS.most.grain} of a kind to deliver to the emperor if you can.`,
  'lesson.hire-count': `Each further one costs more. Centurions give a second action or steps in Battle; vestals give steps when you use favour ${TEXT_NUMBERS.favour.vestals}, and stay.`,
  'lesson.choose-building': `A Market raises the price of grain and wine, an empty Aqueduct fills with water at the start of your turn, a Palace doubles favour ${TEXT_NUMBERS.favour.married}, and with a Basilica you keep a second privilege card if you took ${TEXT_NUMBERS.keepFrom} tokens or more. Early buildings help longest.`,
  'lesson.bribe-card': `For ${TEXT_NUMBERS.bribe} money you perform a face-up card on another side as if it were yours. Its own costs come on top, and the card stays where it is.`,
  'lesson.swap-card':
    'Your played card goes to the other side. The card you take is face down: nobody can take it until your next turn. Take what you want to play then.',
  'lesson.use-army':
    'If you have a centurion, you may give it up to perform one more of your face-up cards. If that brings less than a centurion is worth, keep the centurion.',
  'lesson.serve-emperor': `You may use one open favour with the number of one of your dice or a lower one, and move forward. If even your lowest die reaches an open favour and you use none, you pay ${TEXT_NUMBERS.tax} money in tax, or move back a step if you have none, even if you could not use it.`,
  'lesson.extra-cover':
    'With two players the start player may cover an extra favour that carries no token, whatever the roll brought. Cover one that the other player needs.',
  'lesson.keep-privilege':
    'Privilege cards give goods, pieces or steps once, or points at the end. Steps help early; later take points for what you already own.',
  'lesson.palace-pick':
    'You have reached the palace and keep one of these cards. This round is the last, so take a card that scores with what you own.',
  'lesson.end-turn':
    'This is your last chance this turn to use privilege cards. You can keep them for later, but at the end of the game only class C cards score.',
} as const;
