// The bots of nuremberg as they once were. Nobody edits this file: later bots are measured against them.
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

// games/nuremberg/src/data/amounts.ts
/** NUR-1.1 */
const PLAYERS = {
	min: 3,
	max: 4
};

// games/nuremberg/src/data/builds.ts
const BUILDS = {
	station: {
		cost: [
			1,
			0,
			0,
			1,
			0,
			0
		],
		points: 0,
		prestige: 0
	},
	village: {
		cost: [
			1,
			1,
			1,
			1,
			0,
			0
		],
		points: 1,
		prestige: 0
	},
	house: {
		cost: [
			0,
			0,
			2,
			0,
			3,
			0
		],
		points: 1,
		prestige: 0
	},
	wall: {
		cost: [
			0,
			0,
			0,
			1,
			0,
			3
		],
		points: 0,
		prestige: 1
	},
	tower: {
		cost: [
			1,
			0,
			0,
			1,
			0,
			3
		],
		points: 0,
		prestige: 2
	}
};

// games/nuremberg/src/data/goods.ts
const GOODS = [
	{
		id: "compass",
		recipe: [
			1,
			0,
			0,
			0,
			1,
			0
		],
		price: 3,
		road: 0,
		toll: 1
	},
	{
		id: "helmet",
		recipe: [
			0,
			1,
			0,
			0,
			2,
			0
		],
		price: 4,
		road: 0,
		toll: 1
	},
	{
		id: "paper",
		recipe: [
			0,
			1,
			1,
			0,
			0,
			0
		],
		price: 3,
		road: 1,
		toll: 1
	},
	{
		id: "harp",
		recipe: [
			1,
			1,
			0,
			0,
			0,
			0
		],
		price: 3,
		road: 1,
		toll: 1
	},
	{
		id: "armour",
		recipe: [
			0,
			1,
			0,
			0,
			3,
			0
		],
		price: 6,
		road: 2,
		toll: 2
	}
];

// games/nuremberg/src/data/grid.ts
/** The six sides of a hex, named by where they look, clockwise from the upper right. */
const SIDES = [
	"NE",
	"E",
	"SE",
	"SW",
	"W",
	"NW"
];
/** The corners of a hex, clockwise from the top. Side i of SIDES runs from corner i to the next one. */
function cornersOf({ q, r }) {
	return [
		`${q},${r},N`,
		`${q + 1},${r - 1},S`,
		`${q},${r + 1},N`,
		`${q},${r},S`,
		`${q - 1},${r + 1},N`,
		`${q},${r - 1},S`
	];
}
/** For every corner the places (in the given list) of the hexes that meet there. */
function hexesByCorner(hexes) {
	const meeting = /* @__PURE__ */ new Map();
	hexes.forEach((hex, at) => {
		for (const corner of cornersOf(hex)) meeting.set(corner, [...meeting.get(corner) ?? [], at]);
	});
	return meeting;
}

// games/nuremberg/src/data/resources.ts
/** The five resources, in the order bundles write them; gold follows as the sixth place of a bundle. */
const KINDS = [
	"wood",
	"wool",
	"grain",
	"brick",
	"ore"
];
const TREASURES = [...KINDS, "gold"];

// games/nuremberg/src/data/city.ts
/** The twelve city tiles and what they are for: a good, the main market or the building yard. (NUR-11.3) */
const TILES = [
	{
		id: "T1",
		q: 0,
		r: 0,
		use: "paper"
	},
	{
		id: "T2",
		q: 1,
		r: 0,
		use: "compass"
	},
	{
		id: "T3",
		q: 2,
		r: 0,
		use: "helmet"
	},
	{
		id: "T4",
		q: 0,
		r: 1,
		use: "harp"
	},
	{
		id: "T5",
		q: 1,
		r: 1,
		use: "market"
	},
	{
		id: "T6",
		q: 2,
		r: 1,
		use: "armour"
	},
	{
		id: "T7",
		q: -1,
		r: 2,
		use: "armour"
	},
	{
		id: "T8",
		q: 0,
		r: 2,
		use: "paper"
	},
	{
		id: "T9",
		q: 1,
		r: 2,
		use: "yard"
	},
	{
		id: "T10",
		q: -1,
		r: 3,
		use: "compass"
	},
	{
		id: "T11",
		q: 0,
		r: 3,
		use: "helmet"
	},
	{
		id: "T12",
		q: 1,
		r: 3,
		use: "harp"
	}
];
const MEETING$1 = hexesByCorner(TILES);
/** The symbols of the main market, by the corner they lie at. (NUR-7.3, NUR-7.4) */
const MARKET_SYMBOLS = {
	"1,0,S": "wool",
	"1,1,N": "grain",
	"2,0,S": "wood",
	"1,2,N": "ore",
	"1,1,S": "any",
	"0,2,N": "brick"
};
/** The sites in the order of their numbers: the corners where three tiles meet. */
const SITE_CORNERS = [
	"0,1,N",
	"1,0,S",
	"1,1,N",
	"2,0,S",
	"1,2,N",
	"1,1,S",
	"0,2,N",
	"0,1,S",
	"-1,3,N",
	"0,2,S",
	"0,3,N",
	"1,2,S"
];
const SITES = SITE_CORNERS.map((corner, i) => {
	const tiles = MEETING$1.get(corner) ?? [];
	const uses = tiles.map((tile) => TILES[tile]?.use);
	return {
		id: `S${i + 1}`,
		corner,
		tiles,
		market: MARKET_SYMBOLS[corner] ?? null,
		doubles: GOODS.reduce((bits, good, at) => uses.includes(good.id) ? bits | 1 << at : bits, 0),
		yard: uses.includes("yard")
	};
});
/** The arrow: the side where the first wall stands. (NUR-12.1) */
const ARROW = {
	tile: 2,
	side: "NE"
};
/** NUR-12.1 All outer sides, from the arrow on anti-clockwise: wall 1 is the first. */
const WALLS = walkAround();
function walkAround() {
	const outer = /* @__PURE__ */ new Map();
	TILES.forEach((tile, at) => {
		const corners = cornersOf(tile);
		SIDES.forEach((side, i) => {
			const from = corners[(i + 1) % 6];
			const to = corners[i];
			if ((MEETING$1.get(from) ?? []).filter((other) => MEETING$1.get(to)?.includes(other)).length === 1) outer.set(from, {
				tile: at,
				side,
				from,
				to
			});
		});
	});
	const first = [...outer.values()].find((wall) => wall.tile === ARROW.tile && wall.side === ARROW.side);
	const walls = [];
	for (let wall = first; wall !== void 0 && walls.length < outer.size; wall = outer.get(wall.to)) walls.push(wall);
	return walls;
}
const NOTCHES = WALLS.map((wall, i) => ({
	corner: wall.to,
	walls: [i + 1, (i + 1) % WALLS.length + 1]
})).filter(({ corner }) => MEETING$1.get(corner)?.length === 1).map((notch, i) => ({
	id: `K${i + 1}`,
	...notch
}));
/** How many notches are open when so many walls stand. */
const NOTCHES_AT = Array.from({ length: WALLS.length + 1 }, (_, walls) => NOTCHES.filter((notch) => notch.walls.every((wall) => wall <= walls)).length);

// games/nuremberg/src/data/council.ts
/** The council cards, the highest first. A rank is the place in this table plus one; 0 is no card. (NUR-15.2) */
const COUNCILS = [
	{
		id: "council-of-seven",
		points: 4,
		players: [3, 4]
	},
	{
		id: "small-council",
		points: 3,
		players: [4]
	},
	{
		id: "great-council",
		points: 2,
		players: [3, 4]
	}
];
/** Points of the card of each rank; rank 0 is worth nothing. */
const COUNCIL_POINTS = [0, ...COUNCILS.map((card) => card.points)];
/** NUR-1.4 The ranks in play for a number of players, the highest first. */
function councilsFor(players) {
	return COUNCILS.flatMap((card, i) => card.players.some((n) => n === players) ? [i + 1] : []);
}

