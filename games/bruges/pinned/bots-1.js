// The bots of bruges as they once were. Nobody edits this file: later bots are measured against them.
import { BadInput } from "@belfry/kernel";

// kernel/src/agenda.ts
function isDecision(item) {
	return item.kind !== void 0;
}

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

// games/bruges/src/data/amounts.ts
/** BRU-15.7 A token on the third space of a canal counts at the end. */
const CANAL_AWARD = {
	space: 3,
	points: 3
};
/** So many markers of a colour per box; a circle is full at three; a marker returned in time scores. */
const THREATS = {
	markersPerColour: 9,
	circle: 3,
	returnPoints: 1,
	intrigueLoss: 3
};

// games/bruges/src/data/colours.ts
const BLUE = 0;
const BROWN = 1;
const PURPLE = 2;
const RED = 3;
const YELLOW = 4;
const ALL_COLOURS = [
	0,
	1,
	2,
	3,
	4
];

// games/bruges/src/data/board.ts
/**
* The colours of the canal spaces from the guard house outwards, by player colour, left and right canal. The order is ours, except that
* red has a blue space beside the guard house.
*/
const CANALS = [
	[[
		0,
		3,
		4,
		2,
		1
	], [
		2,
		0,
		3,
		1,
		4
	]],
	[[
		4,
		1,
		3,
		0,
		2
	], [
		3,
		4,
		2,
		1,
		0
	]],
	[[
		1,
		3,
		0,
		4,
		2
	], [
		3,
		4,
		1,
		2,
		0
	]],
	[[
		0,
		2,
		4,
		3,
		1
	], [
		2,
		0,
		1,
		4,
		3
	]]
];
/** Points of the steps of the reputation track, the town hall first. Only step 6 is the rulebook's; the others are ours. */
const REPUTATION = [
	0,
	1,
	2,
	3,
	4,
	5,
	7,
	9,
	11,
	13,
	15
];

// games/bruges/src/data/effects.ts
/** The clause of each kind of effect, and how the Astronomer repeats it: by itself, after asking, or never (not an arrow effect). */
const EFFECTS = {
	gain: {
		clause: "BRU-12.1",
		repeat: "auto"
	},
	"gain-if-die": {
		clause: "BRU-12.2",
		repeat: "none"
	},
	"gain-per": {
		clause: "BRU-12.3",
		repeat: "auto"
	},
	"gain-die": {
		clause: "BRU-12.4",
		repeat: "none"
	},
	"draw-card": {
		clause: "BRU-12.5",
		repeat: "ask"
	},
	"draw-then-discard": {
		clause: "BRU-12.6",
		repeat: "ask"
	},
	"draw-and-act": {
		clause: "BRU-12.7",
		repeat: "none"
	},
	"play-extra-card": {
		clause: "BRU-12.8",
		repeat: "ask"
	},
	"discard-for-guilders": {
		clause: "BRU-12.9",
		repeat: "none"
	},
	"build-canal": {
		clause: "BRU-12.10",
		repeat: "auto"
	},
	"build-house-from-pile": {
		clause: "BRU-12.11",
		repeat: "none"
	},
	advance: {
		clause: "BRU-12.12",
		repeat: "auto"
	},
	"swap-workers": {
		clause: "BRU-12.13",
		repeat: "none"
	},
	"return-threat": {
		clause: "BRU-12.14",
		repeat: "none"
	},
	"return-threats-per-person": {
		clause: "BRU-12.15",
		repeat: "auto"
	},
	"return-threats-one-colour": {
		clause: "BRU-12.16",
		repeat: "auto"
	},
	"return-threat-each-colour": {
		clause: "BRU-12.17",
		repeat: "auto"
	},
	"give-guilders": {
		clause: "BRU-12.18",
		repeat: "ask"
	},
	"others-give-workers": {
		clause: "BRU-12.19",
		repeat: "ask"
	},
	"others-give-guilders": {
		clause: "BRU-12.20",
		repeat: "ask"
	},
	"others-lose-canal": {
		clause: "BRU-12.21",
		repeat: "ask"
	},
	"others-lose-person": {
		clause: "BRU-12.22",
		repeat: "ask"
	},
	"others-step-back": {
		clause: "BRU-12.23",
		repeat: "ask"
	},
	"others-lose-points": {
		clause: "BRU-12.24",
		repeat: "ask"
	},
	"others-take-threat": {
		clause: "BRU-12.25",
		repeat: "ask"
	},
	"worker-action-total": {
		clause: "BRU-12.26",
		repeat: "none"
	},
	"guilder-action-bonus": {
		clause: "BRU-12.27",
		repeat: "none"
	},
	"canal-free": {
		clause: "BRU-12.28",
		repeat: "none"
	},
	"canal-any-card-colour": {
		clause: "BRU-12.29",
		repeat: "none"
	},
	"house-any-worker": {
		clause: "BRU-12.30",
		repeat: "none"
	},
	"on-advance-return-threat": {
		clause: "BRU-12.31",
		repeat: "none"
	},
	"on-advance-gain": {
		clause: "BRU-12.32",
		repeat: "none"
	},
	"on-house-return-threat": {
		clause: "BRU-12.33",
		repeat: "none"
	},
	"on-canal-return-threat": {
		clause: "BRU-12.34",
		repeat: "none"
	},
	"on-recruit-return-threat": {
		clause: "BRU-12.35",
		repeat: "none"
	},
	"threat-return-bonus": {
		clause: "BRU-12.36",
		repeat: "none"
	},
	"advance-discount": {
		clause: "BRU-12.37",
		repeat: "none"
	},
	"advance-without-low-dice": {
		clause: "BRU-12.38",
		repeat: "none"
	},
	"advance-twice": {
		clause: "BRU-12.39",
		repeat: "none"
	},
	"majority-tie-counts": {
		clause: "BRU-12.40",
		repeat: "none"
	},
	"hand-refill-limit": {
		clause: "BRU-12.41",
		repeat: "none"
	},
	"arrow-twice": {
		clause: "BRU-12.42",
		repeat: "none"
	},
	"threat-immunity": {
		clause: "BRU-12.43",
		repeat: "none"
	},
	"end-per": {
		clause: "BRU-12.44",
		repeat: "none"
	},
	"end-all-house-colours": {
		clause: "BRU-12.45",
		repeat: "none"
	}
};
const EFFECT_KEYS = Object.keys(EFFECTS);

// games/bruges/src/data/person.ts
const GROUPS = [
	"artist",
	"bureaucrat",
	"castle",
	"church",
	"craftsman",
	"entertainer",
	"merchant",
	"noble",
	"protector",
	"scholar",
	"underworld"
];

