// The bots of citadels as they once were. Nobody edits this file: later bots are measured against them.
import { BadInput } from "@belfry/kernel";

// games/citadels/src/data/characters.ts
const CHARACTERS = [
	{
		id: "assassin",
		rank: 1,
		incomeColour: null
	},
	{
		id: "thief",
		rank: 2,
		incomeColour: null
	},
	{
		id: "magician",
		rank: 3,
		incomeColour: null
	},
	{
		id: "king",
		rank: 4,
		incomeColour: "yellow"
	},
	{
		id: "bishop",
		rank: 5,
		incomeColour: "blue"
	},
	{
		id: "merchant",
		rank: 6,
		incomeColour: "green"
	},
	{
		id: "architect",
		rank: 7,
		incomeColour: null
	},
	{
		id: "warlord",
		rank: 8,
		incomeColour: "red"
	}
];

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
/** Shuffles in place (Fisher-Yates, from the end). */
function shuffle(chance, items) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = chance.below(i + 1);
		const [here, there] = [items[i], items[j]];
		if (here === void 0 || there === void 0) throw new ChanceMismatch(`${j} is not a whole number below ${i + 1}`);
		items[i] = there;
		items[j] = here;
	}
	return items;
}
function pick(chance, items) {
	const item = items[chance.below(items.length)];
	if (item === void 0) throw new RangeError(`there is nothing to pick among ${items.length}`);
	return item;
}
var ChanceMismatch = class extends Error {};

// kernel/src/clauses.ts
const MARKS$1 = "[RFID](?:(?:/|, )[RFID])*";
/** Marks stand before the words, in the last cell of a table row, and in brackets before or behind the part of a sentence they are about. */
const LEADING = new RegExp(`^\\((${MARKS$1})\\) `);
const LAST_CELL = new RegExp(`\\s*\\| (${MARKS$1})$`);
/** A mark, or what it is about and the mark: `F`, `numbers: F`, `army R`. */
const MARKED = new RegExp(`^(?:.*[: ])?${MARKS$1}$|^${MARKS$1} (?:for|voor) `);

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

// games/citadels/src/data/draft.ts
const DRAFT = {
	2: [
		{
			step: "hide-first",
			seat: 1,
			from: 8
		},
		{
			step: "choose",
			seat: 1,
			from: 7
		},
		{
			step: "choose",
			seat: 2,
			from: 6
		},
		{
			step: "hide",
			seat: 2,
			from: 5
		},
		{
			step: "choose",
			seat: 1,
			from: 4
		},
		{
			step: "hide",
			seat: 1,
			from: 3
		},
		{
			step: "choose",
			seat: 2,
			from: 2
		},
		{
			step: "hide-last",
			seat: 2,
			from: 1
		}
	],
	3: [
		{
			step: "hide-first",
			seat: 1,
			from: 8
		},
		{
			step: "choose",
			seat: 1,
			from: 7
		},
		{
			step: "choose",
			seat: 2,
			from: 6
		},
		{
			step: "choose",
			seat: 3,
			from: 5
		},
		{
			step: "choose",
			seat: 1,
			from: 4
		},
		{
			step: "choose",
			seat: 2,
			from: 3
		},
		{
			step: "choose",
			seat: 3,
			from: 2
		},
		{
			step: "hide-last",
			seat: 3,
			from: 1
		}
	],
	4: [
		{
			step: "face-up",
			seat: 1,
			from: 8,
			count: 2
		},
		{
			step: "hide-first",
			seat: 1,
			from: 6
		},
		{
			step: "choose",
			seat: 1,
			from: 5
		},
		{
			step: "choose",
			seat: 2,
			from: 4
		},
		{
			step: "choose",
			seat: 3,
			from: 3
		},
		{
			step: "choose",
			seat: 4,
			from: 2
		},
		{
			step: "hide-last",
			seat: 4,
			from: 1
		}
	],
	5: [
		{
			step: "face-up",
			seat: 1,
			from: 8,
			count: 1
		},
		{
			step: "hide-first",
			seat: 1,
			from: 7
		},
		{
			step: "choose",
			seat: 1,
			from: 6
		},
		{
			step: "choose",
			seat: 2,
			from: 5
		},
		{
			step: "choose",
			seat: 3,
			from: 4
		},
		{
			step: "choose",
			seat: 4,
			from: 3
		},
		{
			step: "choose",
			seat: 5,
			from: 2
		},
		{
			step: "hide-last",
			seat: 5,
			from: 1
		}
	],
	6: [
		{
			step: "hide-first",
			seat: 1,
			from: 8
		},
		{
			step: "choose",
			seat: 1,
			from: 7
		},
		{
			step: "choose",
			seat: 2,
			from: 6
		},
		{
			step: "choose",
			seat: 3,
			from: 5
		},
		{
			step: "choose",
			seat: 4,
			from: 4
		},
		{
			step: "choose",
			seat: 5,
			from: 3
		},
		{
			step: "choose",
			seat: 6,
			from: 2
		},
		{
			step: "hide-last",
			seat: 6,
			from: 1
		}
	],
	7: [
		{
			step: "hide-first",
			seat: 1,
			from: 8
		},
		{
			step: "choose",
			seat: 1,
			from: 7
		},
		{
			step: "choose",
			seat: 2,
			from: 6
		},
		{
			step: "choose",
			seat: 3,
			from: 5
		},
		{
			step: "choose",
			seat: 4,
			from: 4
		},
		{
			step: "choose",
			seat: 5,
			from: 3
		},
		{
			step: "choose",
			seat: 6,
			from: 2
		},
		{
			step: "add-first-hidden",
			seat: 7,
			from: 1
		},
		{
			step: "choose",
			seat: 7,
			from: 2
		},
		{
			step: "hide-last",
			seat: 7,
			from: 1
		}
	]
};

// games/citadels/src/rules/draft.ts
const ALL_CHARACTERS = (1 << CHARACTERS.length) - 1;
function draftSteps(players) {
	return DRAFT[players];
}
/** The seat of a draft step, which counts from the crown holder. */
function draftSeat(first, step, players) {
	return (first + step.seat - 1) % players;
}
const CHOICES = seats((seat) => Object.freeze({
	kind: "draft-choose",
	seat
}));
const HIDINGS = seats((seat) => Object.freeze({
	kind: "draft-hide",
	seat
}));
function seats(make) {
	return Array.from({ length: 7 }, (_, seat) => make(seat));
}

// games/citadels/src/data/colours.ts
/** The colours of the districts; purple ones have powers of their own. */
const COLOURS = [
	"yellow",
	"blue",
	"green",
	"red",
	"purple"
];

