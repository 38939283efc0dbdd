/** What the lessons of Bruges say; `{b}` is the name of the player in seat b. */
export const en = {
  'draw.title': 'Cards and the round',
  'draw.1':
    'In Bruges you build houses, bring people into them, dig canals and win reputation. A round has four parts: draw cards, roll the dice, play four cards, compare majorities. Most points win.',
  'draw.2': 'You fill your hand to five cards, one by one, from the left or the right pile. The backs show the colour. Take any card.',
  'draw.2.otherwise': 'Draw a card.',
  'draw.2.hint': 'Touch one of the two piles.',
  'draw.3': 'Colours matter: workers, houses, canals and dice have the same five. Different colours keep you free. Draw.',
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
  'draw.6.well': 'Your hand. The others have drawn as well, and the dice were rolled.',
  'draw.7': 'When one of the piles runs out for the first time, the extra pile replaces it, and the last round is near.',
  'draw.learnt': 'Draw to five, roll, play four cards, compare. The backs tell the colour before you choose.',

  'dice.title': 'Dice, threats and reputation',
  'dice.1':
    'Five dice, one of each colour, hold for the whole round. Brown shows 5 and yellow 6: for every 5 and 6 everybody takes a threat marker of that colour.',
  'dice.2':
    'One marker does nothing yet. The third of a colour strikes at once: blue takes all workers, yellow all guilders, brown a person, red a house or a canal, purple three points.',
  'dice.3':
    'Dice of 1 and 2 are good: their sum is today’s price for a step of reputation, here one guilder. Steps are worth points at the end. Pay.',
  'dice.3.wrong.1': 'So cheap it will not be often. One guilder is well spent.',
  'dice.3.otherwise': 'Pay and advance.',
  'dice.3.hint': 'Press “Pay and advance”.',
  'dice.3.well': 'One step up.',
  'dice.learnt': '5 and 6 threaten, 1 and 2 set the price of a step. Three markers of one colour strike.',

  'money.title': 'Six uses of a card',
  'money.1':
    'Everybody plays four cards in a round, one a turn. Each card can be used in six ways: workers, guilders, avert, canal, house, recruit. The person on it matters only for the last.',
  'money.2': 'You need money. A card brings as many guilders as the die of its colour shows. Which of your cards brings the most?',
  'money.2.wrong.1': 'Purple shows 5. Another die shows more.',
  'money.2.wrong.2': 'Yellow shows 4. Look for the highest die.',
  'money.2.otherwise': 'A good use of a card, but here we take guilders.',
  'money.2.hint': 'The brown die shows 6, and Reeve and Page are brown.',
  'money.2.well': 'Six guilders: the dice that threaten also pay.',
  'money.learnt': 'A card is six things at once. For guilders, look at the dice.',

  'workers.title': 'Workers',
  'workers.1':
    'A card brings two workers of its colour. Workers build houses and set people to work, and the colour must fit. You have blue and brown, but your cards are red, yellow and twice purple.',
  'workers.1.wrong.1': 'Then no card of that colour is left to build with. Of purple you have two.',
  'workers.1.wrong.2': 'Eleven guilders are plenty. You lack workers.',
  'workers.1.otherwise': 'Possible, but take workers here: without them you build no houses.',
  'workers.1.hint': 'Play one purple card and keep the other to build with.',
  'workers.1.well': 'Two purple workers, and a purple card to use them with.',
  'workers.learnt': 'Two workers of the card’s colour. Think of the card you want to use them with.',

  'house.title': 'Houses',
  'house.1':
    'For one worker of its colour a card becomes a house, laid face down. Its person is lost, so take the one you need least. With ten guilders you can soon pay for a good person.',
  'house.1.wrong.1': 'That one you would rather have living in a house: two points and a lasting power.',
  'house.1.wrong.2': 'You are well supplied. Without a house nobody can move in.',
  'house.1.otherwise': 'Build a house first.',
  'house.1.hint': 'The Moneylender costs nothing and is worth no points: lay him down.',
  'house.1.well': 'A house: one point, and room for one person.',
  'house.learnt': 'A house costs a worker and a card. Lay down whom you would never pay for.',

  'recruit.title': 'Bringing people in',
  'recruit.1':
    'You own an empty blue house. A person moves in for the price on the card; the colours need not match. A third of the price are its points, and then there is what it can do.',
  'recruit.2': 'An arrow works once, at once. Laurels count at the end. You have five guilders and four workers. Who helps most right now?',
  'recruit.2.wrong.1': 'Five points at the end, if you have houses of all five colours. That is far away; you need workers to get there.',
  'recruit.2.wrong.2': 'He protects from a raid. But you have no yellow marker, and little money to lose.',
  'recruit.2.otherwise': 'Bring somebody into your house.',
  'recruit.2.hint': 'The Piper brings one worker of each colour at once.',
  'recruit.2.well': 'Five workers at once, and a point at the end.',
  'recruit.learnt': 'House, guilders, person: choose early those that help for long or at once.',

  'persons.title': 'People at work',
  'persons.1':
    'Before or after your card you may set your people to work, each once a round: some for a worker, some for nothing. The Silk Dealer pays three guilders if the purple die shows 1 or 2.',
  'persons.1.wrong.1': 'First the three guilders that cost you no card: the purple die shows 1.',
  'persons.1.otherwise': 'That ends in playing your card. First the Silk Dealer, he costs nothing.',
  'persons.1.hint': 'Touch the Silk Dealer in your street.',
  'persons.1.well': 'Three guilders, and you still have your card to play.',
  'persons.2': 'He now lies sideways: used for this round. At its end all your people are ready again.',
  'persons.learnt': 'Ask your people every round what they can do today. It costs no card.',

  'canal.title': 'Canals',
  'canal.1':
    'Two canals lead away from your guard house, five spaces each. A space takes a card of its colour and the guilders printed there, in order from the guard house.',
  'canal.2':
    'The first space is blue on the left, purple on the right, one guilder each. The third brings three points, the fifth a statue. Begin one, with a card you can spare.',
  'canal.2.wrong.1': 'The Rector is worth three points in a house. Dig with a cheaper card.',
  'canal.2.otherwise': 'Here we dig: play a blue or a purple card as a canal.',
  'canal.2.hint': 'Touch the Philosopher, then “Canal”.',
  'canal.2.well': 'The first piece.',
  'canal.learnt': 'Canals grow dearer outwards. Three pieces pay, five bring a statue.',

  'threat.title': 'Averting a threat',
  'threat.1':
    'Ten guilders, and two yellow markers: with the next 5 or 6 of yellow a raid takes them all. Two purple ones would cost three points.',
  'threat.2': 'A card of the colour averts: it takes one marker away and gives a point. The Logician is yellow.',
  'threat.2.wrong.1': 'That averts another colour. Yellow threatens your ten guilders.',
  'threat.2.wrong.2': 'More guilders for the raiders. Avert the raid first.',
  'threat.2.otherwise': 'First the threat: avert yellow.',
  'threat.2.hint': 'Touch the Logician, then “Avert”.',
  'threat.2.well': 'One marker less, and a point.',
  'threat.learnt': 'Count your markers: at two, think of averting, above all where you have much to lose.',

  'fire.title': 'Fire!',
  'fire.1':
    'The third red marker: fire. You lose a house or the outermost piece of a canal, of your choice. From a house that burns the person comes back to your hand.',
  'fire.2': 'Lose what costs you least. Seven houses are lived in; the yellow one is empty. And each of your canals has one piece only.',
  'fire.2.wrong.1': 'Then you pay for that person once more, and need another house. Spare the ones lived in.',
  'fire.2.otherwise': 'Choose the smallest loss.',
  'fire.2.hint': 'The empty house, or a canal.',
  'fire.2.well': 'The three markers go back. You begin anew with none.',
  'fire.learnt': 'After a penalty the three markers are gone. An empty house is a cheap price.',

  'end.title': 'The statue and the end',
  'end.1':
    'The last round. At the end count: persons their points, houses one each, majorities four, reputation by its step, every third canal space three, and statues.',
  'end.2': 'Your right canal has four pieces. Who fills the fifth takes the most valuable statue left: seven points. Which card is it?',
  'end.2.wrong.1': 'The third space of the left canal is worth three. The statue is worth seven.',
  'end.2.wrong.2': 'A person of two points or none. The statue is worth seven.',
  'end.2.wrong.3': 'One point. You can have seven.',
  'end.2.otherwise': 'Workers and guilders count nothing at the end. Finish the canal.',
  'end.2.hint': 'The Miller is yellow, and so is the fifth space of the right canal.',
  'end.2.well': 'The statue is yours: seven points.',
  'end.learnt': 'What lies on the table counts; what is left in purse and hand does not.',

  'majority.title': 'A first clever plan',
  'majority.1':
    'At the end of every round three majorities are compared: reputation, people, canals. Who alone has the most turns a marker, for good: four points. Nobody has dug a canal yet.',
  'majority.2':
    'It is your last card of the round, and {b} follows with the last of all. A single canal piece costs one guilder. What are four points worth to you?',
  'majority.2.wrong.1': 'One point now. The canal brings four.',
  'majority.2.wrong.2': 'Useful, but tomorrow somebody else may dig first.',
  'majority.2.otherwise': 'Dig the first canal piece.',
  'majority.2.hint': 'Touch a blue card, then “Canal”.',
  'majority.2.well': 'The only canal in Bruges.',
  'majority.3': 'End your turn, and see.',
  'majority.3.wrong.1': 'A worker for one guilder: keep the worker.',
  'majority.3.otherwise': 'End your turn.',
  'majority.3.hint': 'Press “End your turn”.',
  'majority.4': 'Your canal marker is turned: four points for one guilder, whatever the others dig later. Watch where nobody has begun.',
  'majority.learnt': 'Majorities are won once and kept. The first small step, at the right moment, is the cheapest.',

  'game.title': 'Your first game',
  'game.say':
    'You know enough to play. One apprentice builds beside you; with two players the game is at its shortest. The coach stays with you: it explains what is asked, and tells what it would do.',
} as const;
