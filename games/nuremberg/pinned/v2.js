// The rules of nuremberg as they once were. Nobody edits this file: matches that were begun with these rules are played on with them.
import { BadInput } from "@belfry/kernel";

// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) {
		__defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	}
	if (!no_symbols) {
		__defProp(target, Symbol.toStringTag, { value: "Module" });
	}
	return target;
};

// games/nuremberg/src/data/amounts.ts
var amounts_exports = /* @__PURE__ */ __exportAll({
	ENTRY_PRESTIGE: () => 3,
	FAIR_BONUS: () => 2,
	HAND_LIMIT: () => 7,
	HOUSES_EACH: () => 4,
	PLACING_ROUNDS: () => 2,
	PLAYERS: () => PLAYERS,
	PROTECTED_PRESTIGE: () => 12,
	RIGHT_POINTS: () => 1,
	START_GOLD: () => 2,
	STATIONS_EACH: () => 15,
	STOCK_PER_KIND: () => 20,
	TARGET_POINTS: () => 13,
	TOLL_PER_VILLAGE: () => 1,
	VILLAGES_EACH: () => 5
});
/** NUR-1.1 */
const PLAYERS = {
	min: 3,
	max: 4
};
/** NUR-22.2 Rounds of the advanced set-up. */
const PLACING_ROUNDS = 2;
/** NUR-1.5 */
const STOCK_PER_KIND = 20;
/** NUR-1.7 */
const START_GOLD = 2;
/** NUR-1.2 and NUR-20.1: pieces of each colour. */
const VILLAGES_EACH = 5;
const HOUSES_EACH = 4;
const STATIONS_EACH = 15;
/** NUR-4.7 */
const FAIR_BONUS = 2;
/** NUR-4.2 */
const TOLL_PER_VILLAGE = 1;
/** NUR-5.2 Who holds more cards than this hands in half of them. */
const HAND_LIMIT = 7;
const ENTRY_PRESTIGE = 3;
const PROTECTED_PRESTIGE = 12;
/** NUR-17.1 */
const TARGET_POINTS = 13;
/** NUR-17.5 */
const RIGHT_POINTS = 1;

// games/nuremberg/src/data/coaching-words.ts
var coaching_words_exports = /* @__PURE__ */ __exportAll({
	COACHING: () => COACHING,
	coachingEn: () => coachingEn,
	coachingNl: () => coachingNl
});
/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
const COACHING = {
	"place-start": "NUR-10.5",
	"turn-action": "NUR-2.2",
	"trade-answer": "NUR-6.8",
	"trade-settle": "NUR-6.11",
	"robber-discard": "NUR-5.2",
	"robber-move": "NUR-5.5",
	"robber-steal": "NUR-5.6",
	"wall-help": "NUR-4.5",
	"council-swap": "NUR-15.8"
};
const coachingEn = {
	"lesson.goal": "Thirteen points win: villages, craft houses, road rights, and a seat in the council for those who build the wall.",
	"lesson.place-start": "A village brings a card whenever the number of a hex beside it is drawn; 6 and 8 come most often. Choose different resources, with good numbers.",
	"lesson.turn-action": "Trade, build and sell in any order, as often as you can pay. Toll stations open a road for villages; goods bring gold; walls bring prestige, and prestige a council card.",
	"lesson.trade-answer": "Accept what helps you at least as much as the other; otherwise decline or name your own price. Don't feed whoever is ahead.",
	"lesson.trade-settle": "Somebody has answered. Settle with the best offer, or close and keep what you have.",
	"lesson.robber-discard": "With more than seven cards you hand in half. Keep what completes your next building.",
	"lesson.robber-move": "Where the robber knight stands nothing is harvested. Put him on a good number of the leader, away from your own villages.",
	"lesson.robber-steal": "Take a card unseen from one opponent: the one with most cards, or the leader.",
	"lesson.wall-help": "A wall at half the effort, and its prestige at once. Build it if you can spare the brick.",
	"lesson.council-swap": "You have outgrown a councillor and take a better card. Take the one that is worth most, or hurts the leader."
};
const coachingNl = {
	"lesson.goal": "Dertien punten winnen: dorpen, ambachtshuizen, wegenrechten en een plaats in de raad voor wie aan de stadsmuur bouwt.",
	"lesson.place-start": "Een dorp brengt een kaart op wanneer het getal van een aangrenzende tegel wordt getrokken; 6 en 8 komen het vaakst. Kies verschillende grondstoffen met goede getallen.",
	"lesson.turn-action": "Ruil, bouw en verkoop in elke volgorde, zo vaak als je kunt betalen. Tolstations openen een weg voor dorpen; goederen brengen goud; muren brengen prestige, en prestige een raadskaart.",
	"lesson.trade-answer": "Neem aan wat jou minstens zoveel helpt als de ander; wijs anders af of noem je eigen prijs. Voer niet wie voorstaat.",
	"lesson.trade-settle": "Er is geantwoord. Ga akkoord met het beste bod, of sluit het aanbod en houd wat je hebt.",
	"lesson.robber-discard": "Met meer dan zeven kaarten lever je de helft in. Houd wat je volgende bouwsel compleet maakt.",
	"lesson.robber-move": "Waar de roofridder staat, is er geen opbrengst. Zet hem op een goed getal van wie voorstaat, weg van je eigen dorpen.",
	"lesson.robber-steal": "Neem blind een kaart van één tegenstander: wie de meeste kaarten heeft, of wie voorstaat.",
	"lesson.wall-help": "Een stadsmuur voor weinig, en meteen de prestige. Bouw hem als je de klei kunt missen.",
	"lesson.council-swap": "Je bent een raadsheer voorbijgestreefd en neemt een betere kaart. Neem de kaart die het meest waard is, of die wie voorstaat raakt."
};

// games/nuremberg/src/data/options.ts
var options_exports = /* @__PURE__ */ __exportAll({ OPTIONS: () => OPTIONS });
const OPTIONS = [
	{
		id: "start",
		values: ["beginner", "advanced"],
		clauses: ["NUR-1.9", "NUR-22.1"]
	},
	{
		id: "colours",
		values: ["lot", "seats"],
		clauses: ["NUR-1.3"]
	},
	{
		id: "firstPlayer",
		values: ["random", "seat-1"],
		clauses: ["NUR-1.12"]
	},
	{
		id: "roadToll",
		values: ["village-owners", "bank"],
		clauses: ["NUR-4.2", "NUR-4.3"]
	},
	{
		id: "councilOutsider",
		values: ["takes-card", "no-claim"],
		clauses: ["NUR-15.10"]
	},
	{
		id: "tradeFair",
		values: ["on", "off"],
		clauses: ["NUR-4.7"]
	}
];

// kernel/src/agenda.ts
function isDecision(item) {
	return item.kind !== void 0;
}
/** The decisions owed now: the top record, and those lying under it with the same `together` label. */
function owed(agenda) {
	const decisions = agenda;
	const top = decisions[decisions.length - 1];
	if (top === void 0) return [];
	if (top.together === void 0) return [top];
	let first = decisions.length - 1;
	while (first > 0 && decisions[first - 1]?.together === top.together) first--;
	return decisions.slice(first);
}
/** The agenda in the two parts a view shows: what is owed now, and what comes after, the next last. */
function splitAgenda(agenda) {
	const pending = owed(agenda);
	return {
		pending,
		later: pending.length === agenda.length ? [] : agenda.slice(0, agenda.length - pending.length)
	};
}
/** Where the decision that `seat` owes now lies on the agenda, or -1. */
function placeOf(agenda, seat) {
	const last = agenda.length - 1;
	const top = agenda[last];
	if (top === void 0) return -1;
	if (top.seat === seat) return last;
	if (top.together === void 0) return -1;
	for (let at = last - 1; at >= 0; at--) {
		const decision = agenda[at];
		if (decision === void 0 || decision.together !== top.together) return -1;
		if (decision.seat === seat) return at;
	}
	return -1;
}
/** The decision that `seat` owes now. */
function owedBy(agenda, seat) {
	const decisions = agenda;
	const at = placeOf(decisions, seat);
	return at < 0 ? void 0 : decisions[at];
}
/** The same, taken off the agenda. */
function takeOwed(agenda, seat) {
	const decisions = agenda;
	const at = placeOf(decisions, seat);
	if (at < 0) return void 0;
	if (at === decisions.length - 1) return decisions.pop();
	const decision = decisions[at];
	for (let next = at + 1; next < decisions.length; next++) {
		const item = decisions[next];
		if (item !== void 0) decisions[next - 1] = item;
	}
	decisions.pop();
	return decision;
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
/** Words lie in DataViews: one read beside them is an error, never undefined. */
function sha256(message) {
	const blocks = pad(message);
	const out = /* @__PURE__ */ new Uint8Array(32);
	const hash = new DataView(out.buffer);
	for (const [i, value] of INITIAL.entries()) hash.setUint32(i * 4, value);
	const w = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(256));
	for (let start = 0; start < blocks.byteLength; start += 64) {
		for (let at = 0; at < 64; at += 4) w.setUint32(at, blocks.getUint32(start + at));
		for (let i = 16; i < 64; i++) {
			const x = w.getUint32((i - 15) * 4);
			const y = w.getUint32((i - 2) * 4);
			const s0 = turn(x, 7) ^ turn(x, 18) ^ x >>> 3;
			const s1 = turn(y, 17) ^ turn(y, 19) ^ y >>> 10;
			w.setUint32(i * 4, w.getUint32((i - 16) * 4) + s0 + w.getUint32((i - 7) * 4) + s1);
		}
		let a = hash.getInt32(0);
		let b = hash.getInt32(4);
		let c = hash.getInt32(8);
		let d = hash.getInt32(12);
		let e = hash.getInt32(16);
		let f = hash.getInt32(20);
		let g = hash.getInt32(24);
		let h = hash.getInt32(28);
		for (let i = 0; i < 64; i++) {
			const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
			const t1 = h + s1 + (e & f ^ ~e & g) + ROUND.getUint32(i * 4) + w.getUint32(i * 4) | 0;
			const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
			h = g;
			g = f;
			f = e;
			e = d + t1 | 0;
			d = c;
			c = b;
			b = a;
			a = t1 + t2 | 0;
		}
		for (const [i, value] of [
			a,
			b,
			c,
			d,
			e,
			f,
			g,
			h
		].entries()) hash.setUint32(i * 4, hash.getUint32(i * 4) + value);
	}
	return out;
}
function utf8(text) {
	const escaped = encodeURIComponent(text);
	const bytes = [];
	for (let i = 0; i < escaped.length; i++) if (escaped[i] === "%") {
		bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
		i += 2;
	} else bytes.push(escaped.charCodeAt(i));
	return Uint8Array.from(bytes);
}
function turn(x, k) {
	return x >>> k | x << 32 - k;
}
function pad(message) {
	const length = Math.ceil((message.length + 9) / 64) * 64;
	const bytes = new Uint8Array(length);
	bytes.set(message);
	bytes[message.length] = 128;
	const view = new DataView(bytes.buffer);
	view.setUint32(length - 8, Math.floor(message.length * 8 / 4294967296));
	view.setUint32(length - 4, message.length * 8 >>> 0);
	return view;
}
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
		const here = items[i];
		const there = items[j];
		if (here === void 0 || there === void 0) throw new ChanceMismatch(`${j} is not a whole number below ${i + 1}`);
		items[i] = there;
		items[j] = here;
	}
	return items;
}
/** Fast generator for simulation and search (xoshiro128**); the same seed gives the same game. */
function seededChance(seed) {
	const hash = sha256(utf8(`belfry seed ${seed}`));
	const word = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
	let a = word.getInt32(0);
	let b = word.getInt32(4);
	let c = word.getInt32(8);
	let d = word.getInt32(12);
	function next() {
		const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
		const t = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= t;
		d = rotate(d, 11);
		return result;
	}
	return { below: (bound) => bound <= 1 ? 0 : Math.floor(next() / 4294967296 * bound) };
}
function rotate(x, k) {
	return x << k | x >>> 32 - k;
}
var ChanceMismatch = class extends Error {};

// kernel/src/drawing.ts
function newPaper(height) {
	const cells = Array.from({ length: height }, () => []);
	return {
		put(x, y, text, ink) {
			const row = cells[y];
			if (row === void 0) throw new Error(`there is no line ${y} on this paper`);
			for (const [at, sign] of [...text].entries()) row[x + at] = ink === void 0 ? { text: sign } : {
				text: sign,
				ink
			};
		},
		lines: () => withoutMargins(cells).map((row) => joined$1(Array.from(row, (cell) => cell ?? { text: " " })))
	};
}
/** Empty lines above and below are no part of a drawing. */
function withoutMargins(rows) {
	const isFilled = (row) => row.length > 0;
	return rows.slice(rows.findIndex(isFilled), rows.findLastIndex(isFilled) + 1);
}
/** Neighbours of one ink are one span. */
function joined$1(signs) {
	const spans = [];
	for (const sign of signs) {
		const last = spans.at(-1);
		if (last !== void 0 && last.ink === sign.ink) spans[spans.length - 1] = {
			...last,
			text: last.text + sign.text
		};
		else spans.push(sign);
	}
	return spans;
}
/** Rows of cells, each column as wide as its widest cell; what would not fit the width is cut. */
function inColumns(rows, indent = 2, gap = 2) {
	const widths = [];
	for (const row of rows) for (const [at, { text }] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, [...text].length);
	return rows.map((row) => [{ text: " ".repeat(indent) }, ...row.map((cell, at) => at === row.length - 1 ? cell : {
		...cell,
		text: cell.text + " ".repeat((widths[at] ?? 0) - [...cell.text].length + gap)
	})]);
}
/** A long row in pieces of so many. */
function inRows(cells, perRow) {
	return Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
}
/** At most so many signs; what is cut ends with an ellipsis. */
function cutTo(width, text) {
	const signs = [...text];
	return signs.length <= width ? text : `${signs.slice(0, width - 1).join("")}…`;
}

// kernel/src/flow.ts
function isOver(state) {
	return state.phase === "over";
}
/** The part of the contract of a game that follows from its parts, and `advance`, which runs a state on by itself. */
function gameFlow(parts) {
	const modules = parts.decisions;
	const phases = parts.phases;
	const steps = parts.steps ?? {};
	/** The kinds of decisions that let the others answer first. */
	const waiting = Object.values(modules).flatMap(({ kind, waits }) => waits ? [kind] : []);
	const kinds = Object.keys(modules);
	const ofKind = Object.values(modules);
	/** From the top: a game has few kinds that are asked often, and names that change from call to call are looked up slowly (`belfry bench engine`). */
	function moduleOf({ kind }) {
		for (let at = 0; at < kinds.length; at++) {
			const module = ofKind[at];
			if (kinds[at] === kind && module !== void 0) return module;
		}
		return missing(kind);
	}
	/** Only decisions come to the top of the agenda, and all of them are asked. */
	const asksAll = parts.steps === void 0 && parts.unasked === void 0;
	/** Runs the game on by itself until somebody has to decide or the game is over. */
	function advance(state, dealer) {
		for (;;) if (state.agenda.length === 0) {
			if (isOver(state)) return;
			(phases[state.phase] ?? missing(state.phase))(state, dealer);
		} else if (asksAll || !takeTop(state, dealer)) return;
	}
	/** Does what lies on top of the agenda, unless somebody has to decide it. */
	function takeTop(state, dealer) {
		const { agenda } = state;
		const top = agenda[agenda.length - 1];
		if (top === void 0) return true;
		if (!isDecision(top)) {
			agenda.pop();
			const step = top;
			(steps[step.step] ?? missing(step.step))(state, step, dealer);
			return true;
		}
		const move = parts.unasked?.(state, top);
		if (move === void 0) return false;
		agenda.pop();
		if (move !== null) moduleOf(top).choose(state, top, move, dealer);
		return true;
	}
	return {
		contract: {
			setup(players, options, dealer) {
				const state = parts.setup(players, options, dealer);
				advance(state, dealer);
				return state;
			},
			pending: (state) => owed(state.agenda),
			waits: (decision) => waiting.includes(decision.kind),
			legal(state, seat) {
				const decision = owedBy(state.agenda, seat);
				return decision === void 0 ? [] : moduleOf(decision).options(state, decision);
			},
			accepts(state, seat, move) {
				const decision = owedBy(state.agenda, seat);
				return decision !== void 0 && (moduleOf(decision).accepts?.(state, decision, move) ?? false);
			},
			apply(state, seat, move, dealer) {
				const decision = takeOwed(state.agenda, seat);
				if (decision === void 0) throw new Error(`seat ${seat} owes no decision`);
				moduleOf(decision).choose(state, decision, move, dealer);
				advance(state, dealer);
			}
		},
		advance
	};
}
function missing(name) {
	throw new Error(`the game does not say what "${name}" does`);
}

// kernel/src/seat.ts
const LETTERS = "abcdefgh";
function seatLetter(seat) {
	return LETTERS.charAt(seat);
}
/** The seat of a letter, or -1. */
function seatOfLetter(letter) {
	return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}
/** May this viewer see what only `seat` may see? */
function seesAs(viewer, seat) {
	return viewer === seat || viewer === "open";
}

// kernel/src/notation.ts
function tidy(text) {
	return text.trim().toLowerCase().replace(/\s+/g, " ");
}

// kernel/src/outcome.ts
/** Adds the sheet up and ranks the seats, whoever has won by reaching a goal before all others; higher is better on every line. */
function outcomeOf(sheet, tieBreaks = [], won) {
	const seats = sheet[0]?.points.length ?? 0;
	const totals = Array.from({ length: seats }, (_, seat) => sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));
	const keys = [
		totals.map((_, seat) => seat === won ? 1 : 0),
		totals,
		...tieBreaks.map((line) => line.points)
	];
	const better = (a, b) => {
		for (const key of keys) if (key[a] !== key[b]) return itemAt(key, a) > itemAt(key, b);
		return false;
	};
	const places = totals.map((_, seat) => 1 + totals.filter((_, other) => better(other, seat)).length);
	return won === void 0 ? {
		sheet,
		totals,
		tieBreaks,
		places
	} : {
		sheet,
		totals,
		tieBreaks,
		places,
		won
	};
}
function winners(outcome) {
	return outcome.places.flatMap((place, seat) => place === 1 ? [seat] : []);
}

// kernel/src/view.ts
/** The seat a view was made for: bots and whoever else decides need the view of a seat. */
function seatOfView({ viewer }) {
	if (typeof viewer === "number") return viewer;
	throw new Error(`a seat decides, and this view was made for "${viewer}"`);
}

// games/nuremberg/src/data/goods.ts
var goods_exports = /* @__PURE__ */ __exportAll({ GOODS: () => GOODS });
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
var grid_exports = /* @__PURE__ */ __exportAll({
	SIDES: () => SIDES,
	cornersOf: () => cornersOf,
	hexesByCorner: () => hexesByCorner,
	joined: () => joined,
	neighbours: () => neighbours
});
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
/** Are two corners the ends of one hex side? */
function joined(a, b) {
	return neighbours(a).includes(b);
}
function neighbours(corner) {
	const [q, r, end] = splitCorner(corner);
	return end === "N" ? [
		`${q},${r - 1},S`,
		`${q + 1},${r - 1},S`,
		`${q + 1},${r - 2},S`
	] : [
		`${q},${r + 1},N`,
		`${q - 1},${r + 1},N`,
		`${q - 1},${r + 2},N`
	];
}
function splitCorner(corner) {
	const [q, r, end] = corner.split(",");
	return [
		Number(q),
		Number(r),
		end ?? ""
	];
}

// games/nuremberg/src/data/resources.ts
var resources_exports = /* @__PURE__ */ __exportAll({
	BRICK: () => 3,
	GOLD: () => 5,
	GRAIN: () => 2,
	KINDS: () => KINDS,
	ORE: () => 4,
	TREASURES: () => TREASURES,
	WOOD: () => 0,
	WOOL: () => 1
});
/** The five resources, in the order bundles write them; gold follows as the sixth place of a bundle. */
const KINDS = [
	"wood",
	"wool",
	"grain",
	"brick",
	"ore"
];
const WOOD = 0;
const WOOL = 1;
const GRAIN = 2;
const BRICK = 3;
const ORE = 4;
/** The place of gold in a bundle. Gold is no resource card. */
const GOLD = 5;
const TREASURES = [...KINDS, "gold"];

// games/nuremberg/src/data/trade.ts
var trade_exports = /* @__PURE__ */ __exportAll({
	BANK_TRADES_PER_TURN: () => 40,
	BASE_RATIO: () => 4,
	GENERAL_MARKET_RATIO: () => 3,
	LISTED_GOLD: () => LISTED_GOLD,
	LISTED_OFFERS_PER_TURN: () => 6,
	LISTED_SWAPS: () => LISTED_SWAPS,
	MOST_CARDS_ASKED: () => 20,
	MOST_GOLD_ASKED: () => 99,
	OFFERS_PER_TURN: () => 20,
	SPECIAL_MARKET_RATIO: () => 2
});
/** NUR-7.1 to 7.4 */
const BASE_RATIO = 4;
const GENERAL_MARKET_RATIO = 3;
const SPECIAL_MARKET_RATIO = 2;
/** NUR-7.8 */
const BANK_TRADES_PER_TURN = 40;
/** NUR-6.13 */
const OFFERS_PER_TURN = 20;
/** NUR-6.6 The most an offer may ask of one kind, and of gold. */
const MOST_CARDS_ASKED = 20;
const MOST_GOLD_ASKED = 99;
/** The bounded list of offers: how many of one kind for how many of another, and how much gold for or against one card. */
const LISTED_SWAPS = [
	[1, 1],
	[2, 1],
	[1, 2]
];
const LISTED_GOLD = [
	1,
	2,
	3,
	4
];
/** The list goes on to so many offers in a turn; people may make more, up to OFFERS_PER_TURN. */
const LISTED_OFFERS_PER_TURN = 6;

// games/nuremberg/src/data/city.ts
var city_exports = /* @__PURE__ */ __exportAll({
	NOTCHES: () => NOTCHES,
	NOTCHES_AT: () => NOTCHES_AT,
	SITES: () => SITES,
	TILES: () => TILES,
	WALLS: () => WALLS,
	siteRatio: () => siteRatio
});
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
/** NUR-7.5 The ratio at which a site trades a kind, or gold, with the bank. */
function siteRatio(site, give) {
	const market = SITES[site]?.market ?? null;
	if (market === "any") return 3;
	return market !== null && give !== 5 && KINDS[give] === market ? 2 : 4;
}
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

