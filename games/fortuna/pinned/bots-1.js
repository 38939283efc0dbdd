// The bots of fortuna as they once were. Nobody edits this file: later bots are measured against them.
import { BadInput } from "@belfry/kernel";

// kernel/src/item-at.ts
/**
* The item of a list at a place where one lies by construction. The compiler cannot know that, so it is looked at: a place without an item is
* a fault of whoever counted, and is said where it happens instead of wherever `undefined` would be used.
*/
function itemAt(items, place) {
	const item = items[place];
	if (item === void 0) throw new RangeError(`there is no item at place ${place} of a list of ${items.length}`);
	return item;
}

// kernel/src/sha256.ts
const FIRST_PRIMES = primes(64);
const INITIAL = FIRST_PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(256));
for (const [i, p] of FIRST_PRIMES.entries()) ROUND.setUint32(i * 4, fraction(Math.cbrt(p)));
function primes(count) {
	const found = [];
	for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
	return found;
}
function fraction(x) {
	return Math.floor((x - Math.floor(x)) * 4294967296);
}

// kernel/src/chance.ts
function pick(chance, items) {
	const item = items[chance.below(items.length)];
	if (item === void 0) throw new RangeError(`there is nothing to pick among ${items.length}`);
	return item;
}

// kernel/src/clauses.ts
const MARKS = "[RFID](?:(?:/|, )[RFID])*";
/** Marks stand before the words, in the last cell of a table row, and in brackets before or behind the part of a sentence they are about. */
const LEADING = new RegExp(`^\\((${MARKS})\\) `);
const LAST_CELL = new RegExp(`\\s*\\| (${MARKS})$`);
/** A mark, or what it is about and the mark: `F`, `numbers: F`, `army R`. */
const MARKED = new RegExp(`^(?:.*[: ])?${MARKS}$|^${MARKS} (?:for|voor) `);

// kernel/src/text.ts
const LISTS = {
	en: new Intl.ListFormat("en-GB"),
	nl: new Intl.ListFormat("nl")
};
const PLURALS = {
	en: new Intl.PluralRules("en"),
	nl: new Intl.PluralRules("nl")
};

// kernel/src/view.ts
/** The seat a view was made for: bots and whoever else decides need the view of a seat. */
function seatOfView({ viewer }) {
	if (typeof viewer === "number") return viewer;
	throw new Error(`a seat decides, and this view was made for "${viewer}"`);
}

// games/fortuna/src/data/designed.ts
const DESIGNED = {
	/** FOR-5.1, 5.2, 5.3 What the harvests and the water distribution bring; `irrigated` comes on top for 1 water. */
	grainHarvest: {
		base: 2,
		irrigated: 2
	},
	wineHarvest: {
		base: 1,
		irrigated: 2
	},
	waterDistribution: 2,
	/** FOR-5.4 Money for a unit of grain. */
	grainPrice: 2,
	/** FOR-5.9 */
	marriage: {
		price: 4,
		income: 4
	},
	/** FOR-5.10 */
	bribe: 2,
	/** FOR-5.12 Money for the step of the action card Fortuna, by the option `fortunaOffering`. */
	fortunaOffering: {
		"2": 2,
		"1": 1,
		"0": 0
	},
	/** FOR-7.11 Nobody is driven back beyond this step. */
	lowestStep: 0,
	/** FOR-11.7, 11.11 */
	storehouseUnits: 2,
	safeConductSteps: 1,
	chariotSteps: 2,
	/** FOR-15.10 The game ends after this round at the latest. */
	roundLimit: 40,
	/** FOR-16.5 Points for handing in: `points` for every `per` units, at most `most`. */
	breadForRome: {
		points: 1,
		per: 1,
		most: 3
	},
	wineCellar: {
		points: 1,
		per: 1,
		most: 3
	},
	fountain: {
		points: 1,
		per: 1,
		most: 3
	},
	legion: {
		points: 1,
		per: 1,
		most: 3
	},
	templeOfVesta: {
		points: 2,
		per: 1,
		most: 6
	},
	treasury: {
		points: 1,
		per: 5,
		most: 4
	},
	/** FOR-11.7, 11.9, 11.11, 16.4, 16.5 How many cards of each kind make up the classes of 5, 8 and 13. */
	copies: {
		storehouse: 3,
		recruit: 1,
		novice: 1,
		safeConduct: 6,
		chariot: 2,
		masterBuilder: 2,
		nobleMatch: 2,
		breadForRome: 2,
		wineCellar: 2,
		fountain: 1,
		legion: 2,
		templeOfVesta: 1,
		treasury: 1
	}
};

// games/fortuna/src/data/action-cards.ts
/** FOR-5.1, FOR-5.2 What a harvest brings, and how much more with water. */
const HARVESTS = {
	grain: {
		clause: "FOR-5.1",
		...DESIGNED.grainHarvest
	},
	wine: {
		clause: "FOR-5.2",
		...DESIGNED.wineHarvest
	}
};
/** FOR-5.4, FOR-5.5 Money for a unit. */
const TRADES = {
	grain: {
		clause: "FOR-5.4",
		price: DESIGNED.grainPrice
	},
	wine: {
		clause: "FOR-5.5",
		price: 3
	}
};
const ACTION_CARDS = [
	{
		id: "grain-harvest",
		clause: "FOR-5.1",
		effect: "harvest",
		crop: "grain"
	},
	{
		id: "wine-harvest",
		clause: "FOR-5.2",
		effect: "harvest",
		crop: "wine"
	},
	{
		id: "water-distribution",
		clause: "FOR-5.3",
		effect: "gain",
		good: "water",
		amount: DESIGNED.waterDistribution
	},
	{
		id: "grain-trade",
		clause: "FOR-5.4",
		effect: "sell",
		crop: "grain"
	},
	{
		id: "wine-trade",
		clause: "FOR-5.5",
		effect: "sell",
		crop: "wine"
	},
	{
		id: "hire-centurions",
		clause: "FOR-5.6",
		effect: "hire",
		piece: "centurions"
	},
	{
		id: "recruit-vestals",
		clause: "FOR-5.7",
		effect: "hire",
		piece: "vestals"
	},
	{
		id: "build",
		clause: "FOR-5.8",
		effect: "build"
	},
	{
		id: "marriage",
		clause: "FOR-5.9",
		effect: "marry",
		...DESIGNED.marriage
	},
	{
		id: "bribery",
		clause: "FOR-5.10",
		effect: "copy",
		price: DESIGNED.bribe
	},
	{
		id: "clergy",
		clause: "FOR-5.11",
		effect: "exchange"
	},
	{
		id: "fortuna",
		clause: "FOR-5.12",
		effect: "advance",
		steps: 1
	}
];
const ACTION_COUNT = ACTION_CARDS.length;
function actionOf(id) {
	return ACTION_CARDS.findIndex((row) => row.id === id);
}
const BRIBERY = actionOf("bribery");
const FORTUNA = actionOf("fortuna");

// games/fortuna/src/data/amounts.ts
/** FOR-5.6, 5.7, 14.1 The values of the places for centurions and for vestals; there are three of each. */
const PLACE_VALUES = [
	1,
	2,
	3
];

// games/fortuna/src/data/buildings.ts
const BUILDINGS = [
	{
		id: "market",
		clause: "FOR-12.4",
		cost: 0,
		marriedOnly: false
	},
	{
		id: "aqueduct",
		clause: "FOR-12.5",
		cost: 1,
		marriedOnly: false
	},
	{
		id: "palace",
		clause: "FOR-12.6",
		cost: 2,
		marriedOnly: true
	},
	{
		id: "basilica",
		clause: "FOR-12.7",
		cost: 3,
		marriedOnly: false
	}
];

// games/fortuna/src/data/favours.ts
const FAVOURS = [
	{
		id: "water-supply",
		number: 1,
		clause: "FOR-8.1",
		effect: "deliver",
		give: "water",
		most: 1
	},
	{
		id: "orgy",
		number: 2,
		clause: "FOR-8.2",
		effect: "deliver",
		give: "wine",
		most: 2
	},
	{
		id: "food-supply",
		number: 3,
		clause: "FOR-8.3",
		effect: "deliver",
		give: "grain",
		most: 2
	},
	{
		id: "battle",
		number: 4,
		clause: "FOR-8.4",
		effect: "deliver",
		give: "centurions",
		most: 3
	},
	{
		id: "favour-of-fortuna",
		number: 5,
		clause: "FOR-8.5",
		effect: "married",
		steps: 1,
		palaceSteps: 2
	},
	{
		id: "religion",
		number: 6,
		clause: "FOR-8.6",
		effect: "vestals",
		most: 3
	}
];
const FAVOUR_COUNT = FAVOURS.length;