// games/citadels/src/data/districts.ts
const DISTRICTS = [
	{
		id: "manor",
		colour: "yellow",
		cost: 3,
		points: 3,
		copies: 5,
		effect: null
	},
	{
		id: "castle",
		colour: "yellow",
		cost: 4,
		points: 4,
		copies: 4,
		effect: null
	},
	{
		id: "palace",
		colour: "yellow",
		cost: 5,
		points: 5,
		copies: 3,
		effect: null
	},
	{
		id: "temple",
		colour: "blue",
		cost: 1,
		points: 1,
		copies: 3,
		effect: null
	},
	{
		id: "church",
		colour: "blue",
		cost: 2,
		points: 2,
		copies: 3,
		effect: null
	},
	{
		id: "monastery",
		colour: "blue",
		cost: 3,
		points: 3,
		copies: 3,
		effect: null
	},
	{
		id: "cathedral",
		colour: "blue",
		cost: 5,
		points: 5,
		copies: 2,
		effect: null
	},
	{
		id: "tavern",
		colour: "green",
		cost: 1,
		points: 1,
		copies: 5,
		effect: null
	},
	{
		id: "market",
		colour: "green",
		cost: 2,
		points: 2,
		copies: 4,
		effect: null
	},
	{
		id: "trading-post",
		colour: "green",
		cost: 2,
		points: 2,
		copies: 3,
		effect: null
	},
	{
		id: "docks",
		colour: "green",
		cost: 3,
		points: 3,
		copies: 3,
		effect: null
	},
	{
		id: "harbor",
		colour: "green",
		cost: 4,
		points: 4,
		copies: 3,
		effect: null
	},
	{
		id: "town-hall",
		colour: "green",
		cost: 5,
		points: 5,
		copies: 2,
		effect: null
	},
	{
		id: "watchtower",
		colour: "red",
		cost: 1,
		points: 1,
		copies: 3,
		effect: null
	},
	{
		id: "prison",
		colour: "red",
		cost: 2,
		points: 2,
		copies: 3,
		effect: null
	},
	{
		id: "battlefield",
		colour: "red",
		cost: 3,
		points: 3,
		copies: 3,
		effect: null
	},
	{
		id: "fortress",
		colour: "red",
		cost: 5,
		points: 5,
		copies: 2,
		effect: null
	},
	{
		id: "haunted-city",
		colour: "purple",
		cost: 2,
		points: 2,
		copies: 1,
		effect: "end-colour-wild"
	},
	{
		id: "keep",
		colour: "purple",
		cost: 3,
		points: 3,
		copies: 2,
		effect: "indestructible"
	},
	{
		id: "graveyard",
		colour: "purple",
		cost: 5,
		points: 5,
		copies: 1,
		effect: "reclaim-destroyed"
	},
	{
		id: "laboratory",
		colour: "purple",
		cost: 5,
		points: 5,
		copies: 1,
		effect: "discard-for-gold"
	},
	{
		id: "smithy",
		colour: "purple",
		cost: 5,
		points: 5,
		copies: 1,
		effect: "pay-for-cards"
	},
	{
		id: "observatory",
		colour: "purple",
		cost: 5,
		points: 5,
		copies: 1,
		effect: "resource-look"
	},
	{
		id: "library",
		colour: "purple",
		cost: 6,
		points: 6,
		copies: 1,
		effect: "resource-keep"
	},
	{
		id: "school-of-magic",
		colour: "purple",
		cost: 6,
		points: 6,
		copies: 1,
		effect: "income-wild"
	},
	{
		id: "dragon-gate",
		colour: "purple",
		cost: 6,
		points: 8,
		copies: 1,
		effect: "points-above-cost"
	},
	{
		id: "university",
		colour: "purple",
		cost: 6,
		points: 8,
		copies: 1,
		effect: "points-above-cost"
	}
];
const DISTRICT_KINDS = DISTRICTS.length;
const DISTRICT_CARDS = DISTRICTS.reduce((sum, row) => sum + row.copies, 0);
function districtOf(id) {
	return DISTRICTS.findIndex((row) => row.id === id);
}
const COST = DISTRICTS.map((row) => row.cost);
const POINTS = DISTRICTS.map((row) => row.points);
const COPIES = DISTRICTS.map((row) => row.copies);
/** Index into COLOURS. */
const COLOUR = DISTRICTS.map((row) => COLOURS.indexOf(row.colour));
const HAUNTED_CITY = districtOf("haunted-city");
const KEEP = districtOf("keep");
const GRAVEYARD = districtOf("graveyard");
const LABORATORY = districtOf("laboratory");
const SMITHY = districtOf("smithy");
const OBSERVATORY = districtOf("observatory");
const LIBRARY = districtOf("library");
const SCHOOL_OF_MAGIC = districtOf("school-of-magic");

// games/citadels/src/rules/memory.ts
/** The bit of certain facts; districts stay below it. */
const SURE = 32;
function fact(observer, place, district, sure) {
	return (observer << 3 | place) << 6 | (sure ? SURE : 0) | district;
}
/** Puts what a view tells back into a state. */
function restoreMemory(state, observer, place, districts, sure) {
	for (const district of districts) state.memory.push(fact(observer, place, district, sure));
}
function restoreUnder(state, seat, facts) {
	for (const { at, district } of facts) state.under.push(at * 256 + seat * 32 + district);
}

// games/citadels/src/data/amounts.ts
const PLAYERS = {
	min: 2,
	max: 7
};
/** CIT-7.2 Districts that may be built in a turn. */
const BUILDS = {
	everybody: 1,
	architect: 3
};
/** CIT-18.1 Districts that end the game, by option. */
const GOAL = {
	"8": 8,
	"7": 7
};

// games/citadels/src/rules/state.ts
/** The number of districts that ends the game. */
function goalOf(state) {
	return GOAL[state.options.endTrigger];
}

// games/citadels/src/rules/calling.ts
const TURN_ACTIONS = Array.from({ length: 7 }, (_, seat) => Object.freeze({
	kind: "turn-action",
	seat
}));

// games/citadels/src/rules/setup.ts
/** A table with nothing on it yet. */
function emptyTable(players, options) {
	return {
		options,
		agenda: [],
		players: Array.from({ length: players }, () => ({
			gold: 0,
			hand: [],
			city: []
		})),
		round: 0,
		phase: "draft",
		crown: 0,
		pile: [],
		discard: [],
		bank: -1,
		draft: {
			first: 0,
			step: 0,
			faceUp: [],
			line: [],
			pool: 0
		},
		holder: CHARACTERS.map(() => -1),
		called: 0,
		murdered: -1,
		robbed: -1,
		turn: {
			seat: 0,
			character: -1,
			resourceTaken: false,
			builds: 0,
			incomeTaken: false,
			abilityUsed: false,
			laboratoryUsed: false,
			smithyUsed: false
		},
		firstFinisher: -1,
		hauntedRound: 0,
		memory: [],
		under: []
	};
}