// games/bruges/src/data/persons.ts
/**
* The persons on the cards, in the order of their numbers. `mark`: R rulebook, I completes a known series, D designed, F found elsewhere;
* `assumed` names what the rulebook does not say about an R or I person. Of a D person everything is ours.
*/
const PERSONS = [
	{
		id: "carpet-maker",
		no: 1,
		colour: 1,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 4,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "merchant",
			every: 1,
			points: 1
		},
		mark: "R",
		assumed: [
			"activation",
			"name.nl",
			"colour",
			"worker",
			"params"
		]
	},
	{
		id: "painter",
		no: 2,
		colour: 0,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 1,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "noble",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "illuminator",
		no: 3,
		colour: 0,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 2,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "scholar",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "composer",
		no: 4,
		colour: 0,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 4,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "artist",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "woodcarver",
		no: 5,
		colour: 1,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 0,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "craftsman",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "sculptor",
		no: 6,
		colour: 4,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 3,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "church",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "goldsmith",
		no: 7,
		colour: 4,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 1,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "bureaucrat",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "poet",
		no: 8,
		colour: 2,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 0,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "castle",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "satirist",
		no: 9,
		colour: 2,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 3,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "underworld",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "playwright",
		no: 10,
		colour: 3,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 2,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "entertainer",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "heraldic-painter",
		no: 11,
		colour: 3,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 4,
		effect: "gain-per",
		params: {
			per: "group-member",
			group: "protector",
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"group",
			"worker"
		]
	},
	{
		id: "engraver",
		no: 12,
		colour: 2,
		group: "artist",
		price: 12,
		points: 4,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "different-group",
			every: 1,
			points: 2
		},
		mark: "R",
		assumed: ["group", "colour"]
	},
	{
		id: "fountain-builder",
		no: 13,
		colour: 1,
		group: "artist",
		price: 9,
		points: 3,
		activation: "passive",
		effect: "canal-free",
		params: {},
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price",
			"name.en"
		]
	},
	{
		id: "court-painter",
		no: 14,
		colour: 4,
		group: "artist",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "artist",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "architect",
		no: 15,
		colour: 3,
		group: "artist",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 1,
		effect: "build-house-from-pile",
		params: {},
		mark: "I",
		assumed: [
			"group",
			"colour",
			"price",
			"activation",
			"effect"
		]
	},
	{
		id: "councilman",
		no: 16,
		colour: 4,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "gain-per",
		params: {
			per: "house-colour",
			colour: 4,
			every: 1,
			guilders: 2
		},
		mark: "R",
		assumed: [
			"activation",
			"colour",
			"worker",
			"params"
		]
	},
	{
		id: "councillor",
		no: 17,
		colour: 2,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 4,
		effect: "gain-per",
		params: {
			per: "house-colour",
			colour: 2,
			every: 1,
			guilders: 2
		},
		mark: "R",
		assumed: [
			"activation",
			"name.nl",
			"colour",
			"worker",
			"params"
		]
	},
	{
		id: "alderman",
		no: 18,
		colour: 3,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 1,
		effect: "gain-per",
		params: {
			per: "house-colour",
			colour: 3,
			every: 1,
			guilders: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker"
		]
	},
	{
		id: "bailiff",
		no: 19,
		colour: 0,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 3,
		effect: "gain-per",
		params: {
			per: "house-colour",
			colour: 0,
			every: 1,
			guilders: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker"
		]
	},
	{
		id: "reeve",
		no: 20,
		colour: 1,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 2,
		effect: "gain-per",
		params: {
			per: "house-colour",
			colour: 1,
			every: 1,
			guilders: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker"
		]
	},
	{
		id: "mayor",
		no: 21,
		colour: 3,
		group: "bureaucrat",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "bureaucrat",
			every: 1,
			points: 2
		},
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "notary",
		no: 22,
		colour: 0,
		group: "bureaucrat",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "advance-discount",
		params: { guilders: 2 },
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price",
			"name.en"
		]
	},
	{
		id: "judge",
		no: 23,
		colour: 1,
		group: "bureaucrat",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "majority-tie-counts",
		params: {},
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price",
			"name.en"
		]
	},
	{
		id: "tax-collector",
		no: 24,
		colour: 4,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "gain-per",
		params: {
			per: "house",
			every: 1,
			guilders: 2
		},
		mark: "D"
	},
	{
		id: "envoy",
		no: 25,
		colour: 2,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "advance",
		params: { steps: 1 },
		mark: "D"
	},
	{
		id: "customs-officer",
		no: 26,
		colour: 3,
		group: "bureaucrat",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "on-advance-gain",
		params: { guilders: 2 },
		mark: "D"
	},
	{
		id: "treasurer",
		no: 27,
		colour: 2,
		group: "bureaucrat",
		price: 6,
		points: 2,
		activation: "round",
		effect: "gain",
		params: { guilders: 3 },
		mark: "D"
	},
	{
		id: "town-clerk",
		no: 28,
		colour: 0,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "step",
			every: 2,
			points: 1
		},
		mark: "D"
	},
	{
		id: "census-taker",
		no: 29,
		colour: 1,
		group: "bureaucrat",
		price: 6,
		points: 2,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "person",
			every: 2,
			points: 1
		},
		mark: "D"
	},
	{
		id: "toll-keeper",
		no: 30,
		colour: 4,
		group: "bureaucrat",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 3,
		effect: "gain-per",
		params: {
			per: "canal-token",
			every: 1,
			guilders: 1
		},
		mark: "D"
	},
	{
		id: "coachman",
		no: 31,
		colour: 2,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 4,
		effect: "play-extra-card",
		params: { optional: false },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "messenger",
		no: 32,
		colour: 0,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 3,
		effect: "play-extra-card",
		params: { optional: false },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "town-crier",
		no: 33,
		colour: 3,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 1,
		effect: "play-extra-card",
		params: { optional: false },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "scribe",
		no: 34,
		colour: 1,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 2,
		effect: "play-extra-card",
		params: { optional: false },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "groom",
		no: 35,
		colour: 4,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "play-extra-card",
		params: { optional: false },
		mark: "R",
		assumed: [
			"name.nl",
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "servant",
		no: 36,
		colour: 1,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 3,
		effect: "draw-card",
		params: { count: 1 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "maid",
		no: 37,
		colour: 0,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 4,
		effect: "draw-card",
		params: { count: 1 },
		mark: "D"
	},
	{
		id: "cook",
		no: 38,
		colour: 3,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "draw-card",
		params: { count: 1 },
		mark: "D"
	},
	{
		id: "gardener",
		no: 39,
		colour: 2,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 1,
		effect: "draw-card",
		params: { count: 1 },
		mark: "D"
	},
	{
		id: "washerwoman",
		no: 40,
		colour: 4,
		group: "castle",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 2,
		effect: "draw-card",
		params: { count: 1 },
		mark: "D"
	},
	{
		id: "butler",
		no: 41,
		colour: 3,
		group: "castle",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-all-house-colours",
		params: { points: 5 },
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price",
			"name.en"
		]
	},
	{
		id: "castellan",
		no: 42,
		colour: 0,
		group: "castle",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "castle",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "housekeeper",
		no: 43,
		colour: 4,
		group: "castle",
		price: 0,
		points: 0,
		activation: "passive",
		effect: "house-any-worker",
		params: {},
		mark: "D"
	},
	{
		id: "cupbearer",
		no: 44,
		colour: 2,
		group: "castle",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "draw-card",
		params: { count: 3 },
		mark: "D"
	},
	{
		id: "page",
		no: 45,
		colour: 1,
		group: "castle",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "play-extra-card",
		params: { optional: true },
		mark: "D"
	},
	{
		id: "vicar",
		no: 46,
		colour: 4,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 0,
		effect: "gain-per",
		params: {
			per: "die",
			values: [1],
			every: 1,
			points: 1
		},
		mark: "R",
		assumed: [
			"name.nl",
			"colour",
			"activation"
		]
	},
	{
		id: "chaplain",
		no: 47,
		colour: 3,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 2,
		effect: "gain-per",
		params: {
			per: "die",
			values: [2],
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker",
			"group"
		]
	},
	{
		id: "monk",
		no: 48,
		colour: 1,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 3,
		effect: "gain-per",
		params: {
			per: "die",
			values: [3],
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker",
			"group"
		]
	},
	{
		id: "nun",
		no: 49,
		colour: 0,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 1,
		effect: "gain-per",
		params: {
			per: "die",
			values: [4],
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker",
			"group"
		]
	},
	{
		id: "deacon",
		no: 50,
		colour: 2,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 4,
		effect: "gain-per",
		params: {
			per: "die",
			values: [5],
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker",
			"group"
		]
	},
	{
		id: "abbot",
		no: 51,
		colour: 4,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 2,
		effect: "gain-per",
		params: {
			per: "die",
			values: [6],
			every: 1,
			points: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour",
			"worker",
			"group"
		]
	},
	{
		id: "bishop",
		no: 52,
		colour: 2,
		group: "church",
		price: 0,
		points: 0,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "worker",
			every: 2,
			points: 1
		},
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "preacher",
		no: 53,
		colour: 0,
		group: "church",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "on-advance-return-threat",
		params: {},
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price",
			"name.en"
		]
	},
	{
		id: "cardinal",
		no: 54,
		colour: 3,
		group: "church",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "church",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "abbess",
		no: 55,
		colour: 0,
		group: "church",
		price: 0,
		points: 0,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "guilder",
			every: 3,
			points: 1
		},
		mark: "D"
	},
	{
		id: "hermit",
		no: 56,
		colour: 1,
		group: "church",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "empty-house",
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "sexton",
		no: 57,
		colour: 1,
		group: "church",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "return-threats-one-colour",
		params: {},
		mark: "D"
	},
	{
		id: "provost",
		no: 58,
		colour: 2,
		group: "church",
		price: 6,
		points: 2,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "majority",
			every: 1,
			points: 2
		},
		mark: "D"
	},
	{
		id: "beguine",
		no: 59,
		colour: 4,
		group: "church",
		price: 9,
		points: 3,
		activation: "passive",
		effect: "threat-return-bonus",
		params: { points: 1 },
		mark: "D"
	},
	{
		id: "confessor",
		no: 60,
		colour: 3,
		group: "church",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 3,
		effect: "return-threat",
		params: {
			colour: "any",
			count: 1
		},
		mark: "D"
	},
	{
		id: "coal-miner",
		no: 61,
		colour: 1,
		group: "craftsman",
		price: 0,
		points: 0,
		activation: "worker",
		worker: 1,
		effect: "swap-workers",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "mason",
		no: 62,
		colour: 3,
		group: "craftsman",
		price: 0,
		points: 0,
		activation: "worker",
		worker: 3,
		effect: "swap-workers",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "miller",
		no: 63,
		colour: 4,
		group: "craftsman",
		price: 0,
		points: 0,
		activation: "worker",
		worker: 4,
		effect: "swap-workers",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "shoemaker",
		no: 64,
		colour: 0,
		group: "craftsman",
		price: 0,
		points: 0,
		activation: "worker",
		worker: 0,
		effect: "swap-workers",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "vintner",
		no: 65,
		colour: 2,
		group: "craftsman",
		price: 0,
		points: 0,
		activation: "worker",
		worker: 2,
		effect: "swap-workers",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "saddler",
		no: 66,
		colour: 0,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "gain-per",
		params: {
			per: "different-group",
			every: 1,
			guilders: 1
		},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "tailor",
		no: 67,
		colour: 2,
		group: "craftsman",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 1,
		effect: "advance",
		params: { steps: 1 },
		mark: "I",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"activation",
			"effect"
		]
	},
	{
		id: "plasterer",
		no: 68,
		colour: 4,
		group: "craftsman",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "on-house-return-threat",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "guild-master",
		no: 69,
		colour: 1,
		group: "craftsman",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "craftsman",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "dredger",
		no: 70,
		colour: 3,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "canal-any-card-colour",
		params: {},
		mark: "D"
	},
	{
		id: "carpenter",
		no: 71,
		colour: 1,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "house-colour",
			colour: 1,
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "roofer",
		no: 72,
		colour: 3,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "house-colour",
			colour: 3,
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "glazier",
		no: 73,
		colour: 0,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "house-colour",
			colour: 0,
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "thatcher",
		no: 74,
		colour: 4,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "house-colour",
			colour: 4,
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "potter",
		no: 75,
		colour: 2,
		group: "craftsman",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "house-colour",
			colour: 2,
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "acrobat",
		no: 76,
		colour: 0,
		group: "entertainer",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 3,
		effect: "build-canal",
		params: { priceFactor: 2 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "bard",
		no: 77,
		colour: 3,
		group: "entertainer",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 1,
		effect: "build-canal",
		params: { priceFactor: 2 },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "conjurer",
		no: 78,
		colour: 1,
		group: "entertainer",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 2,
		effect: "build-canal",
		params: { priceFactor: 2 },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "dancer",
		no: 79,
		colour: 2,
		group: "entertainer",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 4,
		effect: "build-canal",
		params: { priceFactor: 2 },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "minstrel",
		no: 80,
		colour: 4,
		group: "entertainer",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "build-canal",
		params: { priceFactor: 2 },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "powderman",
		no: 81,
		colour: 1,
		group: "entertainer",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 1,
			values: [5, 6],
			workers: 1
		},
		mark: "R",
		assumed: ["name.nl", "colour"]
	},
	{
		id: "stilt-walker",
		no: 82,
		colour: 0,
		group: "entertainer",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 0,
			values: [5, 6],
			workers: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "sword-swallower",
		no: 83,
		colour: 3,
		group: "entertainer",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 3,
			values: [5, 6],
			workers: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "puppeteer",
		no: 84,
		colour: 2,
		group: "entertainer",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 2,
			values: [5, 6],
			workers: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "knife-thrower",
		no: 85,
		colour: 4,
		group: "entertainer",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 4,
			values: [5, 6],
			workers: 1
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "fire-eater",
		no: 86,
		colour: 3,
		group: "entertainer",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "on-recruit-return-threat",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "master-of-revels",
		no: 87,
		colour: 2,
		group: "entertainer",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "entertainer",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "fortune-teller",
		no: 88,
		colour: 0,
		group: "entertainer",
		price: 0,
		points: 0,
		activation: "worker",
		worker: 4,
		effect: "draw-then-discard",
		params: {
			draw: 2,
			discard: 2
		},
		mark: "D"
	},
	{
		id: "animal-trainer",
		no: 89,
		colour: 1,
		group: "entertainer",
		price: 6,
		points: 2,
		activation: "round",
		effect: "gain",
		params: {
			workers: 1,
			colour: "any"
		},
		mark: "D"
	},
	{
		id: "piper",
		no: 90,
		colour: 4,
		group: "entertainer",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "gain",
		params: {
			workers: 1,
			colour: "each"
		},
		mark: "D"
	},
	{
		id: "accountant",
		no: 91,
		colour: 4,
		group: "merchant",
		price: 3,
		points: 1,
		activation: "round",
		effect: "gain",
		params: { guilders: 2 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "shopkeeper",
		no: 92,
		colour: 0,
		group: "merchant",
		price: 6,
		points: 2,
		activation: "worker",
		worker: 0,
		effect: "gain-per",
		params: {
			per: "complete-canal",
			every: 1,
			points: 2
		},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"worker"
		]
	},
	{
		id: "moneylender",
		no: 93,
		colour: 1,
		group: "merchant",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "give-guilders",
		params: {
			guilders: 1,
			points: 1
		},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "patrician",
		no: 94,
		colour: 3,
		group: "merchant",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "merchant",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "banker",
		no: 95,
		colour: 2,
		group: "merchant",
		price: 9,
		points: 3,
		activation: "passive",
		effect: "guilder-action-bonus",
		params: { guilders: 2 },
		mark: "D"
	},
	{
		id: "cloth-merchant",
		no: 96,
		colour: 0,
		group: "merchant",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 1,
		effect: "gain-die",
		params: { colour: 0 },
		mark: "D"
	},
	{
		id: "spice-trader",
		no: 97,
		colour: 3,
		group: "merchant",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 2,
		effect: "gain-die",
		params: { colour: 3 },
		mark: "D"
	},
	{
		id: "grain-dealer",
		no: 98,
		colour: 4,
		group: "merchant",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 3,
		effect: "gain-die",
		params: { colour: 4 },
		mark: "D"
	},
	{
		id: "fur-trader",
		no: 99,
		colour: 1,
		group: "merchant",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 4,
		effect: "gain-die",
		params: { colour: 1 },
		mark: "D"
	},
	{
		id: "wine-merchant",
		no: 100,
		colour: 2,
		group: "merchant",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "gain-die",
		params: { colour: 2 },
		mark: "D"
	},
	{
		id: "fishmonger",
		no: 101,
		colour: 0,
		group: "merchant",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 0,
			values: [1, 2],
			guilders: 3
		},
		mark: "D"
	},
	{
		id: "butcher",
		no: 102,
		colour: 3,
		group: "merchant",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 3,
			values: [1, 2],
			guilders: 3
		},
		mark: "D"
	},
	{
		id: "baker",
		no: 103,
		colour: 4,
		group: "merchant",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 4,
			values: [1, 2],
			guilders: 3
		},
		mark: "D"
	},
	{
		id: "timber-dealer",
		no: 104,
		colour: 1,
		group: "merchant",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 1,
			values: [1, 2],
			guilders: 3
		},
		mark: "D"
	},
	{
		id: "silk-dealer",
		no: 105,
		colour: 2,
		group: "merchant",
		price: 0,
		points: 0,
		activation: "round",
		effect: "gain-if-die",
		params: {
			colour: 2,
			values: [1, 2],
			guilders: 3
		},
		mark: "D"
	},
	{
		id: "prince",
		no: 106,
		colour: 2,
		group: "noble",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 4,
		effect: "gain",
		params: {
			points: 1,
			guilders: 2
		},
		mark: "R"
	},
	{
		id: "duke",
		no: 107,
		colour: 3,
		group: "noble",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 1,
		effect: "gain",
		params: {
			points: 1,
			guilders: 2
		},
		mark: "D"
	},
	{
		id: "duchess",
		no: 108,
		colour: 0,
		group: "noble",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 3,
		effect: "gain",
		params: {
			points: 1,
			guilders: 2
		},
		mark: "D"
	},
	{
		id: "count",
		no: 109,
		colour: 1,
		group: "noble",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 2,
		effect: "gain",
		params: {
			points: 1,
			guilders: 2
		},
		mark: "D"
	},
	{
		id: "countess",
		no: 110,
		colour: 4,
		group: "noble",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 0,
		effect: "gain",
		params: {
			points: 1,
			guilders: 2
		},
		mark: "D"
	},
	{
		id: "queen",
		no: 111,
		colour: 3,
		group: "noble",
		price: 9,
		points: 3,
		activation: "round",
		effect: "gain",
		params: { points: 1 },
		mark: "R",
		assumed: ["name.nl", "colour"]
	},
	{
		id: "princess",
		no: 112,
		colour: 0,
		group: "noble",
		price: 9,
		points: 3,
		activation: "worker",
		worker: 2,
		effect: "draw-and-act",
		params: {},
		mark: "R",
		assumed: [
			"name.nl",
			"colour",
			"activation"
		]
	},
	{
		id: "earl",
		no: 113,
		colour: 1,
		group: "noble",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "advance-without-low-dice",
		params: { guilders: 4 },
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "king",
		no: 114,
		colour: 4,
		group: "noble",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "noble",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.nl",
			"colour",
			"effect",
			"price",
			"activation"
		]
	},
	{
		id: "baron",
		no: 115,
		colour: 2,
		group: "noble",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "advance",
		params: {
			steps: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "baroness",
		no: 116,
		colour: 0,
		group: "noble",
		price: 9,
		points: 3,
		activation: "round",
		effect: "gain",
		params: {
			guilders: 1,
			workers: 1,
			colour: "any"
		},
		mark: "D"
	},
	{
		id: "viscount",
		no: 117,
		colour: 3,
		group: "noble",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "step",
			every: 1,
			points: 1
		},
		mark: "D"
	},
	{
		id: "marquis",
		no: 118,
		colour: 4,
		group: "noble",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "advance-twice",
		params: {},
		mark: "D"
	},
	{
		id: "marchioness",
		no: 119,
		colour: 1,
		group: "noble",
		price: 12,
		points: 4,
		activation: "arrow",
		effect: "advance",
		params: { steps: 2 },
		mark: "D"
	},
	{
		id: "noblewoman",
		no: 120,
		colour: 2,
		group: "noble",
		price: 9,
		points: 3,
		activation: "passive",
		effect: "on-advance-gain",
		params: { points: 1 },
		mark: "D"
	},
	{
		id: "jailer",
		no: 121,
		colour: 1,
		group: "protector",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "return-threats-per-person",
		params: {},
		mark: "R",
		assumed: [
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "guard",
		no: 122,
		colour: 0,
		group: "protector",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "on-canal-return-threat",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "gatekeeper",
		no: 123,
		colour: 4,
		group: "protector",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "build-canal",
		params: { priceFactor: 0 },
		mark: "I",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price",
			"activation",
			"effect"
		]
	},
	{
		id: "captain-of-the-watch",
		no: 124,
		colour: 3,
		group: "protector",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "protector",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "knight",
		no: 125,
		colour: 2,
		group: "protector",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "return-threat-each-colour",
		params: {},
		mark: "D"
	},
	{
		id: "dike-warden",
		no: 126,
		colour: 0,
		group: "protector",
		price: 3,
		points: 1,
		activation: "round",
		effect: "return-threat",
		params: {
			colour: 0,
			count: 1
		},
		mark: "D"
	},
	{
		id: "plague-doctor",
		no: 127,
		colour: 1,
		group: "protector",
		price: 3,
		points: 1,
		activation: "round",
		effect: "return-threat",
		params: {
			colour: 1,
			count: 1
		},
		mark: "D"
	},
	{
		id: "bodyguard",
		no: 128,
		colour: 2,
		group: "protector",
		price: 3,
		points: 1,
		activation: "round",
		effect: "return-threat",
		params: {
			colour: 2,
			count: 1
		},
		mark: "D"
	},
	{
		id: "firefighter",
		no: 129,
		colour: 3,
		group: "protector",
		price: 3,
		points: 1,
		activation: "round",
		effect: "return-threat",
		params: {
			colour: 3,
			count: 1
		},
		mark: "D"
	},
	{
		id: "soldier",
		no: 130,
		colour: 4,
		group: "protector",
		price: 3,
		points: 1,
		activation: "round",
		effect: "return-threat",
		params: {
			colour: 4,
			count: 1
		},
		mark: "D"
	},
	{
		id: "lock-keeper",
		no: 131,
		colour: 0,
		group: "protector",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "threat-immunity",
		params: {
			colour: 0,
			points: 2
		},
		mark: "D"
	},
	{
		id: "apothecary",
		no: 132,
		colour: 1,
		group: "protector",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "threat-immunity",
		params: {
			colour: 1,
			points: 2
		},
		mark: "D"
	},
	{
		id: "confidant",
		no: 133,
		colour: 2,
		group: "protector",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "threat-immunity",
		params: {
			colour: 2,
			points: 2
		},
		mark: "D"
	},
	{
		id: "bell-ringer",
		no: 134,
		colour: 3,
		group: "protector",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "threat-immunity",
		params: {
			colour: 3,
			points: 2
		},
		mark: "D"
	},
	{
		id: "night-watchman",
		no: 135,
		colour: 4,
		group: "protector",
		price: 3,
		points: 1,
		activation: "passive",
		effect: "threat-immunity",
		params: {
			colour: 4,
			points: 2
		},
		mark: "D"
	},
	{
		id: "alchemist",
		no: 136,
		colour: 4,
		group: "scholar",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "gain",
		params: { guilders: 6 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "mathematician",
		no: 137,
		colour: 2,
		group: "scholar",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "draw-then-discard",
		params: {
			draw: 4,
			discard: 4
		},
		mark: "R",
		assumed: ["name.nl", "colour"]
	},
	{
		id: "lawyer",
		no: 138,
		colour: 1,
		group: "scholar",
		price: 9,
		points: 3,
		activation: "passive",
		effect: "worker-action-total",
		params: { workers: 3 },
		mark: "R",
		assumed: ["name.nl", "colour"]
	},
	{
		id: "inventor",
		no: 139,
		colour: 3,
		group: "scholar",
		price: 9,
		points: 3,
		activation: "passive",
		effect: "hand-refill-limit",
		params: { cards: 6 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "astronomer",
		no: 140,
		colour: 0,
		group: "scholar",
		price: 6,
		points: 2,
		activation: "passive",
		effect: "arrow-twice",
		params: {},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "geographer",
		no: 141,
		colour: 0,
		group: "scholar",
		price: 6,
		points: 2,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "canal-award",
			every: 1,
			points: 2
		},
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "rector",
		no: 142,
		colour: 2,
		group: "scholar",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "scholar",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "logician",
		no: 143,
		colour: 4,
		group: "scholar",
		price: 3,
		points: 1,
		activation: "round",
		effect: "gain-per",
		params: {
			per: "die",
			values: [3, 4],
			every: 1,
			guilders: 1
		},
		mark: "D"
	},
	{
		id: "cartographer",
		no: 144,
		colour: 3,
		group: "scholar",
		price: 3,
		points: 1,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "canal-token",
			every: 2,
			points: 1
		},
		mark: "D"
	},
	{
		id: "librarian",
		no: 145,
		colour: 1,
		group: "scholar",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 4,
		effect: "draw-card",
		params: { count: 2 },
		mark: "D"
	},
	{
		id: "naturalist",
		no: 146,
		colour: 0,
		group: "scholar",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "gain",
		params: {
			workers: 4,
			colour: 0
		},
		mark: "D"
	},
	{
		id: "botanist",
		no: 147,
		colour: 1,
		group: "scholar",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "gain",
		params: {
			workers: 4,
			colour: 1
		},
		mark: "D"
	},
	{
		id: "philosopher",
		no: 148,
		colour: 2,
		group: "scholar",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "gain",
		params: {
			workers: 4,
			colour: 2
		},
		mark: "D"
	},
	{
		id: "anatomist",
		no: 149,
		colour: 3,
		group: "scholar",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "gain",
		params: {
			workers: 4,
			colour: 3
		},
		mark: "D"
	},
	{
		id: "historian",
		no: 150,
		colour: 4,
		group: "scholar",
		price: 0,
		points: 0,
		activation: "arrow",
		effect: "gain",
		params: {
			workers: 4,
			colour: 4
		},
		mark: "D"
	},
	{
		id: "beggar",
		no: 151,
		colour: 1,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "others-give-workers",
		params: { count: 2 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "thief",
		no: 152,
		colour: 3,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "others-give-guilders",
		params: { amount: 3 },
		mark: "R",
		assumed: [
			"name.en",
			"group",
			"colour",
			"price"
		]
	},
	{
		id: "troublemaker",
		no: 153,
		colour: 4,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "others-lose-canal",
		params: { count: 1 },
		mark: "R",
		assumed: ["colour"]
	},
	{
		id: "robber-chief",
		no: 154,
		colour: 2,
		group: "underworld",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "group-member",
			group: "underworld",
			every: 1,
			points: 2
		},
		mark: "I",
		assumed: [
			"name.en",
			"name.nl",
			"colour"
		]
	},
	{
		id: "assassin",
		no: 155,
		colour: 2,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "others-lose-person",
		params: { count: 1 },
		mark: "D"
	},
	{
		id: "slanderer",
		no: 156,
		colour: 0,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "others-step-back",
		params: { steps: 1 },
		mark: "D"
	},
	{
		id: "blackmailer",
		no: 157,
		colour: 3,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "arrow",
		effect: "others-lose-points",
		params: { points: 2 },
		mark: "D"
	},
	{
		id: "pickpocket",
		no: 158,
		colour: 1,
		group: "underworld",
		price: 6,
		points: 2,
		activation: "round",
		effect: "others-give-guilders",
		params: { amount: 1 },
		mark: "D"
	},
	{
		id: "smuggler",
		no: 159,
		colour: 0,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 1,
		effect: "gain",
		params: { guilders: 4 },
		mark: "D"
	},
	{
		id: "fence",
		no: 160,
		colour: 4,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "worker",
		worker: 0,
		effect: "discard-for-guilders",
		params: {
			cards: 1,
			guilders: 5
		},
		mark: "D"
	},
	{
		id: "saboteur",
		no: 161,
		colour: 0,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "others-take-threat",
		params: {
			colour: 0,
			count: 1
		},
		mark: "D"
	},
	{
		id: "poisoner",
		no: 162,
		colour: 1,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "others-take-threat",
		params: {
			colour: 1,
			count: 1
		},
		mark: "D"
	},
	{
		id: "schemer",
		no: 163,
		colour: 2,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "others-take-threat",
		params: {
			colour: 2,
			count: 1
		},
		mark: "D"
	},
	{
		id: "arsonist",
		no: 164,
		colour: 3,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "others-take-threat",
		params: {
			colour: 3,
			count: 1
		},
		mark: "D"
	},
	{
		id: "highwayman",
		no: 165,
		colour: 4,
		group: "underworld",
		price: 3,
		points: 1,
		activation: "arrow",
		effect: "others-take-threat",
		params: {
			colour: 4,
			count: 1
		},
		mark: "D"
	},
	{
		id: "engraver-replacement",
		no: 12,
		colour: 2,
		group: "artist",
		price: 9,
		points: 3,
		activation: "laurel",
		effect: "end-per",
		params: {
			per: "different-group",
			every: 1,
			points: 1
		},
		mark: "F",
		assumed: ["group", "colour"]
	}
];