// games/fortuna/src/data/privileges.ts
const { copies } = DESIGNED;
const PRIVILEGES = [
	{
		id: "storehouse",
		class: "A",
		copies: copies.storehouse,
		clause: "FOR-11.7",
		effect: "goods",
		units: DESIGNED.storehouseUnits
	},
	{
		id: "recruit",
		class: "A",
		copies: copies.recruit,
		clause: "FOR-11.9",
		effect: "piece",
		piece: "centurions"
	},
	{
		id: "novice",
		class: "A",
		copies: copies.novice,
		clause: "FOR-11.9",
		effect: "piece",
		piece: "vestals"
	},
	{
		id: "safe-conduct",
		class: "B",
		copies: copies.safeConduct,
		clause: "FOR-11.11",
		effect: "steps",
		steps: DESIGNED.safeConductSteps
	},
	{
		id: "chariot",
		class: "B",
		copies: copies.chariot,
		clause: "FOR-11.11",
		effect: "steps",
		steps: DESIGNED.chariotSteps
	},
	{
		id: "master-builder",
		class: "C",
		copies: copies.masterBuilder,
		clause: "FOR-16.4",
		effect: "buildings",
		points: 2
	},
	{
		id: "noble-match",
		class: "C",
		copies: copies.nobleMatch,
		clause: "FOR-16.4",
		effect: "married",
		points: 3
	},
	{
		id: "bread-for-rome",
		class: "C",
		copies: copies.breadForRome,
		clause: "FOR-16.5",
		effect: "hand-in",
		unit: "grain",
		...DESIGNED.breadForRome
	},
	{
		id: "wine-cellar",
		class: "C",
		copies: copies.wineCellar,
		clause: "FOR-16.5",
		effect: "hand-in",
		unit: "wine",
		...DESIGNED.wineCellar
	},
	{
		id: "fountain",
		class: "C",
		copies: copies.fountain,
		clause: "FOR-16.5",
		effect: "hand-in",
		unit: "water",
		...DESIGNED.fountain
	},
	{
		id: "legion",
		class: "C",
		copies: copies.legion,
		clause: "FOR-16.5",
		effect: "hand-in",
		unit: "centurions",
		...DESIGNED.legion
	},
	{
		id: "temple-of-vesta",
		class: "C",
		copies: copies.templeOfVesta,
		clause: "FOR-16.5",
		effect: "hand-in",
		unit: "vestals",
		...DESIGNED.templeOfVesta
	},
	{
		id: "treasury",
		class: "C",
		copies: copies.treasury,
		clause: "FOR-16.5",
		effect: "hand-in",
		unit: "money",
		...DESIGNED.treasury
	}
];
const PRIVILEGE_KINDS = PRIVILEGES.length;
const COPIES = PRIVILEGES.map((row) => row.copies);
function privilegeOf(id) {
	return PRIVILEGES.findIndex((row) => row.id === id);
}
const STOREHOUSE = privilegeOf("storehouse");
/** Kinds from here on are class C: never played, only scored. */
const FIRST_SCORING = privilegeOf("master-builder");

// games/fortuna/src/data/sides.ts
const SIDES = [
	"south",
	"west",
	"north",
	"east"
];
const CARDS_PER_SIDE = 3;
const POSITIONS = SIDES.length * 3;
const SIDE_OF = {
	2: [0, 2],
	3: [
		0,
		1,
		2
	],
	4: [
		0,
		1,
		2,
		3
	]
};
/** Who sits at a side, by number of players; NONE for an open side. */
const OWNER_OF = Object.fromEntries(Object.entries(SIDE_OF).map(([players, sides]) => [players, SIDES.map((_, side) => sides.indexOf(side))]));
const SIDE_AT = Array.from({ length: POSITIONS }, (_, position) => Math.floor(position / 3));

// games/fortuna/src/rules/places.ts
const SETS = Array.from({ length: 1 << PLACE_VALUES.length }, (_, places) => places);
const LOW_TO_HIGH = PLACE_VALUES.map((_, place) => 1 << place);
const HIGH_TO_LOW = LOW_TO_HIGH.toReversed();
const COUNT = SETS.map((places) => LOW_TO_HIGH.filter((bit) => (places & bit) !== 0).length);
const WITHOUT_HIGHEST = SETS.map((places) => places & ~(HIGH_TO_LOW.find((bit) => (places & bit) !== 0) ?? 0));
const WITH_CHEAPEST = SETS.map((places) => places | (LOW_TO_HIGH.find((bit) => (places & bit) === 0) ?? 0));
const WITH_HIGHEST = SETS.map((places) => places | (HIGH_TO_LOW.find((bit) => (places & bit) === 0) ?? 0));
const NEXT_PRICE = SETS.map((places) => PLACE_VALUES.find((_, place) => (places & 1 << place) === 0) ?? Number.POSITIVE_INFINITY);
const PLACE_COUNT = PLACE_VALUES.length;
function piecesOn(places) {
	return COUNT[places];
}
/** FOR-5.6, 5.7 A hired piece fills the cheapest free place. */
function withCheapest(places) {
	return WITH_CHEAPEST[places];
}
/** The value of the cheapest free place; beyond all money when there is none. */
function nextPrice(places) {
	return NEXT_PRICE[places];
}
/** FOR-5.6, 5.7 How many pieces so much money can hire. */
function hireLimit(places, money) {
	let filled = places;
	let left = money;
	let count = 0;
	while (nextPrice(filled) <= left) {
		left -= nextPrice(filled);
		filled = withCheapest(filled);
		count++;
	}
	return count;
}

// games/fortuna/src/rules/building.ts
function buildingsOf(player) {
	let count = 0;
	for (let building = 0; building < BUILDINGS.length; building++) count += player.buildings[building];
	return count;
}

// games/fortuna/src/rules/state.ts
function activeSeat(state) {
	return state.order[state.active];
}
function sideOf(state, seat) {
	return SIDE_OF[state.players.length][seat];
}
function isInPalace(player) {
	return player.step === 15;
}
/** FOR-5.18 Water that can be spent: on the Aqueduct and in the reservoir. */
function waterOf(player) {
	return player.water + player.aqueductWater;
}

// games/fortuna/src/bot/measures.ts
const FEATURES = [
	"step",
	"outside",
	"inside",
	"arrived",
	"lead",
	"race",
	"ending",
	"ending-inside",
	"money",
	"some-money",
	"grain",
	"some-grain",
	"wine",
	"some-wine",
	"water",
	"some-water",
	"dice",
	"centurions",
	"vestals",
	"vestals-dice",
	"married",
	"market",
	"aqueduct",
	"palace",
	"basilica",
	"step-cards",
	"help-cards",
	"scoring-cards",
	"scoring-points",
	"turn-to-come",
	"in-turn",
	"action-left",
	"service-left",
	"prospect",
	"drawn",
	"order",
	"has-grain-harvest",
	"has-wine-harvest",
	"has-water-distribution",
	"has-grain-trade",
	"has-wine-trade",
	"has-hire-centurions",
	"has-recruit-vestals",
	"has-build",
	"has-marriage",
	"has-bribery",
	"has-clergy",
	"has-fortuna",
	"pays-fortuna",
	"sells-grain",
	"sells-wine",
	"hires",
	"could-marry",
	"estate",
	"estate-lead"
];
/** The place of every feature in the row of numbers. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at]));

// games/fortuna/src/bot/worth.ts
/** More than anybody can own or think of getting. */
const MOST = 100;
const MONEY = pileUp([
	.3,
	.3,
	.28,
	.28,
	.26,
	.24,
	.18,
	.15,
	.12,
	.1,
	.08
]);
const GRAIN$1 = pileUp([
	.55,
	.5,
	.3,
	.28,
	.2,
	.15
]);
const WINE = pileUp([
	.6,
	.55,
	.4,
	.35,
	.25,
	.2
]);
const WATER = pileUp([
	.6,
	.4,
	.3,
	.15,
	.1
]);
const CENTURION = pileUp([
	.65,
	.55,
	.5
]);
/** What an estate promises in steps at the end, with so many turns to go. */
function worth(estate, turns, water = estate.water) {
	const { dice, buildings } = estate;
	const time = Math.min(1, turns / 2);
	let value = estate.step;
	if (turns < 3) value -= Math.max(0, 10 - estate.step) * .4;
	value += time * (MONEY[estate.money] + GRAIN$1[estate.grain] + WINE[estate.wine] + WATER[water] + CENTURION[piecesOn(estate.centurions)]);
	value += .5 * turns * reach(6, dice) * piecesOn(estate.vestals);
	if (estate.married) value += .5 * turns * reach(5, dice) * (buildings[2] > 0 ? 2 : 1);
	value += .16 * turns * (dice - 1);
	if (buildings[1] > 0) value += .35 * turns;
	if (buildings[0] > 0) value += .12 * turns;
	if (buildings[3] > 0) value += .12 * turns;
	return value;
}
/** What none, one, two … of a thing are worth together. */
function pileUp(values) {
	const sums = [0];
	for (let i = 0; i < MOST; i++) sums.push(sums[i] + values[Math.min(i, values.length - 1)]);
	return sums;
}
/** By number of dice, by number to reach. */
const REACH = [
	0,
	1,
	2,
	3
].map((dice) => [
	0,
	1,
	2,
	3,
	4,
	5,
	6
].map((number) => 1 - (Math.max(0, number - 1) / 6) ** dice));
/** How likely the highest of the dice is at least `number`. */
function reach(number, dice) {
	return REACH[dice][number];
}