// games/nuremberg/src/data/region.ts
const HEXES = [
	{
		id: "A1",
		q: 0,
		r: -3,
		terrain: "forest"
	},
	{
		id: "A2",
		q: 1,
		r: -3,
		terrain: "forest"
	},
	{
		id: "A3",
		q: 2,
		r: -3,
		terrain: "pasture"
	},
	{
		id: "A4",
		q: 3,
		r: -3,
		terrain: "pasture"
	},
	{
		id: "B1",
		q: -1,
		r: -2,
		terrain: "hills"
	},
	{
		id: "B2",
		q: 0,
		r: -2,
		terrain: "hills"
	},
	{
		id: "B3",
		q: 1,
		r: -2,
		terrain: "mountains"
	},
	{
		id: "B4",
		q: 2,
		r: -2,
		terrain: "mountains"
	},
	{
		id: "B5",
		q: 3,
		r: -2,
		terrain: "mountains"
	},
	{
		id: "C1",
		q: -1,
		r: -1,
		terrain: "fields"
	},
	{
		id: "C2",
		q: 0,
		r: -1,
		terrain: "hills"
	},
	{
		id: "C3",
		q: 1,
		r: -1,
		terrain: "forest"
	},
	{
		id: "C4",
		q: 2,
		r: -1,
		terrain: "forest"
	},
	{
		id: "D1",
		q: -2,
		r: 0,
		terrain: "pasture"
	},
	{
		id: "D2",
		q: -1,
		r: 0,
		terrain: "fields"
	},
	{
		id: "D3",
		q: 0,
		r: 0,
		terrain: "nuremberg"
	},
	{
		id: "D4",
		q: 1,
		r: 0,
		terrain: "fields"
	},
	{
		id: "D5",
		q: 2,
		r: 0,
		terrain: "fields"
	},
	{
		id: "E1",
		q: -2,
		r: 1,
		terrain: "pasture"
	},
	{
		id: "E2",
		q: -1,
		r: 1,
		terrain: "pasture"
	},
	{
		id: "E3",
		q: 0,
		r: 1,
		terrain: "mountains"
	},
	{
		id: "E4",
		q: 1,
		r: 1,
		terrain: "mountains"
	},
	{
		id: "F1",
		q: -3,
		r: 2,
		terrain: "hills"
	},
	{
		id: "F2",
		q: -2,
		r: 2,
		terrain: "fields"
	},
	{
		id: "F3",
		q: -1,
		r: 2,
		terrain: "fields"
	},
	{
		id: "F4",
		q: 0,
		r: 2,
		terrain: "mountains"
	},
	{
		id: "F5",
		q: 1,
		r: 2,
		terrain: "castle"
	},
	{
		id: "G1",
		q: -3,
		r: 3,
		terrain: "hills"
	},
	{
		id: "G2",
		q: -2,
		r: 3,
		terrain: "forest"
	},
	{
		id: "G3",
		q: -1,
		r: 3,
		terrain: "forest"
	},
	{
		id: "G4",
		q: 0,
		r: 3,
		terrain: "hills"
	}
];
const KIND_OF = {
	forest: 0,
	pasture: 1,
	fields: 2,
	hills: 3,
	mountains: 4,
	nuremberg: -1,
	castle: -1
};
/** The resource each hex gives; -1 for Nuremberg and the castle. */
const HEX_KIND = HEXES.map(({ terrain }) => KIND_OF[terrain]);
const ROADS = [
	{
		id: "I",
		city: "frankfurt",
		course: [
			"0,-1,S",
			"-1,0,N",
			"-1,-1,S",
			"-2,0,N",
			"-1,-2,S",
			"-1,-1,N",
			"0,-3,S",
			"-1,-2,N"
		]
	},
	{
		id: "II",
		city: "prague",
		course: [
			"1,-1,S",
			"1,0,N",
			"2,-1,S",
			"2,0,N",
			"3,-2,S",
			"2,-1,N",
			"3,-3,S",
			"3,-2,N"
		]
	},
	{
		id: "III",
		city: "venice",
		course: [
			"0,0,S",
			"-1,2,N",
			"0,1,S",
			"0,2,N",
			"1,1,S",
			"0,3,N",
			"0,2,S",
			"-1,4,N"
		]
	},
	{
		id: "IV",
		city: null,
		course: [
			"0,0,N",
			"1,-2,S",
			"1,-1,N",
			"2,-3,S",
			"1,-2,N",
			"1,-3,S",
			"0,-2,N",
			"1,-4,S"
		]
	},
	{
		id: "V",
		city: null,
		course: [
			"-1,1,N",
			"-1,0,S",
			"-2,2,N",
			"-2,1,S",
			"-3,3,N",
			"-2,2,S",
			"-2,3,N",
			"-1,2,S",
			"-2,4,N"
		]
	}
];
/** Segments of each road; also the number of its village sites, since only the head is no site. */
const ROAD_LENGTH = ROADS.map((road) => road.course.length - 1);
/** Where the crossings, … of each road begin in CROSSINGS, and its segments X:1, X:2, … in SEGMENTS. */
const ROAD_START = ROADS.map((_, road) => ROAD_LENGTH.slice(0, road).reduce((sum, n) => sum + n, 0));
const MEETING = hexesByCorner(HEXES);
/** All crossings but the five heads, road by road. A crossing X-k and the segment X:k that leads to it share one number. */
const CROSSINGS = ROADS.flatMap((road, r) => road.course.slice(1).map((corner, i) => ({
	id: `${road.id}-${i + 1}`,
	road: r,
	step: i + 1,
	corner,
	hexes: (MEETING.get(corner) ?? []).filter((hex) => (HEX_KIND[hex] ?? -1) >= 0)
})));
const SEGMENTS = CROSSINGS.map(({ road, step }) => `${ROADS[road]?.id}:${step}`);
const CASTLE = HEXES.findIndex((hex) => hex.terrain === "castle");
const NUREMBERG = HEXES.findIndex((hex) => hex.terrain === "nuremberg");

// games/nuremberg/src/data/timeline.ts
/** NUR-16.1 The spaces of the time line: on a red one all cards are shuffled, the last one ends the game. */
const TIMELINE = [
	{
		year: 1355,
		red: false
	},
	{
		year: 1360,
		red: false
	},
	{
		year: 1365,
		red: false
	},
	{
		year: 1370,
		red: true
	},
	{
		year: 1375,
		red: false
	},
	{
		year: 1380,
		red: false
	},
	{
		year: 1385,
		red: true
	},
	{
		year: 1390,
		red: false
	},
	{
		year: 1395,
		red: false
	},
	{
		year: 1400,
		red: false
	}
];
const LAST_SPACE = TIMELINE.length - 1;

// games/nuremberg/src/rules/memory.ts
/** Each theft in `memory`: thief, victim, kind, five figures of the thief, five of the victim. */
const THEFT_SIZE = 3 + 2 * KINDS.length;
const VICTIM_SPARE = 3 + KINDS.length;

// games/nuremberg/src/rules/sales.ts
function isDoubled(doubled, good) {
	return (doubled >> good & 1) === 1;
}
function priceOf(good, doubled) {
	return GOODS[good].price * (doubled ? 2 : 1);
}

// games/nuremberg/src/data/events.ts
const CARDS = [
	{
		number: 2,
		event: "robber-home",
		copies: 1
	},
	{
		number: 3,
		event: "robber-home",
		copies: 2
	},
	{
		number: 4,
		event: "wall-help",
		copies: 3
	},
	{
		number: 5,
		event: "road-toll",
		copies: 4
	},
	{
		number: 6,
		event: "quiet",
		copies: 5
	},
	{
		number: 8,
		event: "quiet",
		copies: 5
	},
	{
		number: 9,
		event: "road-toll",
		copies: 4
	},
	{
		number: 10,
		event: "trade-fair",
		copies: 3
	},
	{
		number: 11,
		event: "time-passes",
		copies: 2
	},
	{
		number: 12,
		event: "time-passes",
		copies: 1
	},
	{
		number: null,
		event: "robber-knight",
		copies: 6
	}
];
/** NUR-1.6 All 36 event cards, in the order of the table. */
const FULL_DECK = CARDS.flatMap((card, i) => Array.from({ length: card.copies }, () => i));