// games/bruges/src/data/cards.ts
const TABLE = PERSONS;
const CARD_COUNT = TABLE.length;
const FIRST_ENGRAVER = cardOf("engraver");
const REPLACEMENT_ENGRAVER = cardOf("engraver-replacement");
function person(card) {
	return TABLE[card];
}
/** The card with this id, or NONE. */
function cardOf(id) {
	return TABLE.findIndex((candidate) => candidate.id === id);
}
const COLOUR_OF = TABLE.map((p) => p.colour);
const PRICE_OF = TABLE.map((p) => p.price);
const POINTS_OF = TABLE.map((p) => p.points);
const GROUP_OF = TABLE.map((p) => GROUPS.indexOf(p.group));
/** Persons that are activated in a turn (worker, once per round), and the worker that costs: a colour, or -1 when free. */
const IS_ACTIVATED = TABLE.map((p) => p.activation === "worker" || p.activation === "round");
/** The colour of the worker that activates a person; -1, as NONE, for whoever needs none. */
const WORKER_OF = TABLE.map((p) => p.worker ?? -1);
const IS_ARROW = TABLE.map((p) => p.activation === "arrow");
/** The persons with an effect of this kind. */
function personsWith(effect) {
	const found = [];
	TABLE.forEach((p, card) => {
		if (hasEffect(p, effect)) found.push({
			card,
			person: p
		});
	});
	return found;
}
function hasEffect(candidate, effect) {
	return candidate.effect === effect;
}