// games/fortuna/src/bot/features.ts
const GRAIN_TRADE = actionOf("grain-trade");
const WINE_TRADE = actionOf("wine-trade");
const HIRE_CENTURIONS = actionOf("hire-centurions");
const RECRUIT_VESTALS = actionOf("recruit-vestals");
const MARRIAGE = actionOf("marriage");
/** Describes the position of a seat in numbers of about 0 to 1. */
function measure(state, seat, out) {
	const { players } = state;
	const player = players[seat];
	let first = 0;
	let bestOther = 0;
	let richest = 0;
	let ending = 0;
	for (let s = 0; s < players.length; s++) {
		const { step } = players[s];
		if (step > first) first = step;
		if (s !== seat && step > bestOther) bestOther = step;
		if (isInPalace(players[s])) ending = 1;
	}
	const turns = Math.max(.5, Math.min(9, (15 - first) / STEPS_PER_TURN));
	for (let s = 0; s < players.length; s++) if (s !== seat) richest = Math.max(richest, promiseOf$1(players[s], turns));
	const promise = promiseOf$1(player, turns);
	out[AT.estate] = promise / 20;
	out[AT["estate-lead"]] = (promise - richest) / 6;
	const inside = player.step >= 10 ? 1 : 0;
	out[AT.step] = player.step / 15;
	out[AT.outside] = Math.max(0, 10 - player.step) / 10;
	out[AT.inside] = inside;
	out[AT.arrived] = isInPalace(player) ? 1 : 0;
	out[AT.lead] = (player.step - bestOther) / 5;
	out[AT.race] = first / 15;
	out[AT.ending] = ending;
	out[AT["ending-inside"]] = ending * inside;
	measureProvince(player, out);
	measureHand(player, out);
	measureTurn(state, seat, out);
	measureCards(state, seat, out);
}
const STEPS_PER_TURN = 1.6;
/** What the rules of thumb of the apprentice make of a province and its privilege cards, in steps. */
function promiseOf$1(player, turns) {
	let points = 0;
	for (let i = 0; i < player.hand.length; i++) {
		const privilege = player.hand[i];
		const row = PRIVILEGES[privilege];
		if (privilege < FIRST_SCORING) points += row.effect === "steps" ? row.steps * .95 : .7;
		else if (player.hand.indexOf(privilege) === i) points += pointsOf(player, privilege);
	}
	return worth(player, turns, waterOf(player)) + points;
}
function measureProvince(player, out) {
	const { money, grain, wine, dice } = player;
	const water = waterOf(player);
	const vestals = piecesOn(player.vestals);
	out[AT.money] = money / 10;
	out[AT["some-money"]] = Math.min(money, 4) / 4;
	out[AT.grain] = grain / 5;
	out[AT["some-grain"]] = Math.min(grain, 2) / 2;
	out[AT.wine] = wine / 5;
	out[AT["some-wine"]] = Math.min(wine, 2) / 2;
	out[AT.water] = water / 4;
	out[AT["some-water"]] = Math.min(water, 1);
	out[AT.dice] = (dice - 1) / 2;
	out[AT.centurions] = piecesOn(player.centurions) / 3;
	out[AT.vestals] = vestals / 3;
	out[AT["vestals-dice"]] = vestals * (dice - 1) / 6;
	out[AT.married] = player.married ? 1 : 0;
	out[AT.market] = player.buildings[0] > 0 ? 1 : 0;
	out[AT.aqueduct] = player.buildings[1] > 0 ? 1 : 0;
	out[AT.palace] = player.buildings[2] > 0 ? 1 : 0;
	out[AT.basilica] = player.buildings[3] > 0 ? 1 : 0;
}
function measureHand(player, out) {
	const { hand } = player;
	let last = -1;
	for (let i = 0; i < hand.length; i++) {
		const privilege = hand[i];
		const row = PRIVILEGES[privilege];
		if (privilege >= FIRST_SCORING) {
			if (privilege === last) continue;
			out[AT["scoring-cards"]] += 1 / 3;
			out[AT["scoring-points"]] += pointsOf(player, privilege) / 5;
		} else if (row.effect === "steps") out[AT["step-cards"]] += row.steps / 3;
		else out[AT["help-cards"]] += 1 / 2;
		last = privilege;
	}
}
/** What a C card would bring now. */
function pointsOf(player, privilege) {
	const row = PRIVILEGES[privilege];
	if (row.effect === "buildings") return row.points * buildingsOf(player);
	if (row.effect === "married") return player.married ? row.points : 0;
	if (row.effect !== "hand-in") return 0;
	const { unit } = row;
	const owned = unit === "water" ? waterOf(player) : unit === "centurions" || unit === "vestals" ? piecesOn(player[unit]) : player[unit];
	return Math.min(row.most, row.points * Math.floor(owned / row.per));
}
function measureTurn(state, seat, out) {
	const { order, phase, turn } = state;
	const place = order.indexOf(seat);
	const drafting = phase === "draft" || phase === "protect";
	const inTurn = !drafting && phase !== "over" && activeSeat(state) === seat;
	out[AT.order] = place / 3;
	if (drafting || place > state.active) out[AT["turn-to-come"]] = 1;
	let highest = 0;
	let open = true;
	if (inTurn) {
		out[AT["in-turn"]] = 1;
		if (phase === "action") out[AT["action-left"]] = 1;
		if (phase === "action" || phase === "swap" || phase === "army" || phase === "roll" || phase === "favour") out[AT["service-left"]] = 1;
		else open = false;
		if (turn.roll.length > 0) highest = turn.roll[turn.roll.length - 1];
		if (phase === "privileges") measureDrawn(turn.drawn, out);
	}
	const covered = open && (inTurn || place > state.active) ? state.covered : null;
	if (open) out[AT.prospect] = prospectOf(state.players[seat], covered, highest) / 2;
}
function measureDrawn(drawn, out) {
	for (let i = 0; i < drawn.length; i++) {
		const row = PRIVILEGES[drawn[i]];
		const worth = row.effect === "steps" ? row.steps : 1;
		if (worth / 2 > out[AT.drawn]) out[AT.drawn] = worth / 2;
	}
}
/** Steps the best favour promises: by the roll if there was one, else by how likely the dice reach it. */
function prospectOf(player, covered, highest) {
	let best = 0;
	for (let favour = 0; favour < FAVOURS.length; favour++) {
		if (covered?.[favour]) continue;
		const row = FAVOURS[favour];
		const likely = highest > 0 ? row.number <= highest ? 1 : 0 : reach(row.number, player.dice);
		if (likely === 0) continue;
		const steps = likely * stepsOf(player, favour);
		if (steps > best) best = steps;
	}
	return best;
}
function stepsOf(player, favour) {
	const row = FAVOURS[favour];
	if (row.effect === "married") return player.married ? player.buildings[2] > 0 ? row.palaceSteps : row.steps : 0;
	if (row.effect === "vestals") return piecesOn(player.vestals);
	const owned = row.give === "centurions" ? piecesOn(player.centurions) : row.give === "water" ? waterOf(player) : player[row.give];
	return Math.min(row.most, owned);
}
/** The three action cards at the seat's side, and what some of them would do for it. */
function measureCards(state, seat, out) {
	const player = state.players[seat];
	const from = sideOf(state, seat) * 3;
	for (let at = from; at < from + 3; at++) {
		const card = state.cards[at];
		if (card === -1) continue;
		out[AT["has-grain-harvest"] + card] = 1;
		if (card === FORTUNA && player.money >= 2) out[AT["pays-fortuna"]] = 1;
		else if (card === GRAIN_TRADE) out[AT["sells-grain"]] = player.grain / 4;
		else if (card === WINE_TRADE) out[AT["sells-wine"]] = player.wine / 4;
		else if (card === HIRE_CENTURIONS) out[AT.hires] += hireLimit(player.centurions, player.money) / 3;
		else if (card === RECRUIT_VESTALS) out[AT.hires] += hireLimit(player.vestals, player.money) / 3;
		else if (card === MARRIAGE && (player.married || player.money >= 3)) out[AT["could-marry"]] = 1;
	}
}

// games/fortuna/src/bot/text/en.ts
/** What the features stand for, as a reason for a move: "mostly for …". */
const en = {
	"feature.step": "the way to Rome",
	"feature.outside": "the way still to go to the gate",
	"feature.inside": "being inside Rome",
	"feature.arrived": "Caesar's palace",
	"feature.lead": "the lead on the road",
	"feature.race": "how near the end is",
	"feature.ending": "the end of the game",
	"feature.ending-inside": "being inside Rome at the end",
	"feature.money": "money",
	"feature.some-money": "having some money at all",
	"feature.grain": "grain",
	"feature.some-grain": "grain to deliver",
	"feature.wine": "wine",
	"feature.some-wine": "wine to deliver",
	"feature.water": "water",
	"feature.some-water": "water to deliver",
	"feature.dice": "dice",
	"feature.centurions": "centurions",
	"feature.vestals": "vestals",
	"feature.vestals-dice": "vestals with the dice to use them",
	"feature.married": "the marriage",
	"feature.market": "the Market",
	"feature.aqueduct": "the Aqueduct",
	"feature.palace": "the Palace",
	"feature.basilica": "the Basilica",
	"feature.step-cards": "privilege cards that bring steps",
	"feature.help-cards": "privilege cards that help on the way",
	"feature.scoring-cards": "privilege cards that count at the end",
	"feature.scoring-points": "points at the end",
	"feature.turn-to-come": "the turn still to come",
	"feature.in-turn": "what this turn still allows",
	"feature.action-left": "the action of the turn",
	"feature.service-left": "the favour of the turn",
	"feature.prospect": "a favour within reach",
	"feature.drawn": "the privilege cards drawn",
	"feature.order": "the order of play",
	"feature.has-grain-harvest": "Grain Harvest at the own side",
	"feature.has-wine-harvest": "Wine Harvest at the own side",
	"feature.has-water-distribution": "Water Distribution at the own side",
	"feature.has-grain-trade": "Grain Trade at the own side",
	"feature.has-wine-trade": "Wine Trade at the own side",
	"feature.has-hire-centurions": "Hire Centurions at the own side",
	"feature.has-recruit-vestals": "Recruit Vestals at the own side",
	"feature.has-build": "Build at the own side",
	"feature.has-marriage": "Marriage at the own side",
	"feature.has-bribery": "Bribery at the own side",
	"feature.has-clergy": "Clergy at the own side",
	"feature.has-fortuna": "Fortuna at the own side",
	"feature.pays-fortuna": "a step by Fortuna",
	"feature.sells-grain": "grain to sell",
	"feature.sells-wine": "wine to sell",
	"feature.hires": "people to hire",
	"feature.could-marry": "a marriage within reach",
	"feature.estate": "what the province promises",
	"feature.estate-lead": "the richest province"
};