// games/citadels/src/view/draft-worlds.ts
/** The worlds that fit everything in the view: as likely as the tastes of those who chose make them, or all alike. */
function worldsOf(view, tastes) {
	return {
		view,
		frames: framesOf(view).map((frame) => ({
			frame,
			next: outlookOn(frame, view, tastes)
		}))
	};
}
/** The line of the draft (see Draft) in one of the worlds. */
function determinizeDraft({ view, frames }, chance) {
	const faceUp = faceUpOf(view);
	const { frame, next } = frames[drawn(chance, frames.map(({ next }) => next(faceUp).total))];
	const world = [];
	let used = faceUp;
	for (let place = 0; place < frame.places.length; place++) {
		const character = drawn(chance, next(used).weights);
		world.push(character);
		used |= 1 << character;
	}
	return world.slice(0, laidPlaces(view)).concat(lastOfSeven(view, frame, world));
}
/** Places that were filled so far, not counting P7's choice and the travelling pool. */
function laidPlaces(view) {
	const laid = draftSteps(view.seats.length).slice(0, view.draft.step).filter(({ step }) => step !== "face-up" && step !== "add-first-hidden").length;
	return isSeven(view) ? Math.min(laid, 7) : laid;
}
function lastOfSeven(view, frame, world) {
	if (!isSeven(view) || !p7HasChosen(view)) return [];
	return frame.keptFirstHidden ? [world[0], world[7]] : [world[7], world[0]];
}
const isSeven = (view) => view.seats.length === 7;
function p7HasChosen(view) {
	return view.draft.step === draftSteps(view.seats.length).length;
}
function framesOf(view) {
	if (!isSeven(view) || !p7HasChosen(view)) return [frameOf(view, false)];
	return [frameOf(view, false), frameOf(view, true)].filter((frame) => fitsOwnChoice(view, frame));
}
/** P7 itself knows which of the two it kept. */
function fitsOwnChoice(view, { keptFirstHidden }) {
	const p7 = (view.draft.first + 6) % 7;
	if (view.viewer !== p7) return true;
	return view.draft.visits[0].took === view.draft.firstHidden === keptFirstHidden;
}
function frameOf(view, keptFirstHidden) {
	const { draft, seats, viewer } = view;
	const players = seats.length;
	const faceUp = faceUpOf(view);
	const places = [];
	let visited = -1;
	let candidates = ALL_CHARACTERS & ~faceUp & ~receivedAt(view, 0);
	for (const [at, step] of draftSteps(players).entries()) {
		if (at >= draft.step) break;
		const seat = draftSeat(draft.first, step, players);
		if (isSeven(view) && step.seat === 7 && step.step !== "add-first-hidden") continue;
		const own = seat === viewer;
		const taker = step.step === "choose" ? seat : -1;
		if (step.step === "hide-first") places.push({
			taker,
			chooser: -1,
			candidates: draft.firstHidden === -1 ? candidates : 1 << draft.firstHidden
		});
		else if (step.step === "choose" || step.step === "hide" || step.step === "hide-last") {
			if (own) {
				if (step.step === "choose") visited++;
				const visit = draft.visits[visited];
				places.push({
					taker,
					chooser: taker,
					candidates: 1 << (step.step === "choose" ? visit.took : visit.hid)
				});
				candidates = bits(visit.received) & ~(1 << visit.took) & ~bit(visit.hid) & ~receivedAt(view, visited + 1);
			} else places.push({
				taker,
				chooser: taker,
				candidates
			});
		}
	}
	addPool(view, places, visited, candidates);
	if (isSeven(view) && p7HasChosen(view)) seatSeventh(view, places, keptFirstHidden);
	narrowByCalls(view, places);
	return {
		places,
		keptFirstHidden
	};
}
/** The travelling cards are places too; whoever holds them sees which they are. */
function addPool(view, places, visited, candidates) {
	const { draft } = view;
	const total = CHARACTERS.length - draft.faceUp.length;
	const visit = draft.visits[visited + 1];
	const pool = visit === void 0 ? candidates : bits(visit.received);
	while (places.length < total) places.push({
		taker: -1,
		chooser: -1,
		candidates: pool
	});
}
/** CIT-3.8 The eighth place is the card P6 passed on; P7 took it or the first hidden card. */
function seatSeventh(view, places, keptFirstHidden) {
	const p7 = (view.draft.first + 6) % 7;
	places[keptFirstHidden ? 0 : 7].taker = p7;
	if (view.viewer === p7) {
		const { took, hid } = view.draft.visits[0];
		places[7].candidates = 1 << (took === view.draft.firstHidden ? hid : took);
	}
}
/** A shown character lies with the seat that showed it; one that nobody answered for, and that is not murdered, lies with nobody. */
function narrowByCalls(view, places) {
	for (let c = 0; c < view.called; c++) {
		if (c === view.murdered) continue;
		for (const place of places) if (place.taker !== view.shown[c]) place.candidates &= ~(1 << c);
	}
}
function receivedAt(view, visit) {
	const received = view.draft.visits[visit]?.received;
	return received === void 0 ? 0 : bits(received);
}
const bit = (character) => character === -1 ? 0 : 1 << character;
const faceUpOf = (view) => bits(view.draft.faceUp);
const bits = (characters) => characters.reduce((all, c) => all | 1 << c, 0);
function outlookOn({ places }, view, tastes) {
	const faceUp = faceUpOf(view);
	const known = /* @__PURE__ */ new Map();
	const outlook = (used) => {
		const before = known.get(used);
		if (before !== void 0) return before;
		const place = places[count(used & ~faceUp)];
		if (place === void 0) return END;
		const open = place.candidates & ~used;
		const weights = tasteFor(place, used, tastes).map((taste, c) => open & 1 << c ? taste * outlook(used | 1 << c).total : 0);
		const found = {
			weights,
			total: weights.reduce((a, b) => a + b, 0)
		};
		known.set(used, found);
		return found;
	};
	return outlook;
}
const END = {
	weights: [],
	total: 1
};
const ALIKE = CHARACTERS.map(() => 1);
/** How likely each character is taken here, out of all that are not used yet. What is not chosen, or by an unknown taste, is all alike. */
function tasteFor({ chooser }, used, tastes) {
	if (tastes === void 0 || chooser === -1) return ALIKE;
	const taste = tastes[chooser];
	const sum = taste.reduce((all, each, c) => used & 1 << c ? all : all + each, 0);
	return taste.map((each) => each / sum);
}
/** Fine enough for any weights. */
const GRAIN$1 = 2 ** 30;
/** One of the places in the list, as often as its weight says; never one without weight. */
function drawn(chance, weights) {
	let lot = chance.below(GRAIN$1) / GRAIN$1 * weights.reduce((a, b) => a + b, 0);
	let last = 0;
	for (let at = 0; at < weights.length; at++) {
		if (weights[at] === 0) continue;
		if (lot < weights[at]) return at;
		lot -= weights[at];
		last = at;
	}
	return last;
}
function count(set) {
	let n = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) n++;
	return n;
}

// games/citadels/src/view/determinize.ts
/**
* A full state that fits the view: what is hidden is dealt anew from the cards the viewer has not seen. Who took which character is drawn
* from the worlds of the draft.
*/
function determinize(view, chance, worlds = worldsOf(view)) {
	const state = {
		...emptyTable(view.seats.length, view.options),
		round: view.round,
		phase: view.phase,
		crown: view.crown,
		bank: view.bank,
		called: view.called,
		murdered: view.murdered,
		robbed: view.robbed,
		turn: { ...view.turn },
		firstFinisher: view.firstFinisher,
		hauntedRound: view.hauntedRound
	};
	dealDistricts(state, view, chance);
	dealCharacters(state, view, chance, worlds);
	restoreKnowledge(state, view);
	return state;
}
function dealDistricts(state, view, chance) {
	const unseen = unseenDistricts(view, chance);
	const take = (count) => unseen.splice(unseen.length - count, count);
	state.players = view.seats.map(({ gold, city, hand, known, handSize }) => ({
		gold,
		city: city.slice(),
		hand: hand?.slice() ?? shuffle(chance, [...known, ...take(handSize - known.length)])
	}));
	state.agenda = [...view.later, ...view.pending].map((decision) => imagineDecision(decision, take));
	state.discard = shuffle(chance, [...view.discards, ...take(view.discardSize - view.discards.length)]);
	state.pile = take(view.pileSize - view.under.length);
	for (const { at, district } of view.under) state.pile.splice(at, 0, district);
}
/** All cards the viewer cannot place, in random order. */
function unseenDistricts(view, chance) {
	const left = COPIES.slice();
	const see = (districts) => {
		for (let i = 0; i < districts.length; i++) left[districts[i]]--;
	};
	for (const { city, hand, known } of view.seats) {
		see(city);
		see(hand ?? known);
	}
	see(view.discards);
	see(view.under.map(({ district }) => district));
	for (const decision of view.pending) {
		if (decision.kind === "keep-cards") see(decision.looked ?? []);
		if (decision.kind === "graveyard-buy") see([decision.district]);
	}
	const unseen = [];
	for (let district = 0; district < left.length; district++) for (let n = left[district]; n > 0; n--) unseen.push(district);
	return shuffle(chance, unseen);
}
function imagineDecision(decision, take) {
	if (decision.kind !== "keep-cards") return { ...decision };
	const { kind, seat, count, keep, looked } = decision;
	return {
		kind,
		seat,
		looked: looked?.slice() ?? take(count),
		keep
	};
}
function dealCharacters(state, view, chance, worlds) {
	const { first, step, faceUp } = view.draft;
	const line = determinizeDraft(worlds, chance);
	state.draft = {
		first,
		step,
		faceUp: faceUp.slice(),
		line,
		pool: poolAfter(view, line)
	};
	state.holder = holdersOf(state.draft, view.seats.length);
}
function poolAfter(view, line) {
	let pool = ALL_CHARACTERS;
	for (const character of [...view.draft.faceUp, ...line]) pool &= ~(1 << character);
	const steps = draftSteps(view.seats.length);
	return view.draft.step < steps.length && steps[view.draft.step - 1]?.step === "add-first-hidden" ? pool | 1 << line[0] : pool;
}
/** Who took each character, from the line of the draft. */
function holdersOf(draft, players) {
	const holder = Array.from({ length: 8 }, () => -1);
	let laid = 0;
	for (const step of draftSteps(players).slice(0, draft.step)) {
		if (step.step === "face-up" || step.step === "add-first-hidden") continue;
		const character = draft.line[laid++];
		if (step.step === "choose") holder[character] = draftSeat(draft.first, step, players);
	}
	return holder;
}
/** The viewer goes on knowing what it knew; what others know of hidden cards is not guessed at. */
function restoreKnowledge(state, view) {
	const observer = typeof view.viewer === "number" ? view.viewer : 7;
	view.seats.forEach(({ known, possible }, seat) => {
		restoreMemory(state, observer, seat, known, true);
		restoreMemory(state, observer, seat, possible, false);
	});
	restoreMemory(state, observer, 7, view.discards, true);
	if (typeof view.viewer === "number") restoreUnder(state, view.viewer, view.under);
}