// games/nuremberg/src/data/numbers.ts
/** The number printed on each hex; Nuremberg and the castle have none. Boards take them from the view, since earlier versions had others. (NUR-3.3, NUR-3.6) */
const PRINTED = {
	A1: 11,
	A2: 6,
	A3: 4,
	A4: 5,
	B1: 8,
	B2: 2,
	B3: 10,
	B4: 9,
	B5: 4,
	C1: 9,
	C2: 6,
	C3: 10,
	C4: 8,
	D1: 11,
	D2: 3,
	D3: null,
	D4: 2,
	D5: 12,
	E1: 8,
	E2: 12,
	E3: 3,
	E4: 11,
	F1: 9,
	F2: 4,
	F3: 5,
	F4: 6,
	F5: null,
	G1: 12,
	G2: 10,
	G3: 3,
	G4: 5
};
/** By place in HEXES. */
const NUMBERS = HEXES.map(({ id }) => PRINTED[id]);
/** The hexes of each yield number, by number. */
const HEXES_BY_NUMBER = Array.from({ length: 13 }, (_, number) => NUMBERS.flatMap((printed, hex) => printed === number ? [hex] : []));

// games/nuremberg/src/bot/taste.ts
/** The apprentice's taste, in tenths of a victory point. */
const TASTE = {
	/** How far a judgement may be off: the apprentice makes human mistakes. */
	wavering: .4,
	point: 10,
	/** How much of its worth a plan keeps for every card still missing. */
	patience: .43,
	/** A missing gold counts for less than a missing card: goods bring several. */
	goldShare: .4,
	/** What a second plan counts beside the first. */
	second: .29,
	spareCard: .28,
	spareGold: .3,
	/** Cards above the limit invite the robber knight. */
	tooMany: .6,
	/** A card of expected harvest, by the number of event cards in 36. */
	harvest: .7,
	/** More for a kind the seat does not harvest yet. */
	scarcity: 2.3,
	plenty: 9,
	/** How much each kind matters, in the order of the resources: nearly everything needs brick. */
	kinds: [
		1.03,
		.79,
		1,
		1.3,
		.93
	],
	openRoad: 2,
	neededRoad: 5.8,
	/** Of what a village on a new road would bring more than one on the own roads. */
	reach: .5,
	drawLevel: 1.7,
	rightIncome: 1.3,
	guardRight: 8,
	doubledGood: 24,
	yard: 4.3,
	/** A step towards a council seat may come to nothing. */
	steadiness: .75,
	chasedLead: 2,
	calmLead: 1.9,
	/** What is left of the wish to hurt somebody for every point he is behind the leader. */
	mercy: .8,
	/** Taking a right from the leader of the others is worth more. */
	topple: 3,
	bankFee: .55,
	/** An offer must promise at least this much, or the turn is not worth holding up. */
	leastGain: .7,
	/** Helping another player has a price, and the one who is ahead pays more. */
	help: .135,
	helpLeader: .87,
	/** Nobody trades with a player who has so many points. */
	tooClose: 11,
	counterHope: 1.06
};

// games/nuremberg/src/bot/board.ts
/** How many of the 36 event cards carry the number of each hex. */
const COPIES_BY_NUMBER = new Map(CARDS.map(({ number, copies }) => [number, number === null ? 0 : copies]));
const HEX_WEIGHT = NUMBERS.map((number) => number === null ? 0 : COPIES_BY_NUMBER.get(number) ?? 0);
/** Stations of a seat on a road. */
function stationsOn(view, road, seat) {
	let count = 0;
	for (let at = ROAD_START[road]; at < ROAD_START[road] + ROAD_LENGTH[road]; at++) if (view.stations[at] === seat) count++;
	return count;
}
function isFull(view, road) {
	return view.stations[ROAD_START[road] + ROAD_LENGTH[road] - 1] !== -1;
}
/** Crossings of a road where a village may still stand. */
function roomOn(view, road) {
	const from = ROAD_START[road];
	const free = [];
	for (let step = 0; step < ROAD_LENGTH[road]; step++) {
		const taken = (at) => at >= 0 && at < ROAD_LENGTH[road] && view.villages[from + at] !== -1;
		if (!taken(step - 1) && !taken(step) && !taken(step + 1)) free.push(from + step);
	}
	return free;
}
/** Cards of each kind a seat can expect from one event card. */
function productionOf(view, seat) {
	const production = KINDS.map(() => 0);
	view.villages.forEach((owner, crossing) => {
		if (owner === seat) for (const hex of CROSSINGS[crossing].hexes) production[HEX_KIND[hex]] += HEX_WEIGHT[hex] / 36;
	});
	return production;
}
/** What a new village would bring: frequent numbers, and more for kinds the seat lacks. */
function siteValue(crossing, production) {
	let value = 0;
	for (const hex of CROSSINGS[crossing].hexes) {
		const kind = HEX_KIND[hex];
		value += HEX_WEIGHT[hex] * TASTE.kinds[kind] * (1 + TASTE.scarcity / (1 + TASTE.plenty * production[kind]));
	}
	return value;
}
/** From 1 at the start to 0 when the game is about to end, by time or by points. */
function timeLeft(view) {
	const leader = Math.max(...view.seats.map(({ points }) => points));
	return Math.max(.05, Math.min(1 - view.year / LAST_SPACE, 1 - (leader - 3) / 10));
}