// games/fortuna/src/bot/text/nl.ts
const nl = {
	"feature.step": "de weg naar Rome",
	"feature.outside": "de weg die nog te gaan is naar de poort",
	"feature.inside": "binnen Rome zijn",
	"feature.arrived": "het paleis van Caesar",
	"feature.lead": "de voorsprong op de weg",
	"feature.race": "hoe dichtbij het einde is",
	"feature.ending": "het einde van het spel",
	"feature.ending-inside": "aan het einde binnen Rome zijn",
	"feature.money": "geld",
	"feature.some-money": "niet zonder geld zitten",
	"feature.grain": "graan",
	"feature.some-grain": "graan om te leveren",
	"feature.wine": "wijn",
	"feature.some-wine": "wijn om te leveren",
	"feature.water": "water",
	"feature.some-water": "water om te leveren",
	"feature.dice": "dobbelstenen",
	"feature.centurions": "centurions",
	"feature.vestals": "Vestaalse maagden",
	"feature.vestals-dice": "Vestaalse maagden met dobbelstenen om ze te gebruiken",
	"feature.married": "het huwelijk",
	"feature.market": "de Markt",
	"feature.aqueduct": "het Aquaduct",
	"feature.palace": "het Paleis",
	"feature.basilica": "de Basiliek",
	"feature.step-cards": "privilegekaarten die stappen geven",
	"feature.help-cards": "privilegekaarten die onderweg helpen",
	"feature.scoring-cards": "privilegekaarten die aan het einde tellen",
	"feature.scoring-points": "punten aan het einde",
	"feature.turn-to-come": "de beurt die nog komt",
	"feature.in-turn": "wat deze beurt nog toelaat",
	"feature.action-left": "de actie van deze beurt",
	"feature.service-left": "de gunst van deze beurt",
	"feature.prospect": "een gunst binnen bereik",
	"feature.drawn": "de getrokken privilegekaarten",
	"feature.order": "de speelvolgorde",
	"feature.has-grain-harvest": "Graanoogst aan de eigen zijde",
	"feature.has-wine-harvest": "Wijnoogst aan de eigen zijde",
	"feature.has-water-distribution": "Waterdistributie aan de eigen zijde",
	"feature.has-grain-trade": "Graanhandel aan de eigen zijde",
	"feature.has-wine-trade": "Wijnhandel aan de eigen zijde",
	"feature.has-hire-centurions": "Centurions werven aan de eigen zijde",
	"feature.has-recruit-vestals": "Maagden werven aan de eigen zijde",
	"feature.has-build": "Bouwen aan de eigen zijde",
	"feature.has-marriage": "Trouwen aan de eigen zijde",
	"feature.has-bribery": "Omkoping aan de eigen zijde",
	"feature.has-clergy": "de clerus aan de eigen zijde",
	"feature.has-fortuna": "Fortuna aan de eigen zijde",
	"feature.pays-fortuna": "een stap door Fortuna",
	"feature.sells-grain": "graan om te verkopen",
	"feature.sells-wine": "wijn om te verkopen",
	"feature.hires": "mensen om te werven",
	"feature.could-marry": "een huwelijk binnen bereik",
	"feature.estate": "wat de provincie belooft",
	"feature.estate-lead": "de rijkste provincie"
};