// games/citadels/src/bot/belief.ts
/** Who took which character follows from how good each would have been for them when they chose. */
function believe(view, chance, appeal) {
	const worlds = worldsOf(view, tastesOf(determinize(view, chance), appeal));
	return () => determinize(view, chance, worlds);
}
/** What each character would have meant to each seat after the draft, before anybody was called. */
function tastesOf(state, appeal) {
	const { players, draft, turn, holder } = state;
	draft.step = draftSteps(players.length).length;
	state.called = 0;
	state.murdered = -1;
	state.robbed = -1;
	turn.character = -1;
	holder.fill(-1);
	return players.map((_, seat) => CHARACTERS.map((_, character) => {
		holder[character] = seat;
		const taste = appeal(state, seat);
		holder[character] = -1;
		return taste;
	}));
}

// games/citadels/src/rules/moves.ts
const frozen = (move) => Object.freeze(move);
const perCharacter = (make) => CHARACTERS.map((_, c) => frozen(make(c)));
const perDistrict = (make) => DISTRICTS.map((_, d) => frozen(make(d)));
const perSeat = (make) => Array.from({ length: PLAYERS.max }, (_, seat) => make(seat));
const CHOOSE = perCharacter((character) => ({
	do: "choose",
	character
}));
const HIDE = perCharacter((character) => ({
	do: "hide",
	character
}));
const MURDER = perCharacter((character) => ({
	do: "murder",
	character
}));
const STEAL = perCharacter((character) => ({
	do: "steal",
	character
}));
const BUILD = perDistrict((district) => ({
	do: "build",
	district
}));
const LABORATORY_MOVE = perDistrict((district) => ({
	do: "laboratory",
	district
}));
const KEEP_ONE = perDistrict((district) => ({
	do: "keep",
	districts: Object.freeze([district])
}));
const SWAP_HANDS = perSeat((seat) => frozen({
	do: "swap-hands",
	seat
}));
const DESTROY = perSeat((seat) => perDistrict((district) => ({
	do: "destroy",
	seat,
	district
})));
const TAKE_GOLD = frozen({ do: "take-gold" });
const DRAW_CARDS = frozen({ do: "draw-cards" });
const TAKE_INCOME = frozen({ do: "take-income" });
const ARCHITECT_DRAW = frozen({ do: "architect-draw" });
const SMITHY_MOVE = frozen({ do: "smithy" });
const END_TURN = frozen({ do: "end-turn" });
const GRAVEYARD_BUY = frozen({
	do: "graveyard",
	buy: true
});
const GRAVEYARD_PASS = frozen({
	do: "graveyard",
	buy: false
});

// games/citadels/src/rules/building.ts
/** CIT-7.2, 15.2 How many districts may be built in this turn. */
function buildLimit(state) {
	return state.turn.character === 6 ? BUILDS.architect : BUILDS.everybody;
}

// games/citadels/src/rules/income.ts
/** CIT-8.1, 8.6 The colour that pays each character: King yellow, Bishop blue, Merchant green, Warlord red, the others none. */
const INCOME_COLOUR = CHARACTERS.map(({ incomeColour }) => incomeColour === null ? -1 : COLOURS.indexOf(incomeColour));
/** CIT-8.2 What the city pays this character now. CIT-17.8 The School of Magic counts as the character's colour. */
function incomeOf(state, seat, character) {
	const colour = INCOME_COLOUR[character];
	if (colour === -1) return 0;
	const { city } = state.players[seat];
	let districts = 0;
	for (let i = 0; i < city.length; i++) if (COLOUR[city[i]] === colour || city[i] === SCHOOL_OF_MAGIC) districts++;
	return districts * 1;
}