// games/nuremberg/src/data/region.ts
var region_exports = /* @__PURE__ */ __exportAll({
	CASTLE: () => CASTLE,
	CROSSINGS: () => CROSSINGS,
	HEXES: () => HEXES,
	HEX_KIND: () => HEX_KIND,
	NUREMBERG: () => NUREMBERG,
	ROADS: () => ROADS,
	ROAD_LENGTH: () => ROAD_LENGTH,
	ROAD_START: () => ROAD_START,
	SEGMENTS: () => SEGMENTS
});
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
/** Where the crossings X-1, X-2, … of each road begin in CROSSINGS, and its segments X:1, X:2, … in SEGMENTS. */
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
const CLOSE$1 = frozen({ do: "close" });
const MOVE_ROBBER = HEXES.map((_, hex) => frozen({
	do: "move-robber",
	hex
}));
const STEAL$1 = perSeat((seat) => frozen({
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
/** So many of one kind, or of gold. */
function only(kind, count) {
	return TREASURES.map((_, i) => i === kind ? count : 0);
}
function isNothing(amounts) {
	for (let i = 0; i <= 5; i++) if (amounts[i] !== 0) return false;
	return true;
}
function sameBundle(a, b) {
	for (let i = 0; i <= 5; i++) if (a[i] !== b[i]) return false;
	return true;
}

// games/nuremberg/src/notation/words.ts
/** An open side of an offer. */
const OPEN = "?";
/** `2 wood + 1 gold`; `?` for an empty bundle. */
function writeBundle(amounts) {
	return isNothing(amounts) ? OPEN : writeAmounts(amounts);
}
function readBundle(words) {
	return words === OPEN ? NOTHING : readAmounts(words, TREASURES);
}
function writeAmounts(amounts) {
	return amounts.flatMap((count, kind) => count === 0 ? [] : [`${count} ${TREASURES[kind]}`]).join(" + ");
}
/** Amounts of the named kinds, in the order of `kinds`. */
function readAmounts(words, kinds) {
	const amounts = kinds.map(() => 0);
	for (const part of words.split("+")) {
		const [, count, name = ""] = /^([1-9]\d?) ([a-z]+)$/.exec(part.trim()) ?? [];
		const kind = kinds.indexOf(name);
		if (count === void 0 || kind < 0) throw new BadInput(`"${part.trim()}" is no amount; write it like "2 wood", with one of ${kinds.join(", ")}`);
		amounts[kind] = itemAt(amounts, kind) + Number(count);
	}
	return amounts;
}
/** The two sides of `… for …`. */
function readSwap(words) {
	const [one, other, more] = words.split(" for ");
	if (one === void 0 || other === void 0 || more !== void 0) throw new BadInput(`"${words}" must have two sides with "for" between them, like "2 wood for 1 ore"`);
	return [one.trim(), other.trim()];
}
/** A place by its name. */
function readPlace(word, places, what, example) {
	const place = places.findIndex(({ id }) => id.toLowerCase() === word);
	if (place < 0) throw new BadInput(`there is no ${what} "${word}"; write it like "${example}"`);
	return place;
}
function readSeat(word) {
	const seat = seatOfLetter(word);
	if (seat < 0 || seat >= PLAYERS.max) throw new BadInput(`there is no seat "${word}"; seats are the letters a to d`);
	return seat;
}
/** Seats between commas, sorted, each once. */
function readSeats(words) {
	const seats = words.split(",").map((word) => readSeat(word.trim()));
	return [...new Set(seats)].sort((a, b) => a - b);
}

// games/nuremberg/src/notation/notation.ts
/** The moves that are a fixed phrase. */
const PHRASES = {
	"build wall": BUILD_WALL,
	"build tower": BUILD_TOWER,
	"end turn": END_TURN,
	accept: ACCEPT,
	decline: DECLINE,
	close: CLOSE$1,
	"steal nothing": STEAL_NOTHING,
	"help yes": HELP_YES,
	"help no": HELP_NO
};
/** How the moves with a parameter begin, and how the rest is read. */
const BEGINNINGS = {
	"place ": (rest) => itemAt(PLACE, readPlace(rest, CROSSINGS, "crossing", "iv-3")),
	"build station ": (rest) => itemAt(BUILD_STATION, readPlace(rest, ROADS, "road", "iv")),
	"build village ": (rest) => itemAt(BUILD_VILLAGE, readPlace(rest, CROSSINGS, "crossing", "iv-3")),
	"build house ": (rest) => itemAt(BUILD_HOUSE, readPlace(rest, SITES, "site", "s6")),
	"sell ": (rest) => itemAt(SELL, readPlace(rest, GOODS, "good", "compass")),
	"bank ": readBankTrade,
	"offer ": readOffer,
	"counter ": (rest) => {
		const [give, get] = readSwap(rest);
		return {
			do: "counter",
			give: readBundle(give),
			get: readBundle(get)
		};
	},
	"deal ": (rest) => itemAt(DEAL, readSeat(rest)),
	"hand in ": (rest) => ({
		do: "hand-in",
		cards: readAmounts(rest, KINDS)
	}),
	"robber to ": (rest) => itemAt(MOVE_ROBBER, readPlace(rest, HEXES, "hex", "f4")),
	"steal from ": (rest) => itemAt(STEAL$1, readSeat(rest)),
	"swap with ": (rest) => itemAt(SWAP, readSeat(rest))
};
function write(move) {
	switch (move.do) {
		case "place": return `place ${nameOf(itemAt(CROSSINGS, move.crossing))}`;
		case "build-station": return `build station ${nameOf(itemAt(ROADS, move.road))}`;
		case "build-village": return `build village ${nameOf(itemAt(CROSSINGS, move.crossing))}`;
		case "build-house": return `build house ${nameOf(itemAt(SITES, move.site))}`;
		case "sell": return `sell ${itemAt(GOODS, move.good).id}`;
		case "bank-trade": return `bank ${TREASURES[move.give]} for ${KINDS[move.get]}`;
		case "offer": return `offer ${move.to.map(seatLetter).join(", ")}: ${writeBundle(move.give)} for ${writeBundle(move.get)}`;
		case "counter": return `counter ${writeBundle(move.give)} for ${writeBundle(move.get)}`;
		case "hand-in": return `hand in ${writeAmounts(move.cards)}`;
		case "move-robber": return `robber to ${nameOf(itemAt(HEXES, move.hex))}`;
		case "deal": return `deal ${seatLetter(move.seat)}`;
		case "steal": return `steal from ${seatLetter(move.seat)}`;
		case "swap": return `swap with ${seatLetter(move.seat)}`;
		case "wall-help": return move.build ? "help yes" : "help no";
		default: return move.do.replace("-", " ");
	}
}
function nameOf({ id }) {
	return id.toLowerCase();
}
function read(text) {
	const words = tidy(text);
	const phrase = Object.hasOwn(PHRASES, words) ? PHRASES[words] : void 0;
	if (phrase !== void 0) return phrase;
	for (const [beginning, readRest] of Object.entries(BEGINNINGS)) if (words.startsWith(beginning)) return readRest(words.slice(beginning.length));
	throw new BadInput(`"${text}" is no move of Settlers of Nuremberg; a move looks like "build village iv-3", "sell compass" or "offer b, c: 2 wood for 1 ore"`);
}
function readBankTrade(rest) {
	const [give, get] = readSwap(rest);
	return itemAt(itemAt(BANK_TRADE, readPlace(give, asNames(TREASURES), "resource", "ore")), readPlace(get, asNames(KINDS), "resource", "wool"));
}
function asNames(ids) {
	return ids.map((id) => ({ id }));
}
function readOffer(rest) {
	const colon = rest.indexOf(":");
	if (colon < 0) throw new BadInput(`an offer names the seats before a colon, like "offer b, c: 2 wood for 1 ore"; "${rest}" has no colon`);
	const to = readSeats(rest.slice(0, colon));
	const [give, get] = readSwap(rest.slice(colon + 1).trim());
	return {
		do: "offer",
		give: readBundle(give),
		get: readBundle(get),
		to
	};
}

// games/nuremberg/src/notation/targets.ts
/** The things on the table a move targets, in the order a player would point at them: first the thing, then what to do with it. */
function targets(move) {
	const verb = `verb:${move.do}`;
	switch (move.do) {
		case "place":
		case "build-village": return [`crossing:${itemAt(CROSSINGS, move.crossing).id}`, verb];
		case "build-station": return [`road:${itemAt(ROADS, move.road).id}`, verb];
		case "build-house": return [`site:${itemAt(SITES, move.site).id}`, verb];
		case "build-wall": return ["walls", verb];
		case "build-tower": return ["towers", verb];
		case "sell": return [`good:${itemAt(GOODS, move.good).id}`];
		case "bank-trade": return [`give:${TREASURES[move.give]}`, `get:${KINDS[move.get]}`];
		case "offer":
		case "counter": return [verb];
		case "hand-in": return [verb, ...move.cards.flatMap((count, kind) => Array.from({ length: count }, () => `hand:${KINDS[kind]}`))];
		case "move-robber": return [`hex:${itemAt(HEXES, move.hex).id}`, verb];
		case "deal":
		case "steal":
		case "swap": return [`seat:${seatLetter(move.seat)}`, verb];
		case "wall-help": return [move.build ? "verb:wall-help-yes" : "verb:wall-help-no"];
		default: return [verb];
	}
}

// games/nuremberg/src/positions.ts
/** Positions to count from: the start with every number of players and both set-ups, and some in the middle of things. */
const positions = {
	"start-3": {
		players: 3,
		seed: 2,
		moves: 0
	},
	"start-4": {
		players: 4,
		seed: 1,
		moves: 0
	},
	"advanced-3": {
		players: 3,
		seed: 3,
		moves: 0,
		options: { start: "advanced" }
	},
	"advanced-4": {
		players: 4,
		seed: 4,
		moves: 7,
		options: { start: "advanced" }
	},
	"middle-3": {
		players: 3,
		seed: 2,
		moves: 400
	},
	"middle-4": {
		players: 4,
		seed: 5,
		moves: 600
	},
	"late-4": {
		players: 4,
		seed: 6,
		moves: 1300
	},
	"other-options": {
		players: 4,
		seed: 7,
		moves: 500,
		options: {
			roadToll: "bank",
			councilOutsider: "no-claim",
			tradeFair: "off"
		}
	}
};

// games/nuremberg/src/rules/clone.ts
/** A copy that shares nothing mutable. Decision records, options, bundles and answers are frozen, so they are shared. */
function clone(state) {
	const { trade } = state;
	return {
		options: state.options,
		agenda: state.agenda.slice(),
		players: clonePlayers(state.players),
		phase: state.phase,
		first: state.first,
		active: state.active,
		turn: state.turn,
		placed: state.placed,
		helped: state.helped,
		fair: state.fair,
		offersMade: state.offersMade,
		bankTrades: state.bankTrades,
		offered: state.offered.slice(),
		trade: trade === null ? null : {
			give: trade.give,
			get: trade.get,
			to: trade.to,
			listed: trade.listed,
			answers: trade.answers.slice()
		},
		stock: state.stock.slice(),
		deck: state.deck.slice(),
		discards: state.discards.slice(),
		year: state.year,
		robber: state.robber,
		stations: state.stations.slice(),
		villages: state.villages.slice(),
		houses: state.houses.slice(),
		walls: state.walls,
		towers: state.towers,
		rights: state.rights.slice(),
		standing: state.standing.slice(),
		majority: state.majority.slice(),
		room: state.room.slice(),
		fields: state.fields.slice(),
		memory: state.memory.slice(),
		trace: state.trace.slice(),
		ending: state.ending
	};
}
function clonePlayers(players) {
	const copy = [];
	for (let seat = 0; seat < players.length; seat++) {
		const player = players[seat];
		copy.push({
			colour: player.colour,
			hand: player.hand.slice(),
			cards: player.cards,
			gold: player.gold,
			prestige: player.prestige,
			council: player.council,
			points: player.points,
			villages: player.villages,
			houses: player.houses,
			stations: player.stations,
			ratios: player.ratios.slice(),
			doubled: player.doubled,
			yard: player.yard,
			discard: player.discard
		});
	}
	return copy;
}

// games/nuremberg/src/data/council.ts
var council_exports = /* @__PURE__ */ __exportAll({
	COUNCILS: () => COUNCILS,
	COUNCIL_POINTS: () => COUNCIL_POINTS,
	councilsFor: () => councilsFor
});
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

// games/nuremberg/src/data/builds.ts
var builds_exports = /* @__PURE__ */ __exportAll({
	BUILDS: () => BUILDS,
	HELPED_WALL_COST: () => HELPED_WALL_COST,
	PIECES: () => PIECES
});
const PIECES = [
	"station",
	"village",
	"house",
	"wall",
	"tower"
];
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
/** NUR-4.5 The price of a wall with the wall help. */
const HELPED_WALL_COST = [
	0,
	0,
	0,
	1,
	0,
	1
];

// games/nuremberg/src/rules/scoring.ts
function outcome(state) {
	return isOver(state) ? ranking(state) : null;
}
function ranking(state) {
	const { players } = state;
	const each = (count) => players.map(count);
	return outcomeOf([
		{
			key: "score.villages",
			clause: "NUR-10.5",
			points: each((p) => (5 - p.villages) * BUILDS.village.points)
		},
		{
			key: "score.houses",
			clause: "NUR-11.3",
			points: each((p) => (4 - p.houses) * BUILDS.house.points)
		},
		{
			key: "score.rights",
			clause: "NUR-9.7",
			points: each((_, seat) => state.rights.filter((holder) => holder === seat).length * 1)
		},
		{
			key: "score.council",
			clause: "NUR-15.2",
			points: each((p) => COUNCIL_POINTS[p.council])
		}
	], [
		{
			key: "tie.council",
			clause: "NUR-18.1",
			points: each((p) => COUNCIL_POINTS[p.council])
		},
		{
			key: "tie.prestige",
			clause: "NUR-18.2",
			points: each((p) => p.prestige)
		},
		{
			key: "tie.gold",
			clause: "NUR-18.2",
			points: each((p) => p.gold)
		}
	], state.ending === "points" ? state.active : void 0);
}
function winningColours(state) {
	return winners(ranking(state)).map((seat) => state.players[seat].colour);
}

// games/nuremberg/src/rules/victory.ts
function checkVictory(state, dealer) {
	const player = state.players[state.active];
	if (player.points < 13 || state.phase === "over") return;
	end(state, "points");
	dealer.emit?.({
		type: "won",
		clause: "NUR-17.1",
		seat: state.active,
		colour: player.colour,
		points: player.points
	});
}
function endOfTime(state, dealer) {
	end(state, "time");
	dealer.emit?.({
		type: "time-out",
		clause: "NUR-17.4",
		winners: winningColours(state)
	});
}
function end(state, ending) {
	state.phase = "over";
	state.ending = ending;
	state.trade = null;
	state.agenda.length = 0;
}

// games/nuremberg/src/rules/council.ts
function gainPrestige(state, seat, prestige, dealer) {
	state.players[seat].prestige += prestige;
	enterCouncil(state, seat, dealer);
	settleCouncil(state, seat, dealer);
}
function enterCouncil(state, seat, dealer) {
	const player = state.players[seat];
	if (player.council !== 0 || player.prestige < 3) return;
	const council = highestUnclaimed(state);
	if (council === 0) return;
	takeCard(state, seat, council);
	dealer.emit?.({
		type: "council-entered",
		clause: "NUR-15.2",
		seat,
		council
	});
	checkVictory(state, dealer);
}
function highestUnclaimed(state) {
	const { players } = state;
	for (let rank = 1; rank <= COUNCILS.length; rank++) if (COUNCILS[rank - 1].players.some((n) => n === players.length) && !players.some((player) => player.council === rank)) return rank;
	return 0;
}
function settleCouncil(state, climber, dealer) {
	let seat = climber;
	while (!isOver(state)) {
		const victims = victimsOf(state, seat);
		if (victims.length === 0) return;
		if (victims.length > 1) {
			state.agenda.push(Object.freeze({
				kind: "council-swap",
				seat,
				victims: Object.freeze(victims)
			}));
			return;
		}
		swapCouncil(state, seat, victims[0], false, dealer);
		seat = victims[0];
	}
}
function victimsOf(state, seat) {
	const { players } = state;
	const { council, prestige } = players[seat];
	const victims = [];
	if (council === 0 && state.options.councilOutsider === "no-claim") return victims;
	for (let other = 0; other < players.length; other++) {
		const holder = players[other];
		if (holder.council !== 0 && (council === 0 || holder.council < council) && holder.prestige < prestige && holder.prestige < 12) victims.push(other);
	}
	return victims;
}
function swapCouncil(state, seat, victim, final, dealer) {
	const given = state.players[seat].council;
	const council = state.players[victim].council;
	takeCard(state, victim, given);
	takeCard(state, seat, council);
	dealer.emit?.({
		type: "council-swapped",
		clause: given === 0 ? "NUR-15.10" : "NUR-15.5",
		seat,
		victim,
		council,
		given,
		final
	});
	checkVictory(state, dealer);
}
function takeCard(state, seat, council) {
	const player = state.players[seat];
	player.points += COUNCIL_POINTS[council] - COUNCIL_POINTS[player.council];
	player.council = council;
}

// games/nuremberg/src/rules/decisions/council-swap.ts
const councilSwap = {
	kind: "council-swap",
	options: (_, { victims }) => victims.map((victim) => SWAP[victim]),
	choose(state, { seat }, move, dealer) {
		if (move.do !== "swap") return;
		swapCouncil(state, seat, move.seat, seat !== state.active || state.phase === "help", dealer);
		settleCouncil(state, move.seat, dealer);
	}
};

// games/nuremberg/src/rules/pieces.ts
/** NUR-9.2, 9.3 The only segment of a road where a station may go: the first free one; NONE when the road is full. */
function freeSegment(state, road) {
	const standing = state.standing[road];
	return standing < ROAD_LENGTH[road] ? ROAD_START[road] + standing : -1;
}
/** Puts a station on the first free segment; gives who held the right before. */
function putStation(state, seat, road) {
	const { players, majority } = state;
	const row = road * players.length;
	state.stations[freeSegment(state, road)] = seat;
	state.standing[road]++;
	players[seat].stations--;
	majority[row + seat]++;
	const holder = state.rights[road];
	if (holder === -1 || majority[row + seat] > majority[row + holder]) {
		if (holder !== -1) players[holder].points -= 1;
		players[seat].points += 1;
		state.rights[road] = seat;
	}
	return holder;
}
function putVillage(state, seat, crossing) {
	const { players, fields } = state;
	const { road, step, hexes } = CROSSINGS[crossing];
	state.villages[crossing] = seat;
	state.room[road] &= ~(7 << step - 1);
	for (const hex of hexes) fields[hex * players.length + seat]++;
	players[seat].villages--;
	players[seat].points += BUILDS.village.points;
}
function putHouse(state, seat, site) {
	const player = state.players[seat];
	state.houses[site] = seat;
	player.houses--;
	player.points += BUILDS.house.points;
	player.doubled |= SITES[site].doubles;
	player.yard ||= SITES[site].yard;
	for (let give = 0; give < player.ratios.length; give++) player.ratios[give] = Math.min(player.ratios[give], siteRatio(site, give));
}

// games/nuremberg/src/rules/memory.ts
/** Each theft in `memory`: thief, victim, kind, five figures of the thief, five of the victim. */
const THEFT_SIZE = 3 + 2 * KINDS.length;
const THIEF_SPARE = 3;
const VICTIM_SPARE = 3 + KINDS.length;
function rememberTheft(state, thief, victim, kind) {
	const { memory, players, trace } = state;
	const at = memory.length;
	memory.push(thief, victim, kind);
	for (let k = 0; k < KINDS.length; k++) memory.push(players[thief].hand[k]);
	for (let k = 0; k < KINDS.length; k++) memory.push(players[victim].hand[k]);
	trace[thief] = at + 3;
	trace[victim] = at + VICTIM_SPARE;
}
/** A hand has shrunk in public. */
function rememberSpent(state, seat, kind) {
	const at = state.trace[seat];
	if (at < 0) return;
	const left = state.players[seat].hand[kind];
	if (left < state.memory[at + kind]) state.memory[at + kind] = left;
}
/** Who names cards in an offer, a counter or by accepting holds them. */
function rememberNamed(state, seat, named) {
	const at = state.trace[seat];
	if (at < 0) return;
	const { hand } = state.players[seat];
	for (let k = 0; k < KINDS.length; k++) {
		const spare = hand[k] - named[k];
		if (named[k] > 0 && spare < state.memory[at + k]) state.memory[at + k] = spare;
	}
}

// games/nuremberg/src/rules/supply.ts
/** Does a player hold all of this, gold included? */
function covers(player, cost) {
	const { hand } = player;
	return hand[0] >= cost[0] && hand[1] >= cost[1] && hand[2] >= cost[2] && hand[3] >= cost[3] && hand[4] >= cost[4] && player.gold >= cost[5];
}
/** NUR-6.7 Cards or gold to trade with. */
function hasHoldings(player) {
	return player.cards > 0 || player.gold > 0;
}
function pay(state, seat, cost) {
	for (let kind = 0; kind < KINDS.length; kind++) if (cost[kind] > 0) returnCards(state, seat, kind, cost[kind]);
	state.players[seat].gold -= cost[5];
}
function returnCards(state, seat, kind, count) {
	loseCards(state, seat, kind, count);
	state.stock[kind] += count;
}
function drawCards(state, seat, kind, count) {
	state.stock[kind] -= count;
	gainCards(state.players[seat], kind, count);
}
function handOver(state, from, to, given) {
	for (let kind = 0; kind < KINDS.length; kind++) {
		if (given[kind] === 0) continue;
		loseCards(state, from, kind, given[kind]);
		gainCards(state.players[to], kind, given[kind]);
	}
	state.players[from].gold -= given[5];
	state.players[to].gold += given[5];
}
function loseCards(state, seat, kind, count) {
	const player = state.players[seat];
	player.hand[kind] -= count;
	player.cards -= count;
	rememberSpent(state, seat, kind);
}
function gainCards(player, kind, count) {
	player.hand[kind] += count;
	player.cards += count;
}

// games/nuremberg/src/rules/building.ts
function mayBuildStation(state, seat, road) {
	return state.players[seat].stations > 0 && freeSegment(state, road) !== -1;
}
function buildStation(state, seat, road, dealer) {
	const segment = freeSegment(state, road);
	pay(state, seat, BUILDS.station.cost);
	dealer.emit?.({
		type: "station-built",
		clause: "NUR-9.3",
		seat,
		segment
	});
	raiseStation(state, seat, road, dealer);
	checkVictory(state, dealer);
}
/** Puts a station down and tells of a right that changes hands. */
function raiseStation(state, seat, road, dealer) {
	const before = putStation(state, seat, road);
	if (state.rights[road] === before) return;
	dealer.emit?.({
		type: "right-taken",
		clause: before === -1 ? "NUR-9.5" : "NUR-9.6",
		seat,
		road,
		from: before
	});
}
function buildVillage(state, seat, crossing, dealer) {
	pay(state, seat, BUILDS.village.cost);
	putVillage(state, seat, crossing);
	dealer.emit?.({
		type: "village-built",
		clause: "NUR-10.5",
		seat,
		crossing
	});
	checkVictory(state, dealer);
}
function mayBuildHouse(state, seat, site) {
	return state.players[seat].houses > 0 && state.houses[site] === -1;
}
function buildHouse(state, seat, site, dealer) {
	pay(state, seat, BUILDS.house.cost);
	putHouse(state, seat, site);
	dealer.emit?.({
		type: "house-built",
		clause: "NUR-11.3",
		seat,
		site
	});
	checkVictory(state, dealer);
}
function wallsLeft(state) {
	return state.walls < WALLS.length;
}
function mayBuildWall(state, seat, cost) {
	return wallsLeft(state) && covers(state.players[seat], cost);
}
function buildWall(state, seat, cost, dealer) {
	pay(state, seat, cost);
	state.walls++;
	const helped = cost === HELPED_WALL_COST;
	dealer.emit?.({
		type: "wall-built",
		clause: helped ? "NUR-4.5" : "NUR-12.3",
		seat,
		wall: state.walls,
		gold: cost[5],
		helped
	});
	gainPrestige(state, seat, BUILDS.wall.prestige, dealer);
}
function mayBuildTower(state, seat) {
	const player = state.players[seat];
	return player.yard && state.towers < NOTCHES_AT[state.walls] && covers(player, BUILDS.tower.cost);
}
function buildTower(state, seat, dealer) {
	pay(state, seat, BUILDS.tower.cost);
	state.towers++;
	dealer.emit?.({
		type: "tower-built",
		clause: "NUR-13.3",
		seat,
		tower: state.towers,
		gold: BUILDS.tower.cost[5]
	});
	gainPrestige(state, seat, BUILDS.tower.prestige, dealer);
}

// games/nuremberg/src/rules/start.ts
function mayPlace(state, crossing) {
	const { road, step } = CROSSINGS[crossing];
	return (state.room[road] >> step & 1) === 1;
}
function placeVillage(state, seat, crossing, clause, dealer) {
	putVillage(state, seat, crossing);
	dealer.emit?.({
		type: "start-placed",
		clause,
		seat,
		crossing
	});
}
function placeStation(state, seat, road, clause, dealer) {
	dealer.emit?.({
		type: "station-placed",
		clause,
		seat,
		segment: freeSegment(state, road)
	});
	raiseStation(state, seat, road, dealer);
}
function takeFirstYield(state, seat, crossing, dealer) {
	const cards = KINDS.map(() => 0);
	for (const hex of CROSSINGS[crossing].hexes) {
		cards[HEX_KIND[hex]]++;
		drawCards(state, seat, HEX_KIND[hex], 1);
	}
	dealer.emit?.({
		type: "first-yield",
		clause: "NUR-1.10",
		seat,
		cards
	});
}

// games/nuremberg/src/rules/decisions/place-start.ts
const placeStart = {
	kind: "place-start",
	options(state) {
		return PLACE.filter((move) => mayPlace(state, move.crossing));
	},
	choose(state, { seat, round }, move, dealer) {
		if (move.do !== "place") return;
		placeVillage(state, seat, move.crossing, "NUR-22.3", dealer);
		placeStation(state, seat, CROSSINGS[move.crossing].road, "NUR-22.4", dealer);
		if (round === 2) takeFirstYield(state, seat, move.crossing, dealer);
		state.placed++;
	}
};

// games/nuremberg/src/rules/discards.ts
/** What a player may want to keep cards for: every piece, every good, or nothing in particular. */
const AIMS = [
	...Object.values(BUILDS).map((build) => build.cost),
	...GOODS.map((good) => good.recipe),
	NOTHING
];
/** Which kind goes first when several have equally many cards to spare. */
const FIRST_TO_GO = [
	4,
	3,
	0,
	2,
	1
];
/** The bounded list of what to hand in: for each aim the cards it does not need, from the largest heap, then the others. */
function listDiscards(hand, count) {
	const found = [];
	for (const aim of AIMS) {
		const cards = discardFor(hand, count, aim);
		if (!found.some((other) => sameCards(other, cards))) found.push(cards);
	}
	return found;
}
function discardFor(hand, count, aim) {
	const kept = [];
	const spare = [];
	const cards = [];
	let loose = 0;
	for (let kind = 0; kind < KINDS.length; kind++) {
		kept.push(Math.min(hand[kind], aim[kind]));
		spare.push(hand[kind] - kept[kind]);
		cards.push(0);
		loose += spare[kind];
	}
	for (let given = 0; given < count; given++) {
		const from = given < loose ? spare : kept;
		const kind = largest(from);
		from[kind]--;
		cards[kind]++;
	}
	return cards;
}
function largest(heaps) {
	let best = FIRST_TO_GO[0];
	for (const kind of FIRST_TO_GO) if (heaps[kind] > heaps[best]) best = kind;
	return best;
}
function sameCards(one, other) {
	for (let kind = 0; kind < KINDS.length; kind++) if (one[kind] !== other[kind]) return false;
	return true;
}

// games/nuremberg/src/rules/decisions/robber-discard.ts
const robberDiscard = {
	kind: "robber-discard",
	options: (state, { seat, count }) => listDiscards(state.players[seat].hand, count).map((cards) => ({
		do: "hand-in",
		cards
	})),
	accepts: (state, { seat, count }, move) => move.do === "hand-in" && fitsDiscard(state.players[seat], count, move.cards),
	choose(state, { seat, count }, move, dealer) {
		if (move.do !== "hand-in") return;
		const cards = Object.freeze(move.cards.slice());
		state.players[seat].discard = cards;
		dealer.emit?.({
			type: "discard-chosen",
			clause: "NUR-5.4",
			seat,
			count,
			cards
		});
	}
};
/** Exactly so many cards, and only cards the player holds. */
function fitsDiscard(player, count, cards) {
	if (cards.length !== KINDS.length) return false;
	let total = 0;
	for (let kind = 0; kind < KINDS.length; kind++) {
		if (!Number.isInteger(cards[kind]) || cards[kind] < 0 || cards[kind] > player.hand[kind]) return false;
		total += cards[kind];
	}
	return total === count;
}

// games/nuremberg/src/rules/decisions/robber-move.ts
const robberMove = {
	kind: "robber-move",
	options(state) {
		const moves = [];
		for (let hex = 0; hex < MOVE_ROBBER.length; hex++) if (hex !== NUREMBERG && hex !== state.robber) moves.push(MOVE_ROBBER[hex]);
		return moves;
	},
	choose(state, { seat }, move, dealer) {
		if (move.do !== "move-robber") return;
		state.robber = move.hex;
		dealer.emit?.({
			type: "robber-moved",
			clause: "NUR-5.5",
			seat,
			hex: move.hex
		});
	}
};

// games/nuremberg/src/rules/robber.ts
const MOVE = perSeat((seat) => Object.freeze({
	kind: "robber-move",
	seat
}));
const STEAL = perSeat((seat) => Object.freeze({
	kind: "robber-steal",
	seat
}));
function beginRobbery(state, limit) {
	state.phase = "discard";
	state.players.forEach((player, seat) => {
		if (player.cards <= limit) return;
		state.agenda.push(Object.freeze({
			kind: "robber-discard",
			seat,
			count: half(player.cards),
			together: "robber"
		}));
	});
}
function half(cards) {
	return Math.floor(cards / 2);
}
function makeDiscards(state, dealer) {
	state.players.forEach((player, seat) => {
		const cards = player.discard;
		if (cards === null) return;
		player.discard = null;
		for (let kind = 0; kind < KINDS.length; kind++) if (cards[kind] > 0) returnCards(state, seat, kind, cards[kind]);
		dealer.emit?.({
			type: "handed-in",
			clause: "NUR-5.4",
			seat,
			cards
		});
	});
	state.phase = "steal";
	state.agenda.push(MOVE[state.active]);
}
function offerTheft(state) {
	state.phase = "trade";
	if (state.players.some((player, seat) => seat !== state.active && player.cards > 0)) state.agenda.push(STEAL[state.active]);
}
function steal(state, thief, victim, dealer) {
	const from = state.players[victim];
	const to = state.players[thief];
	const kind = drawFrom(from.hand, from.cards, dealer.chance);
	from.hand[kind]--;
	from.cards--;
	to.hand[kind]++;
	to.cards++;
	rememberTheft(state, thief, victim, kind);
	dealer.emit?.({
		type: "stolen",
		clause: "NUR-5.6",
		seat: thief,
		victim,
		kind
	});
}
function drawFrom(hand, cards, chance) {
	let left = chance.below(cards);
	let kind = 0;
	while (left >= hand[kind]) left -= hand[kind++];
	return kind;
}

// games/nuremberg/src/rules/decisions/robber-steal.ts
const robberSteal = {
	kind: "robber-steal",
	options(state, { seat }) {
		const moves = [STEAL_NOTHING];
		for (let other = 0; other < state.players.length; other++) if (other !== seat && state.players[other].cards > 0) moves.push(STEAL$1[other]);
		return moves;
	},
	choose(state, { seat }, move, dealer) {
		if (move.do === "steal") steal(state, seat, move.seat, dealer);
		else dealer.emit?.({
			type: "nothing-stolen",
			clause: "NUR-5.7",
			seat
		});
	}
};

// games/nuremberg/src/rules/offers.ts
/** All listed offers, those that give one kind together. */
const LISTED = [...KINDS.flatMap((_, give) => [...KINDS.flatMap((_, get) => get === give ? [] : LISTED_SWAPS.map(([gives, gets]) => ({
	give,
	gives,
	get,
	gets
}))), ...LISTED_GOLD.map((gets) => ({
	give,
	gives: 1,
	get: 5,
	gets
}))]), ...KINDS.flatMap((_, get) => LISTED_GOLD.map((gives) => ({
	give: 5,
	gives,
	get,
	gets: 1
})))];
/** Where the offers that give each kind, or gold, begin. */
const LISTED_START = TREASURES.map((_, give) => LISTED.findIndex((swap) => swap.give === give));
/** Bundles of one kind, shared by all listed moves: by kind, then by number. */
const SINGLE = TREASURES.map((_, kind) => Array.from({ length: 5 }, (_, count) => only(kind, count)));
/** Every set of seats, by its bits. */
const ADDRESSED = Array.from({ length: 16 }, (_, seats) => Object.freeze([
	0,
	1,
	2,
	3
].filter((seat) => seats >> seat & 1)));
/** The place of a bundle of one kind in COUNTERS; -1 for any other bundle. */
function singlePlace(amounts) {
	const kind = soleKind(amounts);
	return kind < 0 || amounts[kind] > 4 ? -1 : kind * 5 + amounts[kind];
}
/** Counters of one kind for another: by what is given, then by what is asked. */
const COUNTERS = SINGLE.flatMap((gives) => gives.map((give) => SINGLE.flatMap((gets) => gets.map((get) => Object.freeze({
	do: "counter",
	give,
	get
})))));
/** The place in LISTED of each swap of two bundles of one kind, or -1: by the places of what is given and what is wanted. */
const LISTED_PLACE = placesOfSwaps();
function placesOfSwaps() {
	const places = new Array(COUNTERS.length ** 2).fill(-1);
	LISTED.forEach(({ give, gives, get, gets }, place) => {
		places[(give * 5 + gives) * COUNTERS.length + get * 5 + gets] = place;
	});
	return places;
}
/** A new offer, with shared bundles where there are any. */
function draftTrade(give, get, to) {
	const one = singlePlace(give);
	const other = singlePlace(get);
	return {
		give: one < 0 ? give.slice() : SINGLE[one / 5 | 0][one % 5],
		get: other < 0 ? get.slice() : SINGLE[other / 5 | 0][other % 5],
		to: ADDRESSED[to],
		listed: one < 0 || other < 0 ? -1 : LISTED_PLACE[one * COUNTERS.length + other],
		answers: []
	};
}
/** What somebody who holds what a listed offer wants may answer: no, yes, or another price. */
const ANSWERS = LISTED.map(({ give, gives, get, gets }) => {
	const moves = [DECLINE, ACCEPT];
	askOtherPrice(SINGLE[give][gives], SINGLE[get][gets], moves);
	return moves;
});
/** The most an opponent must own for any listed offer to make sense, in cards and in gold. */
const MOST_CARDS = Math.max(...LISTED_SWAPS.map(([, gets]) => gets));
const MOST_GOLD = LISTED_GOLD.length;
/** The places in LISTED of the offers that can be made: by what is given, how much of it is held, and the most cards and gold of an opponent. */
const POSSIBLE = TREASURES.flatMap((_, kind) => {
	const places = [...LISTED.keys()].filter((place) => LISTED[place].give === kind);
	return range(MOST_GOLD).flatMap((held) => {
		const payable = places.filter((place) => LISTED[place].gives <= held);
		return range(MOST_CARDS).flatMap((cards) => range(MOST_GOLD).map((gold) => payable.filter((place) => LISTED[place].gets <= (LISTED[place].get === 5 ? gold : cards))));
	});
});
/** The listed offers as moves to each set of seats: by the bits of the seats, then as in LISTED. */
const OFFERS = ADDRESSED.map((to) => LISTED.map(({ give, gives, get, gets }) => Object.freeze({
	do: "offer",
	give: SINGLE[give][gives],
	get: SINGLE[get][gets],
	to
})));
function range(most) {
	return Array.from({ length: most + 1 }, (_, n) => n);
}
/** Adds the listed offers a seat can make now: what it holds, for what some opponent could hold by number of cards or gold. */
function listOffers(state, seat, moves) {
	if (state.offersMade >= 6) return;
	const { players, offered } = state;
	let to = 0;
	let mostCards = 0;
	let mostGold = 0;
	for (let other = 0; other < players.length; other++) {
		if (other === seat || !hasHoldings(players[other])) continue;
		to |= 1 << other;
		mostCards = Math.max(mostCards, players[other].cards);
		mostGold = Math.max(mostGold, players[other].gold);
	}
	if (to === 0) return;
	const offers = OFFERS[to];
	const { hand, gold } = players[seat];
	const wealth = Math.min(mostCards, MOST_CARDS) * (MOST_GOLD + 1) + Math.min(mostGold, MOST_GOLD);
	for (let give = 0; give <= 5; give++) {
		const held = give === 5 ? gold : hand[give];
		if (held === 0) continue;
		const row = (give * (MOST_GOLD + 1) + Math.min(held, MOST_GOLD)) * (MOST_CARDS + 1) * (MOST_GOLD + 1) + wealth;
		const places = POSSIBLE[row];
		const made = offered[give];
		const start = LISTED_START[give];
		for (let i = 0; i < places.length; i++) if ((made >> places[i] - start & 1) === 0) moves.push(offers[places[i]]);
	}
}
/** Was this open offer made at the same or a better price earlier in the turn? Among the listed offers, which all can take. */
function wasBetterBefore(offered, { listed }) {
	if (listed < 0) return false;
	const { give, gives, get, gets } = LISTED[listed];
	return LISTED.some((swap, place) => place !== listed && swap.give === give && swap.get === get && swap.gives * gets >= gives * swap.gets && (offered[give] >> place - LISTED_START[give] & 1) === 1);
}
/** Was less offered for the same earlier in the turn, and is there a price between the two that was not? Among the listed offers, which all can take. */
function skipsAPrice(offered, { listed }) {
	if (listed < 0) return false;
	const { give, gives, get, gets } = LISTED[listed];
	const lower = LISTED.flatMap((swap, place) => swap.give === give && swap.get === get && swap.gives * gets < gives * swap.gets ? [{
		price: swap.gives / swap.gets,
		isMade: (offered[give] >> place - LISTED_START[give] & 1) === 1
	}] : []);
	const highest = Math.max(...lower.filter(({ isMade }) => isMade).map(({ price }) => price));
	return Number.isFinite(highest) && lower.some(({ price, isMade }) => !isMade && price > highest);
}
/** Was the same kind asked for against another one earlier in the turn? Among the listed offers. */
function wasAskedFor(offered, { listed }) {
	if (listed < 0) return false;
	const { give, get } = LISTED[listed];
	return LISTED.some((swap, place) => swap.get === get && swap.give !== give && (offered[swap.give] >> place - LISTED_START[swap.give] & 1) === 1);
}
/** Ticks a listed offer off, so that the list does not repeat it this turn. */
function tickOff(state, listed) {
	if (listed < 0) return;
	const { give } = LISTED[listed];
	state.offered[give] |= 1 << listed - LISTED_START[give];
}
/** The only kind (or gold) in a bundle, or -1 when there is none or more than one. */
function soleKind(amounts) {
	let sole = -1;
	for (let kind = 0; kind <= 5; kind++) {
		if (amounts[kind] === 0) continue;
		if (sole >= 0) return -1;
		sole = kind;
	}
	return sole;
}
/** The listed answers of a seat to the open offer: no, yes if it can, and counters. */
function listAnswers(state, seat, trade) {
	const player = state.players[seat];
	const holds = covers(player, trade.get);
	if (holds && trade.listed >= 0) return ANSWERS[trade.listed].slice();
	const moves = [DECLINE];
	const wanted = !isNothing(trade.get);
	const given = !isNothing(trade.give);
	if (wanted && given && holds) moves.push(ACCEPT);
	if (wanted && holds) askOtherPrice(trade.give, trade.get, moves);
	else if (given) payOtherPrice(player, trade.give, moves);
	else if (!wanted) answerCall(player, moves);
	return moves;
}
function askOtherPrice(offered, wanted, moves) {
	const place = singlePlace(wanted);
	for (let kind = 0; kind <= 5; kind++) {
		if (wanted[kind] > 0) continue;
		for (let count = 1; count <= (kind === 5 ? LISTED_GOLD.length : 2); count++) {
			const get = SINGLE[kind][count];
			if (sameBundle(get, offered)) continue;
			moves.push(place < 0 ? {
				do: "counter",
				give: wanted,
				get
			} : COUNTERS[place][kind * 5 + count]);
		}
	}
}
function payOtherPrice({ hand, gold }, offered, moves) {
	const place = singlePlace(offered);
	for (let kind = 0; kind <= 5; kind++) {
		if (offered[kind] > 0) continue;
		const most = kind === 5 ? Math.min(gold, LISTED_GOLD.length) : Math.min(hand[kind], 2);
		for (let count = 1; count <= most; count++) moves.push(place < 0 ? {
			do: "counter",
			give: SINGLE[kind][count],
			get: offered
		} : COUNTERS[kind * 5 + count][place]);
	}
}
function answerCall({ hand, gold }, moves) {
	const counter = (give, gives, get, gets) => void moves.push(COUNTERS[give * 5 + gives][get * 5 + gets]);
	for (let give = 0; give < KINDS.length; give++) {
		if (hand[give] === 0) continue;
		for (let get = 0; get < KINDS.length; get++) if (get !== give) counter(give, 1, get, 1);
		for (let price = 1; price <= 3; price++) counter(give, 1, 5, price);
	}
	for (let price = 1; price <= Math.min(gold, 3); price++) for (let get = 0; get < KINDS.length; get++) counter(5, price, get, 1);
}

// games/nuremberg/src/data/events.ts
var events_exports = /* @__PURE__ */ __exportAll({
	CARDS: () => CARDS,
	EVENTS: () => EVENTS,
	FULL_DECK: () => FULL_DECK
});
const EVENTS = [
	"robber-home",
	"wall-help",
	"road-toll",
	"quiet",
	"trade-fair",
	"time-passes",
	"robber-knight"
];
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
var numbers_exports = /* @__PURE__ */ __exportAll({
	HEXES_BY_NUMBER: () => HEXES_BY_NUMBER,
	NUMBERS: () => NUMBERS
});
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

// games/nuremberg/src/data/timeline.ts
var timeline_exports = /* @__PURE__ */ __exportAll({
	LAST_SPACE: () => LAST_SPACE,
	TIMELINE: () => TIMELINE
});
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

// games/nuremberg/src/rules/yield.ts
function payYield(state, number, dealer) {
	const seats = state.players.length;
	const claims = new Array(KINDS.length * seats).fill(0);
	for (const hex of HEXES_BY_NUMBER[number]) {
		if (hex === state.robber) continue;
		const kind = HEX_KIND[hex];
		for (let seat = 0; seat < seats; seat++) claims[kind * seats + seat] += state.fields[hex * seats + seat];
	}
	for (let kind = 0; kind < KINDS.length; kind++) limitToStock(state, kind, claims, dealer);
	for (let seat = 0; seat < seats; seat++) takeClaims(state, seat, claims, dealer);
}
function limitToStock(state, kind, claims, dealer) {
	const seats = state.players.length;
	let total = 0;
	let claimants = 0;
	for (let seat = 0; seat < seats; seat++) {
		total += claims[kind * seats + seat];
		if (claims[kind * seats + seat] > 0) claimants++;
	}
	if (total <= state.stock[kind]) return;
	for (let seat = 0; seat < seats; seat++) if (claims[kind * seats + seat] > 0) claims[kind * seats + seat] = claimants === 1 ? state.stock[kind] : 0;
	dealer.emit?.({
		type: "yield-short",
		clause: "NUR-20.2",
		kind
	});
}
function takeClaims(state, seat, claims, dealer) {
	const seats = state.players.length;
	let taken = 0;
	for (let kind = 0; kind < KINDS.length; kind++) {
		const count = claims[kind * seats + seat];
		if (count === 0) continue;
		drawCards(state, seat, kind, count);
		taken += count;
	}
	if (taken > 0) dealer.emit?.({
		type: "yielded",
		clause: "NUR-3.3",
		seat,
		cards: KINDS.map((_, kind) => claims[kind * seats + seat])
	});
}

// games/nuremberg/src/rules/event-card.ts
function drawEventCard(state, dealer) {
	if (state.deck.length === 0) shuffleAll(state, "NUR-16.5", dealer);
	const card = state.deck.pop() ?? 0;
	state.discards.push(card);
	const { number, event } = CARDS[card];
	dealer.emit?.({
		type: "card-drawn",
		clause: "NUR-3.1",
		seat: state.active,
		card,
		hexes: number === null ? [] : HEXES_BY_NUMBER[number]
	});
	if (number !== null) payYield(state, number, dealer);
	state.phase = "trade";
	EFFECTS[event](state, dealer);
}
const EFFECTS = {
	"robber-home": driveRobberHome,
	"wall-help": offerWallHelp,
	"road-toll": collectRoadToll,
	quiet: keepQuiet,
	"trade-fair": openFair,
	"time-passes": passTime,
	"robber-knight": attack
};
function driveRobberHome(state, dealer) {
	state.robber = CASTLE;
	dealer.emit?.({
		type: "robber-home",
		clause: "NUR-4.6"
	});
}
function offerWallHelp(state) {
	state.phase = "help";
	state.helped = 0;
}
function keepQuiet(_, dealer) {
	dealer.emit?.({
		type: "quiet",
		clause: "NUR-4.8"
	});
}
function openFair(state, dealer) {
	if (state.options.tradeFair === "off") {
		keepQuiet(state, dealer);
		return;
	}
	state.fair = true;
	dealer.emit?.({
		type: "fair-opened",
		clause: "NUR-4.7",
		seat: state.active
	});
}
function collectRoadToll(state, dealer) {
	for (let road = 0; road < ROADS.length; road++) if (state.rights[road] !== -1) collectOn(state, road, dealer);
}
function collectOn(state, road, dealer) {
	const { players, villages } = state;
	const holder = state.rights[road];
	for (let step = 1; step < players.length; step++) {
		const owner = (holder + step) % players.length;
		let due = 0;
		for (let at = ROAD_START[road]; at < ROAD_START[road] + ROAD_LENGTH[road]; at++) if (villages[at] === owner) due += 1;
		const bank = state.options.roadToll === "bank";
		const gold = bank ? due : Math.min(due, players[owner].gold);
		if (gold === 0) continue;
		if (!bank) players[owner].gold -= gold;
		players[holder].gold += gold;
		dealer.emit?.({
			type: "road-toll",
			clause: "NUR-4.2",
			road,
			seat: holder,
			payer: bank ? -1 : owner,
			gold
		});
	}
}
function passTime(state, dealer) {
	state.year++;
	dealer.emit?.({
		type: "time-passed",
		clause: "NUR-4.4",
		year: TIMELINE[state.year].year
	});
	if (TIMELINE[state.year].red) shuffleAll(state, "NUR-16.3", dealer);
	if (state.year === LAST_SPACE) endOfTime(state, dealer);
}
function shuffleAll(state, clause, dealer) {
	state.deck = shuffle(dealer.chance, FULL_DECK.slice());
	state.discards = [];
	dealer.emit?.({
		type: "reshuffled",
		clause,
		count: FULL_DECK.length
	});
}
function attack(state) {
	beginRobbery(state, 7);
}

// games/nuremberg/src/rules/state.ts
/** How many rounds have begun: everybody has one turn in each. */
function roundOf(state) {
	return Math.ceil(state.turn / state.players.length);
}
function leftOf(state, seat) {
	return (seat + 1) % state.players.length;
}

// games/nuremberg/src/rules/phases.ts
const TURN_ACTION = perSeat((seat) => Object.freeze({
	kind: "turn-action",
	seat
}));
const WALL_HELP = perSeat((seat) => Object.freeze({
	kind: "wall-help",
	seat
}));
const PLACE_START = perSeat((seat) => [1, 2].map((round) => Object.freeze({
	kind: "place-start",
	seat,
	round
})));
const phases = {
	place: askPlacement,
	draw: beginTurn,
	discard: makeDiscards,
	steal: offerTheft,
	help: askWallHelp,
	trade: beginTrading
};
function askPlacement(state) {
	const seats = state.players.length;
	if (state.placed === 2 * seats) {
		state.phase = "draw";
		return;
	}
	const secondRound = state.placed >= seats;
	const step = secondRound ? 2 * seats - 1 - state.placed : state.placed;
	state.agenda.push(PLACE_START[(state.first + step) % seats][secondRound ? 1 : 0]);
}
function beginTurn(state, dealer) {
	state.turn++;
	state.fair = false;
	state.offersMade = 0;
	state.bankTrades = 0;
	state.offered.fill(0);
	dealer.emit?.({
		type: "turn-began",
		clause: "NUR-2.1",
		seat: state.active,
		turn: state.turn
	});
	checkVictory(state, dealer);
	if (!isOver(state)) drawEventCard(state, dealer);
}
function askWallHelp(state) {
	const seats = state.players.length;
	while (state.helped < seats) {
		const seat = (state.active + state.helped++) % seats;
		const { cards, gold } = state.players[seat];
		if (cards > 0 && gold > 0 && wallsLeft(state)) {
			state.agenda.push(WALL_HELP[seat]);
			return;
		}
	}
	state.phase = "trade";
}
function beginTrading(state, dealer) {
	if (hasHoldings(state.players[state.active])) {
		state.agenda.push(TURN_ACTION[state.active]);
		return;
	}
	dealer.emit?.({
		type: "turn-passed",
		clause: "NUR-21.2",
		seat: state.active
	});
	passTurn(state, state.active);
}
function passTurn(state, seat) {
	state.phase = "draw";
	state.active = leftOf(state, seat);
}

// games/nuremberg/src/rules/trading.ts
const ANSWER = perSeat((from) => perSeat((seat) => Object.freeze({
	kind: "trade-answer",
	seat,
	from,
	together: "trade"
})));
const SETTLE = perSeat((seat) => Object.freeze({
	kind: "trade-settle",
	seat,
	together: "trade"
}));
const fault = (clause, key) => ({
	clause,
	key
});
function faultOfOffer(state, seat, { give, get, to }) {
	if (state.offersMade >= 20) return fault("NUR-6.13", "refusal.offers-spent");
	if (!isBundle(give) || !isBundle(get)) return fault("NUR-6.6", "refusal.no-bundle");
	if (!hasHoldings(state.players[seat])) return fault("NUR-6.6", "refusal.nothing-to-trade");
	if (!covers(state.players[seat], give)) return fault("NUR-6.6", "refusal.not-held");
	if (!withinLimits(get)) return fault("NUR-6.6", "refusal.asks-too-much");
	if (overlap(give, get)) return fault("NUR-6.4", "refusal.both-sides");
	if (to.length === 0) return fault("NUR-6.7", "refusal.to-nobody");
	for (let i = 0; i < to.length; i++) {
		const other = state.players[to[i]];
		if (other === void 0 || to[i] === seat || i > 0 && to[i] <= to[i - 1]) return fault("NUR-6.7", "refusal.to-whom");
		if (!hasHoldings(other)) return fault("NUR-6.7", "refusal.to-empty");
	}
	return null;
}
function faultOfCounter(state, seat, trade, give, get) {
	if (!isBundle(give) || !isBundle(get)) return fault("NUR-6.6", "refusal.no-bundle");
	if (isNothing(give) || isNothing(get)) return fault("NUR-6.3", "refusal.gift");
	if (overlap(give, get)) return fault("NUR-6.4", "refusal.both-sides");
	if (!covers(state.players[seat], give)) return fault("NUR-6.9", "refusal.not-held");
	if (!withinLimits(get)) return fault("NUR-6.6", "refusal.asks-too-much");
	if (sameBundle(give, trade.get) && sameBundle(get, trade.give)) return fault("NUR-6.9", "refusal.same-as-offer");
	return null;
}
function isBundle(amounts) {
	return amounts.length === TREASURES.length && amounts.every((count) => Number.isInteger(count) && count >= 0);
}
function withinLimits(amounts) {
	for (let kind = 0; kind < KINDS.length; kind++) if (amounts[kind] > 20) return false;
	return amounts[5] <= 99;
}
function overlap(give, get) {
	for (let kind = 0; kind <= 5; kind++) if (give[kind] > 0 && get[kind] > 0) return true;
	return false;
}
function openOffer(state, seat, { give, get, to }, dealer) {
	let addressed = 0;
	for (let i = 0; i < to.length; i++) addressed |= 1 << to[i];
	const trade = draftTrade(give, get, addressed);
	state.trade = trade;
	state.offersMade++;
	tickOff(state, trade.listed);
	rememberNamed(state, seat, give);
	const seats = state.players.length;
	for (let step = 1; step < seats; step++) {
		const other = (seat + step) % seats;
		if (addressed >> other & 1) state.agenda.push(ANSWER[seat][other]);
	}
	state.agenda.push(SETTLE[seat]);
	dealer.emit?.({
		type: "offered",
		clause: "NUR-6.5",
		seat,
		give: trade.give,
		get: trade.get,
		to: trade.to
	});
}
const ACCEPTED = perSeat((seat) => ({
	seat,
	say: "accept",
	give: NOTHING,
	get: NOTHING
}));
const DECLINED = perSeat((seat) => ({
	seat,
	say: "decline",
	give: NOTHING,
	get: NOTHING
}));
function accept(state, seat, trade, dealer) {
	rememberNamed(state, seat, trade.get);
	trade.answers.push(ACCEPTED[seat]);
	dealer.emit?.({
		type: "accepted",
		clause: "NUR-6.8",
		seat
	});
}
function counter(state, seat, trade, give, get, dealer) {
	rememberNamed(state, seat, give);
	trade.answers.push({
		seat,
		say: "counter",
		give,
		get
	});
	dealer.emit?.({
		type: "countered",
		clause: "NUR-6.9",
		seat,
		give,
		get
	});
}
function decline(state, seat, trade, dealer) {
	trade.answers.push(DECLINED[seat]);
	dealer.emit?.({
		type: "declined",
		clause: "NUR-6.8",
		seat
	});
	if (trade.answers.length === trade.to.length && allDeclined(trade)) closeOffer(state, true, dealer);
}
function allDeclined({ answers }) {
	for (let i = 0; i < answers.length; i++) if (answers[i].say !== "decline") return false;
	return true;
}
function mayDeal(state, seat, answer) {
	return answer.say === "accept" || answer.say === "counter" && covers(state.players[seat], answer.get);
}
function deal(state, seat, trade, answer, dealer) {
	const countered = answer.say === "counter";
	const give = countered ? answer.get : trade.give;
	const get = countered ? answer.give : trade.get;
	handOver(state, seat, answer.seat, give);
	handOver(state, answer.seat, seat, get);
	endOffer(state);
	dealer.emit?.({
		type: "dealt",
		clause: "NUR-6.14",
		seat,
		partner: answer.seat,
		give,
		get,
		countered
	});
}
function closeOffer(state, declined, dealer) {
	endOffer(state);
	dealer.emit?.({
		type: "offer-closed",
		clause: declined ? "NUR-6.12" : "NUR-6.11",
		seat: state.active,
		declined
	});
}
function endOffer(state) {
	state.trade = null;
	state.agenda.length = 0;
	state.agenda.push(TURN_ACTION[state.active]);
}

// games/nuremberg/src/rules/decisions/trade-answer.ts
const tradeAnswer = {
	kind: "trade-answer",
	options: (state, { seat }) => state.trade === null ? [DECLINE] : listAnswers(state, seat, state.trade),
	accepts(state, { seat }, move) {
		return move.do === "counter" && state.trade !== null && faultOfCounter(state, seat, state.trade, move.give, move.get) === null;
	},
	choose(state, { seat }, move, dealer) {
		if (state.trade === null) return;
		if (move.do === "accept") accept(state, seat, state.trade, dealer);
		else if (move.do === "counter") counter(state, seat, state.trade, move.give, move.get, dealer);
		else decline(state, seat, state.trade, dealer);
	}
};

// games/nuremberg/src/rules/decisions/trade-settle.ts
const tradeSettle = {
	kind: "trade-settle",
	waits: true,
	options(state, { seat }) {
		const moves = [CLOSE$1];
		const answers = state.trade?.answers ?? [];
		for (let i = 0; i < answers.length; i++) if (mayDeal(state, seat, answers[i])) moves.push(DEAL[answers[i].seat]);
		return moves;
	},
	choose(state, { seat }, move, dealer) {
		if (move.do !== "deal" || state.trade === null) return closeOffer(state, false, dealer);
		for (const answer of state.trade.answers) if (answer.seat === move.seat) return deal(state, seat, state.trade, answer, dealer);
	}
};

// games/nuremberg/src/rules/bank.ts
function bankIsOpen(state) {
	return state.bankTrades < 40;
}
function bankTrade(state, seat, give, get, dealer) {
	const player = state.players[seat];
	const count = player.ratios[give];
	if (give === 5) player.gold -= count;
	else returnCards(state, seat, give, count);
	drawCards(state, seat, get, 1);
	state.bankTrades++;
	dealer.emit?.({
		type: "bank-traded",
		clause: give === 5 ? "NUR-7.2" : "NUR-7.1",
		seat,
		give,
		count,
		get
	});
}

// games/nuremberg/src/rules/sales.ts
function maySell(state, seat, good) {
	return covers(state.players[seat], GOODS[good].recipe);
}
function sell(state, seat, good, dealer) {
	const { recipe, road } = GOODS[good];
	const player = state.players[seat];
	const doubled = isDoubled(player.doubled, good);
	const bonus = state.fair ? 2 : 0;
	const price = priceOf(good, doubled) + bonus;
	const holder = state.rights[road];
	const toll = tollOf(good, seat, holder);
	pay(state, seat, recipe);
	player.gold += price - toll;
	if (toll > 0) state.players[holder].gold += toll;
	state.fair = false;
	dealer.emit?.({
		type: "sold",
		clause: bonus > 0 ? "NUR-4.7" : doubled ? "NUR-14.8" : "NUR-14.2",
		seat,
		good,
		price,
		bonus,
		doubled,
		toll,
		holder: toll > 0 ? holder : -1
	});
}
function isDoubled(doubled, good) {
	return (doubled >> good & 1) === 1;
}
function priceOf(good, doubled) {
	return GOODS[good].price * (doubled ? 2 : 1);
}
function tollOf(good, seller, holder) {
	return holder === -1 || holder === seller ? 0 : GOODS[good].toll;
}

// games/nuremberg/src/rules/decisions/turn-action.ts
const turnAction = {
	kind: "turn-action",
	options(state, { seat }) {
		const moves = [END_TURN];
		listBuilds(state, seat, moves);
		for (let good = 0; good < GOODS.length; good++) if (maySell(state, seat, good)) moves.push(SELL[good]);
		listBankTrades(state, seat, moves);
		listOffers(state, seat, moves);
		return moves;
	},
	accepts: (state, { seat }, move) => move.do === "offer" && faultOfOffer(state, seat, move) === null,
	choose(state, decision, move, dealer) {
		const { seat } = decision;
		if (move.do === "offer") return openOffer(state, seat, move, dealer);
		if (move.do === "end-turn") {
			dealer.emit?.({
				type: "turn-ended",
				clause: "NUR-2.3",
				seat
			});
			return passTurn(state, seat);
		}
		state.agenda.push(decision);
		switch (move.do) {
			case "build-station": return buildStation(state, seat, move.road, dealer);
			case "build-village": return buildVillage(state, seat, move.crossing, dealer);
			case "build-house": return buildHouse(state, seat, move.site, dealer);
			case "build-wall": return buildWall(state, seat, BUILDS.wall.cost, dealer);
			case "build-tower": return buildTower(state, seat, dealer);
			case "sell": return sell(state, seat, move.good, dealer);
			case "bank-trade": return bankTrade(state, seat, move.give, move.get, dealer);
		}
	}
};
function listBuilds(state, seat, moves) {
	const player = state.players[seat];
	const seats = state.players.length;
	if (covers(player, BUILDS.station.cost)) {
		for (let road = 0; road < ROADS.length; road++) if (mayBuildStation(state, seat, road)) moves.push(BUILD_STATION[road]);
	}
	if (player.villages > 0 && covers(player, BUILDS.village.cost)) for (let road = 0; road < ROADS.length; road++) {
		if (state.majority[road * seats + seat] === 0) continue;
		for (let step = 1; step <= ROAD_LENGTH[road]; step++) if (state.room[road] >> step & 1) moves.push(BUILD_VILLAGE[ROAD_START[road] + step - 1]);
	}
	if (covers(player, BUILDS.house.cost)) {
		for (let site = 0; site < BUILD_HOUSE.length; site++) if (mayBuildHouse(state, seat, site)) moves.push(BUILD_HOUSE[site]);
	}
	if (mayBuildWall(state, seat, BUILDS.wall.cost)) moves.push(BUILD_WALL);
	if (mayBuildTower(state, seat)) moves.push(BUILD_TOWER);
}
function listBankTrades(state, seat, moves) {
	if (!bankIsOpen(state)) return;
	const { hand, gold, ratios } = state.players[seat];
	for (let give = 0; give <= 5; give++) {
		if ((give === 5 ? gold : hand[give]) < ratios[give]) continue;
		for (let get = 0; get < KINDS.length; get++) if (get !== give && state.stock[get] > 0) moves.push(BANK_TRADE[give][get]);
	}
}

// games/nuremberg/src/rules/decisions/wall-help.ts
const wallHelp = {
	kind: "wall-help",
	options: (state, { seat }) => mayBuildWall(state, seat, HELPED_WALL_COST) ? [HELP_NO, HELP_YES] : [HELP_NO],
	choose(state, { seat }, move, dealer) {
		if (move.do === "wall-help" && move.build) buildWall(state, seat, HELPED_WALL_COST, dealer);
		else dealer.emit?.({
			type: "help-refused",
			clause: "NUR-4.5",
			seat
		});
	}
};

// games/nuremberg/src/rules/decisions/index.ts
const decisions = {
	"trade-answer": tradeAnswer,
	"turn-action": turnAction,
	"trade-settle": tradeSettle,
	"place-start": placeStart,
	"robber-discard": robberDiscard,
	"robber-move": robberMove,
	"robber-steal": robberSteal,
	"wall-help": wallHelp,
	"council-swap": councilSwap
};

// games/nuremberg/src/data/colours.ts
var colours_exports = /* @__PURE__ */ __exportAll({ COLOURS: () => COLOURS });
const COLOURS = [
	"white",
	"red",
	"blue",
	"orange"
];

// games/nuremberg/src/data/start.ts
var start_exports = /* @__PURE__ */ __exportAll({ BEGINNER: () => BEGINNER });
const BEGINNER = {
	4: [
		{
			colour: "white",
			villages: ["III-6", "II-2"],
			starred: "II-2",
			stations: ["III:1", "II:2"]
		},
		{
			colour: "red",
			villages: ["II-6", "V-7"],
			starred: "II-6",
			stations: ["II:1", "V:2"]
		},
		{
			colour: "blue",
			villages: ["V-4", "IV-3"],
			starred: "IV-3",
			stations: ["V:1", "IV:2"]
		},
		{
			colour: "orange",
			villages: ["IV-5", "III-2"],
			starred: "IV-5",
			stations: ["IV:1", "III:2"]
		}
	],
	3: [
		{
			colour: "white",
			villages: ["III-6", "II-2"],
			starred: "II-2",
			stations: ["III:1", "II:2"]
		},
		{
			colour: "red",
			villages: ["II-5", "V-2"],
			starred: "II-5",
			stations: ["II:1", "V:2"]
		},
		{
			colour: "blue",
			villages: ["V-6", "IV-5"],
			starred: "V-6",
			stations: ["V:1", "IV:1"]
		}
	]
};

// games/nuremberg/src/rules/setup.ts
function setup(players, asked, dealer) {
	const { chance } = dealer;
	const options = asked;
	const choice = options.start === "beginner" ? BEGINNER[players].map((start) => start.colour) : COLOURS.slice();
	const state = emptyTable((options.colours === "seats" ? choice : shuffle(chance, choice)).slice(0, players), options);
	state.deck = shuffle(chance, FULL_DECK.slice());
	state.first = options.firstPlayer === "seat-1" ? 0 : chance.below(players);
	state.active = state.first;
	state.players.forEach(({ colour }, seat) => {
		dealer.emit?.({
			type: "seated",
			clause: "NUR-1.3",
			seat,
			colour
		});
	});
	dealer.emit?.({
		type: "first-player",
		clause: "NUR-1.12",
		seat: state.first
	});
	if (options.start === "beginner") setOutBeginners(state, dealer);
	else state.phase = "place";
	return state;
}
function setOutBeginners(state, dealer) {
	const starts = BEGINNER[state.players.length];
	const seatOf = (colour) => state.players.findIndex((player) => player.colour === colour);
	for (const { colour, villages } of starts) for (const id of villages) placeVillage(state, seatOf(colour), crossingOf(id), "NUR-1.9", dealer);
	SEGMENTS.forEach((segment, at) => {
		const owner = starts.find((start) => start.stations.includes(segment));
		if (owner !== void 0) placeStation(state, seatOf(owner.colour), CROSSINGS[at].road, "NUR-1.9", dealer);
	});
	for (const { colour, starred } of starts) takeFirstYield(state, seatOf(colour), crossingOf(starred), dealer);
}
function crossingOf(id) {
	return CROSSINGS.findIndex((crossing) => crossing.id === id);
}
/** The crossings of each road behind its head: bit k for X-k. (NUR-10.1) */
const EVERY_CROSSING = ROAD_LENGTH.map((length) => (1 << length + 1) - 2);
function filled(length, value) {
	const list = [];
	for (let i = 0; i < length; i++) list.push(value);
	return list;
}
/** A table with nothing on it but the stock, the coins of the start and the robber knight in his castle. */
function emptyTable(colours, options) {
	const seats = colours.length;
	return {
		options: Object.isFrozen(options) ? options : Object.freeze({ ...options }),
		agenda: [],
		players: colours.map(newcomer),
		phase: "draw",
		first: 0,
		active: 0,
		turn: 0,
		placed: 0,
		helped: 0,
		fair: false,
		offersMade: 0,
		bankTrades: 0,
		offered: filled(TREASURES.length, 0),
		trade: null,
		stock: filled(KINDS.length, 20),
		deck: [],
		discards: [],
		year: 0,
		robber: CASTLE,
		stations: filled(SEGMENTS.length, -1),
		villages: filled(CROSSINGS.length, -1),
		houses: filled(SITES.length, -1),
		walls: 0,
		towers: 0,
		rights: filled(ROADS.length, -1),
		standing: filled(ROADS.length, 0),
		majority: filled(ROADS.length * seats, 0),
		room: EVERY_CROSSING.slice(),
		fields: filled(HEXES.length * seats, 0),
		memory: [],
		trace: filled(seats, -1),
		ending: null
	};
}
function newcomer(colour) {
	return {
		colour,
		hand: filled(KINDS.length, 0),
		cards: 0,
		gold: 2,
		prestige: 0,
		council: 0,
		points: 0,
		villages: 5,
		houses: 4,
		stations: 15,
		ratios: filled(TREASURES.length, 4),
		doubled: 0,
		yard: false,
		discard: null
	};
}

// games/nuremberg/src/rules/flow.ts
const flow = gameFlow({
	setup,
	decisions,
	phases
});

// games/nuremberg/src/data/places.ts
var places_exports = /* @__PURE__ */ __exportAll({
	betweenFields: () => betweenFields,
	crossingPlace: () => crossingPlace,
	hexPlace: () => hexPlace,
	roadPlace: () => roadPlace,
	sitePlace: () => sitePlace
});
/** What places are called. Nobody sees their ids on the map, so words name what stands on it: terrain, number, the town or woods nearby, the workshops around. */
const GATES = new Set(cornersOf(HEXES[NUREMBERG]));
/** What a hex lies near: the city it touches, else where the road leads that has most crossings on it, of several the one farthest out. */
const HEX_NEIGHBOURHOOD = HEXES.map((spec, hex) => {
	if (cornersOf(spec).some((corner) => GATES.has(corner))) return "near.nuremberg";
	const steps = ROADS.map((_, road) => CROSSINGS.filter((crossing) => crossing.road === road && crossing.hexes.includes(hex)));
	const weight = (road) => steps[road].length * 100 + Math.max(0, ...steps[road].map(({ step }) => step));
	const nearest = ROADS.reduce((best, _, road) => weight(road) > weight(best) ? road : best, 0);
	return `near.${ROADS[nearest].id}`;
});
/** `mountains 9 near Prague`. */
function hexPlace(hex, numbers = NUMBERS) {
	if (hex === CASTLE || hex === NUREMBERG) return { key: `terrain.${HEXES[hex].terrain}` };
	return {
		key: "place.hex",
		args: {
			field: fieldName(hex, numbers),
			near: { key: HEX_NEIGHBOURHOOD[hex] }
		}
	};
}
/** `mountains 9`, where others beside it tell where it is. */
function fieldName(hex, numbers) {
	return {
		key: "place.field",
		args: {
			terrain: { key: `terrain.${HEXES[hex].terrain}` },
			number: numbers[hex] ?? 0
		}
	};
}
function roadPlace(road) {
	return { key: `road.${ROADS[road].id}` };
}
/** `between forest 8, fields 2 and fields 12`. */
function betweenFields(crossing, numbers = NUMBERS) {
	return {
		key: "place.between",
		args: { all: CROSSINGS[crossing].hexes.map((hex) => fieldName(hex, numbers)) }
	};
}
/** `the road to Prague, between forest 8, fields 2 and fields 12`. */
function crossingPlace(crossing, numbers) {
	return {
		key: "place.crossing",
		args: {
			road: roadPlace(CROSSINGS[crossing].road),
			between: betweenFields(crossing, numbers)
		}
	};
}
/** `between paper, compass and harp`. */
function sitePlace(site) {
	return {
		key: "place.between",
		args: { all: SITES[site].tiles.map((tile) => ({ key: `tile.${TILES[tile].use}` })) }
	};
}

// games/nuremberg/src/rules/refusal.ts
function no(clause, why, args) {
	return {
		clause,
		phrase: {
			key: `refusal.${why}`,
			...args === void 0 ? {} : { args }
		}
	};
}
/** Why this move is not legal now: the clause, and a sentence. Asked only of moves that are not legal. */
function refusal(state, seat, move) {
	if (isOver(state)) return state.ending === "points" ? no("NUR-17.1", "game-over") : no("NUR-17.4", "game-over");
	const decision = owedBy(state.agenda, seat);
	if (decision === void 0) return no("NUR-2.4", "not-your-turn");
	switch (decision.kind) {
		case "place-start": return move.do === "place" ? no("NUR-22.3", "no-room", { crossing: crossingPlace(move.crossing) }) : no("NUR-22.2", "place-first");
		case "turn-action": return turnRefusal(state, seat, move);
		case "trade-answer": return answerRefusal(state, seat, move);
		case "trade-settle": return settleRefusal(state, move);
		case "robber-discard": return no("NUR-5.3", "hand-in", { count: decision.count });
		case "robber-move": return robberRefusal(move);
		case "robber-steal": return move.do === "steal" ? no("NUR-5.7", "no-victim") : no("NUR-5.6", "steal-first");
		case "wall-help": return move.do === "wall-help" ? no("NUR-4.5", "no-brick-or-gold") : no("NUR-4.5", "help-first");
		case "council-swap": return swapRefusal(decision, move);
	}
}
function turnRefusal(state, seat, move) {
	switch (move.do) {
		case "build-station":
			if (freeSegment(state, move.road) === -1) return no("NUR-9.4", "road-full", { road: roadPlace(move.road) });
			return mayBuildStation(state, seat, move.road) ? tooDear("station") : noneLeft("station");
		case "build-village": return villageRefusal(state, seat, move.crossing);
		case "build-house":
			if (state.houses[move.site] !== -1) return no("NUR-11.1", "site-taken", { site: sitePlace(move.site) });
			return state.players[seat].houses === 0 ? noneLeft("house") : tooDear("house");
		case "build-wall": return wallsLeft(state) ? tooDear("wall") : noneLeft("wall");
		case "build-tower":
			if (!state.players[seat].yard) return no("NUR-13.1", "no-yard");
			return covers(state.players[seat], BUILDS.tower.cost) ? no("NUR-13.2", "no-notch") : tooDear("tower");
		case "sell": return no("NUR-14.2", "no-recipe", {
			good: { key: `good.${GOODS[move.good].id}` },
			cost: costOf(GOODS[move.good].recipe)
		});
		case "bank-trade": return bankRefusal(state, seat, move.give, move.get);
		case "offer": return faulty(faultOfOffer(state, seat, move));
		case "accept":
		case "decline":
		case "counter":
		case "deal":
		case "close": return no("NUR-6.7", "no-open-offer");
		default: return no("NUR-2.2", "not-in-a-turn");
	}
}
function villageRefusal(state, seat, crossing) {
	const { road, step } = CROSSINGS[crossing];
	const { players, majority, room } = state;
	if (players[seat].villages === 0) return noneLeft("village");
	if (majority[road * players.length + seat] === 0) return no("NUR-10.2", "no-station", { road: roadPlace(road) });
	if ((room[road] >> step & 1) === 0) return no("NUR-10.3", "no-room", { crossing: crossingPlace(crossing) });
	return tooDear("village");
}
function bankRefusal(state, seat, give, get) {
	const { ratios } = state.players[seat];
	if (give === get) return no("NUR-7.1", "same-kind");
	if (!bankIsOpen(state)) return no("NUR-7.8", "bank-closed", { count: 40 });
	if (state.stock[get] === 0) return no("NUR-7.7", "out-of-stock", { kind: kindName$1(get) });
	return no(give === 5 ? "NUR-7.2" : "NUR-7.1", "ratio", {
		count: ratios[give],
		kind: kindName$1(give)
	});
}
function answerRefusal(state, seat, move) {
	if (move.do === "counter" && state.trade !== null) return faulty(faultOfCounter(state, seat, state.trade, move.give, move.get));
	return move.do === "accept" ? no("NUR-6.8", "cannot-accept") : no("NUR-6.8", "answer-first");
}
function settleRefusal(state, move) {
	if (move.do !== "deal") return no("NUR-6.7", "offer-open");
	return state.trade?.answers.some(({ seat, say }) => seat === move.seat && say === "counter") ?? false ? no("NUR-6.11", "cannot-pay-counter") : no("NUR-6.11", "no-such-answer", { seat: { seat: move.seat } });
}
function robberRefusal(move) {
	if (move.do !== "move-robber") return no("NUR-5.5", "robber-first");
	return move.hex === NUREMBERG ? no("NUR-5.5", "not-nuremberg") : no("NUR-5.5", "robber-stays");
}
function swapRefusal(decision, move) {
	return move.do === "swap" ? no("NUR-15.8", "no-claim", { seat: { seat: move.seat } }) : no("NUR-15.8", "swap-first", { seat: { seat: decision.seat } });
}
/** The fault of an offer or a counter as a refusal; one without a fault is legal and not asked about. */
function faulty(fault) {
	return fault === null ? no("NUR-6.1", "not-in-a-turn") : {
		clause: fault.clause,
		phrase: { key: fault.key }
	};
}
function tooDear(piece) {
	return no("NUR-8.1", "too-dear", {
		piece: { key: `piece.${piece}` },
		cost: costOf(BUILDS[piece].cost)
	});
}
function noneLeft(piece) {
	return no("NUR-20.1", "none-left", { piece: { key: `piece.${piece}` } });
}
function costOf(cost) {
	return cost.flatMap((count, kind) => count === 0 ? [] : [{
		key: "word.amount",
		args: {
			count,
			kind: kindName$1(kind)
		}
	}]);
}
function kindName$1(kind) {
	return { key: `kind.${TREASURES[kind]}` };
}

// games/nuremberg/src/text/names.ts
function seatName(seat) {
	return { seat };
}
function kindName(kind) {
	return { key: `kind.${TREASURES[kind]}` };
}
/** `2 wood and 1 gold`, as a list. */
function amounts(counts) {
	const parts = counts.flatMap((count, kind) => count === 0 ? [] : [{
		key: "word.amount",
		args: {
			count,
			kind: kindName(kind)
		}
	}]);
	return parts.length === 0 ? { key: "word.nothing" } : parts;
}
/** A side of an offer, which may be left open. */
function sideOf(side) {
	return isNothing(side) ? { key: "word.open" } : amounts(side);
}
function councilName(council) {
	return council === 0 ? { key: "word.nothing" } : { key: `council.${itemAt(COUNCILS, council - 1).id}` };
}
/** The number (0 for none) and the event of a card. */
function cardArgs(card) {
	return {
		number: itemAt(CARDS, card).number ?? 0,
		event: { key: `card.${itemAt(CARDS, card).event}` }
	};
}
/** Firm offer, question or call. (NUR-6.5) */
function offerPhrase(key, give, get, args) {
	return {
		key: key + (isNothing(give) ? isNothing(get) ? ".call" : ".question-give" : isNothing(get) ? ".question-get" : ""),
		args: {
			...args,
			...isNothing(give) ? {} : { give: amounts(give) },
			...isNothing(get) ? {} : { get: amounts(get) }
		}
	};
}

// games/nuremberg/src/text/board.ts
/** A field is twice so many columns wide; from row to row are three lines. */
const HALF = 7;
const ROW = 3;
const FIELD_WIDTH = 12;
const NAME_WIDTH = 16;
const SITES_IN_A_ROW = 6;
const INKS = {
	forest: "green",
	pasture: "green",
	fields: "yellow",
	hills: "red",
	mountains: "purple",
	nuremberg: "bold",
	castle: "bold"
};
const SEAT_INKS = {
	white: "bold",
	red: "red",
	blue: "blue",
	orange: "orange"
};
const ROAD = {
	across: "─",
	bends: [
		"╮",
		"╰",
		"╭",
		"╯"
	],
	down: "│",
	ink: "dim"
};
const WALL = {
	across: "═",
	bends: [
		"╗",
		"╚",
		"╔",
		"╝"
	],
	down: "║",
	ink: "bold"
};
const NO_WALL = {
	across: "·",
	bends: [
		"·",
		"·",
		"·",
		"·"
	],
	down: "·",
	ink: "dim"
};
/** The region and the city as maps, and what everybody has, in characters. */
function drawBoard(view, say) {
	return [
		[{
			text: say({ key: "board.region" }),
			ink: "bold"
		}],
		...drawRegion(view, say),
		...legend(view, say),
		[],
		[{
			text: say({ key: "board.city" }),
			ink: "bold"
		}],
		...drawCity(view, say),
		`  ${say({ key: "board.sites" })}`,
		...inColumns(inRows(marketSites(say), SITES_IN_A_ROW)),
		[],
		...inColumns([heads(say), ...view.seats.map((_, seat) => drawSeat(view, seat, say))], 2, 1),
		`  ${say({ key: "board.left" })}`,
		...view.seats.flatMap(({ council }, seat) => council === 0 ? [] : [`  ${say({
			key: "board.council",
			args: {
				seat: seatName(seat),
				council: councilName(council)
			}
		})}`])
	];
}
function placesOf(hexes) {
	const xOf = ({ q, r }) => HALF * (2 * q + r);
	const left = Math.min(...hexes.map(xOf)) - HALF - 1;
	const top = ROW * Math.min(...hexes.map(({ r }) => r)) - 2;
	const bottom = ROW * Math.max(...hexes.map(({ r }) => r)) + 2;
	const hex = (at) => [xOf(at) - left, ROW * at.r - top];
	return {
		hex,
		height: bottom - top + 1,
		corner(corner) {
			const [q, r, end] = corner.split(",");
			const [x, y] = hex({
				q: Number(q),
				r: Number(r)
			});
			return [x, end === "N" ? y - 2 : y + 2];
		}
	};
}
function drawRegion(view, say) {
	const places = placesOf(HEXES);
	const paper = newPaper(places.height);
	HEXES.forEach((spec, hex) => {
		drawField(paper, places, view, spec, hex, say);
	});
	ROADS.forEach(({ id, course }, road) => {
		const [head, ...corners] = course.map((corner) => places.corner(corner));
		corners.forEach((to, step) => {
			const at = itemAt(ROAD_START, road) + step;
			const from = step === 0 ? head : corners[step - 1];
			if (from !== void 0) drawStroke(paper, from, to, ROAD, stationOf(view, itemAt(view.stations, at)));
		});
		corners.forEach((to, step) => {
			const owner = itemAt(view.villages, itemAt(ROAD_START, road) + step);
			if (owner === -1) putCentred(paper, to, `${step + 1}`);
			else putCentred(paper, to, `[${seatLetter(owner).toUpperCase()}]`, inkOf(view, owner));
		});
		if (head !== void 0) putCentred(paper, head, id, "bold");
	});
	return paper.lines();
}
function drawField(paper, places, view, { terrain, ...at }, hex, say) {
	const [x, y] = places.hex(at);
	const number = view.numbers[hex] ?? null;
	const name = say({ key: terrain === "castle" ? "board.castle" : `terrain.${terrain}` });
	putCentred(paper, [x, y], cutTo(FIELD_WIDTH, number === null ? name : `${name} ${number}`), INKS[terrain]);
	if (view.robber === hex) putCentred(paper, [x, y + 1], "<R>", "red");
}
function drawCity(view, say) {
	const places = placesOf(TILES);
	const paper = newPaper(places.height);
	for (const tile of TILES) putCentred(paper, places.hex(tile), cutTo(FIELD_WIDTH, say({ key: tile.use === "yard" ? "board.yard" : `tile.${tile.use}` })));
	WALLS.forEach(({ from, to }, wall) => {
		drawStroke(paper, places.corner(from), places.corner(to), wall < view.walls ? WALL : NO_WALL);
	});
	for (const { corner } of NOTCHES.slice(0, view.towers)) putCentred(paper, places.corner(corner), "[#]", "bold");
	SITES.forEach(({ id, corner }, site) => {
		const owner = itemAt(view.houses, site);
		if (owner === -1) putCentred(paper, places.corner(corner), id);
		else putCentred(paper, places.corner(corner), `[${seatLetter(owner).toUpperCase()}]`, inkOf(view, owner));
	});
	return paper.lines();
}
/** The sites with a market of their own, and their prices there. */
function marketSites(say) {
	return SITES.flatMap(({ id, market }) => {
		if (market === null) return [];
		const args = market === "any" ? { ratio: 3 } : {
			kind: { key: `kind.${market}` },
			ratio: 2
		};
		return [{ text: say({
			key: market === "any" ? "board.site.any" : "board.site",
			args: {
				site: id,
				...args
			}
		}) }];
	});
}
function putCentred(paper, [x, y], text, ink) {
	paper.put(x - Math.floor([...text].length / 2), y, text, ink);
}
/** The side of a hex between two corners, with a mark in its middle where something stands on it. */
function drawStroke(paper, one, other, stroke, mark) {
	const [[x, y], [toX, toY]] = one[1] < other[1] ? [one, other] : [other, one];
	const { across, bends, down, ink } = stroke;
	const [rightEnd, rightStart, leftEnd, leftStart] = bends;
	if (x === toX) {
		paper.put(x, y + 1, mark?.text ?? down, mark?.ink ?? ink);
		return;
	}
	if (toX > x) {
		paper.put(x + 2, y, across.repeat(2) + rightEnd, ink);
		paper.put(x + 4, toY, rightStart + across, ink);
		if (mark !== void 0) paper.put(x + 3, y, mark.text, mark.ink);
		return;
	}
	paper.put(x - 4, y, leftEnd + across.repeat(2), ink);
	paper.put(x - 5, toY, across + leftStart, ink);
	if (mark !== void 0) paper.put(x - 3, y, mark.text, mark.ink);
}
function inkOf({ seats }, seat) {
	return SEAT_INKS[itemAt(seats, seat).colour];
}
function stationOf(view, owner) {
	return owner === -1 ? void 0 : {
		text: seatLetter(owner),
		ink: inkOf(view, owner)
	};
}
/** Where the roads lead, who has the right there, and what the signs mean. */
function legend({ rights }, say) {
	const roads = ROADS.map(({ id }, road) => {
		const holder = itemAt(rights, road);
		const right = holder === -1 ? { key: "report.nobody" } : {
			key: "report.seat",
			args: { seat: seatName(holder) }
		};
		return [{ text: id }, { text: say({
			key: "board.road",
			args: {
				road: { key: `road.${id}` },
				right
			}
		}) }];
	});
	return [
		...inColumns(roads),
		`  ${say({ key: "board.signs" })}`,
		`  ${say({ key: "board.signs.free" })}`
	];
}
const HEADS = [
	"points",
	"cards",
	"gold",
	"prestige",
	"villages",
	"houses",
	"stations"
];
function heads(say) {
	return [{ text: "" }, ...HEADS.map((key) => ({
		text: say({ key: `board.head.${key}` }),
		ink: "dim"
	}))];
}
function drawSeat(view, seat, say) {
	const own = itemAt(view.seats, seat);
	const numbers = [
		own.points,
		own.handSize,
		own.gold,
		own.prestige,
		own.villages,
		own.houses,
		own.stations
	];
	const name = say({
		key: "report.seat",
		args: { seat: seatName(seat) }
	});
	return [{
		text: cutTo(NAME_WIDTH, name),
		ink: inkOf(view, seat)
	}, ...numbers.map((number) => ({ text: `${number}` }))];
}

// games/nuremberg/src/text/caution.ts
/** What would be lost, or hit oneself, by a move that is legal. */
function caution(view, move, moves) {
	switch (move.do) {
		case "end-turn": return lostByEnding(view, moves);
		case "move-robber": return view.villages.some((owner, at) => owner === view.active && itemAt(CROSSINGS, at).hexes.includes(move.hex)) ? { key: "caution.own-village" } : void 0;
		default: return;
	}
}
function lostByEnding(view, moves) {
	if (view.fair && moves.some(({ do: what }) => what === "sell")) return { key: "caution.fair" };
	const { handSize } = itemAt(view.seats, view.active);
	return moves.some(({ do: what }) => what.startsWith("build-") || what === "sell" || what === "bank-trade") && handSize > 7 ? {
		key: "caution.robber",
		args: {
			count: handSize,
			half: Math.floor(handSize / 2)
		}
	} : void 0;
}

// games/nuremberg/src/data/place-words.ts
var place_words_exports = /* @__PURE__ */ __exportAll({
	placesEn: () => placesEn,
	placesNl: () => placesNl
});
/** The names of places, which the board says as well: matches of earlier versions have other words, or none. */
const placesEn = {
	"road.I": "the road to Frankfurt",
	"road.II": "the road to Prague",
	"road.III": "the road to Venice",
	"road.IV": "the road to the north woods",
	"road.V": "the road to the south woods",
	"place.field": "{terrain} {number}",
	"place.hex": "{field} {near}",
	"place.between": "between {all}",
	"place.crossing": "{road}, {between}",
	"near.nuremberg": "near Nuremberg",
	"near.I": "near Frankfurt",
	"near.II": "near Prague",
	"near.III": "near Venice",
	"near.IV": "near the north woods",
	"near.V": "near the south woods"
};
const placesNl = {
	"road.I": "de weg naar Frankfurt",
	"road.II": "de weg naar Praag",
	"road.III": "de weg naar Venetië",
	"road.IV": "de weg naar het noordbos",
	"road.V": "de weg naar het zuidbos",
	"place.field": "{terrain} {number}",
	"place.hex": "{field} {near}",
	"place.between": "tussen {all}",
	"place.crossing": "{road}, {between}",
	"near.nuremberg": "bij Neurenberg",
	"near.I": "bij Frankfurt",
	"near.II": "bij Praag",
	"near.III": "bij Venetië",
	"near.IV": "bij het noordbos",
	"near.V": "bij het zuidbos"
};

// games/nuremberg/src/text/en.ts
/** Everything a player of Settlers of Nuremberg reads, in English. */
const en$1 = {
	...placesEn,
	"game.name": "Settlers of Nuremberg",
	"game.tagline": "Settle the roads around Nuremberg, trade, and wall your way into the council.",
	"kind.wood": "wood",
	"kind.wool": "wool",
	"kind.grain": "grain",
	"kind.brick": "brick",
	"kind.ore": "ore",
	"kind.gold": "gold",
	"terrain.forest": "forest",
	"terrain.pasture": "pasture",
	"terrain.fields": "fields",
	"terrain.hills": "hills",
	"terrain.mountains": "mountains",
	"terrain.nuremberg": "Nuremberg",
	"terrain.castle": "robber knight's castle",
	"piece.station": "toll station",
	"piece.station.text": "On the first free segment of a road. Most stations on a road: its road right.",
	"piece.village": "village",
	"piece.village.text": "On a road where you have a toll station, two intersections from other villages.",
	"piece.house": "craft house",
	"piece.house.text": "On a free site in the city. Doubles the price of the goods next to it.",
	"piece.wall": "wall",
	"piece.wall.text": "Next piece of the ring, anti-clockwise. Gives 1 prestige.",
	"piece.tower": "tower",
	"piece.tower.text": "Needs your craft house at the building yard and a notch between two walls. 2 prestige.",
	"right.I": "road right of Frankfurt",
	"right.II": "road right of Prague",
	"right.III": "road right of Venice",
	"right.IV": "road right of the north woods",
	"right.V": "road right of the south woods",
	"city.frankfurt": "Frankfurt",
	"city.prague": "Prague",
	"city.venice": "Venice",
	"tile.paper": "paper",
	"tile.compass": "compass",
	"tile.helmet": "helmet",
	"tile.harp": "harp",
	"tile.armour": "armour",
	"tile.market": "Main Market",
	"tile.yard": "Building Yard",
	"good.compass": "drawing compass",
	"good.compass.text": "1 ore and 1 wood: 3 gold in Frankfurt, toll 1.",
	"good.helmet": "helmet",
	"good.helmet.text": "2 ore and 1 wool: 4 gold in Frankfurt, toll 1.",
	"good.paper": "paper",
	"good.paper.text": "1 grain and 1 wool: 3 gold in Prague, toll 1.",
	"good.harp": "harp",
	"good.harp.text": "1 wood and 1 wool: 3 gold in Prague, toll 1.",
	"good.armour": "suit of armour",
	"good.armour.text": "3 ore and 1 wool: 6 gold in Venice, toll 2.",
	"council.council-of-seven": "Council of Seven",
	"council.council-of-seven.text": "Member of the Council of Seven: 4 victory points.",
	"council.small-council": "Small Council",
	"council.small-council.text": "Member of the Small Council: 3 victory points.",
	"council.great-council": "Great Council",
	"council.great-council.text": "Member of the Great Council: 2 victory points.",
	"card.robber-knight": "Robber knight",
	"card.robber-knight.text": "No yield. Over 7 cards: hand in half. Move the robber knight, steal one card.",
	"card.road-toll": "Road toll",
	"card.road-toll.text": "Pay 1 gold to the holder of the road right for each village you have on that road.",
	"card.road-toll.text.bank": "The bank pays each holder of a road right 1 gold per village of others on that road.",
	"card.time-passes": "Time passes",
	"card.time-passes.text": "Move the time marker one space.",
	"card.robber-home": "Robber knight driven home",
	"card.robber-home.text": "The robber knight goes back to his castle.",
	"card.wall-help": "Help for the wall builders",
	"card.wall-help.text": "In turn, each player may build one wall for 1 brick and 1 gold.",
	"card.trade-fair": "Trade fair",
	"card.trade-fair.text": "The first good you sell this turn brings 2 extra gold.",
	"card.quiet": "Quiet times",
	"card.quiet.text": "Nothing else happens.",
	"option.start": "Start position",
	"option.start.beginner": "Beginner set-up",
	"option.start.advanced": "Place your own villages",
	"option.colours": "Places at the start",
	"option.colours.lot": "Drawn by lot",
	"option.colours.seats": "In the order of the seats",
	"option.firstPlayer": "First player",
	"option.firstPlayer.random": "Drawn by lot",
	"option.firstPlayer.seat-1": "Seat 1",
	"option.roadToll": "Road toll is paid by",
	"option.roadToll.village-owners": "The village owners",
	"option.roadToll.bank": "The bank",
	"option.councilOutsider": "Player without a council card overtakes",
	"option.councilOutsider.takes-card": "Takes the card",
	"option.councilOutsider.no-claim": "Has no claim",
	"option.tradeFair": "Trade fair event",
	"option.tradeFair.on": "In the game",
	"option.tradeFair.off": "Treated as quiet times",
	"edition.1": "The rules follow the Dutch rulebook. The almanac that belongs to it could not be consulted.",
	"edition.2": "The map of the region is our own: it keeps every fact in the rulebook, but it is not the printed map.",
	"edition.3": "The course and length of the five roads are our own.",
	"edition.4": "The city plan is our own; 12 sites, 26 walls and 16 towers follow from the number of pieces.",
	"edition.5": "Of the goods only the compass (ore and wood, 3 gold, Frankfurt) is certain; the others are reconstructed.",
	"edition.6": "Event cards: numbers and robber knights are authentic; which card has which event is our own.",
	"edition.7": "The trade fair is invented; it can be switched off.",
	"edition.8": "The beginner set-up was balanced by computer play; two villages and four road rights were given.",
	"edition.9": "Time line in steps of five years; only 1355, 1370, 1385 and 1400 are certain.",
	"edition.10": "The order of placing your own villages, the shortage rules and the last tie-breaks are ours.",
	"edition.11": "Who pays the road toll is our reading: whoever has villages there; with an option the bank pays. So is the price of the wall help.",
	"edition.12": "Also our reading: somebody without a council card who overtakes a member takes the card (an option forbids it), and towers need a house at the building yard.",
	"help.1": "Where does my toll station go? Always on the first free piece of the road, counted from Nuremberg. You only choose the road.",
	"help.2": "Must my village touch my station? No. One own station anywhere on that road is enough; keep two steps away from other villages there.",
	"help.3": "We have equally many stations. Who has the road right? The one who had it first. It passes only to somebody with more.",
	"help.4": "Whom can the robber knight rob? Anybody you like, wherever he stands: one random card, never gold. Over 7 cards you hand in half.",
	"help.5": "Do I need a craft house to sell goods? No. Anybody with the resources can sell. A house next to the good doubles your price.",
	"help.6": "Why did I get less gold than the sign says? You paid toll to the holder of that road. It is never doubled, and free on your own road.",
	"help.7": "What is prestige for? With 3 you enter a council; with more than another member you take his better seat; with 12 yours is safe.",
	"help.8": "May I build walls without a house? Yes, from the first turn. Towers need your house at the building yard and a gap between two walls.",
	"help.9": "Can I trade gold? Yes, with the player whose turn it is. The bank takes gold too but never hands it out. Gifts are not allowed.",
	"help.10": "When is it over? At once when somebody has 13 points in the own turn. If 1400 comes first, the most points win.",
	"a.good.compass": "a drawing compass",
	"a.good.helmet": "a helmet",
	"a.good.paper": "paper",
	"a.good.harp": "a harp",
	"a.good.armour": "a suit of armour",
	"gain.doubles": "doubles the price of {goods}",
	"gain.ratio": "{kind} at {ratio} for 1 with the bank",
	"gain.market": "everything at {ratio} for 1 with the bank",
	"gain.yard": "towers may be built",
	"gain.and": "{one}; {other}",
	"word.nothing": "nothing",
	"word.council": "the {council}",
	"word.none": "none",
	"word.open": "an offer",
	"word.amount": "{count} {kind}",
	"word.bank": "the bank",
	"caution.fair": "The trade fair ends with your turn: your first sale would bring 2 gold more.",
	"caution.robber": "You keep {count} cards: a robber knight would take {half} of them.",
	"caution.own-village": "A village of your own is beside it and would get nothing.",
	"decision.place-start": "{seat}: place your {round, select, 1 {first} other {second}} village.",
	"decision.turn-action": "{seat}: trade, build, sell goods, or end your turn.",
	"decision.trade-answer": "{seat}: answer the offer of {from}.",
	"decision.trade-settle": "{seat}: settle with somebody, or close your offer.",
	"decision.robber-discard": "{seat}: choose {count, plural, one {# card} other {# cards}} to hand in.",
	"decision.robber-move": "{seat}: move the robber knight to another land hex.",
	"decision.robber-steal": "{seat}: steal a card from one player, or from nobody.",
	"decision.wall-help": "{seat}: build one wall for 1 brick and 1 gold?",
	"decision.council-swap": "{seat}: choose whose council card you take ({victims}).",
	"move.place": "Place your village on {crossing}",
	"move.build-station": "Build a toll station on {road} ({cost})",
	"move.build-village": "Build a village on {crossing} ({cost})",
	"move.build-house": "Build a craft house {site} ({cost})",
	"move.build-house.here": "Build a craft house {site} ({cost}): {gains}",
	"move.build-wall": "Build a wall ({cost}): {prestige} prestige",
	"move.build-tower": "Build a tower ({cost}): {prestige} prestige",
	"move.sell": "Make and sell {good} ({cost})",
	"move.sell.here": "Make and sell {good}: {cost} for {gold} gold in {city}",
	"move.sell.toll": "Make and sell {good}: {cost} for {gold} gold in {city}, {toll} of it toll to {holder}",
	"move.bank-trade": "Trade {give} with the bank for 1 {get}",
	"move.bank-trade.here": "Trade {count} {give} with the bank for 1 {get}",
	"move.offer": "Offer {to}: {give} for {get}",
	"move.offer.question-give": "Ask {to}: what do you want for {get}?",
	"move.offer.question-get": "Ask {to}: what do you give for {give}?",
	"move.offer.call": "Ask {to} for proposals",
	"move.end-turn": "End your turn",
	"move.accept": "Accept the offer",
	"move.accept.here": "Accept: give {give}, get {get}",
	"move.decline": "Decline",
	"move.decline.here": "Decline {give} for {get}",
	"move.counter": "Propose instead: you give {give} and get {get}",
	"move.deal": "Make the deal with {partner}",
	"move.deal.here": "Deal with {partner}: give {give}, get {get}",
	"move.close": "Close the offer without a deal",
	"move.hand-in": "Hand in {cards}",
	"move.move-robber": "Move the robber knight to {hex}",
	"move.move-robber.here": "Move the robber knight to {hex}, where {seats} will get nothing",
	"move.move-robber.here.nobody": "Move the robber knight to {hex}, where nobody has a village",
	"move.steal": "Steal a card from {victim}",
	"move.steal.here": "Steal one of the {cards, plural, one {# card} other {# cards}} of {victim}",
	"move.steal-nothing": "Steal from nobody",
	"move.wall-help-yes": "Build a wall ({cost}): {prestige} prestige",
	"move.wall-help-no": "Build no wall",
	"move.swap": "Take the council card of {victim}",
	"move.swap.here": "Take the {council} ({points} points) from {victim}",
	"event.seated": "{seat} takes a seat.",
	"event.first-player": "{seat} is the first player.",
	"event.start-placed": "{seat} starts with a village on {crossing}.",
	"event.station-placed": "{seat} starts with toll station {number} on {road}.",
	"event.first-yield": "{seat} takes the first yield: {cards}.",
	"event.turn-began": "Turn {turn}: {seat}.",
	"event.card-drawn": "{seat} draws {number, plural, =0 {the card {event}} other {the #: {event}}}.",
	"event.yielded": "{seat} takes {cards}.",
	"event.yield-short": "Not enough {kind} in stock for everybody.",
	"event.road-toll": "{payer} pays {seat} {gold} gold of toll on {road}.",
	"event.time-passed": "Time passes: it is {year} now.",
	"event.reshuffled": "All {count} event cards are shuffled.",
	"event.robber-home": "The robber knight rides back to his castle.",
	"event.fair-opened": "Trade fair: the first sale of {seat} this turn brings 2 extra gold.",
	"event.quiet": "Nothing else happens.",
	"event.help-refused": "{seat} does not use the wall help.",
	"event.discard-chosen": "{seat} has chosen to hand in {cards}.",
	"event.discard-chosen.unseen": "{seat} has chosen {count, plural, one {# card} other {# cards}} to hand in.",
	"event.handed-in": "{seat} hands in {cards}.",
	"event.robber-moved": "{seat} moves the robber knight to {hex}.",
	"event.stolen": "{seat} steals 1 {kind} from {victim}.",
	"event.stolen.unseen": "{seat} steals a card from {victim}.",
	"event.nothing-stolen": "{seat} steals from nobody.",
	"event.station-built": "{seat} builds toll station {number} on {road} for {cost}.",
	"event.village-built": "{seat} builds a village on {crossing}, for {cost}.",
	"event.house-built": "{seat} builds a craft house {site}, for {cost}.",
	"event.wall-built": "{seat} builds wall {wall} for 1 brick and {gold} gold: {prestige} prestige.",
	"event.tower-built": "{seat} builds tower {tower} of {all} for {cost}: {prestige} prestige.",
	"event.right-taken": "{seat} takes the {right}{passed, select, yes { from {from}} other {}}.",
	"event.council-entered": "{seat} enters the {council}: {points} points.",
	"event.council-swapped": "{seat} takes the {council} from {victim}, who gets {given}.",
	"event.sold": "{seat} sells {good} in {city} for {price} gold{toll, plural, =0 {} other {, # of it toll to {holder}}}.",
	"event.bank-traded": "{seat} trades {given} with the bank for 1 {get}.",
	"event.offered": "{seat} offers {to}: {give} for {get}.",
	"event.offered.question-give": "{seat} asks {to}: what do you want for {get}?",
	"event.offered.question-get": "{seat} asks {to}: what do you give for {give}?",
	"event.offered.call": "{seat} asks {to} for proposals.",
	"event.accepted": "{seat} accepts.",
	"event.declined": "{seat} declines.",
	"event.countered": "{seat} would give {give} for {get}.",
	"event.dealt": "{seat} gives {partner} {give} for {get}.",
	"event.offer-closed": "The offer of {seat} is closed without a deal.",
	"event.turn-passed": "{seat} has neither cards nor gold; the turn passes.",
	"event.turn-ended": "{seat} ends the turn.",
	"event.won": "{seat} has {points} victory points and wins.",
	"event.time-out": "It is 1400: the game is over, and the most points win.",
	"score.villages": "Villages",
	"score.houses": "Craft houses",
	"score.rights": "Road rights",
	"score.council": "Council card",
	"tie.council": "Tie-break: higher council card",
	"tie.prestige": "Tie-break: prestige",
	"tie.gold": "Tie-break: gold",
	"board.region": "The region",
	"board.city": "The city",
	"board.castle": "castle",
	"board.yard": "Yard",
	"board.sites": "A craft house doubles prices around it; at the Yard it lets you build towers.",
	"board.site": "{site} {kind} {ratio}:1",
	"board.site.any": "{site} all {ratio}:1",
	"board.road": "{road}; road right: {right}",
	"board.signs": "[A] village or craft house of player a; a: a station; <R> the robber knight.",
	"board.signs.free": "Numbers: free crossings, free sites; 4 on road II is II-4. ═ wall, [#] tower.",
	"board.head.points": "points",
	"board.head.cards": "cards",
	"board.head.gold": "gold",
	"board.head.prestige": "prestige",
	"board.head.villages": "villages",
	"board.head.houses": "houses",
	"board.head.stations": "stations",
	"board.left": "Villages, houses and stations: how many are left to be built.",
	"board.council": "{seat}: {council}.",
	"report.turn": "Turn {turn}, year {year}",
	"report.active": "Active player: {seat}.",
	"report.card": "Event card: {number, plural, =0 {} other {#, }}{event}.",
	"report.deck": "Draw pile: {cards, plural, one {# card} other {# cards}}.",
	"report.stock": "Stock: {cards}.",
	"report.robber": "The robber knight stands here: {hex}.",
	"report.robber.home": "The robber knight is in his castle.",
	"report.walls": "City wall: {walls, plural, one {# wall} other {# walls}}, {towers, plural, one {# tower} other {# towers}}.",
	"report.fair": "The first sale of this turn brings 2 extra gold.",
	"report.road": "On {road}. Stations: {stations}. Villages: {villages}. Road right: {holder}.",
	"report.roads": "Roads",
	"report.piece": "{seat} ({place})",
	"report.nobody": "nobody",
	"report.seat": "{seat}",
	"report.holdings": "{points, plural, one {# point} other {# points}}, {cards, plural, one {# card} other {# cards}}, {gold} gold, {prestige} prestige.",
	"report.council": "Council card: {council}.",
	"report.hand": "Hand: {cards}.",
	"report.house": "Craft house {site}.",
	"report.left": "Pieces left: {villages, plural, one {# village} other {# villages}}, {houses, plural, one {# house} other {# houses}}, {stations, plural, one {# station} other {# stations}}.",
	"report.discard": "Chosen to hand in: {cards}.",
	"report.chosen": "Has chosen what to hand in.",
	"report.trade": "Open offer of {seat}",
	"report.offer": "To {to}: {give} for {get}.",
	"report.answer.accept": "{seat} accepts.",
	"report.answer.decline": "{seat} declines.",
	"report.answer.counter": "{seat} would give {give} for {get}.",
	"report.over.points": "The game is over: 13 points.",
	"report.over.time": "The game is over: it is 1400.",
	"thing.piece": "Piece: costs {cost}{points, plural, =0 {} one {, # point} other {, # points}}{prestige, plural, =0 {} other {, # prestige}}.",
	"thing.good": "Good, made of {cost}: {price} gold in {city}, toll {toll}.",
	"thing.site": "Site {place}",
	"thing.site.gains": "A craft house here: {gains}.",
	"thing.council": "Council card, {points} points.",
	"thing.offer": "Offer",
	"thing.offer.text": "Type whom, what you give and what you want: offer b, c: 2 wood for 1 ore. A question mark leaves a side open: offer b: ? for 1 ore.",
	"thing.event": "Event card.",
	"refusal.game-over": "The game is over.",
	"refusal.not-your-turn": "It is not your turn to decide.",
	"refusal.not-in-a-turn": "That cannot be done now.",
	"refusal.place-first": "First place your village.",
	"refusal.no-room": "There is no room for a village on {crossing}: it is taken, or too close to another village on the same road.",
	"refusal.road-full": "There is a station on every segment of {road}.",
	"refusal.no-station": "You need a toll station of your own on {road}.",
	"refusal.site-taken": "The site {site} is taken.",
	"refusal.none-left": "There is no {piece} left.",
	"refusal.too-dear": "You cannot pay for a {piece}: it costs {cost}.",
	"refusal.no-yard": "A tower needs your craft house at the building yard.",
	"refusal.no-notch": "There is no free notch between two walls.",
	"refusal.no-recipe": "You lack the resources for {good}: {cost}.",
	"refusal.same-kind": "The bank gives another kind than it takes.",
	"refusal.bank-closed": "You have traded {count} times with the bank this turn; that is the limit.",
	"refusal.out-of-stock": "There is no {kind} in stock.",
	"refusal.ratio": "The bank asks {count} {kind} of you.",
	"refusal.offers-spent": "You have made all the offers a turn allows.",
	"refusal.no-bundle": "Name whole numbers of resources and gold.",
	"refusal.nothing-to-trade": "You have nothing to trade.",
	"refusal.not-held": "You do not have what you want to give.",
	"refusal.asks-too-much": "Ask at most 20 of a resource and 99 gold.",
	"refusal.both-sides": "The same thing may not be on both sides.",
	"refusal.gift": "Both sides must give something.",
	"refusal.to-nobody": "Address at least one opponent.",
	"refusal.to-whom": "Address opponents only, each once.",
	"refusal.to-empty": "An opponent without cards and gold cannot be addressed.",
	"refusal.same-as-offer": "A counter-offer must differ from the offer.",
	"refusal.no-open-offer": "No offer is open.",
	"refusal.offer-open": "First settle or close your offer.",
	"refusal.cannot-accept": "You can accept only a complete offer, and only when you hold what is wanted.",
	"refusal.answer-first": "First answer the offer.",
	"refusal.cannot-pay-counter": "You do not have what the counter-offer asks.",
	"refusal.no-such-answer": "{seat} has not agreed to anything.",
	"refusal.hand-in": "Hand in exactly {count, plural, one {# card} other {# cards}} of your hand.",
	"refusal.robber-first": "First move the robber knight.",
	"refusal.not-nuremberg": "The robber knight does not enter Nuremberg.",
	"refusal.robber-stays": "The robber knight must go to another hex.",
	"refusal.no-victim": "Steal only from an opponent who has a card.",
	"refusal.steal-first": "First steal a card, or decide not to.",
	"refusal.no-brick-or-gold": "The wall help costs 1 brick and 1 gold.",
	"refusal.help-first": "First decide about the wall help.",
	"refusal.no-claim": "You have no claim on the council card of {seat}.",
	"refusal.swap-first": "{seat} first chooses a council card."
};

// games/nuremberg/src/text/event-phrases.ts
/** A line of the log. Events whose secret part the reader may not know have a second wording. */
function sayEvent(event) {
	const key = `event.${event.type}`;
	switch (event.type) {
		case "start-placed": return {
			key,
			args: {
				seat: seatName(event.seat),
				crossing: crossingPlace(event.crossing)
			}
		};
		case "village-built": return {
			key,
			args: {
				seat: seatName(event.seat),
				crossing: crossingPlace(event.crossing),
				cost: amounts(BUILDS.village.cost)
			}
		};
		case "station-placed":
		case "station-built": {
			const { road, step } = itemAt(CROSSINGS, event.segment);
			return {
				key,
				args: {
					seat: seatName(event.seat),
					number: step,
					road: roadPlace(road),
					cost: amounts(BUILDS.station.cost)
				}
			};
		}
		case "first-yield":
		case "yielded":
		case "handed-in": return {
			key,
			args: {
				seat: seatName(event.seat),
				cards: amounts(event.cards)
			}
		};
		case "turn-began": return {
			key,
			args: {
				seat: seatName(event.seat),
				turn: event.turn
			}
		};
		case "card-drawn": return {
			key,
			args: {
				seat: seatName(event.seat),
				...cardArgs(event.card)
			}
		};
		case "yield-short": return {
			key,
			args: { kind: kindName(event.kind) }
		};
		case "road-toll": {
			const payer = event.payer === -1 ? { key: "word.bank" } : seatName(event.payer);
			return {
				key,
				args: {
					seat: seatName(event.seat),
					payer,
					gold: event.gold,
					road: roadPlace(event.road)
				}
			};
		}
		case "time-passed": return {
			key,
			args: { year: event.year }
		};
		case "reshuffled": return {
			key,
			args: { count: event.count }
		};
		case "robber-home":
		case "quiet":
		case "time-out": return { key };
		case "discard-chosen": {
			const args = {
				seat: seatName(event.seat),
				count: event.count
			};
			return event.cards === null ? {
				key: `${key}.unseen`,
				args
			} : {
				key,
				args: {
					...args,
					cards: amounts(event.cards)
				}
			};
		}
		case "robber-moved": return {
			key,
			args: {
				seat: seatName(event.seat),
				hex: hexPlace(event.hex)
			}
		};
		case "stolen": {
			const args = {
				seat: seatName(event.seat),
				victim: seatName(event.victim)
			};
			return event.kind === null ? {
				key: `${key}.unseen`,
				args
			} : {
				key,
				args: {
					...args,
					kind: kindName(event.kind)
				}
			};
		}
		case "house-built": return {
			key,
			args: {
				seat: seatName(event.seat),
				site: sitePlace(event.site),
				cost: amounts(BUILDS.house.cost)
			}
		};
		case "wall-built": return {
			key,
			args: {
				seat: seatName(event.seat),
				wall: event.wall,
				gold: event.gold,
				prestige: BUILDS.wall.prestige
			}
		};
		case "tower-built": return {
			key,
			args: {
				seat: seatName(event.seat),
				tower: event.tower,
				all: NOTCHES.length,
				cost: amounts(BUILDS.tower.cost),
				prestige: BUILDS.tower.prestige
			}
		};
		case "right-taken": {
			const passed = event.from === -1 ? {
				passed: "no",
				from: ""
			} : {
				passed: "yes",
				from: seatName(event.from)
			};
			return {
				key,
				args: {
					seat: seatName(event.seat),
					right: { key: `right.${itemAt(ROADS, event.road).id}` },
					...passed
				}
			};
		}
		case "council-entered": return {
			key,
			args: {
				seat: seatName(event.seat),
				council: councilName(event.council),
				points: itemAt(COUNCIL_POINTS, event.council)
			}
		};
		case "council-swapped": return {
			key,
			args: {
				seat: seatName(event.seat),
				victim: seatName(event.victim),
				council: councilName(event.council),
				given: event.given === 0 ? councilName(0) : {
					key: "word.council",
					args: { council: councilName(event.given) }
				}
			}
		};
		case "sold": {
			const holder = event.holder === -1 ? "" : seatName(event.holder);
			return {
				key,
				args: {
					seat: seatName(event.seat),
					good: { key: `a.good.${itemAt(GOODS, event.good).id}` },
					city: { key: `city.${itemAt(ROADS, itemAt(GOODS, event.good).road).city}` },
					price: event.price,
					toll: event.toll,
					holder
				}
			};
		}
		case "bank-traded": {
			const given = {
				key: "word.amount",
				args: {
					count: event.count,
					kind: kindName(event.give)
				}
			};
			return {
				key,
				args: {
					seat: seatName(event.seat),
					given,
					get: kindName(event.get)
				}
			};
		}
		case "offered": return offerPhrase(key, event.give, event.get, {
			seat: seatName(event.seat),
			to: event.to.map(seatName)
		});
		case "countered": return {
			key,
			args: {
				seat: seatName(event.seat),
				give: amounts(event.give),
				get: amounts(event.get)
			}
		};
		case "dealt": return {
			key,
			args: {
				seat: seatName(event.seat),
				partner: seatName(event.partner),
				give: amounts(event.give),
				get: amounts(event.get)
			}
		};
		case "won": return {
			key,
			args: {
				seat: seatName(event.seat),
				points: event.points
			}
		};
		default: return {
			key,
			args: { seat: seatName(event.seat) }
		};
	}
}

// games/nuremberg/src/text/nl.ts
/** Everything a player of Settlers of Nuremberg reads, in Dutch. */
const nl$1 = {
	...placesNl,
	"game.name": "De Kolonisten van Neurenberg",
	"game.tagline": "Bevolk de wegen rond Neurenberg, drijf handel en metsel je een weg naar de raad.",
	"kind.wood": "hout",
	"kind.wool": "wol",
	"kind.grain": "graan",
	"kind.brick": "klei",
	"kind.ore": "erts",
	"kind.gold": "goud",
	"terrain.forest": "bos",
	"terrain.pasture": "weide",
	"terrain.fields": "akker",
	"terrain.hills": "heuvels",
	"terrain.mountains": "bergen",
	"terrain.nuremberg": "Neurenberg",
	"terrain.castle": "roofridderburcht",
	"piece.station": "tolstation",
	"piece.station.text": "Op het eerste vrije wegdeel van een handelsweg. De meeste tolstations: het wegenrecht.",
	"piece.village": "dorp",
	"piece.village.text": "Op een weg waar je een tolstation hebt, twee kruisingen van andere dorpen.",
	"piece.house": "ambachtshuis",
	"piece.house.text": "Op een vrije bouwplaats in de stad. Verdubbelt de prijs van de goederen ernaast.",
	"piece.wall": "stadsmuur",
	"piece.wall.text": "Volgende stuk van de ring, tegen de klok in. Levert 1 prestige op.",
	"piece.tower": "toren",
	"piece.tower.text": "Vereist je ambachtshuis aan de bouwwerf en een uitsparing tussen twee muren. 2 prestige.",
	"right.I": "wegenrecht Frankfurt",
	"right.II": "wegenrecht Praag",
	"right.III": "wegenrecht Venetië",
	"right.IV": "wegenrecht noordbos",
	"right.V": "wegenrecht zuidbos",
	"city.frankfurt": "Frankfurt",
	"city.prague": "Praag",
	"city.venice": "Venetië",
	"tile.paper": "papier",
	"tile.compass": "passer",
	"tile.helmet": "helm",
	"tile.harp": "harp",
	"tile.armour": "harnas",
	"tile.market": "Hoofdmarkt",
	"tile.yard": "Bouwwerf",
	"good.compass": "passer",
	"good.compass.text": "1 erts en 1 hout: 3 goud in Frankfurt, tol 1.",
	"good.helmet": "helm",
	"good.helmet.text": "2 erts en 1 wol: 4 goud in Frankfurt, tol 1.",
	"good.paper": "papier",
	"good.paper.text": "1 graan en 1 wol: 3 goud in Praag, tol 1.",
	"good.harp": "harp",
	"good.harp.text": "1 hout en 1 wol: 3 goud in Praag, tol 1.",
	"good.armour": "harnas",
	"good.armour.text": "3 erts en 1 wol: 6 goud in Venetië, tol 2.",
	"council.council-of-seven": "Zevenraad",
	"council.council-of-seven.text": "Lid van de Zevenraad: 4 overwinningspunten.",
	"council.small-council": "Kleine Raad",
	"council.small-council.text": "Lid van de Kleine Raad: 3 overwinningspunten.",
	"council.great-council": "Grote Raad",
	"council.great-council.text": "Lid van de Grote Raad: 2 overwinningspunten.",
	"card.robber-knight": "Roofridder",
	"card.robber-knight.text": "Geen opbrengst. Meer dan 7 kaarten: lever de helft in. Verplaats de roofridder, steel een kaart.",
	"card.road-toll": "Wegentol",
	"card.road-toll.text": "Betaal 1 goud aan de bezitter van het wegenrecht voor elk dorp dat je op die weg hebt.",
	"card.road-toll.text.bank": "De bank betaalt elke bezitter van een wegenrecht 1 goud per dorp van anderen op die weg.",
	"card.time-passes": "De tijd verstrijkt",
	"card.time-passes.text": "Schuif de tijdssteen één vakje op.",
	"card.robber-home": "Roofridder verjaagd",
	"card.robber-home.text": "De roofridder gaat terug naar zijn burcht.",
	"card.wall-help": "Hulp bij de muurbouw",
	"card.wall-help.text": "Elke speler mag om de beurt één stuk stadsmuur bouwen voor 1 klei en 1 goud.",
	"card.trade-fair": "Jaarmarkt",
	"card.trade-fair.text": "Het eerste handelsgoed dat je deze beurt verkoopt, levert 2 goud extra op.",
	"card.quiet": "Rustige tijden",
	"card.quiet.text": "Verder gebeurt er niets.",
	"option.start": "Startopstelling",
	"option.start.beginner": "Voor beginners",
	"option.start.advanced": "Zelf dorpen plaatsen",
	"option.colours": "Plaatsen bij het begin",
	"option.colours.lot": "Door loting",
	"option.colours.seats": "In volgorde van de plaatsen aan tafel",
	"option.firstPlayer": "Beginnende speler",
	"option.firstPlayer.random": "Door loting",
	"option.firstPlayer.seat-1": "Plaats 1",
	"option.roadToll": "Wegentol wordt betaald door",
	"option.roadToll.village-owners": "De eigenaars van de dorpen",
	"option.roadToll.bank": "De bank",
	"option.councilOutsider": "Speler zonder raadskaart haalt in",
	"option.councilOutsider.takes-card": "Neemt de kaart over",
	"option.councilOutsider.no-claim": "Heeft geen recht",
	"option.tradeFair": "Gebeurtenis jaarmarkt",
	"option.tradeFair.on": "In het spel",
	"option.tradeFair.off": "Geldt als rustige tijden",
	"edition.1": "De regels volgen het Nederlandse spelregelblad. De bijbehorende almanak kon niet worden geraadpleegd.",
	"edition.2": "De landkaart is door ons ontworpen: alle feiten uit de regels kloppen, maar het is niet de gedrukte kaart.",
	"edition.3": "Verloop en lengte van de vijf handelswegen zijn door ons ontworpen.",
	"edition.4": "Het stadsplan is door ons ontworpen; 12 bouwplaatsen, 26 muren en 16 torens volgen uit het materiaal.",
	"edition.5": "Van de goederen staat alleen de passer vast (erts en hout, 3 goud, Frankfurt); de rest is gereconstrueerd.",
	"edition.6": "Gebeurteniskaarten: getallen en roofridders zijn echt; welke kaart welke gebeurtenis heeft, is van ons.",
	"edition.7": "De jaarmarkt is verzonnen; je kunt hem uitschakelen.",
	"edition.8": "De beginopstelling is met computerpartijen in balans gebracht; twee dorpen en vier wegenrechten staan vast.",
	"edition.9": "Tijdslijn in stappen van vijf jaar; alleen 1355, 1370, 1385 en 1400 staan vast.",
	"edition.10": "De volgorde bij zelf plaatsen, de regels bij tekorten en de laatste beslissende criteria zijn van ons.",
	"edition.11": "Wie de wegtol betaalt, is onze lezing: wie er dorpen heeft; met een optie betaalt de bank. Ook de prijs van de hulp bij de muurbouw is van ons.",
	"edition.12": "Ook onze lezing: wie zonder raadskaart een lid voorbijstreeft, neemt de kaart (een optie verbiedt het), en torens vragen een huis aan de bouwwerf.",
	"help.1": "Waar komt mijn tolstation? Altijd op het eerste vrije wegdeel, geteld vanaf Neurenberg. Je kiest alleen de weg.",
	"help.2": "Moet mijn dorp aan mijn tolstation grenzen? Nee. Eén eigen tolstation op die weg is genoeg; blijf twee kruisingen van andere dorpen daar.",
	"help.3": "We hebben evenveel tolstations. Wie heeft het wegenrecht? Wie het het eerst had. Het gaat alleen over naar iemand met meer.",
	"help.4": "Wie kan de roofridder beroven? Wie je maar wilt, waar hij ook staat: één willekeurige kaart, nooit goud. Boven 7 kaarten lever je de helft in.",
	"help.5": "Heb ik een ambachtshuis nodig om te verkopen? Nee. Iedereen met de grondstoffen mag verkopen. Een huis naast het goed verdubbelt je prijs.",
	"help.6": "Waarom kreeg ik minder goud dan er staat? Je betaalde tol aan de bezitter van die weg. Tol wordt nooit verdubbeld en is op je eigen weg gratis.",
	"help.7": "Waar dient prestige voor? Met 3 kom je in een raad; met meer dan een ander lid neem je zijn betere plaats; met 12 is de jouwe veilig.",
	"help.8": "Mag ik muren bouwen zonder huis? Ja, vanaf de eerste beurt. Voor torens heb je je huis aan de bouwwerf en een gat tussen twee muren nodig.",
	"help.9": "Mag ik goud ruilen? Ja, met de speler die aan de beurt is. Ook de bank neemt goud aan, maar geeft het nooit. Schenken mag niet.",
	"help.10": "Wanneer is het afgelopen? Meteen als iemand in de eigen beurt 13 punten heeft. Komt 1400 eerst, dan winnen de meeste punten.",
	"a.good.compass": "een passer",
	"a.good.helmet": "een helm",
	"a.good.paper": "papier",
	"a.good.harp": "een harp",
	"a.good.armour": "een harnas",
	"gain.doubles": "verdubbelt de prijs van {goods}",
	"gain.ratio": "{kind} tegen {ratio} voor 1 bij de bank",
	"gain.market": "alles tegen {ratio} voor 1 bij de bank",
	"gain.yard": "torens mogen worden gebouwd",
	"gain.and": "{one}; {other}",
	"word.nothing": "niets",
	"word.council": "de {council}",
	"word.none": "geen",
	"word.open": "een bod",
	"word.amount": "{count} {kind}",
	"word.bank": "de bank",
	"caution.fair": "De jaarmarkt eindigt met je beurt: je eerste verkoop zou 2 goud meer opbrengen.",
	"caution.robber": "Je houdt {count} kaarten: een roofridder zou er {half} van nemen.",
	"caution.own-village": "Een dorp van jezelf ligt ernaast en zou niets krijgen.",
	"decision.place-start": "{seat}: plaats je {round, select, 1 {eerste} other {tweede}} dorp.",
	"decision.turn-action": "{seat}: ruil, bouw, verkoop goederen of beëindig je beurt.",
	"decision.trade-answer": "{seat}: antwoord op het aanbod van {from}.",
	"decision.trade-settle": "{seat}: ga met iemand akkoord of sluit je aanbod.",
	"decision.robber-discard": "{seat}: kies {count, plural, one {# kaart} other {# kaarten}} om in te leveren.",
	"decision.robber-move": "{seat}: zet de roofridder op een andere landtegel.",
	"decision.robber-steal": "{seat}: steel een kaart van één speler, of van niemand.",
	"decision.wall-help": "{seat}: bouw je één stadsmuur voor 1 klei en 1 goud?",
	"decision.council-swap": "{seat}: kies wiens raadskaart je neemt ({victims}).",
	"move.place": "Plaats je dorp op {crossing}",
	"move.build-station": "Bouw een tolstation op {road} ({cost})",
	"move.build-village": "Bouw een dorp op {crossing} ({cost})",
	"move.build-house": "Bouw een ambachtshuis {site} ({cost})",
	"move.build-house.here": "Bouw een ambachtshuis {site} ({cost}): {gains}",
	"move.build-wall": "Bouw een stadsmuur ({cost}): {prestige} prestige",
	"move.build-tower": "Bouw een toren ({cost}): {prestige} prestige",
	"move.sell": "Produceer en verkoop {good} ({cost})",
	"move.sell.here": "Produceer en verkoop {good}: {cost} voor {gold} goud in {city}",
	"move.sell.toll": "Produceer en verkoop {good}: {cost} voor {gold} goud in {city}, waarvan {toll} tol aan {holder}",
	"move.bank-trade": "Ruil {give} met de bank tegen 1 {get}",
	"move.bank-trade.here": "Ruil {count} {give} met de bank tegen 1 {get}",
	"move.offer": "Bied {to} aan: {give} tegen {get}",
	"move.offer.question-give": "Vraag {to}: wat wil je voor {get}?",
	"move.offer.question-get": "Vraag {to}: wat geef je voor {give}?",
	"move.offer.call": "Vraag {to} om voorstellen",
	"move.end-turn": "Beëindig je beurt",
	"move.accept": "Neem het aanbod aan",
	"move.accept.here": "Neem aan: geef {give}, krijg {get}",
	"move.decline": "Wijs af",
	"move.decline.here": "Wijs {give} tegen {get} af",
	"move.counter": "Tegenaanbod: jij geeft {give} en krijgt {get}",
	"move.deal": "Ga akkoord met {partner}",
	"move.deal.here": "Ruil met {partner}: geef {give}, krijg {get}",
	"move.close": "Sluit het aanbod zonder ruil",
	"move.hand-in": "Lever in: {cards}",
	"move.move-robber": "Zet de roofridder op {hex}",
	"move.move-robber.here": "Zet de roofridder op {hex}: geen opbrengst voor {seats}",
	"move.move-robber.here.nobody": "Zet de roofridder op {hex}, waar niemand een dorp heeft",
	"move.steal": "Steel een kaart van {victim}",
	"move.steal.here": "Steel een van de {cards, plural, one {# kaart} other {# kaarten}} van {victim}",
	"move.steal-nothing": "Steel van niemand",
	"move.wall-help-yes": "Bouw een stadsmuur ({cost}): {prestige} prestige",
	"move.wall-help-no": "Bouw geen stadsmuur",
	"move.swap": "Neem de raadskaart van {victim}",
	"move.swap.here": "Neem de {council} ({points} punten) van {victim}",
	"event.seated": "{seat} neemt plaats.",
	"event.first-player": "{seat} is de beginnende speler.",
	"event.start-placed": "{seat} begint met een dorp op {crossing}.",
	"event.station-placed": "{seat} begint met tolstation {number} op {road}.",
	"event.first-yield": "{seat} neemt de eerste opbrengst: {cards}.",
	"event.turn-began": "Beurt {turn}: {seat}.",
	"event.card-drawn": "{seat} trekt {number, plural, =0 {de kaart {event}} other {de #: {event}}}.",
	"event.yielded": "{seat} neemt {cards}.",
	"event.yield-short": "Niet genoeg {kind} in de voorraad voor iedereen.",
	"event.road-toll": "{payer} betaalt {seat} {gold} goud tol op {road}.",
	"event.time-passed": "De tijd verstrijkt: het is nu {year}.",
	"event.reshuffled": "Alle {count} gebeurteniskaarten worden geschud.",
	"event.robber-home": "De roofridder rijdt terug naar zijn burcht.",
	"event.fair-opened": "Jaarmarkt: de eerste verkoop van {seat} deze beurt levert 2 goud extra op.",
	"event.quiet": "Verder gebeurt er niets.",
	"event.help-refused": "{seat} maakt geen gebruik van de hulp bij de muurbouw.",
	"event.discard-chosen": "{seat} heeft gekozen om in te leveren: {cards}.",
	"event.discard-chosen.unseen": "{seat} heeft {count, plural, one {# kaart} other {# kaarten}} gekozen om in te leveren.",
	"event.handed-in": "{seat} levert in: {cards}.",
	"event.robber-moved": "{seat} zet de roofridder op {hex}.",
	"event.stolen": "{seat} steelt 1 {kind} van {victim}.",
	"event.stolen.unseen": "{seat} steelt een kaart van {victim}.",
	"event.nothing-stolen": "{seat} steelt van niemand.",
	"event.station-built": "{seat} bouwt tolstation {number} op {road} voor {cost}.",
	"event.village-built": "{seat} bouwt een dorp op {crossing}, voor {cost}.",
	"event.house-built": "{seat} bouwt een ambachtshuis {site}, voor {cost}.",
	"event.wall-built": "{seat} bouwt stadsmuur {wall} voor 1 klei en {gold} goud: {prestige} prestige.",
	"event.tower-built": "{seat} bouwt toren {tower} van {all} voor {cost}: {prestige} prestige.",
	"event.right-taken": "{seat} neemt het {right}{passed, select, yes { van {from}} other {}}.",
	"event.council-entered": "{seat} treedt toe tot de {council}: {points} punten.",
	"event.council-swapped": "{seat} neemt de {council} over van {victim}, die {given} krijgt.",
	"event.sold": "{seat} verkoopt {good} in {city} voor {price} goud{toll, plural, =0 {} other {, waarvan # tol aan {holder}}}.",
	"event.bank-traded": "{seat} ruilt {given} met de bank tegen 1 {get}.",
	"event.offered": "{seat} biedt {to} aan: {give} tegen {get}.",
	"event.offered.question-give": "{seat} vraagt {to}: wat wil je voor {get}?",
	"event.offered.question-get": "{seat} vraagt {to}: wat geef je voor {give}?",
	"event.offered.call": "{seat} vraagt {to} om voorstellen.",
	"event.accepted": "{seat} neemt het aanbod aan.",
	"event.declined": "{seat} wijst af.",
	"event.countered": "{seat} wil {give} geven voor {get}.",
	"event.dealt": "{seat} geeft {partner} {give} tegen {get}.",
	"event.offer-closed": "Het aanbod van {seat} is zonder ruil gesloten.",
	"event.turn-passed": "{seat} heeft geen kaarten en geen goud; de beurt gaat voorbij.",
	"event.turn-ended": "{seat} beëindigt de beurt.",
	"event.won": "{seat} heeft {points} overwinningspunten en wint.",
	"event.time-out": "Het is 1400: het spel is afgelopen, de meeste punten winnen.",
	"score.villages": "Dorpen",
	"score.houses": "Ambachtshuizen",
	"score.rights": "Wegenrechten",
	"score.council": "Raadskaart",
	"tie.council": "Bij gelijke stand: hogere raadskaart",
	"tie.prestige": "Bij gelijke stand: prestige",
	"tie.gold": "Bij gelijke stand: goud",
	"board.region": "De streek",
	"board.city": "De stad",
	"board.castle": "burcht",
	"board.yard": "Bouwwerf",
	"board.sites": "Een ambachtshuis verdubbelt de prijzen eromheen; aan de werf bouw je torens.",
	"board.site": "{site} {kind} {ratio}:1",
	"board.site.any": "{site} alles {ratio}:1",
	"board.road": "{road}; wegenrecht: {right}",
	"board.signs": "[A] dorp of ambachtshuis van speler a; a: een tolstation; <R> de roofridder.",
	"board.signs.free": "Cijfers: vrije kruisingen en plaatsen; 4 op weg II is II-4. ═ muur, [#] toren.",
	"board.head.points": "punten",
	"board.head.cards": "kaarten",
	"board.head.gold": "goud",
	"board.head.prestige": "prestige",
	"board.head.villages": "dorpen",
	"board.head.houses": "huizen",
	"board.head.stations": "tolstations",
	"board.left": "Dorpen, huizen en tolstations: hoeveel er nog te bouwen zijn.",
	"board.council": "{seat}: {council}.",
	"report.turn": "Beurt {turn}, jaar {year}",
	"report.active": "Aan de beurt: {seat}.",
	"report.card": "Gebeurteniskaart: {number, plural, =0 {} other {#, }}{event}.",
	"report.deck": "Trekstapel: {cards, plural, one {# kaart} other {# kaarten}}.",
	"report.stock": "Voorraad: {cards}.",
	"report.robber": "De roofridder staat hier: {hex}.",
	"report.robber.home": "De roofridder is in zijn burcht.",
	"report.walls": "Stadsmuur: {walls, plural, one {# muur} other {# muren}}, {towers, plural, one {# toren} other {# torens}}.",
	"report.fair": "De eerste verkoop van deze beurt levert 2 goud extra op.",
	"report.road": "Op {road}. Tolstations: {stations}. Dorpen: {villages}. Wegenrecht: {holder}.",
	"report.roads": "Handelswegen",
	"report.piece": "{seat} ({place})",
	"report.nobody": "niemand",
	"report.seat": "{seat}",
	"report.holdings": "{points, plural, one {# punt} other {# punten}}, {cards, plural, one {# kaart} other {# kaarten}}, {gold} goud, {prestige} prestige.",
	"report.council": "Raadskaart: {council}.",
	"report.hand": "Hand: {cards}.",
	"report.house": "Ambachtshuis {site}.",
	"report.left": "Nog over: {villages, plural, one {# dorp} other {# dorpen}}, {houses, plural, one {# huis} other {# huizen}}, {stations, plural, one {# tolstation} other {# tolstations}}.",
	"report.discard": "Gekozen om in te leveren: {cards}.",
	"report.chosen": "Heeft gekozen wat ingeleverd wordt.",
	"report.trade": "Open aanbod van {seat}",
	"report.offer": "Aan {to}: {give} tegen {get}.",
	"report.answer.accept": "{seat} neemt het aan.",
	"report.answer.decline": "{seat} wijst af.",
	"report.answer.counter": "{seat} wil {give} geven voor {get}.",
	"report.over.points": "Het spel is afgelopen: 13 punten.",
	"report.over.time": "Het spel is afgelopen: het is 1400.",
	"thing.piece": "Stuk: kost {cost}{points, plural, =0 {} one {, # punt} other {, # punten}}{prestige, plural, =0 {} other {, # prestige}}.",
	"thing.good": "Goed, gemaakt van {cost}: {price} goud in {city}, tol {toll}.",
	"thing.site": "Bouwplaats {place}",
	"thing.site.gains": "Een ambachtshuis hier: {gains}.",
	"thing.council": "Raadskaart, {points} punten.",
	"thing.offer": "Aanbod",
	"thing.offer.text": "Typ aan wie, wat je geeft en wat je wilt, met de woorden van de notatie: offer b, c: 2 wood for 1 ore. Een vraagteken laat een kant open: offer b: ? for 1 ore.",
	"thing.event": "Gebeurteniskaart.",
	"refusal.game-over": "Het spel is afgelopen.",
	"refusal.not-your-turn": "Jij hoeft nu niets te beslissen.",
	"refusal.not-in-a-turn": "Dat kan nu niet.",
	"refusal.place-first": "Plaats eerst je dorp.",
	"refusal.no-room": "Voor een dorp is geen plaats op {crossing}: bezet, of te dicht bij een ander dorp op dezelfde weg.",
	"refusal.road-full": "Op elk wegdeel van {road} staat al een tolstation.",
	"refusal.no-station": "Je hebt een eigen tolstation op {road} nodig.",
	"refusal.site-taken": "De bouwplaats {site} is bezet.",
	"refusal.none-left": "Er is geen {piece} meer over.",
	"refusal.too-dear": "Je kunt geen {piece} betalen: dat kost {cost}.",
	"refusal.no-yard": "Voor een toren heb je een ambachtshuis aan de bouwwerf nodig.",
	"refusal.no-notch": "Er is geen vrije uitsparing tussen twee muren.",
	"refusal.no-recipe": "Je mist grondstoffen voor {good}: {cost}.",
	"refusal.same-kind": "De bank geeft een andere soort dan ze neemt.",
	"refusal.bank-closed": "Je hebt deze beurt {count} keer met de bank geruild; meer mag niet.",
	"refusal.out-of-stock": "Er is geen {kind} in de voorraad.",
	"refusal.ratio": "De bank vraagt je {count} {kind}.",
	"refusal.offers-spent": "Je hebt alle aanbiedingen van deze beurt gedaan.",
	"refusal.no-bundle": "Noem hele aantallen grondstoffen en goud.",
	"refusal.nothing-to-trade": "Je hebt niets om te ruilen.",
	"refusal.not-held": "Je hebt niet wat je wilt geven.",
	"refusal.asks-too-much": "Vraag hoogstens 20 van een grondstof en 99 goud.",
	"refusal.both-sides": "Hetzelfde mag niet aan beide kanten staan.",
	"refusal.gift": "Beide kanten moeten iets geven.",
	"refusal.to-nobody": "Richt je tot minstens één tegenspeler.",
	"refusal.to-whom": "Richt je alleen tot tegenspelers, ieder één keer.",
	"refusal.to-empty": "Tot een tegenspeler zonder kaarten en goud kun je je niet richten.",
	"refusal.same-as-offer": "Een tegenaanbod moet anders zijn dan het aanbod.",
	"refusal.no-open-offer": "Er staat geen aanbod open.",
	"refusal.offer-open": "Rond eerst je aanbod af of sluit het.",
	"refusal.cannot-accept": "Je kunt alleen een volledig aanbod aannemen, en alleen als je hebt wat gevraagd wordt.",
	"refusal.answer-first": "Antwoord eerst op het aanbod.",
	"refusal.cannot-pay-counter": "Je hebt niet wat het tegenaanbod vraagt.",
	"refusal.no-such-answer": "{seat} is nergens mee akkoord gegaan.",
	"refusal.hand-in": "Lever precies {count, plural, one {# kaart} other {# kaarten}} uit je hand in.",
	"refusal.robber-first": "Verplaats eerst de roofridder.",
	"refusal.not-nuremberg": "De roofridder komt Neurenberg niet in.",
	"refusal.robber-stays": "De roofridder moet naar een andere landtegel.",
	"refusal.no-victim": "Steel alleen van een tegenspeler die een kaart heeft.",
	"refusal.steal-first": "Steel eerst een kaart, of zie ervan af.",
	"refusal.no-brick-or-gold": "De hulp bij de muurbouw kost 1 klei en 1 goud.",
	"refusal.help-first": "Beslis eerst over de hulp bij de muurbouw.",
	"refusal.no-claim": "Je hebt geen recht op de raadskaart van {seat}.",
	"refusal.swap-first": "{seat} kiest eerst een raadskaart."
};

// games/nuremberg/src/text/choices.ts
/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
function sayChoice(move, view) {
	const { viewer, trade } = view;
	if (typeof viewer !== "number") return void 0;
	const key = `move.${move.do}.here`;
	switch (move.do) {
		case "bank-trade": return {
			key,
			args: {
				count: itemAt(itemAt(view.seats, viewer).ratios, move.give),
				give: kindName(move.give),
				get: kindName(move.get)
			}
		};
		case "sell": return saySale(view, move.good, viewer);
		case "accept": return trade === null ? void 0 : {
			key,
			args: {
				give: amounts(trade.get),
				get: amounts(trade.give)
			}
		};
		case "deal": {
			const answer = trade?.answers.find(({ seat }) => seat === move.seat);
			if (trade === null || answer === void 0) return void 0;
			const [give, get] = answer.say === "counter" ? [answer.get, answer.give] : [trade.give, trade.get];
			return {
				key,
				args: {
					partner: seatName(move.seat),
					give: amounts(give),
					get: amounts(get)
				}
			};
		}
		case "build-house": return {
			key,
			args: {
				site: sitePlace(move.site),
				cost: amounts(BUILDS.house.cost),
				gains: siteGains(move.site)
			}
		};
		case "move-robber": {
			const hit = villagersOn(view, move.hex);
			const hex = hexPlace(move.hex, view.numbers);
			return hit.length === 0 ? {
				key: `${key}.nobody`,
				args: { hex }
			} : {
				key,
				args: {
					hex,
					seats: hit.map(seatName)
				}
			};
		}
		case "decline": return trade === null ? void 0 : {
			key,
			args: {
				give: sideOf(trade.give),
				get: sideOf(trade.get)
			}
		};
		case "swap": {
			const { council } = itemAt(view.seats, move.seat);
			return {
				key,
				args: {
					victim: seatName(move.seat),
					council: councilName(council),
					points: itemAt(COUNCIL_POINTS, council)
				}
			};
		}
		case "steal": return {
			key,
			args: {
				victim: seatName(move.seat),
				cards: itemAt(view.seats, move.seat).handSize
			}
		};
		default: return;
	}
}
/** NUR-14.6 to 14.9, and the trade fair of NUR-4.7: what a good would bring a seat now. */
function saleOf(view, good, seat) {
	const { road } = itemAt(GOODS, good);
	const doubled = seat !== null && isDoubled(view.seats[seat]?.doubled ?? 0, good);
	const holder = view.rights[road] ?? -1;
	const bonus = view.fair && seat === view.active ? 2 : 0;
	return {
		gold: priceOf(good, doubled) + bonus,
		doubled,
		bonus,
		toll: tollOf(good, seat ?? -1, holder),
		holder,
		road
	};
}
function saySale(view, good, seat) {
	const { gold, toll, holder, road } = saleOf(view, good, seat);
	const { id, recipe } = itemAt(GOODS, good);
	return {
		key: toll > 0 ? "move.sell.toll" : "move.sell.here",
		args: {
			good: { key: `a.good.${id}` },
			cost: amounts(recipe),
			city: { key: `city.${itemAt(ROADS, road).city}` },
			gold,
			toll,
			...toll > 0 ? { holder: seatName(holder) } : {}
		}
	};
}
/** NUR-7.3, 7.4, 13.1, 14.8 What a craft house on a site brings. */
function siteGains(site) {
	const { doubles, market, yard } = itemAt(SITES, site);
	const goods = GOODS.flatMap(({ id }, good) => isDoubled(doubles, good) ? [{ key: `good.${id}` }] : []);
	return [
		...goods.length === 0 ? [] : [{
			key: "gain.doubles",
			args: { goods }
		}],
		...market === null ? [] : market === "any" ? [{
			key: "gain.market",
			args: { ratio: 3 }
		}] : [{
			key: "gain.ratio",
			args: {
				kind: { key: `kind.${market}` },
				ratio: 2
			}
		}],
		...yard ? [{ key: "gain.yard" }] : []
	].reduce((one, other) => ({
		key: "gain.and",
		args: {
			one,
			other
		}
	}));
}
/** NUR-3.5 Who has a village at a hex, and would go without. */
function villagersOn(view, hex) {
	const owners = view.villages.filter((owner, at) => owner !== -1 && itemAt(CROSSINGS, at).hexes.includes(hex));
	return [...new Set(owners)].sort((a, b) => a - b);
}

// games/nuremberg/src/text/phrases.ts
/** A move as a choice: in the position of whoever may make it, or anywhere. */
function sayMove(move, view) {
	return (view === void 0 ? void 0 : sayChoice(move, view)) ?? sayAnywhere(move);
}
function sayAnywhere(move) {
	const key = `move.${move.do}`;
	switch (move.do) {
		case "place": return {
			key,
			args: { crossing: crossingPlace(move.crossing) }
		};
		case "build-station": return {
			key,
			args: {
				road: roadPlace(move.road),
				cost: amounts(BUILDS.station.cost)
			}
		};
		case "build-village": return {
			key,
			args: {
				crossing: crossingPlace(move.crossing),
				cost: amounts(BUILDS.village.cost)
			}
		};
		case "build-house": return {
			key,
			args: {
				site: sitePlace(move.site),
				cost: amounts(BUILDS.house.cost)
			}
		};
		case "build-wall": return {
			key,
			args: {
				cost: amounts(BUILDS.wall.cost),
				prestige: BUILDS.wall.prestige
			}
		};
		case "build-tower": return {
			key,
			args: {
				cost: amounts(BUILDS.tower.cost),
				prestige: BUILDS.tower.prestige
			}
		};
		case "sell": return {
			key,
			args: {
				good: { key: `a.good.${itemAt(GOODS, move.good).id}` },
				cost: amounts(itemAt(GOODS, move.good).recipe)
			}
		};
		case "bank-trade": return {
			key,
			args: {
				give: kindName(move.give),
				get: kindName(move.get)
			}
		};
		case "offer": return offerPhrase(key, move.give, move.get, { to: move.to.map(seatName) });
		case "counter": return {
			key,
			args: {
				give: amounts(move.give),
				get: amounts(move.get)
			}
		};
		case "hand-in": return {
			key,
			args: { cards: amounts(move.cards) }
		};
		case "move-robber": return {
			key,
			args: { hex: hexPlace(move.hex) }
		};
		case "deal": return {
			key,
			args: { partner: seatName(move.seat) }
		};
		case "steal":
		case "swap": return {
			key,
			args: { victim: seatName(move.seat) }
		};
		case "wall-help": return move.build ? {
			key: "move.wall-help-yes",
			args: {
				cost: amounts(HELPED_WALL_COST),
				prestige: BUILDS.wall.prestige
			}
		} : { key: "move.wall-help-no" };
		default: return { key };
	}
}
function sayDecision({ kind, seat, round, from, count, victims }) {
	return {
		key: `decision.${kind}`,
		args: {
			seat: seatName(seat),
			...round === void 0 ? {} : { round },
			...from === void 0 ? {} : { from: seatName(from) },
			...count === void 0 ? {} : { count },
			...victims === void 0 ? {} : { victims: victims.map(seatName) }
		}
	};
}

// games/nuremberg/src/text/things.ts
const PIECE_CLAUSES = {
	station: "NUR-9.1",
	village: "NUR-10.1",
	house: "NUR-11.1",
	wall: "NUR-12.1",
	tower: "NUR-13.1"
};
const EVENT_CLAUSES = {
	"robber-home": "NUR-4.6",
	"wall-help": "NUR-4.5",
	"road-toll": "NUR-4.2",
	quiet: "NUR-4.8",
	"trade-fair": "NUR-4.7",
	"time-passes": "NUR-4.4",
	"robber-knight": "NUR-5.1"
};
/** Pieces, goods, sites, councils and events, with what they cost and bring. */
const things = [
	...PIECES.map((piece) => ({
		name: { key: `piece.${piece}` },
		facts: {
			key: "thing.piece",
			args: {
				cost: amounts(BUILDS[piece].cost),
				points: BUILDS[piece].points,
				prestige: BUILDS[piece].prestige
			}
		},
		clause: PIECE_CLAUSES[piece]
	})),
	...GOODS.map(({ id, recipe, price, road, toll }) => ({
		name: { key: `good.${id}` },
		facts: {
			key: "thing.good",
			args: {
				cost: amounts(recipe),
				price,
				city: { key: `city.${itemAt(ROADS, road).city}` },
				toll
			}
		},
		clause: "NUR-14.2"
	})),
	...SITES.map((_, site) => ({
		name: {
			key: "thing.site",
			args: { place: sitePlace(site) }
		},
		facts: {
			key: "thing.site.gains",
			args: { gains: siteGains(site) }
		},
		clause: "NUR-11.1"
	})),
	...COUNCILS.map(({ points }, at) => ({
		name: councilName(at + 1),
		facts: {
			key: "thing.council",
			args: { points }
		},
		clause: "NUR-15.2"
	})),
	{
		name: { key: "thing.offer" },
		clause: "NUR-6.5",
		verb: "offer"
	},
	...EVENTS.map((event) => ({
		name: { key: `card.${event}` },
		facts: { key: "thing.event" },
		clause: EVENT_CLAUSES[event]
	}))
];

// games/nuremberg/src/usage.ts
/** Everything whose use is counted: pieces, the sites of houses, goods, events, ways to trade, thefts, councils, endings, and which colour wins. */
const usage = [
	...PIECES.map((piece) => `build ${piece}`),
	...SITES.map(({ id }) => `house at ${id}`),
	"build wall with help",
	"wall help refused",
	...GOODS.map(({ id }) => `sell ${id}`),
	"sale at double price",
	"sale with toll",
	"sale at the trade fair",
	...EVENTS.map((event) => `event ${event}`),
	"bank 4:1",
	"bank 3:1",
	"bank 2:1",
	"bank gold 4:1",
	"bank gold 3:1",
	"trade offer",
	"trade accept",
	"trade decline",
	"trade counter",
	"trade deal",
	"trade deal on a counter",
	"trade closed",
	"hand in half",
	"move robber",
	"steal",
	"steal nothing",
	"right taken first",
	"right passed on",
	...COUNCILS.map(({ id }) => `enter ${id}`),
	"council swap",
	"start placed by choice",
	"ending points",
	"ending 1400",
	...COLOURS.map((colour) => `winner ${colour}`)
];
function uses(event) {
	switch (event.type) {
		case "card-drawn": return [`event ${itemAt(CARDS, event.card).event}`];
		case "station-built": return ["build station"];
		case "village-built": return ["build village"];
		case "house-built": return ["build house", `house at ${itemAt(SITES, event.site).id}`];
		case "wall-built": return [event.helped ? "build wall with help" : "build wall"];
		case "tower-built": return ["build tower"];
		case "help-refused": return ["wall help refused"];
		case "sold": return [
			`sell ${itemAt(GOODS, event.good).id}`,
			...event.doubled ? ["sale at double price"] : [],
			...event.toll > 0 ? ["sale with toll"] : [],
			...event.bonus > 0 ? ["sale at the trade fair"] : []
		];
		case "bank-traded": return [event.give === 5 ? `bank gold ${event.count}:1` : `bank ${event.count}:1`];
		case "offered": return ["trade offer"];
		case "accepted": return ["trade accept"];
		case "declined": return ["trade decline"];
		case "countered": return ["trade counter"];
		case "dealt": return event.countered ? ["trade deal", "trade deal on a counter"] : ["trade deal"];
		case "offer-closed": return ["trade closed"];
		case "handed-in": return ["hand in half"];
		case "robber-moved": return ["move robber"];
		case "stolen": return ["steal"];
		case "nothing-stolen": return ["steal nothing"];
		case "right-taken": return [event.from < 0 ? "right taken first" : "right passed on"];
		case "council-entered": return [`enter ${itemAt(COUNCILS, event.council - 1).id}`];
		case "council-swapped": return ["council swap"];
		case "start-placed": return event.clause === "NUR-22.3" ? ["start placed by choice"] : [];
		case "won": return ["ending points", `winner ${event.colour}`];
		case "time-out": return ["ending 1400", ...event.winners.map((colour) => `winner ${colour}`)];
		default: return [];
	}
}

// games/nuremberg/src/view/thefts.ts
/** All kinds as bits. */
const ANY = (1 << KINDS.length) - 1;
/**
* A possible kind for every theft: one of the worlds in which nobody ever had fewer cards than he was seen to spend, hand in
* or name. Kinds are drawn in the order of the thefts, likelier where the victim held more; a guess that cannot be completed is taken back.
*/
function guessThefts(ledger, chance) {
	const domains = ledger.thefts.map(({ kind }) => kind === -1 ? ANY : 1 << kind);
	return search(ledger, demandsOf(ledger), domains, 0, chance) ?? domains.map(() => 0);
}
function demandsOf({ thefts }) {
	const demands = [];
	const gains = [];
	const losses = [];
	const demand = (seat, spare) => {
		for (let kind = 0; kind < KINDS.length; kind++) {
			if (spare[kind] >= losses[seat].length) continue;
			demands.push({
				kind,
				gains: gains[seat].slice(),
				losses: losses[seat].slice(),
				least: -spare[kind]
			});
		}
	};
	thefts.forEach(({ thief, victim, thiefSpare, victimSpare }, at) => {
		for (const seat of [thief, victim]) {
			gains[seat] ??= [];
			losses[seat] ??= [];
		}
		gains[thief].push(at);
		losses[victim].push(at);
		demand(thief, thiefSpare);
		demand(victim, victimSpare);
	});
	return demands;
}
function search(ledger, demands, open, at, chance) {
	const domains = open.slice();
	if (!narrow(demands, domains)) return null;
	if (at === domains.length) return domains.map((bits) => 31 - Math.clz32(bits));
	for (const kind of kindsInLuckyOrder(ledger, domains, at, chance)) {
		const narrowed = domains.slice();
		narrowed[at] = 1 << kind;
		const found = search(ledger, demands, narrowed, at + 1, chance);
		if (found !== null) return found;
	}
	return null;
}
/** Strikes out kinds no world can have any more; false when a theft has none left. */
function narrow(demands, domains) {
	for (let changed = true; changed;) {
		changed = false;
		for (let i = 0; i < demands.length; i++) {
			const { kind, gains, losses, least } = demands[i];
			const bit = 1 << kind;
			let slack = -least;
			for (let g = 0; g < gains.length; g++) if (domains[gains[g]] & bit) slack++;
			for (let l = 0; l < losses.length; l++) if (domains[losses[l]] === bit) slack--;
			if (slack < 0) return false;
			if (slack > 0) continue;
			if (restrict(domains, gains, bit, bit)) changed = true;
			if (restrict(domains, losses, bit, ~bit)) changed = true;
		}
	}
	for (let theft = 0; theft < domains.length; theft++) if (domains[theft] === 0) return false;
	return true;
}
/** Narrows the undecided thefts among these that may be of a kind; says whether there were any. */
function restrict(domains, thefts, bit, to) {
	let changed = false;
	for (let i = 0; i < thefts.length; i++) {
		const domain = domains[thefts[i]];
		if ((domain & bit) === 0 || domain === bit) continue;
		domains[thefts[i]] = domain & to;
		changed = true;
	}
	return changed;
}
/** The kinds still open for a theft, drawn one after another, each as likely as the victim had cards of it. */
function kindsInLuckyOrder({ thefts }, domains, at, chance) {
	const { victim, victimSpare } = thefts[at];
	const weights = KINDS.map((_, kind) => (domains[at] >> kind & 1) === 0 ? 0 : 1 + Math.max(0, victimSpare[kind] + lootOf(thefts, domains, at, victim, kind)));
	const order = [];
	for (let total = sum$1(weights); total > 0; total = sum$1(weights)) {
		let left = chance.below(total);
		let kind = 0;
		while (left >= weights[kind]) left -= weights[kind++];
		order.push(kind);
		weights[kind] = 0;
	}
	return order;
}
/** What a seat has won or lost of a kind by the thefts before, as far as they are settled. */
function lootOf(thefts, domains, before, seat, kind) {
	let loot = 0;
	for (let i = 0; i < before; i++) {
		if (domains[i] !== 1 << kind) continue;
		if (thefts[i].thief === seat) loot++;
		if (thefts[i].victim === seat) loot--;
	}
	return loot;
}
function sum$1(numbers) {
	return numbers.reduce((total, n) => total + n, 0);
}

// games/nuremberg/src/view/determinize.ts
/** A full state in which everything the viewer knows is true: counted hands with one possible story of the thefts, and the pile in any order. */
function determinize(view, chance) {
	const state = emptyTable(view.seats.map(({ colour }) => colour), view.options);
	setOutPieces(state, view);
	copyTable(state, view);
	fillHands(state, view, chance);
	chooseDiscards(state, view, chance);
	state.deck = view.deck?.slice() ?? shuffle(chance, remainingCards(view));
	return state;
}
/** Stations of a road were built in the order of its segments, so rights and everything else that follows from pieces come by themselves. */
function setOutPieces(state, view) {
	view.stations.forEach((owner, segment) => {
		if (owner !== -1) putStation(state, owner, CROSSINGS[segment].road);
	});
	view.villages.forEach((owner, crossing) => {
		if (owner !== -1) putVillage(state, owner, crossing);
	});
	view.houses.forEach((owner, site) => {
		if (owner !== -1) putHouse(state, owner, site);
	});
}
function copyTable(state, view) {
	state.agenda = [...view.later, ...view.pending].map((decision) => Object.freeze(decision));
	state.phase = view.phase;
	state.first = view.first;
	state.active = view.active;
	state.turn = view.turn;
	state.placed = view.placed;
	state.helped = view.helped;
	state.fair = view.fair;
	state.offersMade = view.offersMade;
	state.bankTrades = view.bankTrades;
	state.offered = view.offered.slice();
	state.trade = view.trade === null ? null : {
		...view.trade,
		answers: view.trade.answers.slice()
	};
	state.stock = view.stock.slice();
	state.discards = view.discards.slice();
	state.year = view.year;
	state.robber = view.robber;
	state.walls = view.walls;
	state.towers = view.towers;
	state.ending = view.ending;
	view.seats.forEach((seen, seat) => {
		const player = state.players[seat];
		player.gold = seen.gold;
		player.prestige = seen.prestige;
		player.council = seen.council;
		player.points = seen.points;
	});
}
/** Hands are what was counted, plus and minus the guessed loot; the memory is told again with the guess. */
function fillHands(state, { ledger }, chance) {
	const kinds = guessThefts(ledger, chance);
	const loot = state.players.map(() => KINDS.map(() => 0));
	ledger.thefts.forEach(({ thief, victim, thiefSpare, victimSpare }, i) => {
		loot[thief][kinds[i]]++;
		loot[victim][kinds[i]]--;
		const at = i * THEFT_SIZE;
		state.memory.push(thief, victim, kinds[i], ...plus(thiefSpare, loot[thief]), ...plus(victimSpare, loot[victim]));
		state.trace[thief] = at + 3;
		state.trace[victim] = at + VICTIM_SPARE;
	});
	state.players.forEach((player, seat) => {
		player.hand = plus(ledger.counted[seat], loot[seat]);
		player.cards = player.hand.reduce((sum, count) => sum + count, 0);
	});
}
function plus(counts, loot) {
	return counts.map((count, kind) => count + loot[kind]);
}
/** What others have chosen unseen: any cards of the determinized hand. */
function chooseDiscards(state, view, chance) {
	view.seats.forEach(({ chosen, discard }, seat) => {
		if (chosen) state.players[seat].discard = Object.freeze(discard?.slice() ?? anyCards(state, seat, chance));
	});
}
function anyCards(state, seat, chance) {
	const { hand, cards } = state.players[seat];
	const heap = hand.flatMap((count, kind) => Array.from({ length: count }, () => kind));
	const picked = shuffle(chance, heap).slice(0, half(cards));
	return KINDS.map((_, kind) => picked.filter((card) => card === kind).length);
}
/** The draw pile by subtraction: all cards minus the open discards. */
function remainingCards(view) {
	const left = FULL_DECK.slice();
	for (const card of view.discards) left.splice(left.indexOf(card), 1);
	return left;
}

// games/nuremberg/src/view/event-view.ts
/** What a viewer may know of an event. Secret fields are filled in for those who may see them; everybody else gets null there. */
function eventFor(event, viewer) {
	switch (event.type) {
		case "discard-chosen": return {
			...event,
			cards: seesAs(viewer, event.seat) ? event.cards : null
		};
		case "stolen": return {
			...event,
			kind: seesAs(viewer, event.seat) || seesAs(viewer, event.victim) ? event.kind : null
		};
		default: return event;
	}
}
function blocksUndo(event) {
	switch (event.type) {
		case "station-built":
		case "village-built":
		case "house-built":
		case "tower-built":
		case "right-taken":
		case "council-entered":
		case "sold":
		case "bank-traded": return false;
		case "wall-built": return event.helped;
		case "council-swapped": return event.final;
		default: return true;
	}
}

// games/nuremberg/src/view/report.ts
/** The position as a viewer knows it, in words. */
function report(view) {
	return [
		tableSection(view),
		roadsSection(view),
		...tradeSection(view),
		...view.seats.map((_, seat) => seatSection(view, seat))
	];
}
function tableSection(view) {
	const card = view.discards.at(-1);
	const lines = [{
		key: "report.active",
		args: { seat: seatName(view.active) }
	}];
	if (view.ending !== null) lines.push({ key: `report.over.${view.ending}` });
	if (card !== void 0) lines.push({
		key: "report.card",
		args: cardArgs(card)
	});
	lines.push({
		key: "report.deck",
		args: { cards: view.deckSize }
	}, {
		key: "report.stock",
		args: { cards: amounts(view.stock) }
	}, view.robber === CASTLE ? { key: "report.robber.home" } : {
		key: "report.robber",
		args: { hex: hexPlace(view.robber) }
	}, {
		key: "report.walls",
		args: {
			walls: view.walls,
			towers: view.towers
		}
	});
	if (view.fair) lines.push({ key: "report.fair" });
	return {
		title: {
			key: "report.turn",
			args: {
				turn: view.turn,
				year: itemAt(TIMELINE, view.year).year
			}
		},
		lines
	};
}
function roadsSection(view) {
	return {
		title: { key: "report.roads" },
		lines: ROADS.map((_, road) => roadLine(view, road)),
		drawn: true
	};
}
function roadLine(view, road) {
	const holder = itemAt(view.rights, road);
	return {
		key: "report.road",
		args: {
			road: roadPlace(road),
			stations: piecesOn(road, view.stations, (at) => itemAt(CROSSINGS, at).step),
			villages: piecesOn(road, view.villages, betweenFields),
			holder: holder === -1 ? { key: "report.nobody" } : seatName(holder)
		}
	};
}
function piecesOn(road, owners, placeOf) {
	const pieces = owners.flatMap((owner, at) => owner === -1 || itemAt(CROSSINGS, at).road !== road ? [] : [{
		key: "report.piece",
		args: {
			seat: seatName(owner),
			place: placeOf(at)
		}
	}]);
	return pieces.length === 0 ? { key: "word.none" } : pieces;
}
function tradeSection({ trade, active }) {
	if (trade === null) return [];
	const lines = [{
		key: "report.offer",
		args: {
			to: trade.to.map(seatName),
			give: sideOf(trade.give),
			get: sideOf(trade.get)
		}
	}];
	for (const { seat, say, give, get } of trade.answers) {
		const bid = say === "counter" ? {
			give: amounts(give),
			get: amounts(get)
		} : {};
		lines.push({
			key: `report.answer.${say}`,
			args: {
				seat: seatName(seat),
				...bid
			}
		});
	}
	return [{
		title: {
			key: "report.trade",
			args: { seat: seatName(active) }
		},
		lines
	}];
}
function seatSection(view, seat) {
	const own = itemAt(view.seats, seat);
	const houses = view.houses.flatMap((owner, site) => owner === seat ? [{
		key: "report.house",
		args: { site: sitePlace(site) }
	}] : []);
	const lines = [{
		key: "report.holdings",
		args: {
			points: own.points,
			cards: own.handSize,
			gold: own.gold,
			prestige: own.prestige
		}
	}, {
		key: "report.left",
		args: {
			villages: own.villages,
			houses: own.houses,
			stations: own.stations
		}
	}];
	lines.push(...houses);
	if (own.council !== 0) lines.push({
		key: "report.council",
		args: { council: councilName(own.council) }
	});
	if (own.hand !== null) lines.push({
		key: "report.hand",
		args: { cards: amounts(own.hand) }
	});
	if (own.discard !== null) lines.push({
		key: "report.discard",
		args: { cards: amounts(own.discard) }
	});
	else if (own.chosen) lines.push({ key: "report.chosen" });
	return {
		title: {
			key: "report.seat",
			args: { seat: seatName(seat) }
		},
		lines,
		drawn: view.viewer !== seat
	};
}

// games/nuremberg/src/view/decision-view.ts
/** A decision as everybody sees it: who still has to choose unseen is known, what was chosen is not. */
function viewDecision(decision) {
	const { seat } = decision;
	switch (decision.kind) {
		case "turn-action":
		case "robber-move":
		case "robber-steal":
		case "wall-help": return {
			kind: decision.kind,
			seat
		};
		case "place-start": return {
			kind: decision.kind,
			seat,
			round: decision.round
		};
		case "trade-answer": return {
			kind: decision.kind,
			seat,
			from: decision.from,
			together: decision.together
		};
		case "trade-settle": return {
			kind: decision.kind,
			seat,
			together: decision.together
		};
		case "robber-discard": return {
			kind: decision.kind,
			seat,
			count: decision.count,
			together: decision.together
		};
		case "council-swap": return {
			kind: decision.kind,
			seat,
			victims: decision.victims.slice()
		};
	}
}

// games/nuremberg/src/view/ledger.ts
/** Everything here follows from what lay open on the table; only the kinds of thefts differ from viewer to viewer. */
function viewLedger(state, viewer) {
	const counted = state.players.map(({ hand }) => hand.slice());
	const thefts = [];
	for (let at = 0; at < state.memory.length; at += THEFT_SIZE) {
		const thief = state.memory[at];
		const victim = state.memory[at + 1];
		const kind = state.memory[at + 2];
		counted[thief][kind]--;
		counted[victim][kind]++;
		const loot = (seat, k) => state.players[seat].hand[k] - counted[seat][k];
		const spare = (seat, from) => KINDS.map((_, k) => state.memory[at + from + k] - loot(seat, k));
		thefts.push({
			thief,
			victim,
			kind: seesAs(viewer, thief) || seesAs(viewer, victim) ? kind : -1,
			thiefSpare: spare(thief, 3),
			victimSpare: spare(victim, VICTIM_SPARE)
		});
	}
	return {
		counted,
		thefts
	};
}

// games/nuremberg/src/view/view.ts
function view(state, viewer) {
	const { trade } = state;
	const { pending, later } = splitAgenda(state.agenda.map(viewDecision));
	return {
		viewer,
		round: roundOf(state),
		pending,
		later,
		options: state.options,
		seats: state.players.map((_, seat) => viewSeat(state, seat, viewer)),
		phase: state.phase,
		first: state.first,
		active: state.active,
		turn: state.turn,
		placed: state.placed,
		helped: state.helped,
		fair: state.fair,
		offersMade: state.offersMade,
		bankTrades: state.bankTrades,
		offered: state.offered.slice(),
		trade: trade === null ? null : {
			give: trade.give,
			get: trade.get,
			to: trade.to,
			listed: trade.listed,
			answers: trade.answers.slice()
		},
		stock: state.stock.slice(),
		deckSize: state.deck.length,
		deck: viewer === "open" ? state.deck.slice() : null,
		discards: state.discards.slice(),
		year: state.year,
		numbers: NUMBERS,
		robber: state.robber,
		stations: state.stations.slice(),
		villages: state.villages.slice(),
		houses: state.houses.slice(),
		rights: state.rights.slice(),
		walls: state.walls,
		towers: state.towers,
		ledger: viewLedger(state, viewer),
		ending: state.ending
	};
}
function viewSeat(state, seat, viewer) {
	const player = state.players[seat];
	const sees = seesAs(viewer, seat);
	return {
		colour: player.colour,
		handSize: player.cards,
		hand: sees ? player.hand.slice() : null,
		gold: player.gold,
		prestige: player.prestige,
		council: player.council,
		points: player.points,
		villages: player.villages,
		houses: player.houses,
		stations: player.stations,
		ratios: player.ratios.slice(),
		doubled: player.doubled,
		yard: player.yard,
		chosen: player.discard !== null,
		discard: sees ? player.discard : null
	};
}

// games/nuremberg/src/game.ts
const nuremberg = {
	id: "nuremberg",
	prefix: "NUR",
	rulesVersion: 2,
	players: PLAYERS,
	options: OPTIONS,
	text: {
		en: en$1,
		nl: nl$1
	},
	positions,
	...flow.contract,
	refusal,
	view,
	eventFor,
	blocksUndo,
	determinize,
	outcome,
	clone,
	round: roundOf,
	write,
	read,
	targets,
	sayMove,
	caution,
	sayDecision,
	sayEvent,
	report,
	draw: drawBoard,
	things,
	undoClause: "NUR-21.5",
	coach: {
		clauses: COACHING,
		text: {
			en: coachingEn,
			nl: coachingNl
		}
	},
	usage,
	uses
};

// bots/src/manners.ts
/** What a bot likes where several moves are about as good, so that three opponents are three characters. */
const MANNERS = [
	"greedy",
	"careful",
	"builder",
	"meddler"
];
/** Everybody keeps a manner as long as a name, and a name belongs to a chair: whoever meets Isabel again meets somebody careful. */
function mannerAt(seat) {
	return itemAt(MANNERS, seat % MANNERS.length);
}
/** Those of some things that are liked; all of them where none is. */
function preferred(things, isLiked) {
	const liked = things.filter(isLiked);
	return liked.length === 0 ? things : liked;
}
/** The moves that take nothing from whoever is last; all of them where there is no other, or where nobody is behind. */
function sparingTheLast(manners, view, moves) {
	const standings = manners.standings(view);
	const least = Math.min(...standings);
	if (least === Math.max(...standings)) return moves;
	return preferred(moves, (move) => !manners.victims(view, move).some((seat) => standings[seat] === least));
}

// bots/src/apprentice.ts
/** How much of what it may be wrong by a liked move has in advance. */
const LIKING = .3;
/** Looks one move ahead with rules of thumb, and takes nothing from whoever is last. */
function apprenticeOf({ judgement, wavering, manners }) {
	return { choose(view, moves, chance, manner) {
		const seat = seatOfView(view);
		const own = manner === void 0 ? mannerAt(seat) : manner;
		const promiseOf = judgement(view, seat);
		let best = itemAt(moves, 0);
		let bestValue = Number.NEGATIVE_INFINITY;
		for (const move of sparingTheLast(manners, view, moves)) {
			const promise = promiseOf(move);
			const liking = own !== null && manners.leaning(view, move) === own ? LIKING : 0;
			const value = promise + (chance.below(1e3) / 1e3 + liking) * wavering(move, promise);
			if (value <= bestValue) continue;
			best = move;
			bestValue = value;
		}
		return best;
	} };
}

// bots/src/detector.ts
/** The moves without blunders; all of them where there is nothing else. */
function withoutBlunders(blunders, state, seat, legal) {
	const sound = legal.filter((move) => !blunders.some((blunder) => blunder.isOne({
		state,
		seat,
		move,
		legal
	})));
	return sound.length === 0 ? legal : sound;
}

// games/nuremberg/src/bot/taste.ts
/** The apprentice's taste, in tenths of a victory point. */
const TASTE = {
	/** How far a judgement may be off, and how much more for what promises more: the apprentice makes human mistakes, but nothing that it thinks worse than nothing. */
	wavering: .4,
	rashness: 1,
	/** How many cards a piece may lack to be saved for. */
	sight: 1,
	/** What a bargain may cost it: it trades gladly, sometimes too gladly. */
	gladness: 1.5,
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
/** How much a seat loses while the robber knight stands on a hex. */
function lossAt(view, hex, seat) {
	let villages = 0;
	view.villages.forEach((owner, crossing) => {
		if (owner === seat && CROSSINGS[crossing].hexes.includes(hex)) villages++;
	});
	return villages * HEX_WEIGHT[hex];
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

// games/nuremberg/src/bot/manners.ts
const manners = {
	leaning(_, move) {
		switch (move.do) {
			case "sell":
			case "bank-trade": return "greedy";
			case "build-wall":
			case "build-tower":
			case "wall-help":
			case "decline": return "careful";
			case "build-village":
			case "build-house": return "builder";
			case "build-station":
			case "offer":
			case "counter":
			case "swap": return "meddler";
			default: return null;
		}
	},
	standings: (view) => view.seats.map(({ points }) => points),
	victims(view, move) {
		if (move.do === "steal" || move.do === "swap") return [move.seat];
		if (move.do !== "move-robber") return [];
		const own = seatOfView(view);
		return view.villages.filter((owner, crossing) => owner !== -1 && owner !== own && CROSSINGS[crossing].hexes.includes(move.hex));
	}
};

// games/nuremberg/src/bot/robber.ts
/** Hurt whoever is ahead, and not oneself. */
function robberWorth(view, seat, hex) {
	let worth = 0;
	view.seats.forEach((_, other) => {
		worth += other === seat ? -2 * lossAt(view, hex, seat) : lossAt(view, hex, other) * danger(view, seat, other);
	});
	return worth;
}
/** From the leader rather than from the one with the fullest hand. */
function theftWorth(view, seat, victim) {
	return 1 + danger(view, seat, victim) * 3 + Math.min(view.seats[victim].handSize, 7) * .1;
}
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
function acceptWorth(situation) {
	const { trade, active } = situation.view;
	return trade === null ? -1 : change(situation, trade.get, trade.give) - priceOfHelping(situation, active);
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
/** The best of the answers, if it is better than none. */
function dealWorth(situation, partner) {
	const { view } = situation;
	const answer = view.trade?.answers.find(({ seat }) => seat === partner);
	if (view.trade === null || answer === void 0) return -1;
	const [give, get] = answer.say === "counter" ? [answer.get, answer.give] : [view.trade.give, view.trade.get];
	return change(situation, give, get) - Math.min(priceOfHelping(situation, partner), 3) * .5 - .2;
}

// games/nuremberg/src/bot/apprentice.ts
/** Looks one move ahead with rules of thumb, on nothing but its view. */
const apprentice = apprenticeOf({
	judgement,
	wavering: (_, promise) => promise > 0 ? TASTE.wavering + promise * TASTE.rashness : 0,
	manners
});
function judgement(view, seat) {
	if (view.phase === "place") {
		const production = productionOf(view, seat);
		return (move) => move.do === "place" ? siteValue(move.crossing, production) : 0;
	}
	const situation = atFirstSight(situationOf(view, seat));
	const offers = offersWorth(situation);
	const counters = countersWorth(situation);
	return (move) => move.do === "offer" ? offers(move) : move.do === "counter" ? counters(move) : moveWorth(situation, move);
}
/** The apprentice saves for what lacks a card, and thinks of nothing further off. */
function atFirstSight(situation) {
	const { holdings, plans } = situation;
	const lacks = (cost) => KINDS.reduce((sum, _, kind) => sum + Math.max(0, cost[kind] - holdings[kind]), 0);
	const aims = plans.aims.filter(({ cost }) => lacks(cost) <= TASTE.sight);
	return {
		...situation,
		plans: {
			...plans,
			aims
		},
		worth: holdingsWorth(holdings, aims)
	};
}
/** Ending the turn is worth nothing: whatever is worth more is done first. What can be built is built, whatever else the cards could have been for. */
function moveWorth(situation, move) {
	const { view, seat, plans, holdings } = situation;
	switch (move.do) {
		case "build-station": return plans.station(move.road);
		case "build-village": return plans.village(move.crossing);
		case "build-house": return plans.house(move.site);
		case "build-wall": return plans.wall;
		case "build-tower": return plans.tower;
		case "wall-help": return move.build ? plans.wall + 1 : 0;
		case "sell": return saleWorth(situation, move.good);
		case "bank-trade": return change(situation, only(move.give, view.seats[seat].ratios[move.give]), only(move.get, 1)) - TASTE.bankFee;
		case "accept": return acceptWorth(situation) + TASTE.gladness;
		case "deal": return dealWorth(situation, move.seat);
		case "hand-in": return holdingsWorth(exchanged(holdings, [...move.cards, 0], NOTHING), plans.aims);
		case "move-robber": return robberWorth(view, seat, move.hex);
		case "steal": return theftWorth(view, seat, move.seat);
		case "swap": return COUNCIL_POINTS[view.seats[move.seat].council] + view.seats[move.seat].points / 10;
		default: return 0;
	}
}
/** Gold for the wall, when it serves a plan better than the cards do. */
function saleWorth(situation, good) {
	const { view, seat } = situation;
	const { recipe, road } = GOODS[good];
	const price = priceOf(good, isDoubled(view.seats[seat].doubled, good)) + (view.fair ? 2 : 0);
	const toll = tollOf(good, seat, view.rights[road]);
	return change(situation, recipe, only(5, price - toll)) - .3 - toll * .3;
}

// games/nuremberg/src/bot/purposes.ts
/** What a seat collects for: its own pieces, the wall, and goods that bring more gold than a card costs. */
function purposes(state, seat) {
	const { ratios } = state.players[seat];
	const wall = state.walls < WALLS.length ? [BUILDS.wall.cost] : [];
	return [
		...pieces(state, seat),
		...wall,
		...GOODS.flatMap(({ recipe }, good) => proceeds(state, seat, good) > ratios[5] ? [recipe] : [])
	];
}
/** What the pieces of its own cost that a seat may still build, where there is a place for one. */
function pieces(state, seat) {
	const { villages, houses, stations, yard } = state.players[seat];
	const costs = [];
	if (stations > 0 && state.standing.some((stand, road) => stand < ROAD_LENGTH[road])) costs.push(BUILDS.station.cost);
	if (villages > 0 && hasRoomForVillage(state, seat)) costs.push(BUILDS.village.cost);
	if (houses > 0 && state.houses.includes(-1)) costs.push(BUILDS.house.cost);
	if (yard && state.towers < NOTCHES_AT[state.walls]) costs.push(BUILDS.tower.cost);
	return costs;
}
function hasRoomForVillage({ room, majority, players }, seat) {
	return ROADS.some((_, road) => room[road] !== 0 && majority[road * players.length + seat] > 0);
}
/** Is a card one of those that something lacks which can be paid at once, with what the bank gives for gold and cards to spare? */
function helpsToBuy(holdings, ratios, cost, kind) {
	return holdings[kind] < cost[kind] && canBeBought(holdings, ratios, cost);
}
/** The gold that a good brings its seller. */
function proceeds(state, seat, good) {
	return priceOf(good, isDoubled(state.players[seat].doubled, good)) - tollOf(good, seat, state.rights[GOODS[good].road]);
}
/** What a seat holds: cards by kind, and gold in the last place. */
function holdingsOf({ hand, gold }) {
	return [...hand, gold];
}
/** Can everything that is missing be bought from the bank at once, with gold and cards to spare? */
function canBeBought(holdings, ratios, cost) {
	let missing = 0;
	let affordable = 0;
	for (let kind = 0; kind <= 5; kind++) {
		const spare = holdings[kind] - cost[kind];
		if (spare >= 0) affordable += Math.floor(spare / ratios[kind]);
		else if (kind === 5) return false;
		else missing -= spare;
	}
	return missing <= affordable;
}
function isPaid(holdings, cost) {
	return cost.every((count, kind) => holdings[kind] >= count);
}
/** Holdings after a trade with the bank. */
function afterTrade(holdings, ratios, give, get) {
	return holdings.map((count, kind) => count - (kind === give ? ratios[give] : 0) + (kind === get ? 1 : 0));
}
/** Holdings after a sale. */
function afterSale(holdings, good, gold) {
	const { recipe } = GOODS[good];
	return holdings.map((count, kind) => kind === 5 ? count + gold : count - recipe[kind]);
}
/** Holdings after something was paid. */
function afterPayment(holdings, cost) {
	return holdings.map((count, kind) => count - cost[kind]);
}

// games/nuremberg/src/bot/blunders.ts
/** Nobody trades with a leader who is so close to the end. */
const CLOSE = 13 - 3;
/** So many pieces are thought to be built before a card that was sold is lacking. */
const PIECES_AHEAD = 3;
/** Moves that are never right, as everybody at the table can tell; bots leave them out. */
const blunders = [
	{
		name: "robs-itself",
		says: "puts the robber knight on a field where only its own village stands",
		isOne({ state, seat, move }) {
			if (move.do !== "move-robber") return false;
			const owners = ownersAt(state, move.hex);
			return owners.length > 0 && owners.every((owner) => owner === seat);
		}
	},
	{
		name: "robber-spares-the-others",
		says: "puts the robber knight where it hurts nobody else, while others have villages to be hurt",
		isOne({ state, seat, move, legal }) {
			if (move.do !== "move-robber" || ownersAt(state, move.hex).some((owner) => owner !== seat)) return false;
			return legal.some((other) => {
				const owners = other.do === "move-robber" ? ownersAt(state, other.hex) : [];
				return owners.length > 0 && !owners.includes(seat);
			});
		}
	},
	{
		name: "steals-nothing",
		says: "leaves a card unstolen",
		isOne: ({ move, legal }) => move.do === "steal-nothing" && legal.length > 1
	},
	{
		name: "feeds-the-leader",
		says: "makes a bargain with the one who leads and is about to win",
		isOne(played) {
			const bargain = bargainOf(played);
			return bargain !== null && isShunned(played, bargain.partner);
		}
	},
	{
		name: "brick-one-for-one-to-the-leader",
		says: "gives the leader a brick for a single card",
		isOne(played) {
			const bargain = bargainOf(played);
			if (bargain === null || bargain.give[3] === 0) return false;
			return leadsBy(played, bargain.partner) > 1 && sum(bargain.get) <= sum(bargain.give);
		}
	},
	{
		name: "worse-offer-after-a-better-one",
		says: "offers the same again at a worse price in one turn",
		isOne: ({ state, move }) => move.do === "offer" && state.offersMade > 0 && wasBetterBefore(state.offered, draftTrade(move.give, move.get, 0))
	},
	{
		name: "price-skipped",
		says: "raises a price by two steps in one turn, where one might do",
		isOne: ({ state, move }) => move.do === "offer" && state.offersMade > 0 && skipsAPrice(state.offered, draftTrade(move.give, move.get, 0))
	},
	{
		name: "asks-again-for-something-else",
		says: "asks again for what it asked for in the same turn, against something else: whoever wanted that could have said so",
		isOne: ({ state, move }) => move.do === "offer" && state.offersMade > 0 && wasAskedFor(state.offered, draftTrade(move.give, move.get, 0))
	},
	{
		name: "asks-less-than-is-offered",
		says: "answers an offer with a price that is worse for itself, although nobody else has accepted",
		isOne({ state: { trade }, move, legal }) {
			if (move.do !== "counter" || trade === null || !legal.some((other) => other.do === "accept")) return false;
			return meets(move, trade) && !trade.answers.some(({ say }) => say === "accept");
		}
	},
	{
		name: "own-price-refused",
		says: "closes an offer although somebody gives what it asked for, and wants no more than it offered",
		isOne(played) {
			const { state, move, legal } = played;
			const { trade } = state;
			if (move.do !== "close" || trade === null || isNothing(trade.give) || isNothing(trade.get)) return false;
			return trade.answers.some((answer) => answer.say === "counter" && legal.some((other) => other.do === "deal" && other.seat === answer.seat) && meets(answer, trade) && leadsBy(played, answer.seat) <= 1);
		}
	},
	{
		name: "notch-for-a-rival",
		says: "opens a notch that only a rival can use, and wins no seat in the councils by it",
		isOne: ({ state, seat, move }) => move.do === "build-wall" && opensNotchForRival(state, seat)
	},
	{
		name: "dear-wall-in-a-turn-of-cheap-ones",
		says: "builds a wall at the full price in the turn of the wall help, and wins no seat in the councils by it",
		isOne: ({ state, seat, move }) => move.do === "build-wall" && wasHelped(state) && !wallBringsPoints(state, seat)
	},
	{
		name: "gold-spent-for-nothing",
		says: "buys a card for gold that nothing lacks which it can build or sell in the same turn; gold keeps, and nobody steals it",
		isOne({ state, seat, move }) {
			if (!isPurchase(move) || isForWallHelp(state, seat, move)) return false;
			const { ratios } = state.players[seat];
			const held = holdingsOf(state.players[seat]);
			return !projects(state, seat).some((cost) => helpsToBuy(held, ratios, cost, move.get));
		}
	},
	{
		name: "bank-trade-ahead-of-its-undoing",
		says: "buys a card that completes nothing and is enough to pay the bank with, or pays with cards for a piece after it has bought some",
		isOne({ state, seat, move }) {
			if (move.do !== "bank-trade") return false;
			const player = state.players[seat];
			const { ratios } = player;
			const before = holdingsOf(player);
			const after = afterTrade(before, ratios, move.give, move.get);
			const costs = purposes(state, seat);
			return state.bankTrades > 0 && costs.some((cost) => isPaid(before, cost) && !isPaid(after, cost)) || after[move.get] >= ratios[move.get] && !costs.some((cost) => helpsToBuy(before, ratios, cost, move.get));
		}
	},
	{
		name: "sale-ahead-of-buying-back",
		says: "sells a good for no more than a card costs, where one of its cards is what one of the next pieces then lacks",
		isOne({ state, seat, move }) {
			if (move.do !== "sell") return false;
			const player = state.players[seat];
			const brought = proceeds(state, seat, move.good);
			if (brought > player.ratios[5]) return false;
			const { recipe } = GOODS[move.good];
			const after = afterSale(holdingsOf(player), move.good, brought + (state.fair ? 2 : 0));
			const buysBack = (held, cost) => cost.some((count, kind) => recipe[kind] > 0 && held[kind] < count) && canBeBought(held, player.ratios, cost);
			if (purposes(state, seat).some((cost) => buysBack(after, cost))) return true;
			const costs = pieces(state, seat);
			const lacks = (held, more) => costs.some((cost) => buysBack(held, cost) || more > 0 && isPaid(held, cost) && lacks(afterPayment(held, cost), more - 1));
			return lacks(after, PIECES_AHEAD);
		}
	},
	{
		name: "purchase-sold-away",
		says: "sells, after it bought from the bank, a card of a piece that it could have built",
		isOne({ state, seat, move }) {
			if (move.do !== "sell" || state.bankTrades === 0) return false;
			const before = holdingsOf(state.players[seat]);
			const after = afterSale(before, move.good, proceeds(state, seat, move.good));
			return pieces(state, seat).some((cost) => isPaid(before, cost) && !isPaid(after, cost));
		}
	}
];
function isPurchase(move) {
	return move.do === "bank-trade" && move.give === 5;
}
/** Does a purchase make the seat ready for the wall help, which may come in the turn of anybody and asks for a brick and a gold at once? */
function isForWallHelp({ players, walls }, seat, move) {
	const { hand, gold, ratios } = players[seat];
	const left = gold - ratios[5];
	return isPurchase(move) && move.get === 3 && hand[3] === 0 && walls < WALLS.length && left >= HELPED_WALL_COST[5];
}
/** What gold may be spent for in this turn: pieces of its own, a wall that is no blunder, and goods that bring more than what is bought for them; or two of these. */
function projects(state, seat) {
	const player = state.players[seat];
	const held = holdingsOf(player);
	const wantsWall = state.walls < WALLS.length && (wallBringsPoints(state, seat) || !wasHelped(state) && !opensNotchForRival(state, seat));
	const pays = (recipe, good) => recipe.reduce((lacking, count, kind) => lacking + Math.max(0, count - held[kind]), 0) * player.ratios[5] < proceeds(state, seat, good);
	const single = [
		...pieces(state, seat),
		...wantsWall ? [BUILDS.wall.cost] : [],
		...GOODS.flatMap(({ recipe }, good) => pays(recipe, good) ? [recipe] : [])
	];
	return single.flatMap((one, at) => [one, ...single.slice(at).map((other) => one.map((count, kind) => count + other[kind]))]);
}
/** Does the next wall open a notch that only a rival can use, and win no seat in the councils? */
function opensNotchForRival(state, seat) {
	const { players, walls, towers } = state;
	if (players[seat].yard || NOTCHES_AT[walls + 1] === NOTCHES_AT[walls]) return false;
	return players.some(({ yard, gold, points }, other) => other !== seat && yard && gold >= 3 && points >= players[seat].points) && towers >= NOTCHES_AT[walls] && !wallBringsPoints(state, seat);
}
/** Is this the turn of the wall help, when walls are cheap? */
function wasHelped({ discards }) {
	const card = discards[discards.length - 1];
	return card !== void 0 && CARDS[card].event === "wall-help";
}
function isBuilding(move) {
	return move.do.startsWith("build-");
}
function wallBringsPoints(state, seat) {
	const after = clone(state);
	buildWall(after, seat, BUILDS.wall.cost, { chance: { below: () => 0 } });
	return after.players[seat].points > state.players[seat].points;
}
function ownersAt(state, hex) {
	return state.villages.filter((owner, crossing) => owner !== -1 && CROSSINGS[crossing].hexes.includes(hex));
}
/** The bargain that a move closes or agrees to, from the side of who moves. */
function bargainOf({ state, seat, move }) {
	const { trade, active } = state;
	if (trade === null) return null;
	if (move.do === "accept") return {
		partner: active,
		give: trade.get,
		get: trade.give
	};
	if (move.do !== "deal" || seat !== active) return null;
	const answer = trade.answers.find((each) => each.seat === move.seat);
	if (answer?.say === "counter") return {
		partner: move.seat,
		give: answer.get,
		get: answer.give
	};
	return {
		partner: move.seat,
		give: trade.give,
		get: trade.get
	};
}
/** Does a counter give all that an offer asks for, and ask for no more than it gives? */
function meets(counter, offer) {
	return offer.get.every((count, kind) => counter.give[kind] >= count) && offer.give.every((count, kind) => counter.get[kind] <= count);
}
/** Is somebody so far ahead and so close to the end that nobody trades with him? */
function isShunned(played, partner) {
	return leadsBy(played, partner) > 1 && played.state.players[partner].points >= CLOSE;
}
/** How far somebody is ahead of the mover; nothing for whoever does not lead alone. */
function leadsBy({ state, seat }, partner) {
	const { points } = state.players[partner];
	return state.players.every((player, other) => other === partner || player.points < points) ? points - state.players[seat].points : 0;
}
function sum(bundle) {
	return bundle.reduce((total, count) => total + count, 0);
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

// games/nuremberg/src/bot/shortlist.ts
/** Offers thought through in one decision, and made in one turn: nobody is pestered, and nobody offers what was just bought from the bank. */
const MOST_OFFERS = 3;
const OFFERS_A_TURN = 2;
const MOST_COUNTERS = 2;
const MOST_DISCARDS = 12;
/** The moves worth a thought: everything but blunders, and the offers, counters and discards that help least. */
function shortlist(view, legal) {
	if (legal.length === 1) return legal;
	const seat = seatOfView(view);
	const state = determinize(view, seededChance("any"));
	const moves = withoutBlunders(blunders, state, seat, legal);
	const bound = isBound(view) && moves.some(({ do: what }) => what === "deal");
	const { trade } = view;
	const fickle = trade !== null && wasBetterBefore(view.offered, trade);
	const kept = moves.filter(({ do: what }) => what !== "offer" && what !== "counter" && what !== "hand-in" && !(bound && what === "close") && !(fickle && what === "accept"));
	if (kept.length === moves.length) return moves;
	const situation = situationOf(view, seat);
	const { holdings, plans } = situation;
	const offer = offersWorth(situation);
	const counter = countersWorth(situation);
	const offers = best(moves.flatMap((move) => {
		const to = move.do === "offer" ? move.to.filter((other) => !isShunned({
			state,
			seat
		}, other)) : [];
		return move.do !== "offer" || to.length === 0 ? [] : [to.length === move.to.length ? move : {
			...move,
			to
		}];
	}), view.offersMade < OFFERS_A_TURN && view.bankTrades === 0 ? MOST_OFFERS : 0, offer);
	const counters = best(moves, MOST_COUNTERS, (move) => move.do === "counter" ? counter(move) : 0);
	const discards = best(moves, MOST_DISCARDS, (move) => move.do === "hand-in" ? 1e3 + holdingsWorth(exchanged(holdings, [...move.cards, 0], [
		0,
		0,
		0,
		0,
		0,
		0
	]), plans.aims) : 0);
	const listed = [
		...counters.length > 0 && trade !== null && (isNothing(trade.give) || isNothing(trade.get)) ? kept.filter(({ do: what }) => what !== "decline") : kept,
		...offers,
		...counters,
		...discards
	];
	return listed.length > 0 ? listed : legal.filter(({ do: what }) => what !== "offer" && what !== "counter");
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

// games/nuremberg/src/bot/table-weights.ts
const tableWeights = {
	hidden: 32,
	points: 9,
	numbers: [
		235,
		-2191,
		-1806,
		2,
		3227,
		104,
		-99,
		2799,
		-1438,
		4265,
		3450,
		-137,
		-576,
		2963,
		-1309,
		-453,
		-66,
		-638,
		327,
		-119,
		-299,
		71,
		-201,
		27,
		435,
		138,
		-295,
		-592,
		69,
		200,
		-385,
		-112,
		-59,
		48,
		-149,
		114,
		75,
		70,
		-12,
		18,
		-106,
		352,
		105,
		7,
		57,
		313,
		69,
		129,
		81,
		-112,
		73,
		194,
		46,
		-30,
		33,
		-36,
		-27,
		-18,
		-4,
		32,
		60,
		41,
		67,
		50,
		5024,
		689,
		994,
		-2311,
		-709,
		1028,
		-404,
		-153,
		2,
		719,
		460,
		-466,
		-894,
		-835,
		-933,
		-281,
		-1517,
		-636,
		-94,
		-339,
		656,
		-104,
		562,
		405,
		-72,
		-212,
		-329,
		-31,
		-347,
		777,
		-94,
		198,
		886,
		-149,
		378,
		619,
		345,
		-31,
		208,
		-347,
		-181,
		105,
		-335,
		189,
		169,
		-105,
		276,
		161,
		238,
		-78,
		244,
		-102,
		187,
		239,
		-350,
		58,
		16,
		17,
		-47,
		-4,
		126,
		438,
		98,
		-89,
		-108,
		393,
		-744,
		34,
		-364,
		-1676,
		-202,
		-1627,
		-894,
		57,
		-225,
		-1025,
		-723,
		-101,
		-783,
		-478,
		1118,
		-1199,
		-152,
		307,
		39,
		-99,
		-76,
		-462,
		-202,
		-54,
		-367,
		47,
		579,
		695,
		-211,
		265,
		-48,
		166,
		-168,
		-236,
		-157,
		-187,
		-186,
		80,
		21,
		60,
		39,
		21,
		2,
		-26,
		23,
		-18,
		-8,
		-23,
		50,
		123,
		-34,
		-71,
		53,
		-31,
		176,
		0,
		31,
		-83,
		-21,
		-35,
		46,
		-111,
		19,
		84,
		77,
		-62,
		-321,
		-492,
		637,
		-2314,
		1034,
		-1714,
		-269,
		-733,
		366,
		-199,
		-2788,
		-355,
		-777,
		5814,
		-39,
		-965,
		-3475,
		-9797,
		136,
		486,
		252,
		163,
		-31,
		-358,
		1416,
		-265,
		44,
		948,
		1155,
		-147,
		-234,
		-495,
		-556,
		150,
		-226,
		648,
		-37,
		-52,
		57,
		-129,
		164,
		-116,
		-273,
		-55,
		55,
		-255,
		-110,
		-59,
		266,
		108,
		-279,
		-136,
		254,
		-67,
		48,
		49,
		44,
		-111,
		-196,
		-64,
		166,
		-30,
		-84,
		-14,
		-165,
		-249,
		-255,
		268,
		-93,
		0,
		-40,
		231,
		511,
		-282,
		-1765,
		1441,
		0,
		1196,
		455,
		1413,
		-2,
		367,
		-1e3,
		-1697,
		417,
		380,
		-1644,
		-454,
		-1025,
		-625,
		-637,
		88,
		-521,
		173,
		124,
		-268,
		-476,
		-968,
		1010,
		386,
		-24,
		206,
		-156,
		-364,
		-7,
		229,
		-62,
		104,
		0,
		121,
		13,
		-374,
		-589,
		129,
		-335,
		-158,
		47,
		27,
		538,
		424,
		-207,
		309,
		-330,
		201,
		-465,
		3,
		-307,
		-1022,
		25,
		-115,
		193,
		-220,
		1224,
		95,
		396,
		690,
		-2893,
		1222,
		1415,
		-359,
		234,
		1299,
		-2896,
		2358,
		2291,
		-467,
		-2082,
		2178,
		-682,
		1684,
		172,
		262,
		-142,
		28,
		78,
		-108,
		-79,
		162,
		170,
		-981,
		-293,
		-388,
		255,
		400,
		53,
		-25,
		-64,
		-41,
		-122,
		-81,
		-328,
		93,
		127,
		-98,
		-30,
		582,
		-270,
		-31,
		114,
		559,
		171,
		95,
		83,
		15,
		-28,
		592,
		-34,
		-56,
		-18,
		137,
		-74,
		8,
		-75,
		14,
		24,
		114,
		-78,
		104,
		3373,
		251,
		-2521,
		-983,
		127,
		-176,
		1840,
		-548,
		124,
		3648,
		-55,
		3011,
		3082,
		27,
		-605,
		2482,
		-816,
		409,
		-325,
		-501,
		806,
		-488,
		-923,
		-595,
		198,
		-56,
		-77,
		172,
		-276,
		192,
		29,
		-601,
		-648,
		264,
		-326,
		26,
		-68,
		429,
		127,
		47,
		-152,
		135,
		-244,
		645,
		199,
		224,
		177,
		625,
		190,
		153,
		40,
		-145,
		136,
		560,
		-227,
		24,
		23,
		117,
		-166,
		-206,
		110,
		51,
		79,
		-100,
		313,
		-1,
		3208,
		1002,
		1025,
		-1545,
		2292,
		-3854,
		1330,
		38,
		-101,
		1481,
		-1896,
		2041,
		850,
		4527,
		-2443,
		849,
		-1983,
		1683,
		-276,
		-350,
		-761,
		-151,
		651,
		-187,
		154,
		-104,
		-264,
		-160,
		255,
		-564,
		-254,
		407,
		27,
		-494,
		-109,
		108,
		-176,
		67,
		125,
		-18,
		-44,
		629,
		-76,
		339,
		148,
		106,
		202,
		271,
		24,
		-26,
		-221,
		95,
		58,
		164,
		-513,
		-189,
		-192,
		16,
		-9,
		-50,
		108,
		-40,
		-18,
		120,
		-183,
		-98,
		2156,
		361,
		-444,
		-2068,
		-823,
		-2352,
		1015,
		1267,
		-714,
		2579,
		1680,
		2311,
		2174,
		-3859,
		1027,
		1231,
		-161,
		1697,
		-61,
		-703,
		-104,
		-346,
		-121,
		-24,
		-132,
		-114,
		213,
		285,
		986,
		-1263,
		-193,
		653,
		371,
		-79,
		85,
		229,
		-171,
		48,
		494,
		-114,
		-219,
		39,
		-209,
		309,
		471,
		-287,
		-162,
		252,
		-426,
		506,
		277,
		-217,
		-181,
		-32,
		237,
		-73,
		177,
		15,
		119,
		47,
		7,
		45,
		288,
		53,
		48,
		-36,
		1694,
		1005,
		-406,
		-810,
		3479,
		-433,
		309,
		308,
		396,
		283,
		-917,
		981,
		382,
		-829,
		35,
		1348,
		-136,
		-295,
		1275,
		160,
		866,
		-10,
		516,
		-808,
		225,
		-304,
		-1099,
		-426,
		67,
		-85,
		-248,
		414,
		-36,
		-547,
		378,
		384,
		9,
		338,
		264,
		-60,
		-171,
		197,
		-195,
		253,
		268,
		170,
		-187,
		252,
		-138,
		145,
		564,
		-240,
		30,
		158,
		620,
		-236,
		186,
		-88,
		269,
		-350,
		85,
		-12,
		122,
		147,
		-30,
		280,
		1189,
		227,
		85,
		-119,
		588,
		-94,
		-1746,
		-193,
		900,
		-981,
		-211,
		-741,
		-300,
		1677,
		-655,
		-1735,
		469,
		314,
		311,
		447,
		322,
		72,
		-148,
		-458,
		-92,
		368,
		-704,
		-312,
		64,
		691,
		-291,
		-649,
		386,
		-429,
		391,
		-208,
		-62,
		-126,
		-564,
		-186,
		-72,
		-279,
		-228,
		-465,
		-535,
		229,
		-107,
		-431,
		-44,
		-321,
		314,
		-149,
		615,
		-409,
		237,
		1,
		19,
		-369,
		-66,
		-281,
		184,
		5,
		-382,
		532,
		-76,
		81,
		-879,
		-401,
		1730,
		-6546,
		3357,
		165,
		1404,
		-3857,
		-947,
		5835,
		-9275,
		3415,
		2503,
		-6557,
		-893,
		1795,
		523,
		-1797,
		-480,
		716,
		596,
		-431,
		1013,
		-738,
		351,
		-227,
		-426,
		-65,
		-1206,
		-5,
		338,
		233,
		-3695,
		-1446,
		397,
		357,
		-386,
		411,
		-1507,
		788,
		249,
		-91,
		987,
		-11,
		-1295,
		419,
		118,
		178,
		61,
		-464,
		52,
		-43,
		465,
		1465,
		-711,
		310,
		-342,
		365,
		-96,
		168,
		142,
		-69,
		-7,
		-601,
		1297,
		395,
		3894,
		434,
		1400,
		735,
		-2897,
		-224,
		153,
		1,
		-261,
		-574,
		430,
		1230,
		453,
		986,
		1398,
		822,
		2382,
		-1999,
		711,
		251,
		314,
		321,
		-2977,
		42,
		215,
		-403,
		68,
		161,
		-1567,
		-221,
		387,
		-148,
		-1465,
		231,
		146,
		-88,
		-354,
		288,
		283,
		344,
		17,
		224,
		-18,
		-399,
		166,
		159,
		28,
		-435,
		262,
		-197,
		-133,
		-253,
		417,
		-986,
		288,
		47,
		-59,
		-570,
		118,
		56,
		110,
		28,
		-86,
		-53,
		942,
		24,
		588,
		801,
		823,
		0,
		-669,
		1729,
		29,
		-290,
		770,
		763,
		0,
		163,
		305,
		-1704,
		-1948,
		496,
		-2878,
		-996,
		535,
		-239,
		-751,
		-590,
		-1316,
		-1100,
		-90,
		-497,
		393,
		368,
		-173,
		92,
		-284,
		1628,
		-7,
		-1714,
		548,
		0,
		0,
		1074,
		-239,
		-264,
		-347,
		283,
		0,
		413,
		-102,
		-145,
		-479,
		459,
		-495,
		-160,
		165,
		218,
		-463,
		1253,
		-1031,
		95,
		228,
		508,
		664,
		150,
		-774,
		15,
		484,
		-136,
		0,
		321,
		686,
		-185,
		-1428,
		706,
		-1524,
		-153,
		42,
		662,
		377,
		361,
		561,
		21,
		215,
		1276,
		-178,
		424,
		588,
		-196,
		93,
		326,
		-963,
		-433,
		-1188,
		349,
		-204,
		-232,
		275,
		162,
		-470,
		46,
		133,
		-125,
		1490,
		-507,
		56,
		296,
		-77,
		269,
		-439,
		-89,
		-61,
		-76,
		0,
		-44,
		-359,
		-82,
		-284,
		-11,
		-22,
		-135,
		219,
		-362,
		163,
		481,
		-113,
		-32,
		-352,
		36,
		98,
		173,
		-268,
		71,
		-208,
		-11,
		28,
		-50,
		716,
		-33,
		-4354,
		1470,
		-1077,
		102,
		50,
		-1800,
		-400,
		1344,
		334,
		1114,
		-286,
		542,
		-249,
		1129,
		211,
		-1120,
		-162,
		1809,
		-685,
		-113,
		-163,
		1267,
		781,
		-515,
		-462,
		372,
		-212,
		359,
		475,
		-309,
		-629,
		986,
		171,
		147,
		-9,
		282,
		-174,
		-354,
		-78,
		277,
		0,
		245,
		-91,
		-208,
		7,
		273,
		-124,
		117,
		374,
		203,
		428,
		906,
		475,
		317,
		-238,
		259,
		-26,
		229,
		-478,
		-28,
		131,
		-126,
		14,
		184,
		574,
		351,
		-1073,
		512,
		-2426,
		114,
		289,
		93,
		499,
		259,
		212,
		705,
		1017,
		-484,
		-548,
		1105,
		-214,
		-60,
		-249,
		-517,
		-529,
		-39,
		239,
		30,
		-28,
		124,
		-355,
		-184,
		-531,
		83,
		-359,
		-452,
		-197,
		271,
		28,
		-110,
		-178,
		237,
		-40,
		10,
		321,
		-53,
		-177,
		-27,
		-44,
		-271,
		404,
		-29,
		-314,
		-365,
		-211,
		307,
		-107,
		67,
		-191,
		52,
		-203,
		104,
		-76,
		-51,
		11,
		-55,
		-62,
		-263,
		9,
		65,
		755,
		41,
		-597,
		-671,
		271,
		-374,
		-475,
		24,
		-269,
		-80,
		653,
		-447,
		-184,
		420,
		180,
		-38,
		162,
		64,
		-323,
		241,
		74,
		274,
		293,
		-194,
		-291,
		204,
		18,
		336,
		45,
		180,
		71,
		-45,
		155,
		-142,
		145,
		-187,
		-86,
		-81,
		-7,
		138,
		94,
		-89,
		-164,
		11,
		-5,
		120,
		111,
		11,
		-86,
		-94,
		-58,
		106,
		23,
		72,
		-86,
		30,
		12,
		23,
		15,
		259,
		-191,
		52,
		88,
		5,
		-3,
		40,
		90,
		98,
		-1258,
		-324,
		-233,
		87,
		511,
		257,
		-217,
		613,
		468,
		573,
		-25,
		-642,
		217,
		608,
		115,
		-195,
		353,
		-33,
		303,
		6,
		402,
		513,
		-705,
		-216,
		17,
		-90,
		-186,
		-259,
		-75,
		-227,
		-132,
		-399,
		156,
		-41,
		-21,
		31,
		91,
		0,
		-21,
		-57,
		20,
		250,
		107,
		18,
		70,
		239,
		-151,
		69,
		-223,
		9,
		54,
		430,
		-47,
		-48,
		301,
		267,
		214,
		55,
		-49,
		64,
		1,
		33,
		-37,
		-7,
		852,
		118,
		16,
		-241,
		356,
		241,
		-22,
		-483,
		-21,
		-152,
		-1142,
		-86,
		277,
		-76,
		-339,
		149,
		-587,
		-128,
		348,
		-22,
		-274,
		-147,
		35,
		-167,
		-501,
		427,
		-1384,
		490,
		311,
		520,
		270,
		-400,
		-320,
		55,
		330,
		-418,
		109,
		36,
		-38,
		-317,
		-329,
		-72,
		-149,
		199,
		-4,
		61,
		343,
		206,
		305,
		208,
		-771,
		59,
		-152,
		627,
		205,
		-108,
		279,
		546,
		264,
		168,
		-334,
		-190,
		-135,
		166,
		340,
		19,
		11,
		-186,
		-36,
		-648,
		-2455,
		870,
		682,
		237,
		-300,
		-769,
		-1416,
		694,
		1168,
		419,
		-4216,
		1557,
		2308,
		457,
		-183,
		-144,
		358,
		71,
		891,
		501,
		-6,
		414,
		451,
		-355,
		814,
		-1265,
		488,
		376,
		-785,
		95,
		-175,
		-148,
		-23,
		-318,
		-625,
		354,
		-10,
		-32,
		76,
		139,
		-588,
		179,
		342,
		212,
		-163,
		412,
		-13,
		-54,
		15,
		569,
		-245,
		34,
		21,
		241,
		-17,
		-145,
		-219,
		329,
		-123,
		7,
		-81,
		-81,
		1182,
		197,
		2032,
		1395,
		-2855,
		610,
		1116,
		-1003,
		1089,
		1005,
		-3209,
		-157,
		-284,
		165,
		-1093,
		1106,
		-692,
		-463,
		126,
		1022,
		336,
		-202,
		17,
		727,
		-298,
		-221,
		350,
		-204,
		-288,
		185,
		-78,
		-221,
		-479,
		-1271,
		89,
		169,
		-300,
		-406,
		-359,
		-112,
		21,
		-673,
		-233,
		-577,
		-398,
		-281,
		179,
		-568,
		106,
		-905,
		-6,
		-21,
		278,
		-665,
		-11,
		-162,
		-458,
		-501,
		-36,
		477,
		185,
		-236,
		-292,
		373,
		-107,
		456,
		527,
		209,
		736,
		306,
		-474,
		214,
		-383,
		-1060,
		-712,
		138,
		134,
		750,
		-159,
		-63,
		-265,
		264,
		-3,
		196,
		155,
		-1448,
		-27,
		160,
		-322,
		-324,
		870,
		266,
		-136,
		-484,
		856,
		871,
		578,
		-725,
		-89,
		-367,
		36,
		-224,
		-175,
		6,
		418,
		-142,
		199,
		-374,
		-58,
		675,
		464,
		-256,
		-193,
		593,
		-299,
		200,
		294,
		107,
		-8,
		487,
		40,
		118,
		56,
		25,
		-295,
		-45,
		-258,
		-13,
		186,
		-94,
		-191,
		-1,
		419,
		375,
		527,
		1005,
		-2857,
		-222,
		301,
		-335,
		-503,
		-512,
		-702,
		1221,
		1083,
		900,
		-1166,
		1301,
		-5211,
		1525,
		-226,
		-208,
		-26,
		305,
		1087,
		495,
		199,
		240,
		230,
		541,
		-653,
		-341,
		197,
		493,
		-334,
		-701,
		-110,
		128,
		-133,
		198,
		-136,
		-106,
		-14,
		216,
		399,
		925,
		-27,
		22,
		-160,
		937,
		287,
		171,
		-23,
		23,
		-122,
		1130,
		-449,
		-38,
		73,
		619,
		-136,
		-105,
		149,
		-144,
		312,
		215,
		-171,
		-36,
		868,
		344,
		635,
		-406,
		1892,
		63,
		85,
		-321,
		-16,
		689,
		-1329,
		522,
		-586,
		-132,
		343,
		33,
		-4,
		668,
		126,
		-191,
		63,
		360,
		-298,
		297,
		248,
		-424,
		-135,
		54,
		156,
		418,
		253,
		77,
		-398,
		-563,
		-13,
		-145,
		-56,
		-95,
		-141,
		327,
		278,
		62,
		-125,
		-62,
		-135,
		-21,
		335,
		-33,
		373,
		-22,
		48,
		-14,
		-145,
		28,
		351,
		-245,
		-78,
		-92,
		39,
		36,
		-35,
		75,
		157,
		119,
		69,
		164,
		155,
		309,
		583,
		-73,
		-2265,
		508,
		405,
		-680,
		-100,
		163,
		-1919,
		904,
		921,
		-435,
		-580,
		-18,
		-1307,
		1769,
		-232,
		-100,
		67,
		393,
		273,
		84,
		190,
		113,
		119,
		-46,
		-166,
		-555,
		114,
		198,
		-161,
		-450,
		-77,
		-59,
		-124,
		-103,
		-286,
		115,
		137,
		-94,
		-32,
		468,
		-239,
		-38,
		119,
		445,
		115,
		88,
		65,
		29,
		-13,
		512,
		-72,
		-56,
		-53,
		120,
		-73,
		-11,
		-62,
		16,
		33,
		122,
		-93,
		78,
		808,
		339,
		650,
		-63,
		362,
		1196,
		-176,
		263,
		454,
		-2299,
		-444,
		-239,
		13,
		-817,
		1961,
		-182,
		1037,
		204,
		27,
		557,
		-197,
		93,
		399,
		0,
		-326,
		48,
		59,
		-1070,
		-417,
		-308,
		-352,
		123,
		398,
		846,
		36,
		5,
		-126,
		-149,
		27,
		56,
		-29,
		9,
		9,
		-267,
		6,
		92,
		90,
		-252,
		8,
		-7,
		96,
		-54,
		0,
		-148,
		212,
		-135,
		38,
		-217,
		66,
		121,
		-153,
		46,
		-32,
		68,
		78,
		142,
		266,
		141,
		625,
		-1269,
		-2495,
		1268,
		1043,
		158,
		44,
		837,
		-3122,
		1235,
		528,
		553,
		-2032,
		511,
		-24,
		1088,
		-724,
		1349,
		-256,
		-214,
		-261,
		84,
		238,
		-826,
		158,
		-986,
		-437,
		-1252,
		-201,
		569,
		-468,
		118,
		-423,
		330,
		-346,
		20,
		-346,
		0,
		408,
		65,
		-271,
		-145,
		-300,
		21,
		-97,
		-113,
		559,
		210,
		48,
		384,
		317,
		63,
		-143,
		86,
		-204,
		149,
		108,
		-163,
		25,
		-560,
		-830,
		352,
		-235,
		255,
		946,
		450,
		-1287,
		-44,
		393,
		-148,
		-181,
		272,
		-748,
		-382,
		-178,
		183,
		328,
		173,
		-1083,
		1036,
		505,
		-41,
		-182,
		-50,
		116,
		103,
		447,
		973,
		-92,
		80,
		-556,
		-373,
		811,
		-517,
		277,
		-683,
		496,
		101,
		315,
		23,
		27,
		-504,
		-116,
		192,
		-218,
		-265,
		46,
		165,
		-68,
		246,
		-101,
		177,
		207,
		54,
		-174,
		-150,
		163,
		558,
		-144,
		-33,
		450,
		163,
		475,
		276,
		-598,
		-139,
		140,
		-94,
		83,
		-151,
		871,
		44,
		-2145,
		-715,
		-1589,
		108,
		446,
		451,
		1468,
		-68,
		318,
		930,
		972,
		186,
		144,
		-467,
		-9,
		-396,
		8,
		419,
		-313,
		-287,
		21,
		-552,
		-111,
		-594,
		89,
		368,
		-344,
		-344,
		-115,
		-1105,
		1007,
		-624,
		-130,
		186,
		-265,
		51,
		172,
		611,
		433,
		-35,
		251,
		217,
		183,
		-211,
		-534,
		215,
		203,
		-65,
		-21,
		-61,
		319,
		265,
		402,
		-638,
		322,
		163,
		194,
		395,
		-132,
		-172,
		8,
		240,
		42,
		-59,
		301,
		-186,
		-395,
		-576,
		-911,
		44,
		-274,
		-76,
		-357,
		-343,
		-59,
		-125,
		-512,
		368,
		-73,
		-102,
		-605,
		284,
		1,
		-629,
		300,
		137,
		403,
		230,
		-305,
		171,
		63,
		523,
		318,
		-205,
		-92,
		-157,
		-274,
		-111,
		122,
		154,
		138,
		148,
		226,
		-362,
		73,
		-140,
		14,
		353,
		233,
		-231,
		207,
		342,
		-98,
		88,
		-184,
		-181,
		-59,
		598,
		16,
		35,
		-61,
		214,
		56,
		269,
		114,
		370,
		46,
		-406,
		-125,
		115,
		571,
		81,
		-1422,
		-55,
		-149,
		524,
		-623,
		366,
		-498,
		218,
		510,
		507,
		992,
		-142,
		218,
		468,
		-1842,
		-240,
		643,
		-324,
		440,
		121,
		-177,
		119,
		252,
		-269,
		-369,
		-700,
		-563,
		113,
		-43,
		81,
		-184,
		-254,
		296,
		378,
		26,
		547,
		311,
		-689,
		-354,
		322,
		-116,
		253,
		280,
		-2,
		27,
		230,
		-254,
		161,
		-234,
		-262,
		15,
		276,
		-266,
		191,
		229,
		228,
		116,
		-535,
		429,
		-58,
		-18,
		135,
		71,
		-185,
		549,
		45,
		-79,
		269,
		-291,
		225,
		331,
		27,
		-55,
		-198,
		751,
		1013,
		536,
		469,
		-237,
		300,
		152,
		-71,
		44,
		470,
		576,
		181,
		-346,
		411,
		-465,
		286,
		34,
		37,
		-208,
		202,
		224,
		-110,
		-106,
		265,
		16,
		-381,
		-71,
		7,
		-102,
		225,
		123,
		21,
		-88,
		-81,
		-111,
		148,
		244,
		-89,
		-430,
		90,
		-65,
		373,
		-181,
		24,
		-46,
		32,
		249,
		194,
		119,
		-86,
		24,
		107,
		-90,
		271,
		-44,
		93,
		336,
		328,
		-2989,
		493,
		-693,
		452,
		16,
		454,
		432,
		59,
		467,
		841,
		408,
		334,
		-774,
		950,
		339,
		-267,
		129,
		379,
		637,
		-228,
		-151,
		501,
		891,
		27,
		-937,
		1015,
		-138,
		797,
		171,
		-523,
		126,
		197,
		153,
		497,
		84,
		98,
		-46,
		45,
		-384,
		274,
		86,
		242,
		2,
		-386,
		244,
		246,
		509,
		120,
		-203,
		278,
		-28,
		768,
		-211,
		-117,
		280,
		503,
		139,
		-106,
		243,
		-134,
		-149,
		49,
		179,
		117,
		660,
		184,
		2281,
		-129,
		205,
		-145,
		238,
		-364,
		332,
		310,
		-878,
		883,
		114,
		-222,
		233,
		491,
		-7,
		-143,
		573,
		168,
		60,
		173,
		-267,
		-82,
		-924,
		388,
		-604,
		644,
		-77,
		308,
		134,
		-319,
		-1010,
		292,
		-87,
		178,
		57,
		204,
		27,
		23,
		30,
		-225,
		-61,
		169,
		37,
		65,
		158,
		163,
		-155,
		137,
		228,
		226,
		-421,
		405,
		117,
		-13,
		202,
		402,
		23,
		40,
		92,
		176,
		-36,
		126,
		20,
		192,
		534,
		283,
		761,
		175,
		-970,
		-9,
		487,
		-164,
		280,
		28,
		-39,
		-541,
		-683,
		-67,
		-189,
		-506,
		85,
		165,
		399,
		-203,
		-148,
		-210,
		145,
		545,
		241,
		139,
		-773,
		-372,
		-108,
		128,
		-106,
		-176,
		-206,
		408,
		158,
		119,
		88,
		30,
		43,
		-44,
		17,
		-14,
		157,
		62,
		30,
		243,
		6,
		54,
		197,
		81,
		-47,
		-82,
		82,
		228,
		-108,
		-84,
		34,
		8,
		43,
		-89,
		-116,
		-123,
		-120,
		124,
		28,
		-68,
		294,
		-17,
		-14,
		-165,
		500,
		-143,
		179,
		-15,
		145,
		243,
		-887,
		-235,
		-425,
		-288,
		-221,
		327,
		-216,
		-16,
		164,
		-143,
		-451,
		39,
		-203,
		337,
		135,
		-158,
		-313,
		-57,
		152,
		-135,
		0,
		71,
		80,
		-73,
		113,
		-13,
		-95,
		-128,
		50,
		-115,
		83,
		114,
		-227,
		90,
		48,
		104,
		59,
		85,
		-34,
		-15,
		-53,
		77,
		15,
		221,
		-118,
		-71,
		107,
		116,
		84,
		74,
		-111,
		83,
		126,
		36,
		-105,
		36,
		180,
		144,
		-2289,
		-324,
		-1517,
		73,
		-602,
		-2555,
		-404,
		269,
		701,
		554,
		209,
		-11,
		48,
		204,
		336,
		28,
		-54,
		-291,
		184,
		291,
		-194,
		-319,
		-78,
		429,
		-820,
		-199,
		-1132,
		101,
		-132,
		203,
		-486,
		280,
		131,
		-511,
		-144,
		213,
		189,
		182,
		-59,
		165,
		-4,
		13,
		150,
		338,
		-397,
		-2,
		-375,
		150,
		-483,
		35,
		5,
		-217,
		421,
		302,
		33,
		229,
		-90,
		101,
		-134,
		161,
		-402,
		-62,
		313,
		26,
		248,
		246,
		-921,
		1074,
		109,
		1839,
		591,
		99,
		-819,
		-285,
		2763,
		898,
		575,
		-180,
		-1021,
		711,
		-1057,
		-371,
		-22,
		372,
		1367,
		457,
		367,
		-126,
		-126,
		115,
		339,
		243,
		-277,
		-359,
		149,
		174,
		315,
		504,
		65,
		404,
		-116,
		267,
		-344,
		323,
		-287,
		165,
		-39,
		219,
		-274,
		115,
		-324,
		283,
		-335,
		296,
		245,
		-339,
		70,
		464,
		170,
		4,
		257,
		410,
		31,
		-26,
		160,
		26,
		20,
		-191,
		191,
		-227,
		658,
		-164,
		-182,
		-381,
		-506,
		-96,
		-249,
		-74,
		325,
		-512,
		-675,
		214,
		540,
		-391,
		24,
		-427,
		417,
		-170,
		-239,
		-397,
		-327,
		-168,
		-234,
		-691,
		-392,
		-511,
		63,
		317,
		-101,
		989,
		-294,
		-123,
		-463,
		576,
		-377,
		27,
		50,
		65,
		-131,
		80,
		-106,
		115,
		-407,
		-24,
		-131,
		255,
		242,
		-23,
		246,
		75,
		-112,
		-147,
		237,
		92,
		-86,
		-42,
		-73,
		-109,
		-147,
		-206,
		160,
		116,
		110,
		-1,
		237,
		34,
		381,
		8,
		-308,
		80,
		-1900,
		506,
		-522,
		-99,
		288,
		332,
		54,
		137,
		-429,
		219,
		430,
		291,
		159,
		794,
		130,
		-352,
		-393,
		-102,
		-418,
		24,
		163,
		85,
		-217,
		-346,
		-1571,
		-541,
		-744,
		386,
		-575,
		255,
		-266,
		-448,
		297,
		-52,
		-161,
		87,
		-87,
		-239,
		-376,
		80,
		-141,
		124,
		483,
		88,
		44,
		184,
		6,
		-80,
		134,
		315,
		48,
		10,
		-309,
		-65,
		-65,
		108,
		-93,
		234,
		192,
		-133,
		172,
		68,
		106,
		307,
		-352,
		-237,
		-214,
		-97,
		-440,
		62,
		137,
		83,
		-267,
		739,
		162,
		-163,
		-48,
		26,
		-108,
		-44,
		0,
		-151,
		-82,
		-186,
		59,
		-28,
		-76,
		411,
		-196,
		-78,
		36,
		132,
		470,
		239,
		126,
		271,
		204,
		-4,
		192,
		-37,
		65,
		209,
		177,
		46,
		130,
		48,
		50,
		-132,
		-85,
		35,
		120,
		-62,
		193,
		138,
		297,
		145,
		-53,
		290,
		84,
		348,
		134,
		-52,
		166,
		37,
		32,
		38,
		60,
		-59,
		83,
		221,
		-1420,
		-5456,
		-770,
		-313,
		-386,
		-313,
		-646,
		108,
		-342,
		905,
		162,
		146,
		-530,
		-37,
		1079,
		779,
		-582,
		82,
		17,
		155,
		-49,
		-33,
		-171,
		-39,
		-355,
		-522,
		-230,
		661,
		18,
		-603,
		-1416,
		785,
		-444,
		69,
		-194,
		709,
		63,
		-209,
		-276,
		177,
		118,
		402,
		93,
		308,
		174,
		394,
		205,
		85,
		164,
		50,
		230,
		573,
		-701,
		-1,
		-291,
		75,
		-148,
		-407,
		80,
		-60,
		-43,
		169,
		348,
		146,
		490,
		238,
		-993,
		419,
		67,
		-422,
		766,
		-544,
		-442,
		424,
		-1228,
		1234,
		827,
		-46,
		586,
		740,
		632,
		-627,
		-270,
		-269,
		-73,
		-178,
		-487,
		66,
		119,
		-63,
		128,
		58,
		115,
		1053,
		224,
		164,
		-130,
		-444,
		-63,
		-45,
		-231,
		152,
		186,
		54,
		36,
		309,
		101,
		294,
		191,
		262,
		-42,
		263,
		-45,
		-30,
		45,
		-61,
		-269,
		261,
		-202,
		9,
		-171,
		-2,
		163,
		-214,
		10,
		0,
		-155,
		121,
		5,
		-123,
		987,
		236,
		128,
		-17,
		81,
		-50,
		-266,
		1,
		88,
		-314,
		225,
		144,
		-141,
		-59,
		-25,
		-354,
		83,
		11,
		99,
		149,
		-159,
		-143,
		181,
		-213,
		-44,
		322,
		-944,
		52,
		68,
		7,
		-40,
		203,
		209,
		116,
		-91,
		-55,
		-12,
		137,
		25,
		116,
		216,
		-217,
		-68,
		10,
		20,
		132,
		227,
		11,
		143,
		-26,
		36,
		128,
		257,
		10,
		-70,
		-196,
		46,
		1,
		-61,
		106,
		-91,
		-160,
		137,
		-69,
		49,
		14,
		51,
		93,
		1192,
		-15,
		-74,
		-120,
		-506,
		2,
		156,
		-350,
		29,
		-236,
		-420,
		25,
		-84,
		-749,
		238,
		210,
		-476,
		46,
		225,
		37,
		-166,
		230,
		163,
		-621,
		959,
		90,
		80,
		-135,
		269,
		-770,
		268,
		46,
		0,
		-64,
		-98,
		-102,
		125,
		178,
		19,
		136,
		132,
		86,
		120,
		125,
		175,
		79,
		450,
		139,
		343,
		155,
		-366,
		-4,
		305,
		-178,
		-22,
		-24,
		166,
		279,
		-225,
		-80,
		42,
		76,
		49,
		46,
		-536,
		-163,
		892,
		2078,
		802,
		2009,
		2095,
		1,
		52,
		-4105,
		1355,
		-2591,
		1068,
		-2689,
		3658,
		-2056,
		2509,
		1812,
		457,
		725,
		423,
		216,
		874,
		249,
		675,
		173,
		898,
		471,
		274,
		173,
		441,
		298,
		985,
		763,
		1336,
		658,
		1225,
		-6386,
		1831,
		278,
		1607,
		-1924,
		2552,
		3051,
		1138,
		457,
		-2860,
		-1778,
		279,
		-1738,
		2915,
		1236,
		-1319,
		-1378,
		457,
		1012,
		-977,
		1554,
		304,
		1623,
		1577,
		-2023,
		-2187,
		530,
		-1551,
		1711,
		-1672,
		1,
		353,
		-1358,
		681,
		528,
		-557,
		-653,
		-169,
		916,
		-557,
		603,
		-339,
		-231,
		-202,
		-159,
		94,
		274,
		-82,
		140,
		-665,
		1194,
		-155,
		321,
		-477,
		259,
		494,
		-940,
		432,
		149,
		-557,
		1262,
		-694
	],
	made: {
		command: "belfry train nuremberg --from-masters --games 357 --players 3,4,4,4 --seed 1",
		games: 357,
		loss: .69278
	}
};

// games/nuremberg/src/bot/text/en.ts
/** What a move can gain somebody, by the feature that tells: "It gains you …"; of dangers: "It spares you …". What no player would call a reason has no words. */
const en = {
	"feature.points": "victory points",
	"feature.lead": "a lead in points",
	"feature.one-short": "a place one point from victory",
	"feature.villages": "another village",
	"feature.houses": "another craft house",
	"feature.stations": "another toll station",
	"feature.rights": "the right of a road",
	"feature.level-roads": "a road right within reach",
	"feature.threatened-rights": "a road right in danger",
	"feature.prestige": "prestige",
	"feature.council": "a seat in the council",
	"feature.safe-council": "a safer seat in the council",
	"feature.chased-council": "a rival for your seat in the council",
	"feature.near-council": "a better seat in the council within reach",
	"feature.gold": "gold",
	"feature.some-gold": "gold when you have hardly any",
	"feature.cards": "resource cards",
	"feature.too-many": "cards lost to the robber knight",
	"feature.wood-harvest": "more wood from your land",
	"feature.wool-harvest": "more wool from your land",
	"feature.grain-harvest": "more grain from your land",
	"feature.brick-harvest": "more brick from your land",
	"feature.ore-harvest": "more ore from your land",
	"feature.harvest": "a larger harvest",
	"feature.kinds": "a harvest of more kinds",
	"feature.robbed-harvest": "a harvest blocked by the robber knight",
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
	"feature.doubled-harvest": "a harvest that fits goods at a double price",
	"feature.goods": "a good to sell",
	"feature.bank-ratios": "better terms at the bank",
	"feature.yard": "the building yard",
	"feature.turn-far": "a long wait for your turn"
};

// games/nuremberg/src/bot/text/nl.ts
const nl = {
	"feature.points": "overwinningspunten",
	"feature.lead": "voorsprong in punten",
	"feature.one-short": "een plaats op één punt van de overwinning",
	"feature.villages": "een dorp erbij",
	"feature.houses": "een ambachtshuis erbij",
	"feature.stations": "een tolstation erbij",
	"feature.rights": "het recht op een weg",
	"feature.level-roads": "een wegenrecht binnen bereik",
	"feature.threatened-rights": "een wegenrecht dat gevaar loopt",
	"feature.prestige": "prestige",
	"feature.council": "een zetel in de raad",
	"feature.safe-council": "een veiliger zetel in de raad",
	"feature.chased-council": "een rivaal voor je zetel in de raad",
	"feature.near-council": "een betere zetel in de raad binnen bereik",
	"feature.gold": "goud",
	"feature.some-gold": "goud nu je er bijna geen hebt",
	"feature.cards": "grondstoffen",
	"feature.too-many": "kaarten die de roofridder je kost",
	"feature.wood-harvest": "meer hout van je land",
	"feature.wool-harvest": "meer wol van je land",
	"feature.grain-harvest": "meer graan van je land",
	"feature.brick-harvest": "meer klei van je land",
	"feature.ore-harvest": "meer erts van je land",
	"feature.harvest": "een grotere opbrengst",
	"feature.kinds": "een opbrengst van meer soorten",
	"feature.robbed-harvest": "een opbrengst die de roofridder blokkeert",
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
	"feature.doubled": "goederen tegen een dubbele prijs",
	"feature.doubled-harvest": "een opbrengst voor goederen tegen een dubbele prijs",
	"feature.goods": "goederen om te verkopen",
	"feature.bank-ratios": "gunstiger ruilen met de bank",
	"feature.yard": "de bouwwerf",
	"feature.turn-far": "lang wachten op je beurt"
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
	preparation: {
		isOne: (state, seat, move) => isPurchase(move) && !isForWallHelp(state, seat, move),
		isMore: (move) => move.do === "bank-trade",
		isAim: (move) => isBuilding(move) || move.do === "sell",
		isUnderWay: ({ bankTrades }) => bankTrades > 0
	},
	manners,
	weights,
	tableWeights,
	sharesTableWeights: true
};

// games/nuremberg/src/bot/index.ts
/** The game and what plays it. */
const botGame = {
	...nuremberg,
	apprentice,
	evaluation
};

// pinned
const data = {
	"amounts": amounts_exports,
	"builds": builds_exports,
	"city": city_exports,
	"coaching-words": coaching_words_exports,
	"colours": colours_exports,
	"council": council_exports,
	"events": events_exports,
	"goods": goods_exports,
	"grid": grid_exports,
	"numbers": numbers_exports,
	"options": options_exports,
	"place-words": place_words_exports,
	"places": places_exports,
	"region": region_exports,
	"resources": resources_exports,
	"start": start_exports,
	"timeline": timeline_exports,
	"trade": trade_exports
};

export { botGame, data };