// games/fortuna/src/bot/weights.ts
const weights = {
	hidden: 16,
	points: 15,
	numbers: [
		1.07737,
		.19219,
		.16685,
		-.08982,
		-.04955,
		0,
		0,
		.22967,
		.4109,
		.06402,
		.09883,
		-.08178,
		.01951,
		.04518,
		.04989,
		.03218,
		.34106,
		.40017,
		.42578,
		.19009,
		.31117,
		.01071,
		-.10328,
		.25694,
		.256,
		.24757,
		.15379,
		.28414,
		-.06549,
		.61796,
		.13156,
		.18971,
		.23881,
		.15167,
		0,
		-.04337,
		.1367,
		-.03187,
		.01975,
		-.01453,
		-.04779,
		-.04166,
		-.03471,
		.00307,
		.00446,
		-.0901,
		.00752,
		.06728,
		-.0298,
		.07599,
		.02715,
		.08033,
		.08986,
		.90139,
		-.17984,
		.05133,
		.07972,
		-.00577,
		-.04617,
		-.22584,
		-.23739,
		.0757,
		.10042,
		.00548,
		.01523,
		-.0331,
		-.0799,
		-.1122,
		.00726,
		-.02874,
		-.05504,
		-.11592,
		-.02829,
		.01205,
		-.09132,
		.0567,
		.01487,
		-.07244,
		.00139,
		.01808,
		.00916,
		.0312,
		2e-4,
		.09352,
		-.03053,
		-.02314,
		-.05507,
		.03623,
		-.11733,
		0,
		-.01296,
		.08356,
		.1083,
		.10774,
		.13669,
		.11045,
		.10472,
		.13414,
		.05929,
		.15045,
		.09623,
		.13241,
		.10108,
		-.01623,
		.01581,
		-.02775,
		-.01658,
		-.05709,
		.07671,
		-.18459,
		.12853,
		.02597,
		-.37675,
		.86083,
		-.04369,
		.3541,
		.60669,
		.1974,
		-.16851,
		.07291,
		.6559,
		.02175,
		-.00621,
		.0452,
		-.13288,
		.44541,
		-.28821,
		-.06957,
		.54383,
		-.0985,
		.33146,
		-.26151,
		.06919,
		-.7881,
		-.25925,
		-.21453,
		-.14526,
		.50385,
		-.11183,
		-.20557,
		-.226,
		-.02576,
		-.47017,
		.14414,
		-.42287,
		.08455,
		-.11062,
		.27214,
		.16302,
		.14886,
		-.06115,
		.45967,
		-.05687,
		-.23274,
		.22863,
		-.11627,
		-.51573,
		.00225,
		.35687,
		.21727,
		0,
		-.02875,
		-.16036,
		-.61727,
		-.23544,
		-.09463,
		-.56686,
		-.96207,
		.18767,
		-.05519,
		.0412,
		-1.16617,
		-.18387,
		-.17655,
		.12817,
		-.4864,
		-.23916,
		.66057,
		.13485,
		.23174,
		.10085,
		-.53395,
		.23384,
		.10447,
		.11606,
		.18518,
		-.44394,
		-.0339,
		-.69515,
		.11587,
		.34477,
		.12445,
		.18094,
		-.59595,
		-.222,
		.15519,
		-.38426,
		.28533,
		.1799,
		-.13155,
		-.06998,
		.18172,
		.03993,
		-.10512,
		-.00516,
		.03197,
		.54172,
		.12282,
		.31097,
		-.30693,
		.12913,
		.02563,
		-.01916,
		.2851,
		-.24704,
		-.06956,
		.9675,
		-.81576,
		.33725,
		-.42085,
		.18755,
		-.06284,
		.96235,
		.25266,
		-.40117,
		.12995,
		.05606,
		.20157,
		.10656,
		-.13287,
		-.54868,
		-.30827,
		.74444,
		-.05474,
		.06494,
		-.25768,
		-.60125,
		.20733,
		.40223,
		.13855,
		-.16976,
		.26822,
		-.11285,
		-.30647,
		.15824,
		-.01411,
		-.6396,
		.12949,
		-.46829,
		-.14552,
		.00853,
		.2104,
		.23271,
		.10439,
		.72039,
		-.08568,
		-.02807,
		.1416,
		-.06371,
		-.25186,
		.13958,
		-.03193,
		-.21112,
		-.24103,
		-55e-5,
		-.3142,
		.30946,
		.24672,
		-.03618,
		.09147,
		.08347,
		-.00343,
		-.13011,
		.1924,
		-.14579,
		-.03944,
		.18308,
		.26642,
		.22725,
		.41113,
		-.11268,
		-.23811,
		66e-5,
		.26431,
		.34551,
		.0653,
		.32662,
		.05591,
		-.20979,
		.19087,
		-.02897,
		-.2347,
		.03588,
		.14311,
		.21849,
		.24073,
		-.04923,
		-.14214,
		.11254,
		.13353,
		.0247,
		-.05652,
		-.07196,
		-.22523,
		-.44223,
		.30143,
		-.51381,
		-.00651,
		-.11522,
		.39435,
		-.05307,
		.44654,
		-.26742,
		-.49175,
		.11124,
		.24126,
		.23496,
		.0831,
		.49448,
		.19197,
		-.12706,
		.10525,
		-.12118,
		-.12399,
		.08972,
		-.02034,
		-.10296,
		-.13189,
		-.03091,
		-.16471,
		.12838,
		-.08363,
		.08965,
		.11811,
		-.06165,
		-.1031,
		-.23804,
		.09148,
		-.54194,
		-.21079,
		-.01691,
		.35826,
		.30098,
		.02832,
		-.25214,
		-.70112,
		-.01425,
		-.1767,
		.30128,
		.08146,
		-.15442,
		.00563,
		-.01493,
		.19159,
		-.14441,
		-.1237,
		.14012,
		-.01642,
		.37746,
		-.1456,
		-.09549,
		-.08172,
		.25405,
		.06594,
		-.1164,
		.02647,
		.03648,
		-.08268,
		-.5413,
		.50687,
		-.41315,
		.33368,
		.26147,
		.18198,
		-.00946,
		.16517,
		-.40304,
		-.63001,
		.54941,
		.1663,
		-.29812,
		.24009,
		.42697,
		-.08666,
		-1.03361,
		.57382,
		.25016,
		-.73526,
		.44336,
		.93174,
		-.36815,
		.45587,
		-.49983,
		-.42536,
		-.38745,
		.39495,
		.80151,
		.49218,
		.29565,
		.03183,
		-.30712,
		.30469,
		-.19362,
		-.03925,
		.3373,
		-.19244,
		.06308,
		-.2524,
		-.22659,
		-.4042,
		.033,
		.21789,
		-.1034,
		.39966,
		.60432,
		-.09121,
		-.21655,
		.31988,
		-.37713,
		-.14322,
		.0529,
		.1217,
		.1597,
		-.51006,
		.03438,
		.22855,
		.47939,
		.10029,
		.82104,
		.10503,
		.24277,
		.07245,
		-.30838,
		.32536,
		-.03781,
		-.36295,
		.43053,
		-.07312,
		.00354,
		.2478,
		-.1518,
		-.43793,
		-.16925,
		-.31593,
		.73907,
		.43671,
		.49055,
		-.03448,
		-.02592,
		.00317,
		.06699,
		.03358,
		.06301,
		-.03802,
		.02263,
		.02267,
		.0441,
		-.04702,
		.09635,
		.19657,
		.09982,
		.12206,
		.00879,
		-.07436,
		-.18365,
		.15086,
		-.24007,
		-.10377,
		-.06339,
		-.02139,
		.20834,
		.00879,
		.12745,
		-1.02489,
		.44915,
		.33769,
		-.02102,
		.0027,
		-.01627,
		-.08068,
		-.09116,
		.13099,
		-.14604,
		.02848,
		.12875,
		.20172,
		.02661,
		-.07803,
		-.17396,
		.0034,
		-.07814,
		.19875,
		-.23323,
		.05169,
		.31232,
		-.15197,
		-.14702,
		.12687,
		.09264,
		.09633,
		.41235,
		.05656,
		-.19353,
		.02811,
		-.15547,
		-.26192,
		-.07432,
		.15582,
		-.02853,
		.10803,
		.2668,
		.07741,
		-.03032,
		.11913,
		-.15588,
		.07349,
		.22358,
		.39885,
		-.24007,
		.66991,
		-1.66814,
		.5611,
		.49802,
		1.42003,
		-.60319,
		.0269,
		.15824,
		.02417,
		.02151,
		.0254,
		-.31837,
		.02225,
		.07972,
		.42642,
		-.13279,
		.35857,
		-.19027,
		-.16483,
		.11537,
		.08006,
		-.07109,
		.02982,
		.46885,
		-.0777,
		.16238,
		.22273,
		.29562,
		.40657,
		.36094,
		-.19373,
		-.06296,
		.20095,
		-.16735,
		.04012,
		-.16137,
		.92234,
		-.1386,
		.05522,
		.25987,
		-.01411,
		.55994,
		-.14388,
		-.11041,
		.00387,
		-.23764,
		-.11363,
		.01249,
		-1.35801,
		.87641,
		.27146,
		-.17896,
		-.93332,
		.22114,
		.07973,
		-.47651,
		.04788,
		-.25359,
		.40437,
		.14528,
		-.28502,
		.60748,
		-.40842,
		-.32644,
		.08482,
		.44729,
		.08863,
		-.22873,
		.06783,
		-.12969,
		.6488,
		-.17633,
		-.0485,
		.0193,
		.10378,
		.18392,
		-.15775,
		.08494,
		-.19128,
		-.24214,
		.25991,
		.07973,
		42e-5,
		-.15708,
		-.01951,
		.03034,
		.09985,
		-.05748,
		-.13529,
		-.25121,
		.30303,
		-.03566,
		-.09822,
		.23147,
		.01861,
		-.06248,
		-.12642,
		-.06047,
		-.11463,
		-.00824,
		.04428,
		.14376,
		.21958,
		-.16903,
		.18018,
		-.04308,
		.08998,
		.26556,
		-.12187,
		.25553,
		-.44056,
		-.24058,
		.03438,
		.33099,
		.09781,
		-.06537,
		.00994,
		-.30909,
		.12248,
		.03075,
		-.16001,
		-.15839,
		.22745,
		-.05632,
		.05927,
		.05301,
		-.07905,
		-.15353,
		.08543,
		.18749,
		.11042,
		-.15203,
		-.05961,
		-.06009,
		.0885,
		-.30629,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		.25504,
		-.10634,
		.01241,
		.0732,
		-.01805,
		.11523,
		-.07691,
		-.01895,
		-.08503,
		-.44081,
		-.03228,
		-.11945,
		-.33307,
		-.36851,
		-.18435,
		-.34552,
		.12032,
		.0738,
		.22623,
		.18981,
		-.14652,
		-.00487,
		-.07272,
		.10754,
		-.20278,
		-.15253,
		.23604,
		-.07224,
		.08695,
		.10238,
		.11457,
		.00996,
		.09974,
		.11138,
		.10501,
		.02846,
		.07277,
		.1165,
		-.18668,
		-.41207,
		.08254,
		.11895,
		.21168,
		-.01593,
		.17793,
		-.08098,
		.00894,
		.12886,
		.03504,
		.17845,
		.10091,
		.07569,
		.06553,
		-.0303,
		-.06032,
		.08747,
		.20024,
		.00562,
		.02272,
		.12562,
		-.15405,
		-.05177,
		.10377,
		-.2058,
		.03902,
		.19688,
		-.02815,
		.13325,
		.21184,
		.01302,
		-.08107,
		.27294,
		-.21048,
		-.02572,
		.26544,
		.1804,
		.23381,
		-.13919,
		.05096,
		-.10763,
		.01539,
		.23303,
		.03617,
		.10762,
		.28897,
		.10553,
		-.1389,
		.03397,
		.00366,
		.00852,
		.22168,
		.08993,
		.09379,
		.06051,
		-.11559,
		-.18211,
		.10125,
		.21619,
		.00548,
		.04353,
		.1544,
		-.04734,
		.0614,
		-17e-5,
		.12191,
		.10334,
		.31906,
		.04075,
		.01374,
		-.26618,
		-.08405,
		-.08816,
		.07168,
		.25802,
		-.00822,
		.09096,
		.15871,
		.12699,
		.0472,
		.19082,
		-.0642,
		.10104,
		.28869,
		-.05742,
		-.12661,
		-.25195,
		-.00365,
		-.02387,
		.17376,
		.08987,
		.15636,
		.14823,
		.1464,
		.11433,
		.04181,
		.05046,
		.00921,
		.0221,
		-.20665,
		-.1356,
		-.13912,
		-.15692,
		.00611,
		-.1688,
		.03049,
		.30822,
		-.0262,
		.0087,
		.04556,
		-.07251,
		-.11913,
		.1162,
		-.02081,
		.05736,
		.21121,
		.0159,
		-.02359,
		-.19897,
		.10757,
		-.25427,
		-.00603,
		.22947,
		.00642,
		.2267,
		.13524,
		-.14722,
		-.33709,
		.31454,
		-.02044,
		.03081,
		.24229,
		-.02682,
		.07199,
		-.08651,
		-.08724,
		-.13527,
		.06581,
		.2076,
		-.01318,
		.01068,
		.15106,
		-.13703,
		-.0103,
		.14778,
		.13976,
		-.09,
		.15533,
		.11824,
		-.12569,
		-.08594,
		.00168,
		-.13482,
		.04584,
		.11864,
		.04333,
		.19174,
		.15237,
		-.07994,
		-.12882,
		-.38056,
		.16269,
		.05688,
		.24064,
		-.04175,
		-.20734,
		-.13976,
		-.09345,
		-.09505,
		.04195,
		-.04827,
		.09856,
		.12705,
		-.12892,
		.11871,
		-.03177,
		-.01532,
		.00866,
		-.03546,
		-.05972,
		.0966,
		.23717,
		.08734,
		.07476,
		.04563,
		.02671,
		-.0546,
		.07285,
		.01156,
		-.10535,
		.18414,
		-.11521,
		-.03534,
		.19916,
		-.02709,
		.06153,
		-.08147,
		-.24719,
		.04764,
		.01866,
		.05547,
		.04422,
		-.07162,
		.12407,
		.01565,
		.12869,
		-.02183,
		-.11351,
		-.16553,
		.27031,
		-46e-5,
		.08808,
		.04311,
		.0282,
		-.049,
		.15458,
		.18554,
		.13971,
		-.09731,
		.03705,
		-.02014,
		-.21519,
		-.05399,
		-.16514,
		.04844,
		-.07718,
		-.04024,
		.03148,
		-.0126,
		.17986,
		.18403,
		-.09479,
		-.02547,
		.00971,
		-.09314,
		.17262,
		.14583,
		.07788,
		-.03622,
		-.01772,
		-.23238,
		.12019,
		-.01139,
		.04602,
		-.04386,
		-.37696,
		-.05963,
		.08311,
		.30831,
		-.23399,
		-.55876,
		.82192,
		-.00667,
		-.03913,
		.60883,
		.03168,
		-.4442,
		.07536,
		.1618,
		-.25349,
		-.60101,
		-.02083,
		.20695,
		.48617,
		-.19238,
		-1.48749,
		-.32695,
		.5231,
		-.1085,
		-.67903,
		-.10917,
		-.76217,
		.2702,
		-.25308,
		-.04852,
		-.02715,
		-.84272,
		-.30133,
		.11549,
		-.10234,
		.1682,
		-.12449,
		.20859,
		.19574,
		.30307,
		.10273,
		-.26326,
		.00387,
		.23927,
		-.22147,
		-.21978,
		.39726,
		-.12738,
		.06853,
		-.37565,
		-.28131,
		-.33182,
		-.527,
		-.63182,
		.1628,
		-.33358,
		-.26393,
		.11106,
		-.47985,
		-.23704,
		.31977,
		.57174,
		-.85009,
		-.35356,
		.28605,
		-.41841,
		.04727,
		-.52179,
		-.01039,
		-.49486,
		.46276,
		-.03559,
		.07015,
		-.06964,
		-.01076,
		-43e-5,
		.01937,
		.08544,
		-.25147,
		-.02028,
		.04328,
		-.19192,
		-.10978,
		-.13804
	],
	made: {
		command: "belfry train fortuna --games 16000 --generations 12 --hidden 16 --players 2,4,4 --seed 1",
		games: 16008,
		loss: .93118
	}
};

// games/fortuna/src/bot/evaluation.ts
/** Questions in the middle of an action: a position is judged when they are answered. */
const FOLLOW_UPS = /* @__PURE__ */ new Set([
	"irrigate",
	"sell-amount",
	"hire-count",
	"choose-building",
	"bribe-card",
	"keep-privilege",
	"palace-pick"
]);
const evaluation = {
	features: FEATURES,
	text: {
		en,
		nl
	},
	dangers: ["outside"],
	seats: (state) => state.players.length,
	measure,
	unsettled(state) {
		const top = state.agenda[state.agenda.length - 1];
		return top !== void 0 && FOLLOW_UPS.has(top.kind) ? top.seat : -1;
	},
	weights
};

// bots/src/budget.ts
const now = () => performance.now();
/** `300ms` or `500it`. */
function readBudget(text) {
	const parts = /^(\d+)(ms|it)$/.exec(text.trim());
	const amount = Number(parts?.[1]);
	if (parts === null || amount < 1) throw new BadInput(`a budget is a time like 300ms or a number of iterations like 500it, not "${text}"`);
	return parts[2] === "ms" ? { milliseconds: amount } : { iterations: amount };
}
/** Progress through a budget that begins now. */
function progressOf(budget, clock = now) {
	if ("iterations" in budget) return (iterations) => iterations / budget.iterations;
	const began = clock();
	let last = began;
	let longest = 0;
	return () => {
		const time = clock();
		longest = Math.max(longest, time - last);
		last = time;
		return (time - began + 2 * Math.max(0, longest - TOLERABLE)) / budget.milliseconds;
	};
}
/** Milliseconds between two looks at the clock that do no harm. */
const TOLERABLE = 10;