// games/nuremberg/src/bot/measures.ts
const FEATURES = [
	"points",
	"lead",
	"race",
	"year",
	"one-short",
	"villages",
	"houses",
	"stations",
	"rights",
	"level-roads",
	"threatened-rights",
	"prestige",
	"council",
	"safe-council",
	"chased-council",
	"near-council",
	"gold",
	"some-gold",
	"cards",
	"too-many",
	"wood-harvest",
	"wool-harvest",
	"grain-harvest",
	"brick-harvest",
	"ore-harvest",
	"harvest",
	"kinds",
	"robbed-harvest",
	"wood",
	"wool",
	"grain",
	"brick",
	"ore",
	"for-village",
	"for-house",
	"for-station",
	"for-wall",
	"for-tower",
	"village-room",
	"doubled",
	"doubled-harvest",
	"goods",
	"bank-ratios",
	"yard",
	"in-turn",
	"turn-far"
];
/** The place of every feature in the row of numbers. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at]));

// games/nuremberg/src/bot/features.ts
/** Describes the position of a seat in numbers of about 0 to 1. */
function measure(state, seat, out) {
	const { players } = state;
	const player = players[seat];
	let bestOther = 0;
	for (let s = 0; s < players.length; s++) if (s !== seat && players[s].points > bestOther) bestOther = players[s].points;
	out[AT.points] = player.points / 13;
	out[AT.lead] = (player.points - bestOther) / 5;
	out[AT.race] = Math.max(player.points, bestOther) / 13;
	out[AT.year] = state.year / LAST_SPACE;
	out[AT["one-short"]] = player.points >= 13 - 1 ? 1 : 0;
	out[AT.villages] = (5 - player.villages) / 5;
	out[AT.houses] = (4 - player.houses) / 4;
	out[AT.stations] = (15 - player.stations) / 10;
	out[AT.gold] = player.gold / 10;
	out[AT["some-gold"]] = Math.min(player.gold, 3) / 3;
	out[AT.cards] = player.cards / 7;
	out[AT["too-many"]] = Math.max(0, player.cards - 7) / 4;
	out[AT.yard] = player.yard ? 1 : 0;
	const inTurn = state.active === seat && state.phase !== "place";
	out[AT["in-turn"]] = inTurn ? 1 : 0;
	out[AT["turn-far"]] = (seat - state.active + players.length) % players.length / 3;
	measureRoads(state, seat, out);
	measureCouncil(state, seat, out);
	measureHarvest(state, seat, out);
	measureHand(state, seat, out);
}
function measureRoads(state, seat, out) {
	const seats = state.players.length;
	let room = 0;
	for (let road = 0; road < ROADS.length; road++) {
		const own = state.majority[road * seats + seat];
		const holder = state.rights[road];
		const free = state.standing[road] < ROAD_LENGTH[road];
		if (holder === seat) out[AT.rights] += 1 / 3;
		if (own > 0) for (let bits = state.room[road]; bits !== 0; bits &= bits - 1) room++;
		if (!free) continue;
		if (holder !== seat && holder !== -1 && own > 0 && own >= state.majority[road * seats + holder]) out[AT["level-roads"]] += .5;
		if (holder !== seat) continue;
		for (let s = 0; s < seats; s++) if (s !== seat && state.majority[road * seats + s] >= own) {
			out[AT["threatened-rights"]] += .5;
			break;
		}
	}
	if (state.players[seat].villages > 0) out[AT["village-room"]] = Math.min(room, 3) / 3;
}
function measureCouncil(state, seat, out) {
	const { players } = state;
	const player = players[seat];
	out[AT.prestige] = player.prestige / 12;
	out[AT.council] = COUNCIL_POINTS[player.council] / 4;
	if (player.council !== 0 && player.prestige >= 12) out[AT["safe-council"]] = 1;
	for (let s = 0; s < players.length; s++) {
		if (s === seat) continue;
		const other = players[s];
		if (player.council !== 0 && player.prestige < 12 && other.prestige >= player.prestige - 1) out[AT["chased-council"]] = 1;
		if (other.council !== 0 && (player.council === 0 || other.council < player.council) && other.prestige < 12 && player.prestige >= other.prestige - 1) out[AT["near-council"]] = 1;
	}
}
/** Cards to expect from an event card, by kind; what stands under the robber knight is counted apart. */
function measureHarvest(state, seat, out) {
	const seats = state.players.length;
	const { doubled } = state.players[seat];
	for (let hex = 0; hex < HEXES.length; hex++) {
		const villages = state.fields[hex * seats + seat];
		if (villages === 0 || HEX_WEIGHT[hex] === 0) continue;
		const yields = villages * HEX_WEIGHT[hex] / 36;
		if (hex === state.robber) out[AT["robbed-harvest"]] += yields * 2;
		else out[AT["wood-harvest"] + HEX_KIND[hex]] += yields * 3;
		out[AT.harvest] += yields;
	}
	for (let kind = 0; kind < KINDS.length; kind++) if (out[AT["wood-harvest"] + kind] > 0) out[AT.kinds] += .2;
	for (let good = 0; good < GOODS.length; good++) {
		if (!isDoubled(doubled, good)) continue;
		out[AT.doubled] += .25;
		let least = 1;
		const { recipe } = GOODS[good];
		for (let kind = 0; kind < KINDS.length; kind++) if (recipe[kind] > 0) least = Math.min(least, out[AT["wood-harvest"] + kind] / recipe[kind]);
		out[AT["doubled-harvest"]] += least;
	}
}
function measureHand(state, seat, out) {
	const player = state.players[seat];
	const { hand } = player;
	for (let kind = 0; kind < KINDS.length; kind++) {
		out[AT.wood + kind] = Math.min(hand[kind], 4) / 4;
		out[AT["bank-ratios"]] += (4 - player.ratios[kind]) / 6;
	}
	if (player.villages > 0 && out[AT["village-room"]] > 0) out[AT["for-village"]] = readiness(player, BUILDS.village.cost, 4);
	if (player.houses > 0) out[AT["for-house"]] = readiness(player, BUILDS.house.cost, 5);
	if (player.stations > 0) out[AT["for-station"]] = readiness(player, BUILDS.station.cost, 2);
	if (state.walls < WALLS.length) out[AT["for-wall"]] = readiness(player, BUILDS.wall.cost, 4);
	if (player.yard && state.towers < NOTCHES_AT[state.walls]) out[AT["for-tower"]] = readiness(player, BUILDS.tower.cost, 5);
	for (let good = 0; good < GOODS.length; good++) {
		const { recipe } = GOODS[good];
		let makes = true;
		for (let kind = 0; kind < KINDS.length; kind++) if (hand[kind] < recipe[kind]) makes = false;
		if (makes) out[AT.goods] = Math.max(out[AT.goods], priceOf(good, isDoubled(player.doubled, good)) / 8);
	}
}
/** How much of a cost is there: the square lets the last missing card count most. */
function readiness(player, cost, total) {
	let there = 0;
	for (let kind = 0; kind < KINDS.length; kind++) there += Math.min(cost[kind], player.hand[kind]);
	there += Math.min(cost[5], player.gold);
	const share = there / total;
	return share * share;
}

// games/nuremberg/src/bot/hand.ts
/** What is left of a plan's worth by tenths of a missing card. */
const FADING = Array.from({ length: 120 }, (_, tenths) => TASTE.patience ** (tenths / 10));
const NO_COST = [
	0,
	0,
	0,
	0,
	0,
	0
];
/** What holdings are worth for the best plan, with the next one on what is left over, and a little for every spare card. */
function holdingsWorth(holdings, aims) {
	let best = 0;
	let bestAim;
	for (const aim of aims) {
		const worth = prospect(aim, holdings, NO_COST);
		if (worth <= best) continue;
		best = worth;
		bestAim = aim;
	}
	let next = 0;
	if (bestAim !== void 0) for (const aim of aims) next = Math.max(next, prospect(aim, holdings, bestAim.cost));
	let cards = 0;
	for (let kind = 0; kind < KINDS.length; kind++) cards += holdings[kind];
	return best + next * TASTE.second + cards * TASTE.spareCard + holdings[5] * TASTE.spareGold - Math.max(0, cards - 7) * TASTE.tooMany;
}
/** The worth of a plan, less for everything that is missing when some of the holdings are kept for another. */
function prospect({ cost, worth }, holdings, reserved) {
	let short = 0;
	for (let kind = 0; kind <= 5; kind++) {
		if (cost[kind] === 0) continue;
		const lack = cost[kind] - Math.max(0, holdings[kind] - reserved[kind]);
		if (lack > 0) short += kind === 5 ? lack * TASTE.goldShare : lack;
	}
	return worth * FADING[Math.round(short * 10)];
}
/** Holdings after giving and getting. */
function exchanged(holdings, give, get) {
	const after = [];
	for (let kind = 0; kind <= 5; kind++) after.push(holdings[kind] - give[kind] + get[kind]);
	return after;
}

// games/nuremberg/src/rules/moves.ts
const frozen = (move) => Object.freeze(move);
const perSeat = (make) => Array.from({ length: PLAYERS.max }, (_, seat) => make(seat));
const PLACE = CROSSINGS.map((_, crossing) => frozen({
	do: "place",
	crossing
}));
const BUILD_STATION = ROADS.map((_, road) => frozen({
	do: "build-station",
	road
}));
const BUILD_VILLAGE = CROSSINGS.map((_, crossing) => frozen({
	do: "build-village",
	crossing
}));
const BUILD_HOUSE = SITES.map((_, site) => frozen({
	do: "build-house",
	site
}));
const BUILD_WALL = frozen({ do: "build-wall" });
const BUILD_TOWER = frozen({ do: "build-tower" });
const SELL = GOODS.map((_, good) => frozen({
	do: "sell",
	good
}));
/** By what is given, then by what is wanted. */
const BANK_TRADE = TREASURES.map((_, give) => KINDS.map((_, get) => frozen({
	do: "bank-trade",
	give,
	get
})));
const END_TURN = frozen({ do: "end-turn" });
const ACCEPT = frozen({ do: "accept" });
const DECLINE = frozen({ do: "decline" });
const DEAL = perSeat((seat) => frozen({
	do: "deal",
	seat
}));
const CLOSE = frozen({ do: "close" });
const MOVE_ROBBER = HEXES.map((_, hex) => frozen({
	do: "move-robber",
	hex
}));
const STEAL = perSeat((seat) => frozen({
	do: "steal",
	seat
}));
const STEAL_NOTHING = frozen({ do: "steal-nothing" });
const HELP_YES = frozen({
	do: "wall-help",
	build: true
});
const HELP_NO = frozen({
	do: "wall-help",
	build: false
});
const SWAP = perSeat((seat) => frozen({
	do: "swap",
	seat
}));
const NOTHING = TREASURES.map(() => 0);

