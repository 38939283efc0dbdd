/** What the lessons of Settlers of Nuremberg say; `{b}` is the name of the player in seat b. */
export const en = {
  'aim.title': 'The goal',
  'aim.1':
    'Thirteen points win. You score them on two maps: in the region, along five roads that leave Nuremberg, and in the city, inside its wall.',
  'aim.2':
    'A village is worth one point, a craft house one, a road right one, and a council seat up to four. You start with two villages and the right to the road to Venice: three points.',
  'aim.3':
    'Now your first building. A toll station costs one wood and one brick, and you have both. Nobody has a station on the road to Frankfurt yet, and the first player there takes the road right. Build it.',
  'aim.3.wrong.1': 'You already have the right to Venice. Frankfurt would bring you a new one.',
  'aim.3.wrong.2':
    'A good idea: it would win the road right from {b}. How that works comes in the third lesson. For now take the road that is still free: Frankfurt.',
  'aim.3.wrong.3': 'Another player was first on that road, and one station does not beat theirs. The road to Frankfurt is empty.',
  'aim.3.wrong.4': 'Not yet: you can still score a point.',
  'aim.3.wrong.5': 'You need nothing from the others: build.',
  'aim.3.otherwise': 'Build a toll station on the road to Frankfurt.',
  'aim.3.hint': 'Touch the sign “Frankfurt” on the map, or the first segment of that road beside Nuremberg.',
  'aim.3.well': 'The road right is yours: four points.',
  'aim.4':
    'On your turn you may build, sell and trade in any order, as long as you can pay. You have two grain left; on their own they build nothing. End your turn.',
  'aim.4.wrong.1': 'Trading has a lesson of its own. For now end your turn.',
  'aim.4.otherwise': 'End your turn.',
  'aim.4.hint': 'Press “End your turn”.',
  'aim.learnt': 'Villages, craft houses, road rights and council seats score points. Reach thirteen on your own turn to win.',

  'cards.title': 'The event card',
  'cards.1':
    'There are no dice here: every turn begins with an event card. Most cards have a yield number, and every hex with that number gives a card to each village beside it. You drew an 8, and your village beside the forest took a wood.',
  'cards.2':
    'Forest gives wood, pasture wool, fields grain, hills brick, mountains ore. The ring round a number shows how often it comes: 6 and 8 are on five cards each, 2 and 12 on one. There is no 7.',
  'cards.3':
    'Every card counts for every player, on every turn. See for yourself: end your turn, and watch what the other players’ cards bring you.',
  'cards.3.wrong.1': 'No trade is needed now. End your turn: the next cards bring more.',
  'cards.3.otherwise': 'End your turn.',
  'cards.3.hint': 'Press “End your turn”.',
  'cards.3.well': '{b} and {d} each drew a 6: your village at the mountains brought you an ore both times.',
  'cards.4':
    'A card also has an event. {c} drew an 11: time passed, and the year is now 1360. Other cards collect road toll, help the wall builders or drive the robber knight home; with 6 and 8 nothing else happens.',
  'cards.5':
    'Your card is a 10, the trade fair: the first good you sell this turn brings two extra gold. A compass takes one ore and one wood. Make and sell it.',
  'cards.5.wrong.1': 'The two extra gold would be lost with your turn. Sell the compass first.',
  'cards.5.wrong.2': 'You have all that a compass needs, and the fair pays extra this turn.',
  'cards.5.otherwise': 'Sell a compass.',
  'cards.5.hint': 'Touch “Compass” in the list “Make and sell”.',
  'cards.5.well': 'Three gold, and two from the fair.',
  'cards.learnt': 'A turn begins with a card: first its number yields, then its event happens. Then you act.',

  'roads.title': 'Roads and tolls',
  'roads.1':
    'All players build on the same roads. You choose the road; the station goes on its first free segment, counted from Nuremberg. The player with the most stations on a road holds its right: one point.',
  'roads.2':
    'On the road to Prague {b} has one station and you have one. {b} was first, so the right is not yours. One more station changes that. Build it.',
  'roads.2.wrong.1': 'That is a point for you as well. But on the road to Prague {b} also loses one.',
  'roads.2.wrong.2': 'You already have the right to Venice.',
  'roads.2.wrong.3': 'You have no station there, and one would only make you equal at best. Equal is not enough.',
  'roads.2.wrong.4': 'First the station to Prague.',
  'roads.2.otherwise': 'Build on the road to Prague.',
  'roads.2.hint': 'Touch the sign “Prague”.',
  'roads.2.well': 'Two to one: the right passes to you, and {b} loses the point.',
  'roads.3':
    'A road right also earns gold. At a road toll, with a 5 or a 9, each village pays one gold to the holder of its road’s right, unless the holder owns it. End your turn and see.',
  'roads.3.wrong.1': 'Nothing to trade for now. End your turn.',
  'roads.3.otherwise': 'End your turn.',
  'roads.3.hint': 'Press “End your turn”.',
  'roads.3.well': '{b} drew a 5. {b}’s village on the road to Prague paid you one gold, and {d}’s village on the road to Venice another.',
  'roads.4':
    'But {d} has built on the road to Venice: two stations against your one, and the right is gone. You can pay for one station. Where does it bring you a point?',
  'roads.4.wrong.1': 'Two against two: with equal numbers {d} keeps the right. You would need a third.',
  'roads.4.wrong.2': 'You already have Prague, and nobody threatens it yet.',
  'roads.4.wrong.3': 'One station against one: equal numbers win no right.',
  'roads.4.wrong.4': 'Later. Now a wood and a brick can be a point.',
  'roads.4.otherwise': 'Build a toll station.',
  'roads.4.hint': 'On one road nobody has built yet.',
  'roads.4.well': 'Frankfurt is yours.',
  'roads.learnt':
    'The first station on a road takes its right; after that only more stations take it away. A right is a point, and earns toll.',

  'villages.title': 'Villages',
  'villages.1':
    'A village is a point, and it brings cards for the rest of the game. It costs one wood, one wool, one grain and one brick. You have them all.',
  'villages.2':
    'It stands on an intersection of a road on which you have a station; it need not touch it. Between two villages on the same road at least one intersection stays free: on the road to Venice only one intersection is left.',
  'villages.3':
    'Now choose. Only one hex brings you brick, the hills with the 5. Beside the road to Frankfurt are hills with a 6 and with an 8. Build a village beside one of them.',
  'villages.3.wrong.1': 'No hills there: brick is what you lack.',
  'villages.3.wrong.2': 'You already get wood and ore. Look for hills.',
  'villages.3.wrong.3': 'That spends the brick the village needs. The village is a certain point.',
  'villages.3.wrong.4': 'You have exactly what a village costs: build it.',
  'villages.3.otherwise': 'Build a village beside hills.',
  'villages.3.hint': 'The first intersection on the road to Frankfurt touches the hills with the 6.',
  'villages.3.well': 'Five points, and brick from a number that comes often.',
  'villages.learnt': 'Look for frequent numbers and for resources you lack. You can have five villages at most.',

  'goods.title': 'Goods for gold',
  'goods.1':
    'You earn gold with goods. You make one from the resources in its row and sell it at once, as often as you can pay. Every player may do so from the first turn.',
  'goods.2':
    'Each good is sold in one city. The holder of the road right to that city takes a toll from the price. {b} holds Prague; nobody holds Frankfurt; on your own road to Venice you would pay nothing.',
  'goods.3':
    'You have a wood, a wool, a grain and an ore. Choose well and all four become gold, in two sales. Which good do you sell first?',
  'goods.3.wrong.1':
    'A harp takes the wood of the compass and the wool of the paper: a grain and an ore would be left, and they make nothing.',
  'goods.3.wrong.2': 'Sell first: your four cards can become five gold.',
  'goods.3.otherwise': 'Sell a compass or paper.',
  'goods.3.hint': 'Ore and wood make a compass; grain and wool make paper.',
  'goods.4': 'And now the other good, from the two cards you have left.',
  'goods.4.wrong.1': 'Four gold for one card is expensive. Sell what you have.',
  'goods.4.wrong.2': 'One more sale first.',
  'goods.4.otherwise': 'Sell the second good.',
  'goods.4.hint': 'Touch the good that is still lit in the list.',
  'goods.4.well': 'Three gold in Frankfurt without toll, and in Prague three less one for {b}: five in all.',
  'goods.learnt':
    'Two or more cards become gold; a toll goes to the holder of the road right, and there is none on your own road. Gold pays for walls.',

  'trade.title': 'Making an offer',
  'trade.1':
    'Two wood, two grain, and no brick: you are one card short of a toll station. On your turn you may trade cards and gold with the others. Offer all three of them one grain for one brick.',
  'trade.1.wrong.1': 'Good, but keep your wood: a station costs wood and brick, and no grain. Offer grain.',
  'trade.1.wrong.2': 'Start lower: try one grain for one brick.',
  'trade.1.wrong.3': 'You need a brick. Ask all three for one, and give one grain.',
  'trade.1.wrong.4': 'Try a trade first: asking is free.',
  'trade.1.otherwise': 'Offer one grain for one brick.',
  'trade.1.hint': 'Press “Make an offer”. Put one grain under “I give” and one brick under “I want”, and ask all three.',
  'trade.2':
    'Each of them answers: {b} declines, {c} makes a counter-offer, an ore for a wood, and {d} accepts. You choose one of them, or close the offer. With whom do you trade?',
  'trade.2.wrong.1': 'A station needs no ore, and you would give the wood away. {d} has the brick.',
  'trade.2.wrong.2': '{d} gives you what you asked for. Take it.',
  'trade.2.otherwise': 'Make the deal with {d}.',
  'trade.2.hint': 'Touch {d}.',
  'trade.2.well': 'One grain for one brick.',
  'trade.3': 'What you receive can be used at once. Build a station on the road to Frankfurt.',
  'trade.3.wrong.1': 'That comes next. First Frankfurt.',
  'trade.3.wrong.2': 'That wins no new road right. Frankfurt is free.',
  'trade.3.wrong.3': 'Build first.',
  'trade.3.otherwise': 'Build on the road to Frankfurt.',
  'trade.3.hint': 'Touch the sign “Frankfurt”.',
  'trade.4':
    'You may also leave one side open: “what do you want for a brick?” Gifts are not allowed, and the others never trade among themselves. End your turn.',
  'trade.4.wrong.1': 'You may make up to twenty offers in a turn, but make no more this time.',
  'trade.4.otherwise': 'End your turn.',
  'trade.4.hint': 'Press “End your turn”.',
  'trade.4.well': 'A 6 was drawn four times: four ore for you.',
  'trade.5':
    'The bank trades too: four cards of one kind, or four gold, for one card of another kind that it has in stock. It never gives gold. You have four ore and again no brick.',
  'trade.5.wrong.1': 'A station needs a brick.',
  'trade.5.wrong.2': 'That is three gold, but the station needs the wood. Trade with the bank.',
  'trade.5.wrong.3': 'Nobody trades you a brick just now. The bank has some.',
  'trade.5.wrong.4': 'Not yet: first a brick, then a station.',
  'trade.5.otherwise': 'Trade four ore for a brick.',
  'trade.5.hint': 'Touch your ore, then the brick of the bank.',
  'trade.6': 'A wood and a brick. On the road to Prague one more station takes the right from {b}.',
  'trade.6.wrong.1': 'That wins no new right. Look at Prague.',
  'trade.6.wrong.2': 'First the station: it is a point.',
  'trade.6.otherwise': 'Build on the road to Prague.',
  'trade.6.hint': 'Touch the sign “Prague”.',
  'trade.6.well': 'Five points.',
  'trade.learnt': 'Ask the others first: one for one is common. The bank asks four for one, for any resource it has in stock.',

  'answers.title': 'Answering an offer',
  'answers.1':
    'It is {b}’s turn, and {b} offers a wool for a wood. You have three wood and no wool. You may accept, decline or make a counter-offer.',
  'answers.1.wrong.1': 'Three wood and no wool: this trade helps you as much as {b}. Accept.',
  'answers.1.wrong.2': 'You could haggle, but {b} may then trade with another player. One for one is fair.',
  'answers.1.otherwise': 'Accept the offer.',
  'answers.1.hint': 'Press “Accept”: you give one wood and get one wool.',
  'answers.1.well': 'A wool for you.',
  'answers.2':
    'Now {c} would like a wood for one gold. Gold is welcome, but a card is worth more than that. Make a counter-offer: one wood for two gold.',
  'answers.2.wrong.1': 'One gold is little for a card: the bank asks four. Ask for two.',
  'answers.2.wrong.2': 'Gold is useful. Make a counter-offer instead.',
  'answers.2.wrong.3': '{c} has only two gold. Ask for that.',
  'answers.2.wrong.4': 'Ask for two gold this time.',
  'answers.2.otherwise': 'Make a counter-offer: two gold for your wood.',
  'answers.2.hint': 'Press “Counter-offer” and put one more gold under “I want”.',
  'answers.2.well': '{c} agrees: two gold for a wood.',
  'answers.3': 'And {d} offers a wood for two grain. You seldom get grain: only a 3 or a 12 brings it to you. What do you say?',
  'answers.3.wrong.1': 'Two rare cards for one that you have plenty of? Better decline.',
  'answers.3.wrong.2': 'Your two grain are for a craft house. Keep them: decline.',
  'answers.3.otherwise': 'Decline.',
  'answers.3.hint': 'Press “Decline”.',
  'answers.3.well': 'No player has to trade.',
  'answers.learnt':
    'Accept what helps you as much as the other player, make a counter-offer when it is too little, and decline when you need the cards yourself.',

  'houses.title': 'Craft houses',
  'houses.1':
    'Now into the city. A craft house costs three ore and two grain and is worth a point. It may stand on any free site and needs no road or station; you can have four at most.',
  'houses.2':
    'A craft house has the benefit of the three city tiles it touches. A goods tile doubles the price you get for that good. At the Main Market the bank asks less of you: two for one, or three for one. And at the Building Yard you may build towers.',
  'houses.3': 'After the craft house you will still have wood and an ore: a compass. So build beside a compass tile.',
  'houses.3.wrong.1': 'A craft house is a point anywhere, but that site does not touch a compass tile. Look for the two of them.',
  'houses.3.wrong.2': 'Three gold now, or six after the craft house. Build first.',
  'houses.3.wrong.3': 'The craft house needs the ore.',
  'houses.3.wrong.4': 'You have eight cards, and a robber knight may come. Build now.',
  'houses.3.otherwise': 'Build a craft house beside a compass tile.',
  'houses.3.hint': 'One of the sites lies between Compass, Helmet and Market.',
  'houses.3.well': 'A point, and compasses bring you twice the price.',
  'houses.4': 'Look at the list: the compass brings six gold now. Sell it.',
  'houses.4.wrong.1': 'Sell it while you can: six gold for two cards.',
  'houses.4.otherwise': 'Sell the compass.',
  'houses.4.hint': 'Touch “Compass” in the list “Make and sell”.',
  'houses.4.well': 'Six gold instead of three. Only the price is doubled, never the toll.',
  'houses.learnt': 'A craft house is a point and helps every turn: doubled prices, a better bank rate, or towers.',

  'robber.title': 'The robber knight',
  'robber.1':
    'You drew a robber knight; six of the cards are. Nobody gets a yield, and each player with more than seven cards discards half, rounded down. You have eight. Gold is safe.',
  'robber.2':
    'You must discard four cards. Keep what makes a building together: one wood and your only brick are a toll station. Choose the cards to discard.',
  'robber.2.wrong.1': 'Not the brick: it is your only one, and the station needs it.',
  'robber.2.otherwise': 'Keep at least one wood and the brick.',
  'robber.2.hint': 'Discard one wood, one grain and both ore, for instance.',
  'robber.3':
    'Now you move the robber knight. The hex he stands on yields nothing to anyone. Put him where he hurts the others and not you: beside their villages, on a good number.',
  'robber.3.wrong.1': 'You have a village there yourself: you would get nothing either.',
  'robber.3.wrong.2': 'That hits one player only. Look for a hex with two villages, or a red number.',
  'robber.3.wrong.3': 'No village stands there: it would hurt nobody.',
  'robber.3.otherwise': 'Move the robber knight.',
  'robber.3.hint': 'At the mountains with the 9 near Prague stand villages of {b} and {c}.',
  'robber.4': 'And you may steal a random card from one player, wherever the robber knight stands. Who has the most cards?',
  'robber.4.wrong.1': 'You may, but three cards are not many. {d} has six and can spare one.',
  'robber.4.wrong.2': 'A card for free? Take it.',
  'robber.4.otherwise': 'Steal a card.',
  'robber.4.hint': 'Touch {d}.',
  'robber.4.well': 'A wood. Only you and {d} know.',
  'robber.5': 'Your turn continues as usual. Build the station you kept the cards for: the road to Frankfurt is still free.',
  'robber.5.wrong.1': 'That wins no road right now.',
  'robber.5.wrong.2': 'First the station. The fewer cards you have, the less the next robber knight takes.',
  'robber.5.otherwise': 'Build a toll station.',
  'robber.5.hint': 'Touch the sign “Frankfurt” on the map.',
  'robber.5.well': 'Another road right.',
  'robber.learnt': 'Do not end your turn with more than seven cards: spend them while you can.',

  'walls.title': 'The wall and the council',
  'walls.1':
    'A wall costs one brick and three gold. All players build on the same ring; where the next wall goes is always fixed. It gives you one prestige: no point itself, but your way into the council.',
  'walls.2':
    'The first player with three prestige takes the Council of Seven, four points; the second the Small Council, three; the third the Great Council, two. All three seats are vacant.',
  'walls.3':
    'You have one prestige, {c} and {d} have two. And you drew a 4: each player may build one wall for a brick and a single gold. You are asked first.',
  'walls.3.wrong.1': 'It will not get any cheaper. Build!',
  'walls.3.otherwise': 'Build the wall.',
  'walls.3.hint': 'Press “Build a wall”.',
  'walls.3.well': 'Two prestige. {b} and {c} have no gold, and {d} did not build.',
  'walls.4': 'You have one brick and five gold left, and need one more prestige. Be the first!',
  'walls.4.wrong.1': 'The station would take your last brick and win no right. The wall brings four points.',
  'walls.4.wrong.2': 'The wall needs the gold.',
  'walls.4.wrong.3': 'That can wait. First the wall.',
  'walls.4.wrong.4': '{c} and {d} have two as well: next turn you may be too late.',
  'walls.4.otherwise': 'Build a wall.',
  'walls.4.hint': 'Touch “wall” in the list, or the marked place on the ring.',
  'walls.4.well': 'The Council of Seven: from seven points to eleven.',
  'walls.learnt':
    'Bricks and gold become walls, walls become prestige, and three prestige win a council seat. The first player there takes the highest seat.',

  'council.title': 'Towers',
  'council.1':
    'You can take a council seat from another player. With more prestige than the holder of a higher card you swap with them; equal is not enough. {c} is in the Council of Seven with four prestige, you are in the Small Council with three.',
  'council.2':
    'A tower gives two prestige. It costs one brick, one wood and three gold, and it needs two things: your craft house at the Building Yard, and a free notch between two walls. You have both.',
  'council.3':
    'You have one brick, one wood and four gold: enough for a wall, a station or a tower. Which one takes you into the Council of Seven?',
  'council.3.wrong.1': 'Then you have four, just like {c}: equal prestige gives no claim.',
  'council.3.wrong.2': 'A station gives no prestige, and here no right either.',
  'council.3.wrong.3': 'You already have all you need.',
  'council.3.otherwise': 'Build the tower.',
  'council.3.hint': 'Three and two make five, more than four.',
  'council.3.well': 'Five against four: you take the Council of Seven, and {c} gets the Small Council. Ten points!',
  'council.4': 'The others will try the same. With twelve prestige your seat is safe for good. And you never lose prestige itself.',
  'council.learnt': 'More prestige takes the higher seat. A tower gives two at once, if you have a craft house at the Building Yard.',

  'wall.wrong.1': 'The wall needs all your bricks and gold.',
  'wall.wrong.2': 'Not yet: build on.',
  'wall.otherwise': 'Build a wall.',
  'wall.hint': 'Touch “wall” in the list, or the marked place on the ring.',
  'plan.title': 'A clever plan',
  'plan.1':
    'You are last, with four points. But look: you have two wood, two ore and four bricks, and a craft house beside the compass. No single move brings a point. A plan brings four.',
  'plan.2':
    'You have bricks; for walls you lack gold. {c} is in the Council of Seven with only three prestige, and you have one. First turn wood and ore into gold.',
  'plan.2.wrong.1': 'That wins no right, and it costs a wood and a brick of the plan.',
  'plan.2.wrong.2': 'The bricks become walls. Keep all four.',
  'plan.2.wrong.3': 'You need no trade for this.',
  'plan.2.wrong.4': 'With ten cards the robber knight would take half. Use them now.',
  'plan.2.otherwise': 'Sell a compass.',
  'plan.2.hint': 'A compass brings you six gold, less one in toll.',
  'plan.2.well': 'Seven gold: two walls. It could be more.',
  'plan.3':
    'Two walls would make three prestige, as many as {c}: the Small Council. For the Council of Seven you need four. There is wood and ore for one more compass.',
  'plan.3.wrong.1': 'That comes next. First the gold for all of them.',
  'plan.3.wrong.2': 'Stay with the plan: sell the second compass.',
  'plan.3.otherwise': 'Sell the second compass.',
  'plan.3.hint': 'Touch “Compass” once more.',
  'plan.3.well': 'Twelve gold and four bricks: four walls.',
  'plan.4': 'Now the wall. Build the first piece.',
  'plan.4.well': 'Two prestige.',
  'plan.5': 'And the second: with three prestige you enter the council.',
  'plan.5.well': 'The Small Council: three points.',
  'plan.6': 'The third puts you ahead of {c}.',
  'plan.6.well': 'Four against three: you swap with {c} and enter the Council of Seven.',
  'plan.7': 'One wall from {c} would make it equal, two would take the seat back. Build the fourth as well: a lead is the best protection.',
  'plan.7.well': 'Five prestige, and eight points.',
  'plan.learnt':
    'From four points to eight in one turn: a craft house doubles goods, goods bring gold, gold and brick build walls, walls lead into the council.',

  'end.title': 'The end',
  'end.1':
    'The game ends as soon as a player has thirteen points on their own turn. If you reach thirteen on another player’s turn, you win when your own turn begins, if you still have them.',
  'end.2':
    'Time can end it too. Each card “time passes” moves the year on; in a red year all cards are shuffled. In 1400 the game is over, and the most points win; with equal points the higher council card.',
  'end.3':
    'You have twelve points, a wood and a brick. Look at the roads: on one of them another station wins you the right, and the game.',
  'end.3.wrong.1': 'You already have that right: no new point.',
  'end.3.wrong.2': '{d} has two stations there and you have one: that only makes it equal. Look for a road where you are equal already.',
  'end.3.wrong.3': 'You are already in the Council of Seven; prestige itself is no point. The brick can do more.',
  'end.3.wrong.4': 'One station, and you have won. Look at the roads.',
  'end.3.otherwise': 'Build a toll station.',
  'end.3.hint': 'On the road to Frankfurt you and {d} have two stations each.',
  'end.3.well': 'Three to two: Frankfurt is yours. Thirteen points!',
  'end.learnt': 'Count your points from ten on, and look for the nearest one: a road right, a village, a craft house or a council seat.',

  'game.title': 'Your first game',
  'game.say':
    'You know enough to play. Two Apprentices play with you. With three players there is no Small Council; you know everything else. The coach stays with you: it explains each decision, and says what it would do.',
} as const;