// bots/src/evaluation/network.ts
/** Where the parts begin in the row of numbers. */
function layoutOf(inputs, hidden) {
	const score = inputs;
	const scoreBias = score + inputs;
	const into = scoreBias + 1;
	const strengthOut = into + (inputs + 1) * hidden;
	const scoreOut = strengthOut + hidden;
	return {
		strength: 0,
		score,
		scoreBias,
		into,
		strengthOut,
		scoreOut,
		size: scoreOut + hidden
	};
}
function networkOf(inputs, weights) {
	const { size } = layoutOf(inputs, weights.hidden);
	if (weights.numbers.length === 0) return networkWith(inputs, weights.hidden, new Float64Array(size));
	if (weights.numbers.length !== size) throw new Error(`the weights hold ${weights.numbers.length} numbers, but ${inputs} features need ${size}; train them again`);
	return networkWith(inputs, weights.hidden, Float64Array.from(weights.numbers));
}
function networkWith(inputs, hidden, numbers) {
	return {
		inputs,
		hidden,
		numbers,
		units: new Float64Array(hidden),
		busy: new Int32Array(inputs)
	};
}
/** How strong a seat with these features stands; leaves the units filled for `scoreOf` and the learner. */
function strengthOf(net, features, from = 0) {
	const { inputs, hidden, numbers, units, busy } = net;
	let strength = 0;
	let count = 0;
	for (let i = 0; i < inputs; i++) {
		const x = features[from + i];
		if (x === 0) continue;
		strength += x * numbers[i];
		busy[count++] = i;
	}
	const whole = hidden - hidden % BLOCK;
	for (let j = 0; j < whole; j += BLOCK) fillBlock(net, features, from, count, j);
	for (let j = whole; j < hidden; j++) fillUnit(net, features, from, count, j);
	const out = 2 * inputs + 1 + (inputs + 1) * hidden;
	for (let j = 0; j < hidden; j++) {
		const unit = units[j];
		if (unit > 0) strength += unit * numbers[out + j];
		else units[j] = 0;
	}
	return strength;
}
const BLOCK = 8;
/** Eight units at a time: most of a search is spent here, and sums in variables are twice as fast as sums in an array. */
function fillBlock({ inputs, hidden, numbers, units, busy }, features, from, count, j) {
	const into = 2 * inputs + 1 + j;
	const bias = into + inputs * hidden;
	let a = numbers[bias];
	let b = numbers[bias + 1];
	let c = numbers[bias + 2];
	let d = numbers[bias + 3];
	let e = numbers[bias + 4];
	let f = numbers[bias + 5];
	let g = numbers[bias + 6];
	let h = numbers[bias + 7];
	for (let n = 0; n < count; n++) {
		const i = busy[n];
		const x = features[from + i];
		const row = into + i * hidden;
		a += x * numbers[row];
		b += x * numbers[row + 1];
		c += x * numbers[row + 2];
		d += x * numbers[row + 3];
		e += x * numbers[row + 4];
		f += x * numbers[row + 5];
		g += x * numbers[row + 6];
		h += x * numbers[row + 7];
	}
	units[j] = a;
	units[j + 1] = b;
	units[j + 2] = c;
	units[j + 3] = d;
	units[j + 4] = e;
	units[j + 5] = f;
	units[j + 6] = g;
	units[j + 7] = h;
}
function fillUnit({ inputs, hidden, numbers, units, busy }, features, from, count, j) {
	const into = 2 * inputs + 1 + j;
	let unit = numbers[into + inputs * hidden];
	for (let n = 0; n < count; n++) {
		const i = busy[n];
		unit += features[from + i] * numbers[into + i * hidden];
	}
	units[j] = unit;
}
/** The final score to expect, in units of `Weights.points`; right after `strengthOf` with the same features. */
function scoreOf(net, features, from = 0) {
	const { inputs, hidden, numbers, units } = net;
	const at = layoutOf(inputs, hidden);
	let score = numbers[at.scoreBias];
	for (let i = 0; i < inputs; i++) score += features[from + i] * numbers[at.score + i];
	for (let j = 0; j < hidden; j++) score += units[j] * numbers[at.scoreOut + j];
	return score;
}
/** Strengths to shares of a win, in place: the same for every constant added to all. */
function toShares(strengths) {
	let top = Number.NEGATIVE_INFINITY;
	for (let s = 0; s < strengths.length; s++) top = Math.max(top, strengths[s]);
	let sum = 0;
	for (let s = 0; s < strengths.length; s++) {
		const e = Math.exp(strengths[s] - top);
		strengths[s] = e;
		sum += e;
	}
	for (let s = 0; s < strengths.length; s++) strengths[s] /= sum;
}

// bots/src/evaluation/judge.ts
/** The judge of a game, by its own weights or by others (training, trials of new weights). */
function judgeOf(game, weights) {
	const { evaluation } = game;
	if (evaluation === void 0) throw new BadInput(`${game.id} has no evaluation yet; its bots are random and apprentice`);
	const chosen = weights ?? evaluation.weights;
	const inputs = evaluation.features.length;
	return {
		game,
		evaluation,
		weights: chosen,
		network: networkOf(inputs, chosen),
		features: new Float64Array(inputs)
	};
}
/** Each seat's share of the win, as far as can be told; exact when the game is over. */
function sharesOf(judge, state) {
	const outcome = judge.game.pending(state).length === 0 ? judge.game.outcome(state) : null;
	return outcome === null ? judgedShares(judge, state) : wonShares(outcome);
}
function judgedShares({ evaluation, network, features }, state) {
	const seats = evaluation.seats(state);
	const shares = new Float64Array(seats);
	for (let seat = 0; seat < seats; seat++) {
		features.fill(0);
		evaluation.measure(state, seat, features);
		shares[seat] = strengthOf(network, features);
	}
	toShares(shares);
	return shares;
}
/** Winners who share a victory share the win. */
function wonShares({ places }) {
	const first = places.filter((place) => place === 1).length;
	return Float64Array.from(places, (place) => place === 1 ? 1 / first : 0);
}
/** The final scores to expect; exact when the game is over. */
function scoresOf({ game, evaluation, network, weights }, state) {
	const outcome = game.pending(state).length === 0 ? game.outcome(state) : null;
	if (outcome !== null) return outcome.totals;
	const features = new Float64Array(network.inputs);
	return Array.from({ length: evaluation.seats(state) }, (_, seat) => {
		features.fill(0);
		evaluation.measure(state, seat, features);
		strengthOf(network, features);
		return scoreOf(network, features) * weights.points;
	});
}

// bots/src/evaluation/one-ply.ts
/** What a move leads to: each seat's share of the win. */
function sharesAfter(judge, state, seat, move, chance) {
	return sharesOf(judge, after(judge, state, seat, move, chance));
}
/** What a move leads to: the mover's final score to expect. */
function scoreAfter(judge, state, seat, move, chance) {
	return scoresOf(judge, after(judge, state, seat, move, chance))[seat];
}
/** The state that a move leads to, a bargain settled. The state before stays as it is. */
function after(judge, state, seat, move, chance) {
	const next = judge.game.clone(state);
	judge.game.apply(next, seat, move, { chance });
	settle(judge, next, chance);
	return next;
}
/** Long enough for everybody at the table to have had a word. */
const MOST_WORDS = 8;
/** Plays a bargain on to its end, each seat taking what looks best for itself at once. */
function settle(judge, state, chance) {
	const { game, evaluation } = judge;
	if (evaluation.unsettled === void 0) return;
	for (let words = 0; words < MOST_WORDS; words++) {
		const seat = evaluation.unsettled(state);
		if (seat < 0) return;
		let best = null;
		let bestShare = -1;
		for (const move of thinkable(judge, state, game.legal(state, seat))) {
			const next = game.clone(state);
			game.apply(next, seat, move, { chance });
			const share = sharesOf(judge, next)[seat];
			if (share <= bestShare) continue;
			bestShare = share;
			best = move;
		}
		game.apply(state, seat, best, { chance });
	}
}
/** The legal moves without those a game leaves out of search. */
function thinkable({ evaluation }, state, moves) {
	const { omits } = evaluation;
	return omits === void 0 ? moves : moves.filter((move) => !omits(state, move));
}
/** The mean shares after each move over a few states determinized from the view. */
function weighMoves(judge, view, seat, moves, chance, worlds) {
	return weighOn(judge, Array.from({ length: worlds }, () => judge.game.determinize(view, chance)), seat, moves, chance);
}
/** The mean shares after each move; every move is tried on the same states, and on fewer of them when time runs out. */
function weighOn(judge, states, seat, moves, chance, mayGoOn = () => true) {
	const sums = moves.map(() => new Float64Array(judge.evaluation.seats(states[0])));
	let tried = 0;
	for (const state of states) {
		if (tried > 0 && !mayGoOn()) break;
		moves.forEach((move, at) => {
			add(sums[at], sharesAfter(judge, state, seat, move, chance));
		});
		tried++;
	}
	for (const sum of sums) for (let s = 0; s < sum.length; s++) sum[s] /= tried;
	return sums;
}
function add(sum, more) {
	for (let s = 0; s < sum.length; s++) sum[s] += more[s];
}

// bots/src/journeyman.ts
const MOST_WORLDS = 16;
/** Judgements for one decision, at most about this many. */
const MOST_JUDGEMENTS$1 = 600;
/** How many states to determinize when there are so many moves to try on each. */
function worldsFor(moves) {
	return Math.max(2, Math.min(MOST_WORLDS, Math.floor(MOST_JUDGEMENTS$1 / moves)));
}
/** Looks one move ahead: the move with the best mean judgement over a few determinized states. */
function journeyman(judge, worlds) {
	return { choose(view, legal, chance) {
		const moves = judge.evaluation.shortlist?.(view, legal) ?? legal;
		if (moves.length === 1) return moves[0];
		const seat = seatOfView(view);
		return moves[bestOf(weighMoves(judge, view, seat, moves, chance, worlds ?? worldsFor(moves.length)), seat)];
	} };
}
function bestOf(weighed, seat) {
	let best = 0;
	weighed.forEach((shares, at) => {
		if (itemAt(shares, seat) > itemAt(itemAt(weighed, best), seat)) best = at;
	});
	return best;
}