// games/bruges/src/rules/powers.ts
const PASSIVE_CARDS = PERSONS.flatMap((p, card) => p.activation === "passive" ? [card] : []);
/** The bit of each card; 0 for a person that is not always on. */
const BIT_OF = PERSONS.map((_, card) => {
	const at = PASSIVE_CARDS.indexOf(card);
	return at < 0 ? 0 : 1 << at;
});
function powers(key) {
	return personsWith(key).map(({ card, person: { params } }) => ({
		card,
		bit: BIT_OF[card],
		params
	}));
}
const TYPED = {
	"worker-action-total": powers("worker-action-total"),
	"guilder-action-bonus": powers("guilder-action-bonus"),
	"canal-free": powers("canal-free"),
	"canal-any-card-colour": powers("canal-any-card-colour"),
	"house-any-worker": powers("house-any-worker"),
	"on-advance-return-threat": powers("on-advance-return-threat"),
	"on-advance-gain": powers("on-advance-gain"),
	"on-house-return-threat": powers("on-house-return-threat"),
	"on-canal-return-threat": powers("on-canal-return-threat"),
	"on-recruit-return-threat": powers("on-recruit-return-threat"),
	"threat-return-bonus": powers("threat-return-bonus"),
	"advance-discount": powers("advance-discount"),
	"advance-without-low-dice": powers("advance-without-low-dice"),
	"advance-twice": powers("advance-twice"),
	"majority-tie-counts": powers("majority-tie-counts"),
	"hand-refill-limit": powers("hand-refill-limit"),
	"arrow-twice": powers("arrow-twice"),
	"threat-immunity": powers("threat-immunity")
};

