/** What the lessons of Bruges say; `{b}` is the name of the player in seat b. */
export const en = {
  'draw.title': 'Cards and the round',
  'draw.1':
    'In Bruges you build houses, recruit people into them, build canals and gain reputation. A round has four parts: draw cards, roll the dice, play four cards, compare majorities. The most points win.',
  'draw.2': 'You refill your hand to five cards, one by one, from the left or the right pile. The backs show the colour. Take any card.',
  'draw.2.otherwise': 'Draw a card.',
  'draw.2.hint': 'Touch one of the two piles.',
  'draw.3': 'Colours matter: workers, houses, canals and dice have the same five. With different colours you can do more. Draw.',
  'draw.3.otherwise': 'Draw a card.',
  'draw.3.hint': 'Touch one of the two piles.',
  'draw.4': 'Three more.',
  'draw.4.otherwise': 'Draw a card.',
  'draw.4.hint': 'Touch one of the two piles.',
  'draw.5': 'Two more.',
  'draw.5.otherwise': 'Draw a card.',
  'draw.5.hint': 'Touch one of the two piles.',
  'draw.6': 'And the last one; then you see all five faces.',
  'draw.6.otherwise': 'Draw a card.',
  'draw.6.hint': 'Touch one of the two piles.',
  'draw.6.well': 'Your hand is complete. Once every hand is, the dice are rolled.',
  'draw.7': 'When one of the piles runs out for the first time, the extra pile replaces it, and the last round is near.',
  'draw.learnt': 'Draw to five, roll, play four cards, compare. The backs show the colour before you choose.',

  'dice.title': 'Dice, threats and reputation',
  'dice.1':
    'Five dice, one of each colour, stay for the whole round. Brown shows 5 and yellow 6: for every 5 and 6 each player takes a threat marker of that colour.',
  'dice.2':
    'One marker does nothing yet. The third of a colour triggers its penalty at once: blue takes all workers, yellow all guilders, brown a person, red a house or a canal token, purple three points.',
  'dice.3':
    'Dice showing 1 or 2 set the price of a reputation step this round: their sum, here one guilder. Steps are worth points at the end. Pay.',
  'dice.3.wrong.1': 'It is rarely this cheap. One guilder is well spent.',
  'dice.3.otherwise': 'Pay and advance.',
  'dice.3.hint': 'Press the button to pay one guilder and advance.',
  'dice.3.well': 'You advance one step.',
  'dice.learnt': '5 and 6 bring threat markers, 1 and 2 set the price of a step. Three markers of one colour trigger a penalty.',

  'money.title': 'Six ways to use a card',
  'money.1':
    'Each player plays four cards in a round, one per turn. Each card can be used in six ways: take workers, take guilders, remove a threat marker, build a canal token, build a house, recruit. The person on it matters only for the last.',
  'money.2': 'You need guilders. A card brings as many as the die of its colour shows. Which of your cards brings the most?',
  'money.2.wrong.1': 'Purple shows 5. Another die shows more.',
  'money.2.wrong.2': 'Yellow shows 4. Look for the highest die.',
  'money.2.otherwise': 'A good use of a card, but here we take guilders.',
  'money.2.hint': 'The brown die shows 6, and Reeve and Page are brown.',
  'money.2.well': 'Six guilders: the dice that bring threats also pay.',
  'money.learnt': 'A card can be used in six ways. For guilders, look at the dice.',

  'workers.title': 'Workers',
  'workers.1':
    'A card brings two workers of its colour. Workers build houses and activate people, and the colour must match. You have blue and brown, but your cards are red, yellow and twice purple. Take workers for a card you can still build.',
  'workers.1.wrong.1': 'Then no card of that colour is left to build with. Of purple you have two.',
  'workers.1.wrong.2': 'Eleven guilders are plenty. You lack workers.',
  'workers.1.otherwise': 'Possible, but take workers here: without them you build no houses.',
  'workers.1.hint': 'Play one purple card and keep the other to build with.',
  'workers.1.well': 'Two purple workers, and a purple card to use them with.',
  'workers.learnt': 'Two workers of the card’s colour. Think of the card you want to use them with.',

  'house.title': 'Houses',
  'house.1':
    'For one worker of its colour a card becomes a house, face down. Its person is lost, so use the one you need least. With ten guilders you can soon recruit a good person.',
  'house.1.wrong.1': 'Better recruit that one: two points and a lasting effect.',
  'house.1.wrong.2': 'You have enough of that. Without a house you cannot recruit.',
  'house.1.otherwise': 'Build a house first.',
  'house.1.hint': 'The Moneylender costs nothing and is worth no points: use that card.',
  'house.1.well': 'A house: one point, and you can recruit one person into it.',
  'house.learnt': 'A house costs a worker and a card. Use a person you would never recruit.',

  'recruit.title': 'Recruiting people',
  'recruit.1':
    'You have an empty blue house. You recruit a person into it for the price on the card; the colours need not match. A person is worth a third of the price in points, and has an effect.',
  'recruit.2':
    'Hold a card, or press i, to read its effect. An arrow works once, when recruited. Laurels score at the end. You have five guilders and four workers. Who helps most right now?',
  'recruit.2.wrong.1': 'Five points at the end, if you have houses of all five colours. That is far away; you need workers to get there.',
  'recruit.2.wrong.2': 'He protects from a raid. But you have no yellow marker, and little money to lose.',
  'recruit.2.otherwise': 'Recruit a person into your house.',
  'recruit.2.hint': 'The Piper brings one worker of each colour at once.',
  'recruit.2.well': 'Five workers at once, and a point at the end.',
  'recruit.learnt': 'House, guilders, person: recruit early those who help for long or at once.',

  'persons.title': 'Activating people',
  'persons.1':
    'Before or after your card you may activate your people, each once per round: some cost a worker, some are free. The Silk Dealer pays three guilders if the purple die shows 1 or 2. Take them now.',
  'persons.1.wrong.1': 'First take the three guilders that cost you no card: the purple die shows 1.',
  'persons.1.otherwise': 'That plays your card. First activate the Silk Dealer, for free.',
  'persons.1.hint': 'Touch the Silk Dealer in your street.',
  'persons.1.well': 'Three guilders, and you still have your card to play.',
  'persons.2': 'He now lies sideways: activated this round. At its end all your people are ready again.',
  'persons.learnt': 'Check every round which of your people you can activate. It costs no card.',

  'canal.title': 'Canals',
  'canal.1':
    'Two canals lead away from your guard house, five spaces each. A space takes a card of its colour and the guilders printed there, in order from the guard house.',
  'canal.2':
    'The first space is blue on the left, purple on the right, one guilder each. The third scores three points, the fifth wins a statue. Start one, with a card you can spare.',
  'canal.2.wrong.1': 'The Rector is worth three points in a house. Build with a cheaper card.',
  'canal.2.otherwise': 'Here we build a canal token: play a blue or a purple card as a canal.',
  'canal.2.hint': 'Touch the Philosopher, then “Canal”.',
  'canal.2.well': 'Your first canal token.',
  'canal.learnt': 'Canal spaces get more expensive outwards. The third scores, the fifth wins a statue.',

  'threat.title': 'Removing a threat marker',
  'threat.1':
    'You have ten guilders and two yellow markers: with the next 5 or 6 on the yellow die a raid takes all your guilders. You also have two purple markers; a third would cost you three points.',
  'threat.2': 'A card of the colour removes one marker and scores a point. The Logician is yellow.',
  'threat.2.wrong.1': 'That removes another colour. Yellow threatens your ten guilders.',
  'threat.2.wrong.2': 'More guilders to lose in a raid. First remove a yellow marker.',
  'threat.2.otherwise': 'First the threat: remove a yellow marker.',
  'threat.2.hint': 'Touch the Logician, then “Remove”.',
  'threat.2.well': 'One marker fewer, and a point.',
  'threat.learnt': 'Count your markers: at two, think of removing one, above all where you have much to lose.',

  'fire.title': 'Fire!',
  'fire.1':
    'The third red marker: fire. You lose a house or the outermost token of a canal; you choose. The person in a house that burns returns to your hand.',
  'fire.2': 'Lose what costs you least. Seven houses have a person; the yellow one is empty. And each of your canals has only one token.',
  'fire.2.wrong.1': 'Then that person needs another house, and you must recruit them again. Keep the houses with people.',
  'fire.2.otherwise': 'Choose the smallest loss.',
  'fire.2.hint': 'The empty house, or a canal.',
  'fire.2.well': 'The three markers go back. You have no red ones now.',
  'fire.learnt': 'After a penalty the three markers are gone. An empty house is the smallest loss.',

  'end.title': 'The statue and the end',
  'end.1':
    'The last round. At the end these score: people their points, houses one each, laurels, turned majority markers four each, the third space of each canal three, statues, and reputation by the value of the step.',
  'end.2': 'Your right canal has four tokens. The fifth wins the most valuable statue left: seven points. Which card is it?',
  'end.2.wrong.1': 'The third space of the left canal is worth three. The statue is worth seven.',
  'end.2.wrong.2': 'A person of two points or none. The statue is worth seven.',
  'end.2.wrong.3': 'One point. You can have seven.',
  'end.2.otherwise': 'Leftover workers score nothing, and guilders little. Complete the canal.',
  'end.2.hint': 'The Miller is yellow, and so is the fifth space of the right canal.',
  'end.2.well': 'The statue is yours: seven points.',
  'end.learnt':
    'People, houses, laurels, majorities, canals and reputation score. Leftover workers, guilders and cards score nothing by themselves.',

  'majority.title': 'A first clever plan',
  'majority.1':
    'At the end of every round three majorities are compared: reputation, people, canals. The sole leader turns a marker for good, worth four points. Nobody has built a canal yet.',
  'majority.2':
    'It is your last card of the round, and only {b} plays after you. A single canal token costs one guilder. What are four points worth to you?',
  'majority.2.wrong.1': 'One point now. The canal brings four, unless {b} builds one too.',
  'majority.2.wrong.2': 'Useful, but next round another player may build first.',
  'majority.2.otherwise': 'Build the first canal token.',
  'majority.2.hint': 'Touch a blue card, then “Canal”.',
  'majority.2.well': 'You have the only canal token in Bruges.',
  'majority.3': 'End your turn, and see.',
  'majority.3.wrong.1': 'A worker for one guilder: keep the worker.',
  'majority.3.otherwise': 'End your turn.',
  'majority.3.hint': 'Press “End your turn”.',
  'majority.4':
    'Your canal marker is turned: four points for one guilder, whatever the others build later. Look for a majority that no one has started on.',
  'majority.learnt': 'You win a majority once and keep it. The first small step, at the right moment, is the cheapest.',

  'game.title': 'Your first game',
  'game.say':
    'You know enough to play. One Apprentice plays with you; with two players the game is at its shortest. The coach stays with you: it explains each decision, and says what it would do.',
} as const;