// bots/src/evaluation/belief.ts
/**
* Determinizes states from a view, one at each call. Where the game can tell, the others have rather chosen what is good for them, the more surely the keener they
* are; else, and with no rationality at all, any state that fits is as likely.
*/
function determinizerOf(judge, view, chance, rationality) {
	const { game, evaluation } = judge;
	if (rationality === 0 || evaluation.believe === void 0) return () => game.determinize(view, chance);
	const appeal = (state, seat) => Math.exp(rationality * judgedShares(judge, state)[seat]);
	return evaluation.believe(view, chance, appeal);
}

// bots/src/search/common-random-numbers.ts
/** Fine enough for any bound of the rules. */
const GRAIN = 2 ** 30;
/**
* The same dice and the same cards for every move that is compared: then a difference between two moves is a difference between the moves, and far
* fewer trials tell them apart.
*/
function commonRandomNumbers(chance) {
	const drawn = [];
	let at = 0;
	return {
		below(bound) {
			if (bound <= 1) return 0;
			if (at === drawn.length) drawn.push(chance.below(GRAIN) / GRAIN);
			return Math.floor(drawn[at++] * bound);
		},
		renew() {
			drawn.length = 0;
			at = 0;
		},
		repeat() {
			at = 0;
		}
	};
}

// bots/src/search/findings.ts
/** A seat that is this close to certain of losing or winning has nothing left to win by searching. */
const DECIDED = .01;
/** Moves that differ by less than this in a decided game are equal. */
const EQUAL = .002;
/** Of a decided game so many moves are compared by their score, on so many determinized states. */
const MOST_COMPARED = 12;
const MOST_STATES = 8;
/**
* Puts the move to choose first. Where the game is all but won or lost, moves that are equal in that are told apart by the score they lead to: nobody
* likes to play with somebody who has given up. They are compared on fewer states when time runs out.
*/
function bestFirst(judge, states, seat, findings, chance, mayGoOn) {
	const sorted = [...findings].sort((a, b) => surely(b, seat) - surely(a, seat));
	const most = sorted[0].shares[seat];
	if (most > DECIDED && most < .99) return sorted;
	const equal = sorted.filter(({ shares }) => shares[seat] >= most - EQUAL).slice(0, MOST_COMPARED);
	const scores = new Map(equal.map((finding) => [finding, 0]));
	for (const [at, state] of states.slice(0, MOST_STATES).entries()) {
		if (at > 0 && !mayGoOn()) break;
		for (const [finding, sum] of scores) scores.set(finding, sum + scoreAfter(judge, state, seat, finding.move, chance));
	}
	const others = sorted.filter((finding) => !scores.has(finding));
	return [...equal.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)), ...others];
}
/** A move that was tried little must look that much better. */
function surely({ shares, visits }, seat) {
	return shares[seat] - CAUTION / Math.sqrt(visits);
}
const CAUTION = .05;

// bots/src/search/move-keys.ts
function moveKeys(game) {
	const byText = /* @__PURE__ */ new Map();
	const byObject = /* @__PURE__ */ new WeakMap();
	const textKey = (move) => {
		const text = game.write(move);
		let key = byText.get(text);
		if (key === void 0) {
			key = byText.size;
			byText.set(text, key);
		}
		return key;
	};
	return (move) => {
		if (typeof move !== "object" || move === null) return textKey(move);
		let key = byObject.get(move);
		if (key === void 0) {
			key = textKey(move);
			byObject.set(move, key);
		}
		return key;
	};
}

// bots/src/search/tree.ts
function newNode(seats) {
	return {
		branches: /* @__PURE__ */ new Map(),
		visits: 0,
		surprise: new Float64Array(seats),
		surprises: 0
	};
}
function newBranch(home, move, first) {
	return {
		move,
		home,
		first,
		sums: new Float64Array(first.length),
		visits: 0,
		available: 0,
		next: null
	};
}
/**
* What a branch promises a seat. The first judgement counts for `priorVisits` visits. Search finds more (or less) in a point than the first look, in
* whichever branch it looks; so that is added to the first judgement, or the branches seen first would seem the better ones.
*/
function promiseOf({ home, first, sums, visits }, seat, priorVisits) {
	const shift = home.surprises === 0 ? 0 : home.surprise[seat] / home.surprises;
	return (sums[seat] + priorVisits * (first[seat] + shift)) / (visits + priorVisits);
}
/** Upper confidence bound, by the times the branch could have been chosen. */
function selectBranch(among, seat, exploration, priorVisits) {
	let best = among[0];
	let bestBound = Number.NEGATIVE_INFINITY;
	for (const branch of among) {
		branch.available++;
		const bound = promiseOf(branch, seat, priorVisits) + exploration * Math.sqrt(Math.log(branch.available + 1) / (branch.visits + priorVisits));
		if (bound > bestBound) {
			best = branch;
			bestBound = bound;
		}
	}
	return best;
}
/** Notes what was found along the way, less the luck of the world it was found in. */
function record(path, shares, luck) {
	for (const branch of path) {
		const { home, sums, first } = branch;
		for (let s = 0; s < sums.length; s++) {
			const found = shares[s] - luck[s];
			sums[s] += found;
			home.surprise[s] = home.surprise[s] + found - first[s];
		}
		branch.visits++;
		home.surprises++;
	}
}

// bots/src/search/root.ts
/** So often every move is tried before thinking may end early. */
const FEWEST = 24;
/**
* Shares the search out among the moves at the root. All are tried equally often, and the worse half is dropped in every round (sequential halving): what
* counts is to be right about the last two, not to look at good moves only.
*/
function contestOf(branches, seat, params) {
	const { rootPriorVisits: priorVisits, sure } = params;
	const better = (a, b) => promiseOf(b, seat, priorVisits) - promiseOf(a, seat, priorVisits);
	let left = [...branches].sort(better).slice(0, Math.max(2, params.rootWidth));
	const samples = new Map(left.map((branch) => [branch, []]));
	const samplesOf = (branch) => samples.get(branch) ?? [];
	const entered = left.length;
	const rounds = Math.max(1, Math.ceil(Math.log2(entered)));
	let round = 0;
	/** What may be lost, in shares of the win, if the choice is made now: at worst one of the others is better after all. */
	function atStake() {
		const [best, ...others] = [...left].sort(better);
		const own = samplesOf(best);
		return Math.max(...others.map((other) => {
			return regret(promiseOf(best, seat, priorVisits) - promiseOf(other, seat, priorVisits), doubt(own, samplesOf(other), priorVisits));
		}));
	}
	return {
		next(progress) {
			if (progress >= 1) return null;
			const now = Math.floor(progress * rounds);
			if (now > round) {
				round = now;
				left = left.sort(better).slice(0, Math.max(2, Math.ceil(entered / 2 ** round)));
			}
			const tried = samplesOf(left[0]).length;
			return tried >= FEWEST && tried % (FEWEST / 3) === 0 && atStake() < sure ? null : left;
		},
		note(branch, found) {
			samples.get(branch)?.push(found);
		}
	};
}
/** The standard error of the difference between two moves that were tried on the same luck. */
function doubt(a, b, priorVisits) {
	const n = Math.min(a.length, b.length);
	let sum = 0;
	let squares = 0;
	for (let i = 0; i < n; i++) {
		const difference = a[i] - b[i];
		sum += difference;
		squares += difference * difference;
	}
	return Math.sqrt(Math.max(0, squares - sum * sum / n) / ((n - 1) * (n + priorVisits)));
}
/** What is lost on average by taking the move that leads by so much, with so much doubt about the lead; a little more than a normal distribution has. */
function regret(lead, error) {
	if (error === 0) return 0;
	const z = lead / error;
	return error * Math.exp(-z * z / 2) / (Math.sqrt(2 * Math.PI) * (1 + z * z));
}

// bots/src/search/replies.ts
/** The next decision with something to choose, or null when the game is over: nothing to choose is nothing to learn. */
function nextChoice({ judge, dealer }, state) {
	const { game } = judge;
	for (;;) {
		const pending = game.pending(state);
		if (pending.length === 0) return null;
		const seat = speaker(judge, state, pending);
		const moves = thinkable(judge, state, game.legal(state, seat));
		if (moves.length > 1) return {
			seat,
			moves
		};
		game.apply(state, seat, moves[0], dealer);
	}
}
/** Who decides next when several could. */
function speaker({ evaluation }, state, pending) {
	const seat = evaluation.unsettled?.(state) ?? -1;
	return seat >= 0 ? seat : pending[0].seat;
}
/** Enough for a round of everybody else; bargains could go on for ever. */
const MOST_REPLIES = 40;
/** Lets the others move until the searcher has something to choose; null when the point is to be judged as it stands. */
function afterReplies(run, state, first) {
	let choice = first;
	for (let replies = 0; choice !== null && choice.seat !== run.seat; replies++) {
		if (replies === MOST_REPLIES) return null;
		choice = reply(run, state, choice);
	}
	return choice;
}
/** Everybody plays on at first sight for a while, so that what was begun shows its worth before it is judged. */
function playOn(run, state, first) {
	let choice = first;
	for (let n = 0; choice !== null && n < run.params.rolloutDepth; n++) choice = reply(run, state, choice);
}
function reply(run, state, choice) {
	run.judge.game.apply(state, choice.seat, atFirstSight(run, state, choice), run.dealer);
	return nextChoice(run, state);
}
/** The best at first sight of some of the moves. Where the seat chooses by what others keep from it, it guesses from its own view. */
function atFirstSight({ judge, params, chance }, state, { seat, moves }) {
	const { game, evaluation } = judge;
	const seen = evaluation.guesses?.(state, seat) ? game.determinize(game.view(state, seat), chance) : state;
	const count = Math.min(moves.length, Math.max(1, params.others));
	const from = moves.length > count ? chance.below(moves.length) : 0;
	let best = null;
	let bestShare = Number.NEGATIVE_INFINITY;
	for (let n = 0; n < count; n++) {
		const move = moves[(from + Math.floor(n * moves.length / count)) % moves.length];
		const share = sharesAfter(judge, seen, seat, move, chance)[seat];
		if (share <= bestShare) continue;
		bestShare = share;
		best = move;
	}
	return best;
}