// games/bruges/src/rules/canals.ts
function tokenCount(state, seat) {
	const { canals } = state.players[seat];
	return canals[0] + canals[1];
}

// games/bruges/src/rules/houses.ts
function personCount(player) {
	let count = 0;
	const { houses } = player;
	for (let i = 0; i < houses.length; i++) if (houses[i].person !== -1) count++;
	return count;
}

// games/bruges/src/rules/counters.ts
const COUNTERS = {
	house: (state, seat) => state.players[seat].houses.length,
	"house-colour": (state, seat, { colour }) => state.players[seat].houses.filter((house) => COLOUR_OF[house.card] === colour).length,
	"empty-house": (state, seat) => state.players[seat].houses.length - personCount(state.players[seat]),
	person: (state, seat) => personCount(state.players[seat]),
	"group-member": (state, seat, { group }) => groupMembers(state.players[seat])[GROUPS.indexOf(group)],
	"different-group": (state, seat) => groupMembers(state.players[seat]).filter((members) => members > 0).length,
	"canal-token": (state, seat) => tokenCount(state, seat),
	"complete-canal": (state, seat) => state.players[seat].canals.filter((tokens) => tokens === 5).length,
	"canal-award": (state, seat) => thirdSpaces(state.players[seat]) + state.players[seat].statues.filter((value) => value > 0).length,
	step: (state, seat) => state.players[seat].step,
	worker: (state, seat) => workerCount(state.players[seat]),
	guilder: (state, seat) => state.players[seat].guilders,
	majority: (state, seat) => state.players[seat].majorities.filter((turned) => turned).length,
	die: (state, _seat, { values }) => state.dice.filter((die) => values.includes(die)).length
};
/** How often the rate is reached: things counted, divided by `every`, rounded down. */
function countSets(state, seat, rate) {
	const counter = COUNTERS[rate.per];
	return Math.floor(counter(state, seat, rate) / rate.every);
}
/** Residents by group. */
function groupMembers(player) {
	const members = GROUPS.map(() => 0);
	for (const { person } of player.houses) if (person !== -1) members[GROUP_OF[person]]++;
	return members;
}
function thirdSpaces(player) {
	return player.canals.filter((tokens) => tokens >= CANAL_AWARD.space).length;
}
function workerCount(player) {
	let sum = 0;
	for (let colour = 0; colour < player.workers.length; colour++) sum += player.workers[colour];
	return sum;
}

// games/bruges/src/rules/effects/laurels.ts
function endPer(state, seat, rate) {
	return countSets(state, seat, rate) * rate.points;
}
function endAllHouseColours(state, seat, { points }) {
	const { houses } = state.players[seat];
	return ALL_COLOURS.every((colour) => houses.some((house) => COLOUR_OF[house.card] === colour)) ? points : 0;
}
/** What a resident brings in the final scoring besides its own points. */
function laurelPoints(state, seat, card) {
	const { effect, params } = person(card);
	if (effect === "end-per") return endPer(state, seat, params);
	if (effect === "end-all-house-colours") return endAllHouseColours(state, seat, params);
	return 0;
}

// games/bruges/src/bot/measures.ts
const FEATURES = [
	"score",
	"points",
	"people-points",
	"laurels",
	"houses",
	"people",
	"reputation",
	"canal-tokens",
	"third-spaces",
	"statues",
	"near-third",
	"near-statue",
	"majorities",
	"leads",
	"guilders",
	"some-guilders",
	"workers",
	"worker-colours",
	"threats",
	"brink",
	"flood-risk",
	"raid-risk",
	"plague-risk",
	"fire-risk",
	"empty-houses",
	"room",
	"hand",
	"drawn",
	"best-person",
	"second-person",
	"recruitable",
	"engine",
	"engine-late",
	"unused",
	"house-cards",
	"canal-cards",
	"best-die",
	"threat-cards",
	"rounds-left",
	"last-round",
	"turns-left",
	"start-player",
	"lead"
];
/** The place of every feature in the row of numbers. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at]));

// games/bruges/src/bot/worth.ts
const GUILDER = 1 / 3;
const WORKER = .58;
/** What carrying out such an effect once brings on average, where the card does not say it in goods. */
const TYPICAL = {
	"gain-if-die": .33,
	"gain-per": 1.2,
	"gain-die": 1.17,
	"draw-and-act": 1.6,
	"play-extra-card": 1.1,
	"discard-for-guilders": 1,
	"build-canal": 1.4,
	"build-house-from-pile": 2.2,
	"swap-workers": .9,
	"return-threat": 1,
	"return-threats-per-person": 3,
	"return-threats-one-colour": 2,
	"return-threat-each-colour": 3,
	"give-guilders": 1.5,
	"others-give-workers": 2.5,
	"others-give-guilders": 1.6,
	"others-lose-canal": 1.5,
	"others-lose-person": 2,
	"others-step-back": 1.5,
	"others-lose-points": 2,
	"others-take-threat": 1
};
/** What an always-on person brings in one round, or a laurel at the end. */
const LASTING = {
	"worker-action-total": .8,
	"guilder-action-bonus": .8,
	"canal-free": 1,
	"canal-any-card-colour": .5,
	"house-any-worker": .3,
	"on-advance-return-threat": .6,
	"on-advance-gain": .6,
	"on-house-return-threat": 1,
	"on-canal-return-threat": .8,
	"on-recruit-return-threat": .7,
	"threat-return-bonus": .7,
	"advance-discount": .5,
	"advance-without-low-dice": .6,
	"advance-twice": .7,
	"majority-tie-counts": .5,
	"hand-refill-limit": .7,
	"arrow-twice": .6,
	"threat-immunity": .4
};
/** What one use of a person's effect brings its owner. */
function worthOfUse(someone) {
	switch (someone.effect) {
		case "gain": {
			const { points = 0, guilders = 0, workers = 0, colour } = someone.params;
			return points + guilders * GUILDER + workers * (colour === "each" ? 5 : 1) * WORKER;
		}
		case "draw-card": return someone.params.count * .75;
		case "draw-then-discard": return someone.params.draw * .45;
		case "advance": return someone.params.steps * 1.8 + (someone.params.points ?? 0);
		default: return TYPICAL[someone.effect] ?? 0;
	}
}
/** What a person is worth to somebody who has so many rounds left, its price not counted. */
function worthOfPerson(card, roundsLeft) {
	const someone = person(card);
	switch (someone.activation) {
		case "arrow": return someone.points + worthOfUse(someone);
		case "worker": return someone.points + Math.max(.1, worthOfUse(someone) - WORKER) * roundsLeft;
		case "round": return someone.points + worthOfUse(someone) * roundsLeft;
		case "passive": return someone.points + (LASTING[someone.effect] ?? 0) * roundsLeft;
		case "laurel": return someone.points + 3;
	}
}