// games/citadels/src/bot/measures.ts
const FEATURES = [
	"city-size",
	"city-points",
	"colours",
	"all-colours",
	"completed",
	"first-to-finish",
	"one-missing",
	"two-missing",
	"gold",
	"some-gold",
	"hand",
	"some-hand",
	"hand-points",
	"affordable",
	"soon-affordable",
	"new-colour",
	"crown",
	"yet-to-choose",
	"as-assassin",
	"as-thief",
	"as-magician",
	"as-king",
	"as-bishop",
	"as-merchant",
	"as-architect",
	"as-warlord",
	"turn-to-come",
	"income-to-come",
	"robber-prospect",
	"magic-prospect",
	"architect-prospect",
	"murdered",
	"robbed",
	"loot",
	"in-turn",
	"resource-left",
	"build-left",
	"power-left",
	"protected",
	"exposed",
	"laboratory",
	"smithy",
	"observatory",
	"library",
	"school",
	"graveyard",
	"keep",
	"haunted",
	"looked",
	"race",
	"last-round",
	"last-chance",
	"lead",
	"rival-near"
];
/** The place of every feature in the row of numbers. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at]));

// games/citadels/src/bot/features.ts
const MARKS = [
	[LABORATORY, AT.laboratory],
	[SMITHY, AT.smithy],
	[OBSERVATORY, AT.observatory],
	[LIBRARY, AT.library],
	[SCHOOL_OF_MAGIC, AT.school],
	[GRAVEYARD, AT.graveyard],
	[KEEP, AT.keep],
	[HAUNTED_CITY, AT.haunted]
];
/** Describes the position of a seat in numbers of about 0 to 1. */
function measure(state, seat, out) {
	const { players } = state;
	const goal = goalOf(state);
	const { city, gold } = players[seat];
	const points = measureCity(state, seat, out);
	measureHand(state, seat, out);
	out[AT.gold] = gold / 8;
	out[AT["some-gold"]] = Math.min(gold, 4) / 4;
	out[AT.crown] = state.crown === seat ? 1 : 0;
	let longest = 0;
	let bestOther = 0;
	for (let other = 0; other < players.length; other++) {
		const size = players[other].city.length;
		if (size > longest) longest = size;
		if (other === seat) continue;
		let sum = 0;
		const theirs = players[other].city;
		for (let i = 0; i < theirs.length; i++) sum += POINTS[theirs[i]];
		if (sum > bestOther) bestOther = sum;
		if (size >= goal - 1) out[AT["rival-near"]] = 1;
	}
	out[AT.race] = longest / goal;
	out[AT.lead] = (points - bestOther) / 12;
	out[AT["first-to-finish"]] = state.firstFinisher === seat ? 1 : 0;
	out[AT.completed] = city.length >= goal ? 1 : 0;
	measureRound(state, seat, out);
	if (longest >= goal) {
		out[AT["last-round"]] = 1;
		out[AT["last-chance"]] = out[AT["turn-to-come"]] + out[AT["in-turn"]];
	}
}
function measureCity(state, seat, out) {
	const { city } = state.players[seat];
	const goal = goalOf(state);
	let points = 0;
	let seen = 0;
	let cheapest = 9;
	for (let i = 0; i < city.length; i++) {
		const district = city[i];
		points += POINTS[district];
		seen |= 1 << COLOUR[district];
		if (district !== KEEP && COST[district] < cheapest) cheapest = COST[district];
	}
	let colours = 0;
	for (let c = 0; c < COLOURS.length; c++) if (seen & 1 << c) colours++;
	const haunted = city.includes(HAUNTED_CITY);
	out[AT["city-size"]] = city.length / goal;
	out[AT["city-points"]] = points / 20;
	out[AT.colours] = colours / 5;
	out[AT["all-colours"]] = colours === 5 || haunted && colours === 4 && city.length > 4 ? 1 : 0;
	out[AT["one-missing"]] = city.length === goal - 1 ? 1 : 0;
	out[AT["two-missing"]] = city.length === goal - 2 ? 1 : 0;
	for (const [district, at] of MARKS) if (city.includes(district)) out[at] = 1;
	const warlord = state.holder[7];
	const safe = state.holder[4] === seat && state.murdered !== 4;
	out[AT.protected] = safe ? 1 : 0;
	if (warlord !== -1 && warlord !== seat && state.called <= 7 && state.murdered !== 7 && !safe && city.length < goal && cheapest < 5) out[AT.exposed] = (5 - cheapest) / 4;
	return points;
}
function measureHand(state, seat, out) {
	const { hand, city, gold } = state.players[seat];
	let affordable = 0;
	let soon = 0;
	let sum = 0;
	let colours = 0;
	for (let i = 0; i < city.length; i++) colours |= 1 << COLOUR[city[i]];
	const once = state.options.duplicates === "forbidden";
	for (let i = 0; i < hand.length; i++) {
		const district = hand[i];
		if (once && city.includes(district)) continue;
		const points = POINTS[district];
		sum += points;
		if (COST[district] <= gold && points > affordable) affordable = points;
		if (COST[district] <= gold + 2 && points > soon) soon = points;
		if (!(colours & 1 << COLOUR[district])) out[AT["new-colour"]] = 1;
	}
	out[AT.hand] = hand.length / 6;
	out[AT["some-hand"]] = Math.min(hand.length, 2) / 2;
	out[AT["hand-points"]] = sum / 15;
	out[AT.affordable] = affordable / 5;
	out[AT["soon-affordable"]] = soon / 5;
}
/** What this round still holds for the seat: its characters, its turn, what others have named. */
function measureRound(state, seat, out) {
	const { holder, turn, players } = state;
	const top = state.agenda[state.agenda.length - 1];
	if (state.draft.step < draftSteps(players.length).length) {
		let held = 0;
		for (let c = 0; c < CHARACTERS.length; c++) if (holder[c] === seat) held++;
		if (held === 0) out[AT["yet-to-choose"]] = 1;
	}
	for (let c = state.called; c < CHARACTERS.length; c++) {
		if (holder[c] !== seat) continue;
		if (state.murdered === c) {
			out[AT.murdered] = 1;
			continue;
		}
		out[AT["as-assassin"] + c] = 1;
		out[AT["turn-to-come"]] = 1;
		out[AT["income-to-come"]] += (incomeOf(state, seat, c) + (c === 5 ? 1 : 0)) / 4;
		if (state.robbed === c) out[AT.robbed] = players[seat].gold / 6;
		if (c === 1) out[AT["robber-prospect"]] = richestOther(state, seat) / 6;
		if (c === 2) out[AT["magic-prospect"]] = Math.max(0, fullestOther(state, seat) - players[seat].hand.length) / 5;
		if (c === 6) out[AT["architect-prospect"]] = Math.min(3, buildable(state, seat, players[seat].gold + 2)) / 3;
	}
	if (state.robbed !== -1 && holder[1] === seat && state.robbed >= state.called && state.robbed !== state.murdered) {
		const victim = holder[state.robbed];
		if (victim !== -1 && victim !== seat) out[AT.loot] = players[victim].gold / 6;
	}
	if (top === void 0 || turn.character === -1 || turn.seat !== seat) return;
	out[AT["in-turn"]] = 1;
	if (!turn.resourceTaken) out[AT["resource-left"]] = 1;
	if (!turn.incomeTaken) out[AT["income-to-come"]] += incomeOf(state, seat, turn.character) / 4;
	const builds = buildLimit(state) - turn.builds;
	if (builds > 0) out[AT["build-left"]] = Math.min(builds, buildable(state, seat, players[seat].gold + (turn.resourceTaken ? 0 : 2))) / 2;
	const { character } = turn;
	if ((character === 0 || character === 1 || character === 2 || character === 6 || character === 7) && !turn.abilityUsed) out[AT["power-left"]] = 1;
	if (top.kind === "keep-cards" && top.seat === seat) {
		let best = 0;
		for (let i = 0; i < top.looked.length; i++) if (POINTS[top.looked[i]] > best) best = POINTS[top.looked[i]];
		out[AT.looked] = best / 5;
	}
}
/** How many cards of the hand so much gold builds, the cheapest first. */
function buildable(state, seat, gold) {
	const { hand } = state.players[seat];
	let left = gold;
	let count = 0;
	for (let cost = 1; cost <= 6; cost++) for (let i = 0; i < hand.length; i++) {
		if (COST[hand[i]] !== cost) continue;
		left -= cost;
		if (left < 0) return count;
		count++;
	}
	return count;
}
function richestOther(state, seat) {
	let most = 0;
	for (let s = 0; s < state.players.length; s++) if (s !== seat && state.players[s].gold > most) most = state.players[s].gold;
	return most;
}
function fullestOther(state, seat) {
	let most = 0;
	for (let s = 0; s < state.players.length; s++) if (s !== seat && state.players[s].hand.length > most) most = state.players[s].hand.length;
	return most;
}