// games/nuremberg/src/bot/robber.ts
/** How much an opponent stands between the seat and victory: 1 for the leader of the others, much less for those behind. */
function danger(view, seat, other) {
	let most = 0;
	view.seats.forEach(({ points }, rival) => {
		if (rival !== seat) most = Math.max(most, points);
	});
	return TASTE.mercy ** (most - view.seats[other].points);
}

// games/nuremberg/src/bot/aims.ts
/** Nothing else matters once the game can be won. */
const VICTORY = 1e3;
function plansOf(view, seat) {
	const own = view.seats[seat];
	const production = productionOf(view, seat);
	const left = timeLeft(view);
	const room = ROADS.map((_, road) => roomOn(view, road));
	const stations = ROADS.map((_, road) => stationsOn(view, road, seat));
	const income = GOODS.map((good) => good.price * rateOf(good.recipe, production));
	const village = (crossing) => points(own.points, 1) + siteValue(crossing, production) * TASTE.harvest * left;
	const bestOn = room.map((crossings) => Math.max(0, ...crossings.map(village)));
	const station = (road) => stationWorth(view, seat, road, stations, bestOn);
	const house = (site) => houseWorth(view, seat, site, production, income, left);
	const wall = view.walls < WALLS.length ? prestigeWorth(view, seat, BUILDS.wall.prestige) : 0;
	const tower = own.yard && view.towers < NOTCHES_AT[view.walls] ? prestigeWorth(view, seat, BUILDS.tower.prestige) : 0;
	const best = (values) => Math.max(0, ...values);
	const sites = room.flatMap((crossings, road) => stations[road] > 0 ? crossings : []);
	return {
		village,
		station,
		house,
		wall,
		tower,
		aims: [
			{
				cost: BUILDS.village.cost,
				worth: own.villages > 0 ? best(sites.map(village)) : 0
			},
			{
				cost: BUILDS.station.cost,
				worth: own.stations > 0 ? best(ROADS.map((_, road) => isFull(view, road) ? 0 : station(road))) : 0
			},
			{
				cost: BUILDS.house.cost,
				worth: own.houses > 0 ? best(SITES.map((_, site) => view.houses[site] === -1 ? house(site) : 0)) : 0
			},
			{
				cost: BUILDS.wall.cost,
				worth: wall
			},
			{
				cost: BUILDS.tower.cost,
				worth: tower
			}
		].filter(({ worth }) => worth > 0)
	};
}
/** Victory points won or lost, with the game at stake near the target. */
function points(have, gain) {
	return have + gain >= 13 ? VICTORY : gain * TASTE.point;
}
/** A right is a point and some toll; a first station opens a road for villages; equality prepares the next one. */
function stationWorth(view, seat, road, stations, best) {
	const own = view.seats[seat];
	const holder = view.rights[road];
	const reached = stations[road] + 1;
	let worth = .5 + (own.villages > 0 && stations[road] === 0 ? openingWorth(road, stations, best) : 0);
	if (holder === seat) return worth * .5 + (isThreatened(view, seat, road, stations[road]) ? TASTE.guardRight : 0);
	const strength = holder === -1 ? 0 : stationsOn(view, road, holder);
	const toppled = holder === -1 ? 0 : TASTE.topple * danger(view, seat, holder);
	if (reached > strength) worth += points(own.points, 1) + TASTE.rightIncome + toppled;
	else if (reached === strength && !isFull(view, road)) worth += TASTE.drawLevel;
	return worth;
}
/** How much better a village one could build on a new road than on those already open. */
function openingWorth(road, stations, best) {
	if (best[road] === 0) return 0;
	let open = 0;
	for (let other = 0; other < best.length; other++) if (stations[other] > 0) open = Math.max(open, best[other]);
	return (open === 0 ? TASTE.neededRoad : TASTE.openRoad) + Math.max(0, best[road] - open) * TASTE.reach;
}
/** Does somebody else have as many stations as the holder, and a free segment to pass him? */
function isThreatened(view, seat, road, held) {
	return !isFull(view, road) && view.seats.some((_, other) => other !== seat && stationsOn(view, road, other) >= held);
}
/** A point, doubled goods the seat can make from its own harvest, a market for what it has plenty of, and the yard. */
function houseWorth(view, seat, site, production, income, left) {
	const own = view.seats[seat];
	const { doubles, market, yard } = SITES[site];
	let worth = 0;
	for (let good = 0; good < GOODS.length; good++) if ((doubles & ~own.doubled) >> good & 1) worth += income[good] * TASTE.doubledGood;
	if (market === "any") worth += own.ratios.filter((ratio) => ratio > 3).length * .5;
	else if (market !== null) worth += production[KINDS.indexOf(market)] * 8;
	if (yard && !own.yard) worth += TASTE.yard;
	return points(own.points, 1) + worth * left;
}
/** How often a good can be made from the own harvest, and now and then from what else comes in. */
function rateOf(recipe, production) {
	let rate = Number.POSITIVE_INFINITY;
	for (let kind = 0; kind < KINDS.length; kind++) if (recipe[kind] > 0) rate = Math.min(rate, (production[kind] + .05) / recipe[kind]);
	return rate;
}
/** What more prestige is worth: its share of the way to a better council seat, or a safer lead in the best one. */
function prestigeWorth(view, seat, gain) {
	const own = view.seats[seat];
	let worth = own.council === 0 ? 0 : leadWorth(view, seat, gain);
	for (const { rank, prestige } of openings(view, seat)) {
		const won = COUNCIL_POINTS[rank] - COUNCIL_POINTS[own.council];
		const needed = prestige - own.prestige;
		const share = gain >= needed ? points(own.points, won) : won * TASTE.point * gain * TASTE.steadiness / needed;
		worth = Math.max(worth, share);
	}
	return worth;
}
/** Better council cards the seat could win, and the prestige that takes. */
function openings(view, seat) {
	const own = view.seats[seat];
	const found = [];
	for (const rank of councilsFor(view.seats.length)) {
		if (own.council !== 0 && rank >= own.council) break;
		const holder = view.seats.find(({ council }) => council === rank);
		if (holder === void 0) {
			if (own.council === 0) found.push({
				rank,
				prestige: Math.max(3, own.prestige + 1)
			});
			break;
		}
		if (holder.prestige >= 12) continue;
		if (own.council !== 0 || view.options.councilOutsider === "takes-card") found.push({
			rank,
			prestige: Math.max(3, holder.prestige + 1)
		});
	}
	return found;
}
/** Staying ahead of whoever comes close, until the seat is safe. */
function leadWorth(view, seat, gain) {
	const own = view.seats[seat];
	if (own.prestige >= 12) return 0;
	return (view.seats.some(({ prestige }, other) => other !== seat && prestige >= own.prestige - 1) ? TASTE.chasedLead : TASTE.calmLead) * gain;
}

// games/nuremberg/src/bot/situation.ts
/** The own situation from the own hand, that of another player from the cards counted in public. */
function situationOf(view, seat) {
	const { hand, gold } = view.seats[seat];
	const holdings = [...hand ?? countedHand(view, seat), gold];
	const plans = plansOf(view, seat);
	return {
		view,
		seat,
		plans,
		holdings,
		worth: holdingsWorth(holdings, plans.aims)
	};
}
/** What somebody holds as far as the viewer knows: a stolen card of unknown kind is left out of account. */
function countedHand({ ledger }, seat) {
	const hand = ledger.counted[seat].slice();
	for (const { thief, victim, kind } of ledger.thefts) {
		if (kind < 0) continue;
		if (thief === seat) hand[kind]++;
		if (victim === seat) hand[kind]--;
	}
	return KINDS.map((_, kind) => Math.max(0, hand[kind]));
}
/** How much better the holdings get by giving and getting. */
function change({ holdings, plans, worth }, give, get = NOTHING) {
	return holdingsWorth(exchanged(holdings, give, get), plans.aims) - worth;
}