// games/bruges/src/bot/features.ts
const USUAL_ROUNDS = 8;
/** What a person brings at once and with its points, and in every round after that. */
const AT_ONCE = PERSONS.map((_, card) => worthOfPerson(card, 0));
const IS_LAUREL = PERSONS.map(({ activation }) => activation === "laurel");
const PER_ROUND = PERSONS.map((_, card) => worthOfPerson(card, 1) - worthOfPerson(card, 0));
/** Describes the position of a seat in numbers of about 0 to 1. */
function measure(state, seat, out) {
	const { players } = state;
	const player = players[seat];
	const rounds = roundsLeft(state);
	const people = peoplePoints(player);
	const laurels = laurelsOf(state, seat);
	const score = openScore(player, people) + laurels;
	let bestOther = 0;
	for (let s = 0; s < players.length; s++) if (s !== seat) bestOther = Math.max(bestOther, openScore(players[s], peoplePoints(players[s])));
	out[AT.score] = score / 40;
	out[AT.lead] = (score - bestOther) / 15;
	out[AT.points] = player.points / 20;
	out[AT["people-points"]] = people / 12;
	out[AT.laurels] = laurels / 8;
	out[AT.reputation] = player.step / 10;
	out[AT["rounds-left"]] = rounds / USUAL_ROUNDS;
	out[AT["last-round"]] = state.lastRound > 0 && state.lastRound === state.round ? 1 : 0;
	out[AT["start-player"]] = state.start === seat ? 1 : 0;
	out[AT["turns-left"]] = turnsLeft(state, seat) / 4;
	measureHouses(player, rounds, out);
	measureCanals(state, seat, out);
	measureThreats(player, out);
	measureMajorities(state, seat, out);
	measureHand(state, seat, rounds, out);
}
function peoplePoints({ houses }) {
	let points = 0;
	for (let i = 0; i < houses.length; i++) if (houses[i].person !== -1) points += POINTS_OF[houses[i].person];
	return points;
}
function laurelsOf(state, seat) {
	const { houses } = state.players[seat];
	let points = 0;
	for (let i = 0; i < houses.length; i++) if (IS_LAUREL[houses[i].person]) points += laurelPoints(state, seat, houses[i].person);
	return points;
}
/** Points that count at the end, the laurels left out. */
function openScore(player, people) {
	const { canals, statues, majorities } = player;
	let points = player.points + people + player.houses.length * 1 + REPUTATION[player.step] + statues[0] + statues[1];
	for (let m = 0; m < majorities.length; m++) if (majorities[m]) points += 4;
	for (let side = 0; side < canals.length; side++) if (canals[side] >= CANAL_AWARD.space) points += CANAL_AWARD.points;
	return points;
}
function roundsLeft(state) {
	return state.lastRound > 0 ? state.lastRound - state.round : Math.max(1, USUAL_ROUNDS - state.round);
}
/** Turns the seat still has in this round. */
function turnsLeft(state, seat) {
	if (state.phase !== "turns") return 4;
	const place = (seat - state.start + state.players.length) % state.players.length;
	return Math.max(0, 4 - state.circle - (place < state.place ? 1 : 0));
}
function measureHouses(player, rounds, out) {
	let empty = 0;
	let engine = 0;
	let unused = 0;
	for (let i = 0; i < player.houses.length; i++) {
		const { person, used } = player.houses[i];
		if (person === -1) empty++;
		else {
			engine += PER_ROUND[person];
			if (!used && IS_ACTIVATED[person]) unused += PER_ROUND[person];
		}
	}
	out[AT.houses] = player.houses.length / 8;
	out[AT.people] = (player.houses.length - empty) / 6;
	out[AT["empty-houses"]] = empty / 3;
	out[AT.room] = Math.min(1, empty);
	out[AT.engine] = engine / 5;
	out[AT["engine-late"]] = engine * rounds / 20;
	out[AT.unused] = unused / 3;
	let workers = 0;
	let colours = 0;
	for (let c = 0; c < player.workers.length; c++) {
		workers += player.workers[c];
		if (player.workers[c] > 0) colours++;
	}
	out[AT.workers] = workers / 8;
	out[AT["worker-colours"]] = colours / 5;
	out[AT.guilders] = player.guilders / 10;
	out[AT["some-guilders"]] = Math.min(player.guilders, 4) / 4;
}
function measureCanals(state, seat, out) {
	const player = state.players[seat];
	out[AT["canal-tokens"]] = tokenCount(state, seat) / 10;
	for (let side = 0; side < 2; side++) {
		const built = player.canals[side];
		if (built >= 3) out[AT["third-spaces"]] += .5;
		if (built === 2) out[AT["near-third"]] += .5;
		if (built === 5 - 1) out[AT["near-statue"]] += (7 - state.statuesTaken) / 7;
		out[AT.statues] += player.statues[side] / 7;
	}
}
/** A third marker of a colour costs what that colour threatens. */
function measureThreats(player, out) {
	const { threats } = player;
	for (let c = 0; c < threats.length; c++) {
		out[AT.threats] += threats[c] / 6;
		if (threats[c] >= THREATS.circle - 1) out[AT.brink] += 1 / 3;
	}
	if (threats[0] >= 2) out[AT["flood-risk"]] = out[AT.workers];
	if (threats[4] >= 2) out[AT["raid-risk"]] = out[AT.guilders];
	if (threats[1] >= 2) out[AT["plague-risk"]] = out[AT.people];
	if (threats[3] >= 2) out[AT["fire-risk"]] = 1;
}
function measureMajorities(state, seat, out) {
	const { players } = state;
	const own = players[seat];
	const turned = own.majorities;
	out[AT.majorities] = (Number(turned[0]) + Number(turned[1]) + Number(turned[2])) / 3;
	const persons = personCount(own);
	const tokens = tokenCount(state, seat);
	let first = own.step > 0 && !turned[0];
	let most = persons > 0 && !turned[1];
	let longest = tokens > 0 && !turned[2];
	for (let s = 0; s < players.length; s++) {
		if (s === seat) continue;
		if (players[s].step >= own.step) first = false;
		if (most && personCount(players[s]) >= persons) most = false;
		if (longest && tokenCount(state, s) >= tokens) longest = false;
	}
	out[AT.leads] = (Number(first) + Number(most) + Number(longest)) / 3;
}
function measureHand(state, seat, rounds, out) {
	const player = state.players[seat];
	const { hand } = player;
	let best = 0;
	let second = 0;
	let recruitable = 0;
	let die = 0;
	for (let i = 0; i < hand.length; i++) {
		const card = hand[i];
		const colour = COLOUR_OF[card];
		const worth = AT_ONCE[card] + PER_ROUND[card] * rounds - PRICE_OF[card] * GUILDER;
		if (worth > best) {
			second = best;
			best = worth;
		} else if (worth > second) second = worth;
		if (PRICE_OF[card] <= player.guilders && worth > recruitable) recruitable = worth;
		if (state.dice[colour] > die) die = state.dice[colour];
		if (player.workers[colour] > 0) out[AT["house-cards"]] += .2;
		if (player.threats[colour] > 0) out[AT["threat-cards"]] += .2;
		for (let side = 0; side < 2; side++) {
			const built = player.canals[side];
			if (built < 5 && CANALS[seat][side][built] === colour) out[AT["canal-cards"]] += .25;
		}
	}
	out[AT.hand] = hand.length / 5;
	out[AT.drawn] = player.drawn.length / 5;
	out[AT["best-person"]] = best / 8;
	out[AT["second-person"]] = second / 8;
	out[AT.recruitable] = out[AT.room] * recruitable / 8;
	out[AT["best-die"]] = die / 6;
}