// bots/src/search/worlds.ts
function worldOf(judge, state) {
	return {
		state,
		shares: judgedShares(judge, state)
	};
}
function meanShares(worlds) {
	const mean = new Float64Array(worlds[0].shares.length);
	for (const { shares } of worlds) for (let s = 0; s < mean.length; s++) mean[s] += shares[s] / worlds.length;
	return mean;
}
/**
* How lucky a world is for each seat before anybody moves, compared with the mean of worlds. It is taken off what is found there, so that a move
* does not look better for having been tried in better worlds.
*/
function luckOf({ shares }, mean) {
	return without(shares, mean);
}
function without(shares, less) {
	const rest = new Float64Array(shares.length);
	for (let s = 0; s < rest.length; s++) rest[s] = shares[s] - less[s];
	return rest;
}

// bots/src/search/walk.ts
/**
* One iteration: through a move at the root down the tree to a new point, play on from there, judge, and note the judgement along the way. Gives what the
* searcher was found to have, luck and all.
*/
function walkDown(run, first, state, luck) {
	const { judge, seat, dealer, params } = run;
	const path = [];
	let branch = first;
	for (;;) {
		path.push(branch);
		judge.game.apply(state, seat, branch.move, dealer);
		let choice = nextChoice(run, state);
		if (branch.next === null) {
			branch.next = newNode(luck.length);
			if (choice !== null) playOn(run, state, choice);
			break;
		}
		choice = afterReplies(run, state, choice);
		if (choice === null) break;
		branch = selectBranch(branchesAt(run, branch.next, state, choice.moves, luck), seat, params.exploration, params.priorVisits);
	}
	settle(judge, state, run.chance);
	const shares = sharesOf(judge, state);
	record(path, shares, luck);
	return shares[seat];
}
/** The branches of the legal moves, those that are new judged at first sight. */
function branchesAt(run, node, state, moves, luck) {
	const { keyOf, params, judge, seat, chance } = run;
	node.visits++;
	const known = [];
	const unknown = [];
	for (const move of moves) {
		const branch = node.branches.get(keyOf(move));
		if (branch === void 0) unknown.push(move);
		else known.push(branch);
	}
	const width = Math.ceil(Math.max(1, params.width) * (1 + Math.log2(1 + node.visits / 16)));
	while (unknown.length > 0 && known.length < width) {
		const at = chance.below(unknown.length);
		const move = unknown[at];
		unknown[at] = unknown[unknown.length - 1];
		unknown.pop();
		const branch = newBranch(node, move, without(sharesAfter(judge, state, seat, move, chance), luck));
		node.branches.set(keyOf(move), branch);
		known.push(branch);
	}
	return known;
}

// bots/src/search/search.ts
/** Judgements before the search begins, at most about this many. */
const MOST_JUDGEMENTS = 600;
/**
* Imagining the first states, weighing the moves on them, and choosing between equals after the search must not take the time of others. On a busy
* machine, in a process that has just begun, or where much has to fit together, they would: each is cut short when so much of the budget is used.
*/
const MOST_IMAGINING = .25;
const MOST_WEIGHING = .5;
const MOST_CHOOSING = 1.1;
/**
* Information-set Monte-Carlo tree search: one tree of the searching seat's own moves over everything it can tell apart, walked down on states determinized
* from its view. The others reply at first sight. Leaves are played on a little and judged, not played out. Best finding first.
*/
function search(judge, view, seat, moves, chance, progress, params) {
	const { game } = judge;
	const commonRandom = commonRandomNumbers(chance);
	const run = {
		judge,
		params,
		seat,
		dealer: { chance: commonRandom },
		chance,
		keyOf: moveKeys(game)
	};
	const first = Math.max(2, Math.min(params.worlds, Math.floor(MOST_JUDGEMENTS / moves.length)));
	const determinize = determinizerOf(judge, view, chance, params.rationality);
	const worlds = [worldOf(judge, determinize())];
	while (worlds.length < first && progress(0) < MOST_IMAGINING) worlds.push(worldOf(judge, determinize()));
	const mean = meanShares(worlds);
	const states = worlds.map(({ state }) => state);
	const weighed = weighOn(judge, states, seat, moves, chance, () => progress(0) < MOST_WEIGHING);
	const root = newNode(mean.length);
	const branches = moves.map((move, at) => newBranch(root, move, weighed[at]));
	const contest = contestOf(branches, seat, params);
	let iteration = 0;
	for (let round = 0;; round++) {
		const compared = contest.next(progress(iteration));
		if (compared === null) break;
		const world = worlds[round] ?? worldOf(judge, determinize());
		const luck = luckOf(world, mean);
		commonRandom.renew();
		for (const branch of compared) {
			if (progress(iteration) >= 1) break;
			commonRandom.repeat();
			contest.note(branch, walkDown(run, branch, game.clone(world.state), luck));
			iteration++;
		}
	}
	const findings = branches.map((branch) => ({
		move: branch.move,
		visits: branch.visits + params.rootPriorVisits,
		shares: Array.from(mean, (_, s) => promiseOf(branch, s, params.rootPriorVisits))
	}));
	return bestFirst(judge, states, seat, findings, chance, () => progress(iteration) < MOST_CHOOSING);
}

// bots/src/master.ts
/** Searches for as long as the budget lasts. */
function master(judge, budget, params) {
	return { choose(view, legal, chance) {
		const progress = progressOf(budget);
		const moves = judge.evaluation.shortlist?.(view, legal) ?? legal;
		if (moves.length === 1) return moves[0];
		const seat = seatOfView(view);
		const findings = search(judge, view, seat, moves, chance, progress, params);
		const state = judge.game.determinize(view, chance);
		return judge.evaluation.varies?.(state, seat) ? oneOfTheBest(findings, seat, params.slack, chance) : itemAt(findings, 0).move;
	} };
}
/** A choice that others would like to foresee: by lot among those about as good as the best, more often what was tried more often. */
function oneOfTheBest(findings, seat, slack, chance) {
	const first = itemAt(findings, 0);
	const near = findings.filter(({ shares, visits }) => itemAt(shares, seat) >= itemAt(first.shares, seat) - slack && visits * 2 >= first.visits);
	let lot = chance.below(near.reduce((sum, { visits }) => sum + Math.round(visits), 0));
	for (const { move, visits } of near) {
		lot -= Math.round(visits);
		if (lot < 0) return move;
	}
	return first.move;
}

// bots/src/random.ts
/** Takes any legal move, each as likely as the next. It does not look at the view, so nobody needs to make one for it. */
const randomBot = { choose: (_view, moves, chance) => pick(chance, moves) };

// bots/src/search/search-params.ts
const SEARCH_PARAMS = {
	exploration: .05,
	rationality: 20,
	priorVisits: 1,
	rootPriorVisits: 20,
	worlds: 24,
	width: 24,
	others: 4,
	rolloutDepth: 8,
	rootWidth: 12,
	sure: .002,
	slack: .005
};
/** `exploration=0.3` and the like, on top of the usual settings. */
function readSearchParams(pairs) {
	const params = { ...SEARCH_PARAMS };
	for (const pair of pairs) {
		const [name = "", value = ""] = pair.split("=");
		if (!Object.hasOwn(SEARCH_PARAMS, name) || !(Number(value) >= 0) || value === "") throw new BadInput(`"${pair}" is no setting of the search; they are ${Object.keys(SEARCH_PARAMS).join(", ")}, like exploration=0.3`);
		params[name] = Number(value);
	}
	return {
		...SEARCH_PARAMS,
		...params
	};
}

// bots/src/levels.ts
/** The levels from weakest to strongest; each is a way to get a bot for any game. */
const LEVELS = {
	random: () => randomBot,
	apprentice: (game) => game.apprentice,
	journeyman: (game, { weights }) => journeyman(judgeOf(game, weights)),
	master: (game, { budget, params, weights }) => master(judgeOf(game, weights), budget, params)
};
const BOT_NAMES = Object.keys(LEVELS).filter(isBotName);
/** What the Master takes when nobody says otherwise. */
const USUAL_BUDGET = { milliseconds: 300 };
function isBotName(name) {
	return Object.hasOwn(LEVELS, name);
}
/**
* The bot of that name for that game; the error names the bots there are. A name may carry a budget and settings of the search:
* `master:300ms`, `master:500it`, `master:500it:exploration=0.3`.
*/
function botByName(game, name, weights) {
	const [level = "", ...rest] = name.split(":");
	if (!isBotName(level)) throw new BadInput(`there is no bot "${name}"; the bots are ${BOT_NAMES.join(", ")}`);
	if (level !== "master" && rest.length > 0) throw new BadInput(`only master takes a budget or settings, not "${name}"`);
	if (rest.filter((part) => !part.includes("=")).length > 1) throw new BadInput(`"${name}" names more than one budget`);
	const params = readSearchParams(rest.filter((part) => part.includes("=")));
	return LEVELS[level](game, {
		budget: budgetOf(name) ?? USUAL_BUDGET,
		params,
		weights
	});
}
/** The budget of the bot of that name; null for those that need none. */
function budgetOf(name) {
	const [level, ...rest] = name.split(":");
	if (level !== "master") return null;
	const named = rest.find((part) => !part.includes("="));
	return named === void 0 ? USUAL_BUDGET : readBudget(named);
}

// pinned
const frozenBot = (game, name) => botByName({
	...game,
	evaluation
}, name);

export { frozenBot };