// games/nuremberg/src/bot/trade.ts
/** Offers worth making: they help, and somebody may well take them. A refused offer costs nothing, so it goes before the bank. */
function offersWorth(own) {
	const partners = [];
	const partner = (seat) => {
		partners[seat] ??= situationOf(own.view, seat);
		return partners[seat];
	};
	return ({ give, get, to }) => {
		const gain = change(own, give, get);
		if (gain < TASTE.leastGain * (1 + own.view.offersMade)) return -1;
		const hope = Math.max(...to.map((seat) => interest(partner(seat), own.seat, give, get)));
		return hope <= 0 ? -1 : gain * (.6 + Math.min(hope, 2) * .15);
	};
}
/** What a partner would gain by an offer, as far as one can see; nothing when he does not seem to hold what is asked. */
function interest(partner, maker, give, get) {
	for (let kind = 0; kind <= 5; kind++) if (partner.holdings[kind] < get[kind]) return 0;
	return change(partner, get, give) - priceOfHelping(partner, maker);
}
/** Helping others has a price, and the one who is ahead pays more. */
function priceOfHelping({ view, seat }, other) {
	const { points } = view.seats[other];
	if (points >= TASTE.tooClose) return Number.POSITIVE_INFINITY;
	return TASTE.help + Math.max(0, points - view.seats[seat].points) * TASTE.helpLeader;
}
/** Better terms, as far as the other is likely to agree. */
function countersWorth(own) {
	const { active } = own.view;
	let maker;
	return ({ give, get }) => {
		const gain = change(own, give, get) - priceOfHelping(own, active);
		if (gain <= 0) return -1;
		maker ??= situationOf(own.view, active);
		return interest(maker, own.seat, give, get) > 0 ? gain * TASTE.counterHope : -.5;
	};
}

// games/nuremberg/src/bot/shortlist.ts
/** Offers thought through in one decision, and made in one turn: nobody is pestered. */
const MOST_OFFERS = 3;
const OFFERS_A_TURN = 2;
const MOST_COUNTERS = 2;
const MOST_DISCARDS = 12;
/** The moves worth a thought: everything but the offers, counters and discards that help least. */
function shortlist(view, moves) {
	const bound = isBound(view);
	const kept = moves.filter(({ do: what }) => what !== "offer" && what !== "counter" && what !== "hand-in" && !(bound && what === "close"));
	if (kept.length === moves.length) return moves;
	const situation = situationOf(view, seatOfView(view));
	const { holdings, plans } = situation;
	const offer = offersWorth(situation);
	const counter = countersWorth(situation);
	const offers = best(moves, view.offersMade < OFFERS_A_TURN ? MOST_OFFERS : 0, (move) => move.do === "offer" ? offer(move) : 0);
	const counters = best(moves, MOST_COUNTERS, (move) => move.do === "counter" ? counter(move) : 0);
	const discards = best(moves, MOST_DISCARDS, (move) => move.do === "hand-in" ? 1e3 + holdingsWorth(exchanged(holdings, [...move.cards, 0], [
		0,
		0,
		0,
		0,
		0,
		0
	]), plans.aims) : 0);
	return [
		...kept,
		...offers,
		...counters,
		...discards
	];
}
/** Has somebody accepted the offer as it was made? Then its maker keeps his word and deals with one of those who answered. */
function isBound({ trade, viewer, active }) {
	return viewer === active && (trade?.answers.some(({ say }) => say === "accept") ?? false);
}
function best(moves, most, worth) {
	if (most === 0) return [];
	return moves.map((move) => ({
		move,
		value: worth(move)
	})).filter(({ value }) => value > 0).sort((a, b) => b.value - a.value).slice(0, most).map(({ move }) => move);
}

// games/nuremberg/src/bot/text/en.ts
/** What the features stand for, as a reason for a move: "mostly for …". */
const en = {
	"feature.points": "victory points",
	"feature.lead": "the lead in points",
	"feature.race": "how near the end is",
	"feature.year": "the time that is left",
	"feature.one-short": "one point short of victory",
	"feature.villages": "villages",
	"feature.houses": "craft houses",
	"feature.stations": "toll stations",
	"feature.rights": "rights of roads",
	"feature.level-roads": "a road right within reach",
	"feature.threatened-rights": "a road right in danger",
	"feature.prestige": "prestige",
	"feature.council": "the seat in the council",
	"feature.safe-council": "a safe seat in the council",
	"feature.chased-council": "a rival for the seat in the council",
	"feature.near-council": "a better seat in the council within reach",
	"feature.gold": "gold",
	"feature.some-gold": "having some gold at all",
	"feature.cards": "resource cards",
	"feature.too-many": "too many cards for the robber knight",
	"feature.wood-harvest": "the harvest of wood",
	"feature.wool-harvest": "the harvest of wool",
	"feature.grain-harvest": "the harvest of grain",
	"feature.brick-harvest": "the harvest of brick",
	"feature.ore-harvest": "the harvest of ore",
	"feature.harvest": "the harvest",
	"feature.kinds": "a harvest of many kinds",
	"feature.robbed-harvest": "what the robber knight blocks",
	"feature.wood": "wood",
	"feature.wool": "wool",
	"feature.grain": "grain",
	"feature.brick": "brick",
	"feature.ore": "ore",
	"feature.for-village": "the cards for a village",
	"feature.for-house": "the cards for a craft house",
	"feature.for-station": "the cards for a toll station",
	"feature.for-wall": "what a wall takes",
	"feature.for-tower": "what a tower takes",
	"feature.village-room": "room for a village",
	"feature.doubled": "goods at a double price",
	"feature.doubled-harvest": "own harvest for goods at a double price",
	"feature.goods": "a good to sell",
	"feature.bank-ratios": "good terms at the bank",
	"feature.yard": "the building yard",
	"feature.in-turn": "what this turn still allows",
	"feature.turn-far": "a long wait for the next turn"
};

// games/nuremberg/src/bot/text/nl.ts
const nl = {
	"feature.points": "overwinningspunten",
	"feature.lead": "de voorsprong in punten",
	"feature.race": "hoe dichtbij het einde is",
	"feature.year": "de tijd die nog rest",
	"feature.one-short": "één punt voor de overwinning",
	"feature.villages": "dorpen",
	"feature.houses": "ambachtshuizen",
	"feature.stations": "tolstations",
	"feature.rights": "wegenrechten",
	"feature.level-roads": "een wegenrecht binnen bereik",
	"feature.threatened-rights": "een wegenrecht in gevaar",
	"feature.prestige": "prestige",
	"feature.council": "de zetel in de raad",
	"feature.safe-council": "een veilige zetel in de raad",
	"feature.chased-council": "een rivaal voor de zetel in de raad",
	"feature.near-council": "een betere zetel in de raad binnen bereik",
	"feature.gold": "goud",
	"feature.some-gold": "niet zonder goud zitten",
	"feature.cards": "grondstoffen",
	"feature.too-many": "te veel kaarten voor de roofridder",
	"feature.wood-harvest": "de opbrengst aan hout",
	"feature.wool-harvest": "de opbrengst aan wol",
	"feature.grain-harvest": "de opbrengst aan graan",
	"feature.brick-harvest": "de opbrengst aan klei",
	"feature.ore-harvest": "de opbrengst aan erts",
	"feature.harvest": "de opbrengst",
	"feature.kinds": "een opbrengst van veel soorten",
	"feature.robbed-harvest": "wat de roofridder blokkeert",
	"feature.wood": "hout",
	"feature.wool": "wol",
	"feature.grain": "graan",
	"feature.brick": "klei",
	"feature.ore": "erts",
	"feature.for-village": "de kaarten voor een dorp",
	"feature.for-house": "de kaarten voor een ambachtshuis",
	"feature.for-station": "de kaarten voor een tolstation",
	"feature.for-wall": "wat een muur kost",
	"feature.for-tower": "wat een toren kost",
	"feature.village-room": "plaats voor een dorp",
	"feature.doubled": "goederen met een dubbele prijs",
	"feature.doubled-harvest": "eigen opbrengst voor goederen met een dubbele prijs",
	"feature.goods": "goederen om te verkopen",
	"feature.bank-ratios": "gunstig ruilen met de bank",
	"feature.yard": "de bouwwerf",
	"feature.in-turn": "wat deze beurt nog toelaat",
	"feature.turn-far": "lang wachten op de volgende beurt"
};