// games/bruges/src/bot/text/en.ts
/** What the features stand for, as a reason for a move: "mostly for …". */
const en = {
	"feature.score": "points that count at the end",
	"feature.points": "points on the track",
	"feature.people-points": "points of the people",
	"feature.laurels": "laurel people",
	"feature.houses": "houses",
	"feature.people": "people in houses",
	"feature.reputation": "reputation",
	"feature.canal-tokens": "canals",
	"feature.third-spaces": "canals grown to the third space",
	"feature.statues": "statues",
	"feature.near-third": "a canal one step from its third space",
	"feature.near-statue": "a canal one step from its statue",
	"feature.majorities": "majorities won",
	"feature.leads": "the lead in a majority",
	"feature.guilders": "guilders",
	"feature.some-guilders": "having some guilders at all",
	"feature.workers": "workers",
	"feature.worker-colours": "workers of many colours",
	"feature.threats": "threat markers",
	"feature.brink": "threats about to strike",
	"feature.flood-risk": "the danger of a flood",
	"feature.raid-risk": "the danger of a raid",
	"feature.plague-risk": "the danger of the plague",
	"feature.fire-risk": "the danger of fire",
	"feature.empty-houses": "empty houses",
	"feature.room": "room for a person",
	"feature.hand": "cards in hand",
	"feature.drawn": "cards drawn",
	"feature.best-person": "a good person in hand",
	"feature.second-person": "a second good person in hand",
	"feature.recruitable": "a person that can be recruited now",
	"feature.engine": "what the people bring each round",
	"feature.engine-late": "what the people will still bring",
	"feature.unused": "people to activate this round",
	"feature.house-cards": "cards that can become houses",
	"feature.canal-cards": "cards that fit the canals",
	"feature.best-die": "the income of the dice",
	"feature.threat-cards": "cards that ward off threats",
	"feature.rounds-left": "the rounds still to come",
	"feature.last-round": "the last round",
	"feature.turns-left": "the turns left this round",
	"feature.start-player": "being the start player",
	"feature.lead": "the lead in points"
};

// games/bruges/src/bot/text/nl.ts
const nl = {
	"feature.score": "punten die aan het einde tellen",
	"feature.points": "punten op het spoor",
	"feature.people-points": "punten van de personen",
	"feature.laurels": "personen met lauwerkrans",
	"feature.houses": "huizen",
	"feature.people": "personen in huizen",
	"feature.reputation": "reputatie",
	"feature.canal-tokens": "kanalen",
	"feature.third-spaces": "kanalen tot het derde vak",
	"feature.statues": "standbeelden",
	"feature.near-third": "een kanaal vlak voor het derde vak",
	"feature.near-statue": "een kanaal vlak voor het standbeeld",
	"feature.majorities": "gewonnen meerderheden",
	"feature.leads": "de leiding in een meerderheid",
	"feature.guilders": "guldens",
	"feature.some-guilders": "niet zonder guldens zitten",
	"feature.workers": "arbeiders",
	"feature.worker-colours": "arbeiders in veel kleuren",
	"feature.threats": "bedreigingen",
	"feature.brink": "bedreigingen die bijna toeslaan",
	"feature.flood-risk": "het gevaar van een overstroming",
	"feature.raid-risk": "het gevaar van een overval",
	"feature.plague-risk": "het gevaar van de pest",
	"feature.fire-risk": "het gevaar van brand",
	"feature.empty-houses": "lege huizen",
	"feature.room": "plaats voor een persoon",
	"feature.hand": "kaarten op hand",
	"feature.drawn": "getrokken kaarten",
	"feature.best-person": "een goede persoon op hand",
	"feature.second-person": "een tweede goede persoon op hand",
	"feature.recruitable": "een persoon die nu betaalbaar is",
	"feature.engine": "wat de personen elke ronde opleveren",
	"feature.engine-late": "wat de personen nog gaan opleveren",
	"feature.unused": "personen om deze ronde te activeren",
	"feature.house-cards": "kaarten die een huis kunnen worden",
	"feature.canal-cards": "kaarten die bij de kanalen passen",
	"feature.best-die": "de opbrengst van de dobbelstenen",
	"feature.threat-cards": "kaarten tegen bedreigingen",
	"feature.rounds-left": "de rondes die nog komen",
	"feature.last-round": "de laatste ronde",
	"feature.turns-left": "de beurten die nog komen",
	"feature.start-player": "startspeler zijn",
	"feature.lead": "de voorsprong in punten"
};

