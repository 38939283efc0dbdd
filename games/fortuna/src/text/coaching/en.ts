export const en = {
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
} as const;