// games/nuremberg/src/bot/weights.ts
const weights = {
	hidden: 16,
	points: 9,
	numbers: [
		1.25926,
		-.1579,
		0,
		0,
		.35909,
		.90389,
		.81529,
		.45799,
		.39884,
		.33821,
		-.21629,
		.97462,
		.1162,
		.25902,
		.17823,
		.09218,
		.19697,
		.03937,
		.20252,
		-.04467,
		.23504,
		.14612,
		.06931,
		.18585,
		.01081,
		.14077,
		.16068,
		.2508,
		.21742,
		.07963,
		.19818,
		.15633,
		.04074,
		.15049,
		.07181,
		.05033,
		.07047,
		.03255,
		.13567,
		.12633,
		.07135,
		-.00947,
		.16306,
		.21209,
		.00271,
		-.12915,
		.15844,
		.06535,
		-.15421,
		.04887,
		.05383,
		.05697,
		.20703,
		.03056,
		.27527,
		.14983,
		-.09844,
		.02614,
		.15138,
		-.0507,
		-18e-5,
		.09686,
		.00665,
		.01223,
		.02739,
		-.02842,
		.04222,
		.04439,
		.09413,
		.0958,
		.0885,
		.08888,
		.02277,
		.11891,
		.03175,
		24e-5,
		.02764,
		.01013,
		.04573,
		.03021,
		.051,
		-.01418,
		.02704,
		.03849,
		-27e-5,
		.0073,
		.04018,
		.03044,
		.0446,
		.05956,
		27e-5,
		-.02894,
		.28903,
		.0422,
		-.51938,
		-.35637,
		.04172,
		.81742,
		-.03845,
		-.04479,
		.67128,
		-.30814,
		1.07426,
		.86972,
		-.06136,
		-.09237,
		.74777,
		-.32443,
		-.09017,
		.04972,
		-.59301,
		-.3353,
		.26876,
		-.07203,
		-.13036,
		.00776,
		.19396,
		.0372,
		-.08788,
		-.19112,
		-.29105,
		-.14059,
		-.0361,
		-.39289,
		-.23661,
		-.01861,
		-.39548,
		.06782,
		-.38013,
		-.2511,
		-.03512,
		-.04095,
		-.26727,
		-.15816,
		.00769,
		-.22491,
		-.14378,
		.2366,
		-.26278,
		-.05161,
		.09272,
		.13832,
		-.56512,
		.37437,
		-.3472,
		-.08375,
		-.07085,
		-.07429,
		-.16479,
		-.66244,
		-.06966,
		-.20959,
		1.59819,
		-.17076,
		-.2216,
		-.99655,
		-2.33995,
		-.24177,
		0,
		-.00978,
		.15819,
		.19869,
		-.04508,
		-.22125,
		.41314,
		0,
		.34977,
		.1722,
		.32972,
		.04555,
		.14563,
		-.43621,
		-.61058,
		.10237,
		.23723,
		-.64807,
		.30441,
		.38037,
		-.0791,
		-.0358,
		.33125,
		-.67114,
		.64394,
		.60302,
		-.13478,
		-.60073,
		.61865,
		-.18114,
		.43932,
		-.6432,
		-.26873,
		.14721,
		.01884,
		.46221,
		-.01165,
		.06532,
		.79331,
		26e-5,
		.77071,
		.77183,
		-.00922,
		-.07851,
		.63461,
		-.23312,
		.01166,
		.31224,
		-.59817,
		.64259,
		-1.04518,
		.24565,
		.03922,
		-.0102,
		.44119,
		-.42304,
		.46571,
		.12041,
		.97136,
		-.42928,
		.17798,
		-.65556,
		.4919,
		-.14828,
		-.61426,
		-.0749,
		-.4893,
		.24133,
		.12669,
		-.13549,
		.70467,
		.47405,
		.54924,
		.52659,
		-1.01192,
		.46918,
		.27115,
		-.00507,
		.54364,
		-.10978,
		.04059,
		1.00027,
		-.26323,
		.13827,
		.14229,
		.07231,
		.2124,
		-.02188,
		.27946,
		.15071,
		-.2253,
		-.03202,
		.37581,
		.08452,
		-.14927,
		.02086,
		-.22582,
		.21897,
		-88e-5,
		-.43372,
		.09029,
		.04119,
		-.55351,
		-.12289,
		-.17976,
		-.07514,
		.40471,
		-.26412,
		-.41841,
		.20784,
		.0792,
		.69185,
		-.8439,
		.59672,
		.1923,
		.35614,
		-.01093,
		-.30887,
		.96868,
		-2.49439,
		.85949,
		.62146,
		-1.50663,
		-.59146,
		.46518,
		-.06052,
		-.71033,
		.33202,
		-.10918,
		-.73895,
		-.09255,
		.01644,
		-.02601,
		-.0171,
		-.21449,
		.11535,
		.27313,
		.08659,
		.23889,
		.38929,
		.16549,
		.56182,
		-.44858,
		-.16441,
		0,
		-.16197,
		.40041,
		.10279,
		.00619,
		-.11837,
		.27807,
		0,
		.13012,
		.16275,
		-.41887,
		-.18585,
		.2134,
		-.0895,
		-.19122,
		-.16985,
		-.12075,
		-.37535,
		-.04454,
		.01108,
		.04325,
		-.08781,
		.19296,
		.14709,
		.00755,
		.05463,
		.3418,
		.12654,
		.10517,
		.1517,
		.06103,
		-.95306,
		.1665,
		-.23161,
		.0204,
		-.03926,
		.00594,
		-.16691,
		.27395,
		.09725,
		.22348,
		-.11593,
		.02108,
		.0246,
		.21708,
		-.01799,
		-.21275,
		-.09984,
		.06153,
		-.68453,
		.1154,
		.0754,
		.05251,
		.32365,
		.01516,
		.27789,
		.18621,
		.2583,
		-.20273,
		-.31498,
		.28604,
		.09635,
		-.02222,
		-.02183,
		-.20736,
		-.01842,
		-.05963,
		-.11066,
		.05121,
		69e-5,
		.01518,
		.30888,
		-.09142,
		-.03295,
		.10727,
		.13185,
		.01311,
		.17056,
		.02077,
		-.31006,
		-.07977,
		-.03834,
		.00645,
		.1116,
		-.00663,
		-49e-5,
		.19917,
		.21353,
		.13842,
		-.01859,
		-.21296,
		.07584,
		.14376,
		.11117,
		-.07571,
		-.08013,
		.11393,
		-.03073,
		.02708,
		-.0434,
		-.01504,
		-.01091,
		-.1013,
		-.28286,
		-.07157,
		.02728,
		-.08752,
		-.13653,
		-.0156,
		-.2941,
		-.03524,
		.04877,
		-.12244,
		-.50463,
		.31166,
		.11819,
		-.05085,
		-.03262,
		-.20885,
		-.22645,
		.11747,
		.2383,
		.1454,
		-1.24924,
		.32604,
		.5139,
		.19951,
		.53941,
		.49455,
		-.6351,
		.06818,
		.28116,
		.00875,
		.09545,
		.14869,
		-.57025,
		-.02332,
		-.06116,
		-.00364,
		-.17028,
		.2823,
		-.29226,
		-.21777,
		.04117,
		-.01727,
		-.0667,
		-.12482,
		-.11208,
		-.00914,
		-.13848,
		-.04071,
		-.1503,
		.1476,
		-.06921,
		.02058,
		-.18884,
		.03069,
		.23711,
		.12056,
		.10887,
		.25307,
		-.66204,
		.10754,
		.06043,
		-.07804,
		-.15298,
		-.11558,
		-.00181,
		.27241,
		.24718,
		.22976,
		-.00875,
		.30144,
		-.98332,
		.32,
		.2692,
		-.14949,
		.53346,
		-.05249,
		-.00195,
		-.01654,
		-.04905,
		.32947,
		-.39646,
		.10182,
		-.16364,
		.03191,
		.13799,
		-.01803,
		-.25777,
		.15811,
		.12404,
		.0207,
		-.49627,
		.09794,
		.06827,
		-.09119,
		-.05098,
		.01736,
		-.43127,
		.16808,
		.18774,
		-.04676,
		-.15751,
		-.04896,
		-.33073,
		.43682,
		.14134,
		-.01796,
		.15788,
		.26599,
		-.04037,
		-.02068,
		-.02238,
		-.52253,
		-.06843,
		.002,
		.03518,
		-.4112,
		.53567,
		.05065,
		.23416,
		-.10433,
		-.12457,
		-.01512,
		-.68568,
		.13926,
		.28245,
		.01199,
		.12664,
		-.04536,
		-.84151,
		.32727,
		.14414,
		.33902,
		-.91382,
		.15933,
		.25859,
		.25011,
		-.15017,
		.00204,
		.01512,
		.00174,
		-.0406,
		.01568,
		-.12761,
		-.08495,
		.16366,
		.04559,
		.08458,
		-.09186,
		-.22181,
		.25227,
		.26534,
		-.10808,
		-.49948,
		-.02718,
		-.419,
		.0855,
		.12636,
		.01168,
		.23918,
		-.11935,
		.23489,
		.23648,
		.25021,
		-.03863,
		.14307,
		-.10912,
		-.00202,
		8e-4,
		-.08519,
		-.2289,
		-.21262,
		.07134,
		-.02187,
		.01489,
		-.06343,
		-.05195,
		.07492,
		.02916,
		-.07534,
		.20255,
		-.05921,
		.0374,
		-.26702,
		.02154,
		-.534,
		.10332,
		.11784,
		.0705,
		-.14321,
		-.02522,
		-.02256,
		-.00486,
		.08076,
		.15213,
		.257,
		.09829,
		.14334,
		.14405,
		-.43931,
		.04319,
		-.04787,
		-.00352,
		-.07405,
		-.00706,
		.04023,
		-.00116,
		.06509,
		.10368,
		.15955,
		.20961,
		.0943,
		-.01369,
		-.09621,
		.03412,
		.18946,
		-.02408,
		-.69396,
		.04205,
		-.14539,
		.13401,
		-.01111,
		-8e-4,
		.03154,
		.27779,
		.16195,
		.19302,
		.08701,
		.22089,
		-.12198,
		.20858,
		.08259,
		-.06532,
		.42481,
		-.23826,
		.05628,
		.02748,
		.00695,
		-.01255,
		.12914,
		.09662,
		-.23946,
		.15842,
		-.02782,
		.01586,
		.05615,
		.05625,
		.04932,
		-.01087,
		.14607,
		.16692,
		-.22716,
		.03691,
		.10135,
		-.05495,
		-.03569,
		.03629,
		-.06528,
		-.15961,
		-.18763,
		-.03377,
		-.01707,
		-.15361,
		-.0915,
		.03146,
		-.01937,
		-.33398,
		.09531,
		-.08173,
		.06285,
		.01246,
		.07614,
		.15901,
		-.10619,
		-.03056,
		-.08448,
		-.06688,
		.00837,
		.1102,
		-.18192,
		.04544,
		-.40644,
		-.20007,
		-.3179,
		-.08352,
		-.17997,
		-.05509,
		-.12616,
		.07272,
		.18055,
		.11411,
		.02164,
		.10539,
		-.12592,
		.03049,
		.03339,
		.03169,
		-.46595,
		.23556,
		.07657,
		.42702,
		.13797,
		.10934,
		-.13193,
		-.42182,
		.75811,
		.19129,
		.13165,
		-.1113,
		-.12844,
		.14545,
		-.11017,
		-.0987,
		-.13697,
		-.0905,
		-.0373,
		-.06129,
		-.02762,
		-.06138,
		.09531,
		-.08593,
		-.15524,
		.08655,
		.16745,
		-.02616,
		-.00333,
		-.07053,
		.04654,
		-.22687,
		-.11461,
		.05024,
		-.30565,
		.01911,
		-.10109,
		-.0949,
		.14077,
		.02618,
		.04532,
		.08528,
		-.0762,
		.06904,
		.06587,
		.12425,
		.03322,
		.19342,
		-.11671,
		.09323,
		-.40972,
		-.01062,
		-.14498,
		.00623,
		.17607,
		.03636,
		.05089,
		.16317,
		.00798,
		-.0194,
		-.01339,
		-.01792,
		.0044,
		.02186,
		-.52085,
		-1.19021,
		-.0306,
		-.00569,
		-.08017,
		.15016,
		-.11057,
		.10025,
		-.06923,
		.27367,
		.06987,
		.15284,
		-.08731,
		.04679,
		.43581,
		.12399,
		-.17927,
		-.17057,
		-.18254,
		-.02043,
		.16378,
		.02618,
		.04316,
		.07658,
		-.30955,
		.27391,
		.17784,
		-.02396,
		.11777,
		.15443,
		.40518,
		-.20391,
		-.08169,
		.04502,
		.14802,
		-.01964,
		-.07076,
		.09285,
		-.10586,
		-.17478,
		.03715,
		.02304,
		-.04113,
		-.00516,
		.09965,
		-.10352,
		.1334,
		-.02754,
		.33711,
		-.08746,
		-.00324,
		-.01994,
		-.10559,
		.00368,
		.04547,
		-.16304,
		.01023,
		-.06382,
		-.09422,
		.01249,
		.03075,
		-.19135,
		.01375,
		.04649,
		.17802,
		.54512,
		.24863,
		.52559,
		.46957,
		-.04508,
		-.08048,
		-.98938,
		.37273,
		-.59402,
		.22109,
		-.62109,
		.87023,
		-.46261,
		.53922,
		.33113,
		.21274,
		.48605,
		-1.83573,
		.52015,
		.01936,
		.01932,
		-.46388,
		.6311,
		.89623,
		.27331,
		.11166,
		-.8404,
		-.79389,
		.0383,
		-.59808,
		.77357,
		.01791,
		.06134,
		-.28689,
		.25279,
		.07075,
		-.14829,
		-.06847,
		-.00325,
		.21584,
		-.13101,
		.1116,
		-.0464,
		-.11723,
		-.02623,
		-.0575,
		.07697
	],
	made: {
		command: "belfry train nuremberg --games 14674 --generations 11 --hidden 16 --players 4 --seed 1",
		games: 14674,
		loss: .95439
	}
};

// games/nuremberg/src/bot/evaluation.ts
const evaluation = {
	features: FEATURES,
	text: {
		en,
		nl
	},
	dangers: [
		"too-many",
		"robbed-harvest",
		"threatened-rights",
		"chased-council",
		"turn-far"
	],
	seats: (state) => state.players.length,
	measure,
	shortlist,
	omits: (_, move) => move.do === "offer" || move.do === "counter",
	unsettled(state) {
		if (state.trade === null) return -1;
		const { agenda } = state;
		for (let i = 0; i < agenda.length; i++) if (agenda[i].kind === "trade-answer") return agenda[i].seat;
		return state.active;
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