// games/citadels/src/bot/text/en.ts
/** What the features stand for, as a reason for a move: "mostly for …". */
const en = {
	"feature.city-size": "the size of the city",
	"feature.city-points": "points in the city",
	"feature.colours": "different colours in the city",
	"feature.all-colours": "the bonus for five colours",
	"feature.completed": "a completed city",
	"feature.first-to-finish": "being the first to finish",
	"feature.one-missing": "a city one district short of the end",
	"feature.two-missing": "a city two districts short of the end",
	"feature.gold": "gold",
	"feature.some-gold": "having some gold at all",
	"feature.hand": "cards in hand",
	"feature.some-hand": "having cards to build at all",
	"feature.hand-points": "good cards in hand",
	"feature.affordable": "a district that can be paid now",
	"feature.soon-affordable": "a district that can be paid soon",
	"feature.new-colour": "a new colour in hand",
	"feature.crown": "the crown",
	"feature.yet-to-choose": "the choice of a character to come",
	"feature.as-assassin": "the turn as Assassin",
	"feature.as-thief": "the turn as Thief",
	"feature.as-magician": "the turn as Magician",
	"feature.as-king": "the turn as King",
	"feature.as-bishop": "the turn as Bishop",
	"feature.as-merchant": "the turn as Merchant",
	"feature.as-architect": "the turn as Architect",
	"feature.as-warlord": "the turn as Warlord",
	"feature.turn-to-come": "the turn still to come",
	"feature.income-to-come": "income still to come",
	"feature.robber-prospect": "what there is to steal",
	"feature.magic-prospect": "a fuller hand to swap for",
	"feature.architect-prospect": "several districts at once",
	"feature.murdered": "the loss of a turn to the Assassin",
	"feature.robbed": "the loss of gold to the Thief",
	"feature.loot": "the loot",
	"feature.in-turn": "what this turn still allows",
	"feature.resource-left": "the resource of the turn",
	"feature.build-left": "building in this turn",
	"feature.power-left": "the power of the character",
	"feature.protected": "the protection of the Bishop",
	"feature.exposed": "the danger of the Warlord",
	"feature.laboratory": "the Laboratory",
	"feature.smithy": "the Smithy",
	"feature.observatory": "the Observatory",
	"feature.library": "the Library",
	"feature.school": "the School of Magic",
	"feature.graveyard": "the Graveyard",
	"feature.keep": "the Keep",
	"feature.haunted": "the Haunted City",
	"feature.looked": "the cards looked at",
	"feature.race": "how near the end is",
	"feature.last-round": "the last round",
	"feature.last-chance": "a turn in the last round",
	"feature.lead": "the lead in points",
	"feature.rival-near": "a rival about to finish"
};

// games/citadels/src/bot/text/nl.ts
const nl = {
	"feature.city-size": "de omvang van de stad",
	"feature.city-points": "punten in de stad",
	"feature.colours": "verschillende kleuren in de stad",
	"feature.all-colours": "de bonus voor vijf kleuren",
	"feature.completed": "een voltooide stad",
	"feature.first-to-finish": "als eerste klaar zijn",
	"feature.one-missing": "een stad die nog één gebouw mist",
	"feature.two-missing": "een stad die nog twee gebouwen mist",
	"feature.gold": "goud",
	"feature.some-gold": "niet zonder goud zitten",
	"feature.hand": "kaarten op hand",
	"feature.some-hand": "niet zonder kaarten zitten",
	"feature.hand-points": "goede kaarten op hand",
	"feature.affordable": "een gebouw dat nu betaalbaar is",
	"feature.soon-affordable": "een gebouw dat binnenkort betaalbaar is",
	"feature.new-colour": "een nieuwe kleur op hand",
	"feature.crown": "de kroon",
	"feature.yet-to-choose": "de karakterkeuze die nog komt",
	"feature.as-assassin": "de beurt als Moordenaar",
	"feature.as-thief": "de beurt als Dief",
	"feature.as-magician": "de beurt als Magiër",
	"feature.as-king": "de beurt als Koning",
	"feature.as-bishop": "de beurt als Prediker",
	"feature.as-merchant": "de beurt als Koopman",
	"feature.as-architect": "de beurt als Bouwmeester",
	"feature.as-warlord": "de beurt als Condottiere",
	"feature.turn-to-come": "de beurt die nog komt",
	"feature.income-to-come": "inkomen dat nog komt",
	"feature.robber-prospect": "wat er te stelen valt",
	"feature.magic-prospect": "een vollere hand om mee te ruilen",
	"feature.architect-prospect": "meerdere gebouwen tegelijk",
	"feature.murdered": "het verlies van een beurt aan de Moordenaar",
	"feature.robbed": "het verlies van goud aan de Dief",
	"feature.loot": "de buit",
	"feature.in-turn": "wat deze beurt nog toelaat",
	"feature.resource-left": "de grondstof van deze beurt",
	"feature.build-left": "bouwen in deze beurt",
	"feature.power-left": "de kracht van het karakter",
	"feature.protected": "de bescherming van de Prediker",
	"feature.exposed": "het gevaar van de Condottiere",
	"feature.laboratory": "het Laboratorium",
	"feature.smithy": "de Werkplaats",
	"feature.observatory": "het Observatorium",
	"feature.library": "de Bibliotheek",
	"feature.school": "de School voor magiërs",
	"feature.graveyard": "het Kerkhof",
	"feature.keep": "de Kerker",
	"feature.haunted": "het Hof der Wonderen",
	"feature.looked": "de bekeken kaarten",
	"feature.race": "hoe dichtbij het einde is",
	"feature.last-round": "de laatste ronde",
	"feature.last-chance": "een beurt in de laatste ronde",
	"feature.lead": "de voorsprong in punten",
	"feature.rival-near": "een rivaal die bijna klaar is"
};