// games/bruges/src/bot/weights.ts
const weights = {
	hidden: 16,
	points: 37,
	numbers: [
		1.12741,
		.97419,
		.51062,
		.22557,
		.71576,
		.49318,
		1.13609,
		.19013,
		.20694,
		.14556,
		.0864,
		.15632,
		.05604,
		.34419,
		.08832,
		.06299,
		.08369,
		.23112,
		.11449,
		-.05922,
		.02081,
		-.03516,
		-.04337,
		-.01864,
		.25112,
		.19394,
		.09858,
		-.02585,
		.09952,
		.12657,
		15e-5,
		.10566,
		.10808,
		-.09032,
		.14159,
		.03091,
		.14473,
		.04131,
		0,
		0,
		.21528,
		.0836,
		-.13124,
		.13286,
		.13733,
		.07872,
		.05447,
		.05011,
		.03252,
		.00263,
		.06303,
		.02554,
		.01839,
		.00541,
		.01145,
		.05899,
		.0137,
		-.00868,
		.0038,
		-.07803,
		.08086,
		-.04579,
		.0325,
		-.01649,
		.00123,
		.00796,
		.03466,
		.03979,
		.00266,
		.03427,
		.05075,
		-.02717,
		-.05157,
		.02,
		.05772,
		-.05042,
		-.01329,
		-98e-5,
		.02674,
		.00346,
		.00555,
		.57158,
		.22171,
		.04676,
		-.01528,
		.00226,
		-.14776,
		.55802,
		-.41368,
		1.02113,
		-.30963,
		-.32672,
		-.45619,
		-.13779,
		-.15045,
		.34816,
		.82523,
		-.07519,
		.69704,
		.15653,
		-.04696,
		.94452,
		-.16942,
		.46381,
		-.4674,
		.77206,
		-.4278,
		-.22542,
		.03917,
		-.27001,
		-.41043,
		.34334,
		.70682,
		-.00589,
		.59343,
		-.18382,
		-.1924,
		.86568,
		.33596,
		.3696,
		-.28446,
		.51534,
		-.76912,
		-.33152,
		-.23801,
		-.00333,
		-.47548,
		.38718,
		.28214,
		.03505,
		.38053,
		-.12829,
		.05608,
		.38817,
		-.49963,
		.40498,
		-.39793,
		.45985,
		-1.12325,
		-.06665,
		-1.33794,
		.02773,
		.7514,
		.18477,
		.23586,
		-.37529,
		.30125,
		.55867,
		-.52391,
		.08896,
		.53083,
		-.55693,
		.09149,
		.67139,
		.47341,
		-.57001,
		.0664,
		-.00652,
		-.38577,
		.37789,
		.42309,
		-.29725,
		.03955,
		.11927,
		.38523,
		.71862,
		.31803,
		-.60366,
		.03676,
		.32433,
		.44249,
		-.79752,
		-.65207,
		-.00941,
		-.46684,
		.01801,
		.11656,
		-.13913,
		-.10015,
		-.0239,
		.61599,
		.56856,
		.08685,
		.35804,
		-.2437,
		.95274,
		-.53058,
		-.76994,
		-.77592,
		-.01894,
		-.50819,
		.48435,
		.85197,
		-.28382,
		-.06459,
		-.77991,
		.22886,
		1.33409,
		.0433,
		.21608,
		-.6829,
		.30724,
		-1.38998,
		-.77383,
		-.30008,
		-.17222,
		-.76784,
		-.00219,
		.29262,
		-.3139,
		.02624,
		-.57682,
		.58599,
		.37977,
		.00127,
		.35227,
		-.04975,
		.0983,
		-.57131,
		-.11982,
		-.14153,
		-.22036,
		.20586,
		.22005,
		.38155,
		.23978,
		.08279,
		.19781,
		-.28218,
		.0745,
		.28798,
		.06202,
		-.16247,
		.09832,
		0,
		-.11523,
		-.16574,
		-.12678,
		-.80573,
		.1341,
		.05675,
		-.1304,
		.27993,
		.27557,
		.08024,
		.27006,
		.00854,
		.0017,
		.12721,
		.23844,
		.10077,
		-.09879,
		-.33838,
		-.27965,
		.08627,
		.17609,
		.2188,
		.20541,
		.16542,
		-.28991,
		.01155,
		.16432,
		.16628,
		.05699,
		-.19955,
		.36239,
		-.00524,
		.00221,
		-.13661,
		-.29461,
		.04527,
		.13269,
		.0704,
		-.08297,
		.20187,
		-.28475,
		.442,
		.25293,
		.0561,
		1.02885,
		.15755,
		.03945,
		.0801,
		-.08154,
		-.41574,
		.14715,
		-.35559,
		.16069,
		.16336,
		-.02496,
		.05903,
		.71201,
		-.13003,
		.11993,
		.20746,
		1.40359,
		.75845,
		.17069,
		-.15615,
		.36542,
		-.17006,
		-.8016,
		.70962,
		.05172,
		.15413,
		.0294,
		.13054,
		.95872,
		-.49115,
		.56827,
		-.4301,
		46e-5,
		6e-5,
		.06083,
		-.31514,
		-.1064,
		-.53268,
		.09465,
		.32849,
		.07281,
		-.17834,
		-1.04012,
		.10006,
		-.03474,
		.17639,
		.22285,
		-.19135,
		.14739,
		.0162,
		.15778,
		.01139,
		.02852,
		.05589,
		.28054,
		-.04695,
		-.22516,
		.19875,
		.24474,
		.03007,
		-.08115,
		.1609,
		.17401,
		-.06996,
		-.21952,
		.07179,
		.1283,
		.15903,
		.3695,
		-.10543,
		.20322,
		.09698,
		.05388,
		.09453,
		-.11568,
		.58286,
		.05769,
		-.11611,
		.01862,
		.77129,
		-.06722,
		-.44396,
		.35105,
		-.47439,
		-.66804,
		.03815,
		-.05363,
		-.10623,
		.21456,
		.14915,
		-.05398,
		.06753,
		-.48599,
		.17832,
		.4728,
		.5726,
		-.03103,
		.33573,
		.25651,
		-.07536,
		.20936,
		-.07927,
		.0779,
		.40671,
		-.0384,
		.11128,
		-.00706,
		-.23562,
		-.0514,
		-.30674,
		.19015,
		.08505,
		-.13638,
		-.11848,
		.02953,
		.01463,
		-.01249,
		-.08991,
		.09272,
		.03093,
		-.13907,
		-.03528,
		.15143,
		-.39398,
		.04972,
		-.49789,
		-.28778,
		.1671,
		.2317,
		-.03748,
		.06485,
		.01172,
		.10474,
		-.18869,
		.0033,
		.11207,
		.02832,
		-.07747,
		-.16334,
		-.00221,
		-.0444,
		-.27058,
		.26804,
		.26915,
		.02941,
		.13047,
		.15946,
		.18583,
		.06062,
		.03615,
		-.08049,
		-.05004,
		-.02848,
		-.41108,
		.0115,
		-.06811,
		.07417,
		-.15866,
		.15266,
		.13058,
		.10804,
		-.10789,
		-.05116,
		-.1426,
		-.0066,
		-.08543,
		-.11197,
		.3651,
		.01509,
		.03558,
		.10939,
		-.08945,
		-.03825,
		.13034,
		.098,
		-.13106,
		.17015,
		-.0773,
		-.19952,
		.06646,
		-.01942,
		-.09817,
		-.21767,
		-.07464,
		-.11997,
		.08582,
		-.01546,
		.00592,
		-.03934,
		.0843,
		-.21056,
		-.09062,
		.0012,
		.01642,
		.34755,
		.05017,
		-.2786,
		.70925,
		.22924,
		-.25675,
		.00309,
		.36843,
		-.10483,
		.08669,
		-.23717,
		.08137,
		.09957,
		.49809,
		-.02372,
		.04023,
		.04534,
		.1048,
		.02784,
		.45816,
		-.05813,
		.0614,
		.02871,
		.25161,
		.18015,
		.08343,
		.06707,
		-.0319,
		.02958,
		.24447,
		.0131,
		-.1082,
		-.16451,
		-.09107,
		-.29474,
		-.19575,
		-.13294,
		-.20127,
		.09279,
		.10386,
		-.0151,
		-.49807,
		.04443,
		.19956,
		-.04989,
		-.03031,
		.19606,
		-.09408,
		.04295,
		.01301,
		-.04844,
		.06792,
		-.17646,
		-.24115,
		-.01877,
		.14418,
		.04395,
		-.06846,
		-.28074,
		-.20945,
		-.25221,
		.00585,
		-.0018,
		.16239,
		-.08416,
		-.02872,
		.0186,
		-.13318,
		.00606,
		.05069,
		-.09537,
		-.07378,
		.12714,
		-.19557,
		.01483,
		-.28737,
		.31278,
		-.03758,
		-.04598,
		-.0057,
		.29903,
		.27053,
		.31703,
		.16298,
		-.04767,
		.33985,
		.05475,
		.21634,
		-.0119,
		-.41492,
		-.09413,
		-.50568,
		.24206,
		-.11826,
		.11653,
		.10074,
		-.1002,
		-.34471,
		-.01963,
		.00764,
		.11486,
		-.11507,
		.04341,
		-.18025,
		.0702,
		-.116,
		-.12665,
		-.43179,
		-.07009,
		-.23964,
		-.36313,
		-.21607,
		.18061,
		.0673,
		-.53653,
		-.15009,
		.11442,
		-.03795,
		.07968,
		-.02047,
		-.47832,
		.35799,
		-.35921,
		.53108,
		.1096,
		-.09999,
		-.61449,
		.62022,
		-.08169,
		.71186,
		.0824,
		.68536,
		-.27484,
		.46977,
		-.13702,
		.21215,
		-.06452,
		.88118,
		.20231,
		.03361,
		-.01665,
		-.25752,
		-.08275,
		-.26121,
		-.01886,
		.11348,
		.45527,
		-.27169,
		.54121,
		.10035,
		-.00108,
		-.11012,
		-.03757,
		.08268,
		-.13725,
		-.17813,
		-.10605,
		-.2879,
		.05719,
		.21622,
		.26604,
		-.14582,
		.10842,
		.34077,
		-.19316,
		.04662,
		.08375,
		.21722,
		.07478,
		-.22838,
		.16517,
		-.32237,
		.02767,
		.3068,
		.11171,
		.17181,
		.143,
		.03441,
		.1359,
		.17241,
		.10446,
		-.31846,
		-.1479,
		-.21685,
		-.18925,
		-.16487,
		.05441,
		.03221,
		-.08841,
		-.14769,
		.08014,
		-.04764,
		.29781,
		.00417,
		.07477,
		-.08713,
		.05767,
		.11918,
		-.09598,
		.01424,
		.08433,
		-.28148,
		-.00755,
		.13203,
		.14147,
		-.1339,
		-.02527,
		-.1262,
		-.06495,
		-.09125,
		-.03521,
		.08867,
		-.07214,
		.18283,
		.06408,
		.0838,
		-.01407,
		-.15638,
		.05387,
		-.03361,
		.04908,
		-.25338,
		-.3218,
		.48784,
		-.33666,
		.71214,
		1.29624,
		-.08684,
		-.51796,
		-.23827,
		.5576,
		.62882,
		.68447,
		-.30695,
		-.0681,
		-.30815,
		.70033,
		-.70272,
		-.17185,
		.18645,
		-.12278,
		-.49377,
		-.0458,
		.13524,
		-.02068,
		.1477,
		.02094,
		-.09398,
		.2085,
		-.47476,
		.29156,
		.75466,
		.11281,
		-.07863,
		-.12988,
		.01327,
		.06188,
		.04458,
		.13447,
		.06654,
		-.07433,
		.14268,
		.10557,
		.1702,
		.33302,
		.80267,
		-.22373,
		-.17659,
		.02668,
		-.18248,
		-.16762,
		-.01585,
		-.0047,
		.0164,
		.0416,
		-.0703,
		.05226,
		.21478,
		.14261,
		.22019,
		.08876,
		.02416,
		-.08222,
		.07194,
		-.02978,
		.02648,
		.60088,
		1.68674,
		-.09373,
		.03271,
		.26176,
		.43084,
		-1.33506,
		.14166,
		-.27721,
		.00418,
		-.37894,
		-.27429,
		.93082,
		.07614,
		-.03458,
		-.17591,
		.0461,
		-.01755,
		-.20779,
		.41854,
		.47937,
		.1389,
		.4455,
		-.01489,
		-.27321,
		-.08551,
		.76493,
		-.35528,
		.15604,
		-.20205,
		-.20996,
		-.0963,
		.61858,
		-.7197,
		.35298,
		-1.06012,
		-1.05367,
		-.88588,
		-.56683,
		-.36545,
		.04141,
		.26041,
		-.5955,
		.63125,
		.79337,
		-.56576,
		.48311,
		-.64431,
		.03996,
		-.04379,
		-.02859,
		-.02484,
		.07597,
		-.14033,
		-.02552,
		-.03688,
		.11279,
		.04934,
		-.05796,
		.04688,
		.04138,
		-.07506,
		.13083,
		-.06147
	],
	made: {
		command: "belfry train bruges --games 16000 --generations 12 --hidden 16 --players 2,4,4 --seed 1",
		games: 16008,
		loss: .91643
	}
};

// games/bruges/src/bot/evaluation.ts
/**
* Questions that begin something, and swapping workers, which may end at any moment: there a position is judged as it stands. All others belong to an effect or a
* penalty, and a position is judged when they are answered.
*/
const BEGINNINGS = /* @__PURE__ */ new Set([
	"choose-start",
	"draw-from",
	"advance",
	"turn-action",
	"extra-card",
	"act-with-drawn",
	"swap-worker"
]);
const evaluation = {
	features: FEATURES,
	text: {
		en,
		nl
	},
	dangers: [
		"threats",
		"brink",
		"flood-risk",
		"raid-risk",
		"plague-risk",
		"fire-risk"
	],
	seats: (state) => state.players.length,
	measure,
	unsettled(state) {
		const top = state.agenda[state.agenda.length - 1];
		return top !== void 0 && isDecision(top) && !BEGINNINGS.has(top.kind) ? top.seat : -1;
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