// games/citadels/src/bot/weights.ts
const weights = {
	hidden: 16,
	points: 24,
	numbers: [
		1.34557,
		.88569,
		.13406,
		.05848,
		-.09377,
		-.023,
		.51958,
		.23953,
		.49666,
		.17881,
		.18881,
		.04811,
		.07585,
		.02169,
		.06708,
		.00138,
		.05184,
		.36033,
		.21241,
		.1203,
		.15268,
		-.05222,
		.14623,
		.05514,
		.26265,
		.04221,
		.22753,
		.36369,
		.15715,
		.12137,
		.08142,
		-.11243,
		-.43735,
		.18414,
		.00832,
		.06941,
		.28871,
		.07818,
		-.05442,
		-.26776,
		-.03487,
		-.03163,
		-.02032,
		-.04829,
		.13471,
		-.01002,
		-.02812,
		.03176,
		0,
		0,
		0,
		-.04481,
		-.15614,
		.20154,
		.06578,
		.28994,
		-.02193,
		-.0137,
		-.00468,
		.00336,
		-.00306,
		.01323,
		-37e-5,
		-.05797,
		-.14456,
		.01322,
		.05474,
		.0475,
		.01431,
		.00389,
		-.00381,
		-.05176,
		.00529,
		.01384,
		.01971,
		.02533,
		.02079,
		.01383,
		.06074,
		.05816,
		.00627,
		.01191,
		-.05576,
		.01654,
		-.04633,
		.0669,
		-.03382,
		-.03065,
		.03613,
		-.02707,
		.06479,
		.00987,
		-.06115,
		.02191,
		.01566,
		-.03208,
		-.02524,
		-.01366,
		.0224,
		-.00755,
		.01978,
		-.02336,
		0,
		-.36314,
		.07158,
		.01886,
		-.0912,
		-.02246,
		.29295,
		-.06653,
		-.05579,
		.89072,
		1.6342,
		.56973,
		-.24366,
		.17593,
		1.04168,
		.01948,
		.37822,
		-.1674,
		.22738,
		.51133,
		-.12764,
		-.53169,
		-.4691,
		-.07073,
		.41193,
		.77255,
		1.12684,
		.10632,
		-.49828,
		-.45524,
		.37589,
		-.21418,
		.52469,
		.0822,
		-.57183,
		-.44884,
		.1005,
		-.16166,
		-.47729,
		-.05077,
		.16189,
		.04054,
		.17224,
		-.40552,
		.17101,
		-.07988,
		-.18419,
		-.09391,
		-.16781,
		-.18954,
		.00859,
		-.26091,
		-.29923,
		-.61935,
		.06889,
		.4076,
		.0169,
		.18466,
		.0357,
		.12203,
		-.01539,
		-.27728,
		-.0178,
		-.03167,
		-.02093,
		.4804,
		-.17103,
		-.76621,
		-.15842,
		-.27871,
		-.14677,
		-.19715,
		.06622,
		.05963,
		.06252,
		-.09332,
		-.19785,
		.0183,
		.10841,
		.32355,
		-.04126,
		.41159,
		.62194,
		-.47918,
		-.07107,
		-.166,
		-.01539,
		-.12354,
		.03322,
		-.04114,
		.03105,
		-.28369,
		-.19785,
		-.19525,
		.01075,
		.03468,
		-.08739,
		.40222,
		.29053,
		-.35791,
		-.28269,
		-.06174,
		-.39392,
		-.02357,
		-.02616,
		.34369,
		.74913,
		.32438,
		-.13538,
		.68831,
		.41566,
		.89692,
		.19618,
		-.45024,
		.49635,
		-.24021,
		.25163,
		-.35989,
		-.00248,
		.15705,
		.05448,
		.20544,
		.03325,
		.49033,
		-.06587,
		.27605,
		.18835,
		.25146,
		.08294,
		-.185,
		.20839,
		-.07343,
		-.00546,
		-.37146,
		-.19535,
		-.00367,
		-.16409,
		.31409,
		.59622,
		.40111,
		.00731,
		-.0451,
		.23392,
		.41032,
		.38377,
		-.54108,
		-.0267,
		.02961,
		-.44471,
		-.22739,
		.12609,
		-.3272,
		.08363,
		.09386,
		.09492,
		-.08796,
		.11415,
		-.51478,
		-.07361,
		.12719,
		-.08783,
		-.4065,
		.2186,
		.02428,
		-.09516,
		-.122,
		.37314,
		-.40416,
		-.01089,
		.12933,
		.28606,
		.21125,
		-.19267,
		.49636,
		.21064,
		.11401,
		.01064,
		.13906,
		.38721,
		-.04285,
		.10167,
		.2638,
		.10894,
		-.58087,
		-.10534,
		.23323,
		-.00303,
		.00524,
		.09987,
		.16382,
		-.12991,
		74e-5,
		-.11392,
		-.15538,
		.00714,
		-.00569,
		-.23738,
		.1158,
		-.08024,
		-.20855,
		-.04147,
		.09498,
		-.05664,
		-.31687,
		.11644,
		.17079,
		-.0679,
		-.06161,
		.16837,
		-.02533,
		.06554,
		.2836,
		-.05954,
		-.29061,
		.0606,
		.03645,
		-.02209,
		-.19206,
		.08424,
		-.06615,
		.00746,
		-.10773,
		-.04846,
		.06737,
		-.1716,
		.04102,
		.07909,
		-.24677,
		.06402,
		.02374,
		-.13849,
		-.28723,
		.03302,
		-.04571,
		.10121,
		-.02628,
		-.003,
		-.29869,
		.02158,
		.07961,
		-.1377,
		-.0596,
		.02555,
		-.11805,
		.03279,
		.02391,
		.25957,
		-.04497,
		-.23672,
		.18917,
		.04852,
		-.00659,
		.03334,
		.03638,
		-.04483,
		.01192,
		.09906,
		-.11699,
		-.12657,
		.05332,
		-.06767,
		-.06591,
		.06321,
		-.12382,
		.10223,
		.11132,
		-.08558,
		-.13245,
		-.0031,
		.24052,
		.10109,
		-.03598,
		.00673,
		.18139,
		.46178,
		.24332,
		-.06302,
		-.03979,
		-.012,
		.26623,
		-.14665,
		.50173,
		.40288,
		-.4591,
		.05041,
		-.09313,
		.45745,
		-.53252,
		.09795,
		-.00276,
		-.11331,
		-.13142,
		-.02797,
		-.1813,
		.14528,
		.27947,
		-.29255,
		.3869,
		.34784,
		-.13348,
		.09464,
		-.03022,
		.24203,
		-.39471,
		.13866,
		.00138,
		.3399,
		.24991,
		.16643,
		.01556,
		.07922,
		.30755,
		-.09411,
		.27326,
		.22769,
		.02699,
		.03297,
		-.03037,
		.06901,
		.15511,
		.09468,
		.19509,
		.01706,
		-.12979,
		-.05717,
		-.19277,
		.01124,
		-.05294,
		-.12123,
		.24327,
		.06017,
		-.35325,
		.05405,
		.03535,
		.13707,
		-.17839,
		-.02419,
		.13655,
		.24371,
		.02995,
		.26226,
		-.01886,
		-.0655,
		-.37852,
		-.16024,
		.2077,
		.15248,
		-.10185,
		.09024,
		.20493,
		.15697,
		-.42966,
		-.13332,
		.20863,
		.21742,
		-.25857,
		.06004,
		.14573,
		-.23472,
		.38063,
		-.0838,
		.14912,
		.0371,
		-.04733,
		.01824,
		.24989,
		.17207,
		-.05923,
		.11199,
		.24158,
		.02227,
		.01295,
		.02155,
		-.23839,
		.09171,
		.41589,
		-.14495,
		-.03459,
		.14397,
		-.15245,
		.08925,
		-.06957,
		.02294,
		-.18091,
		.07808,
		.02607,
		.06871,
		-.01856,
		.08081,
		.01611,
		.09709,
		-.26705,
		-.2235,
		.37112,
		.40045,
		-.49575,
		-.01826,
		.22338,
		.44925,
		-.38228,
		.23878,
		-.24513,
		-.07874,
		-.46824,
		-.09609,
		-.31719,
		.09239,
		.17685,
		-.07732,
		-.00152,
		.13713,
		-.07489,
		.03191,
		.09172,
		.11693,
		.04444,
		.0803,
		-.10624,
		.0466,
		.06839,
		.15043,
		-.06965,
		.20574,
		.21633,
		-.22884,
		.00999,
		.13204,
		-.48887,
		-.01443,
		.00519,
		-.14575,
		-.48688,
		.0522,
		-.21451,
		-.16115,
		-.29299,
		.12173,
		-.02677,
		92e-5,
		-.05074,
		-.10627,
		.37951,
		.42325,
		.38001,
		.01375,
		-1.00379,
		.28849,
		.19496,
		.12974,
		-.4287,
		.20592,
		.00891,
		-.16258,
		-.37876,
		.18738,
		.28427,
		.01037,
		.0931,
		.07247,
		.07114,
		.05187,
		-.092,
		.18771,
		.17103,
		.00113,
		.19714,
		-.45055,
		.01378,
		-.06087,
		.17579,
		-.10883,
		-.05439,
		-.03672,
		.32338,
		.28325,
		.07617,
		.00157,
		.08204,
		.26451,
		.05308,
		.14288,
		.15628,
		-.09557,
		.28141,
		-.64196,
		-.07753,
		-.09195,
		.11651,
		.14234,
		.02938,
		.15197,
		.28339,
		-.05072,
		-.25324,
		-.06103,
		-.11831,
		-.10295,
		.14083,
		-.11005,
		-.37042,
		.04449,
		.09284,
		.27647,
		.00292,
		-.37974,
		.1237,
		-.05017,
		-.21336,
		-.0447,
		-.01205,
		.08898,
		-.05621,
		.06383,
		-.01989,
		.04222,
		.4178,
		.32589,
		-.09293,
		.12348,
		.00232,
		.06808,
		-.44153,
		-.3016,
		.08708,
		-.0648,
		.17357,
		-.31094,
		-.4104,
		-.08431,
		-1e-5,
		-.102,
		.24295,
		.35558,
		.23633,
		.42983,
		-.51546,
		-.03751,
		.29511,
		.40387,
		-.25099,
		-.01645,
		-.04403,
		.14356,
		.358,
		.10307,
		-.35278,
		-.20345,
		.2673,
		-.00784,
		.11696,
		.36866,
		.16414,
		-.25438,
		.11369,
		-.16898,
		-.17741,
		.05343,
		.02063,
		-.00733,
		-.01215,
		.10011,
		.09241,
		-.17124,
		.04446,
		.17154,
		.04343,
		.03619,
		-.07934,
		.02198,
		.20199,
		.33298,
		-.1862,
		.02222,
		-.33643,
		.07994,
		-1.06607,
		-.11178,
		-.20989,
		.19785,
		-.01144,
		-.17318,
		-.11459,
		.18624,
		.18434,
		-.28599,
		.43471,
		.29599,
		-.57896,
		-.14911,
		-.1471,
		.0859,
		-1.97187,
		.09542,
		-.27289,
		-.24954,
		-.4902,
		.07858,
		-.31488,
		.04837,
		-.21908,
		.05915,
		.03473,
		.25743,
		-.34171,
		-.0771,
		.30253,
		.17156,
		.08911,
		.10083,
		-.06707,
		-.06934,
		.14476,
		.11769,
		-.10331,
		.04853,
		.23344,
		.16408,
		.04578,
		.16015,
		-.36755,
		-.00627,
		-.03602,
		-.11484,
		.05852,
		.01434,
		.02636,
		.16569,
		.17281,
		.10871,
		-.92442,
		.09522,
		-.07412,
		-.06711,
		-.35394,
		-.26672,
		.0789,
		.12415,
		.07303,
		-.2165,
		.1343,
		-.08648,
		-.28857,
		-.02658,
		.09736,
		-.60251,
		.26593,
		-.20956,
		.13372,
		-.03179,
		.01323,
		.07767,
		-.17666,
		-.03418,
		.06495,
		.0858,
		.16939,
		.00177,
		.00403,
		-.09632,
		.02939,
		-.03839,
		-.25125,
		.03722,
		.13896,
		.11779,
		-.09849,
		.09097,
		-.28195,
		-.10877,
		-.00375,
		-.1255,
		.04884,
		.0541,
		-.02391,
		.06154,
		-.26341,
		-.05428,
		-.30306,
		-.08793,
		.42669,
		.08137,
		-.05131,
		-.12581,
		-.22998,
		-.04045,
		.07967,
		-.09531,
		.04553,
		-.00796,
		-.01779,
		-.20211,
		-.35108,
		-.13468,
		-.01921,
		.06587,
		-.07473,
		.09792,
		-.15229,
		.11975,
		.10655,
		.04256,
		.00243,
		.01214,
		-.12744,
		-.06263,
		.04241,
		-.09554,
		-.51811,
		-.05653,
		-.37354,
		.14113,
		-.26423,
		.0202,
		.19181,
		-.07272,
		-.11494,
		-.0109,
		-.05937,
		.25107,
		.10071,
		.0288,
		.11024,
		.2827,
		-.10296,
		.03714,
		.14897,
		.01168,
		.2722,
		-.02858,
		-.03531,
		.04718,
		-.27044,
		-.10554,
		.03724,
		-.16032,
		.31447,
		.02112,
		.04626,
		-.12764,
		.02216,
		.0422,
		-.03882,
		-.02015,
		.10538,
		.043,
		-.15272,
		-.03096,
		-.24289,
		-.00753,
		.08991,
		-.01432,
		.07897,
		-.14811,
		-.03397,
		-.03402,
		-.09498,
		-.11417,
		.07196,
		-.01529,
		-.17045,
		.03484,
		-.11755,
		-.00456,
		-.05652,
		.07041,
		-.00154,
		-.02213,
		.01281,
		.12371,
		-.15272,
		-.24592,
		.39519,
		.02742,
		-.15747,
		-.07101,
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
		-.11633,
		-.1033,
		-.53556,
		-.48046,
		.41598,
		-.04229,
		.42902,
		.79422,
		-.44305,
		-.39697,
		-.15596,
		.15812,
		-.42621,
		.81014,
		-.00302,
		.41732,
		-.33885,
		.09034,
		.01595,
		.04949,
		.16682,
		-.19786,
		.62898,
		-.09964,
		.67005,
		-.04403,
		.90112,
		.82137,
		.12703,
		.28325,
		.31055,
		.72701,
		-.13881,
		.103,
		-.10696,
		.01238,
		.04066,
		-.08765,
		-.17527,
		-.03364,
		-.48016,
		-.09204,
		-.59018,
		.41519,
		-.05681,
		-.24528,
		-.06547,
		-.09795,
		.04328,
		-.02077,
		.07021,
		-.04471,
		-.20772,
		.59404,
		-.47502,
		-.17501,
		.57022,
		-.12751,
		.52827,
		-.57624,
		-.22297,
		-1.02552,
		-.29808,
		-1.1634,
		-.15045,
		-.00913,
		.21305,
		.28142,
		.4131,
		-.4931,
		.29524,
		.29567,
		.37931,
		.05246,
		.2622,
		-.12889,
		.05722,
		.28702,
		-.06938,
		.17741,
		-.04317,
		.56376,
		.16869,
		.31385,
		-.21241,
		.58952,
		-.36578,
		-.76588,
		-.22215,
		.2586,
		-.08312,
		-.5196,
		.68183,
		-.23162,
		1.01983,
		.16193,
		-.33245,
		-.05389,
		.26297,
		.7796,
		-.64201,
		-.20686,
		-.59876,
		.36261,
		-.86292,
		.02729,
		.95422,
		-.58517,
		.43157,
		-.7805,
		.82109,
		-.47147,
		-.02092,
		.2281,
		.14784,
		.1252,
		-.05434,
		.32021,
		-.09809,
		-.09302,
		-.05587,
		.12498,
		.08726,
		-.08602,
		.01658,
		-.08778,
		.0888,
		.00941
	],
	made: {
		command: "belfry train citadels --games 16000 --generations 12 --hidden 16 --players 2,4,4 --seed 1",
		games: 16008,
		loss: .99608
	}
};

// games/citadels/src/bot/evaluation.ts
const evaluation = {
	features: FEATURES,
	text: {
		en,
		nl
	},
	dangers: [
		"murdered",
		"robbed",
		"exposed",
		"rival-near"
	],
	seats: (state) => state.players.length,
	measure,
	believe,
	guesses(state) {
		const top = state.agenda[state.agenda.length - 1];
		const { character, abilityUsed } = state.turn;
		return top?.kind === "turn-action" && !abilityUsed && (character === 0 || character === 1 || character === 2);
	},
	varies(state) {
		const kind = state.agenda[state.agenda.length - 1]?.kind;
		const { character, abilityUsed } = state.turn;
		return kind === "draft-choose" || kind === "draft-hide" || kind === "turn-action" && !abilityUsed && (character === 0 || character === 1);
	},
	unsettled(state) {
		const top = state.agenda[state.agenda.length - 1];
		return top !== void 0 && (top.kind === "keep-cards" || top.kind === "graveyard-buy") ? top.seat : -1;
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