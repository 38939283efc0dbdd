import {
  type Chance,
  type Dealer,
  type Game,
  type GameEvent,
  type GameView,
  isLegal,
  LANGUAGES,
  type Phrase,
  replayedChance,
  say,
  seatLetter,
  seatOfLetter,
  seededChance,
} from '../src/index.ts';

/**
 * A table for a scenario test: a position, moves in the game's notation (`a: build castle`), and assertions. Every event and refusal on the
 * way must cite a clause and read as a sentence in every language.
 */
export class Scenario<S, M, E extends GameEvent, V extends GameView> {
  readonly state: S;
  readonly events: E[];
  readonly #game: Game<S, M, E, V>;
  readonly #dealer: Dealer<E>;
  #luck: number[] = [];

  constructor(
    game: Game<S, M, E, V>,
    state: S,
    { events = [], chance = seededChance('scenario') }: { events?: E[]; chance?: Chance } = {},
  ) {
    this.#game = game;
    this.state = state;
    this.events = events;
    for (const event of events) this.#sound(event.clause, game.sayEvent(event));
    const below = (bound: number): number => {
      const [outcome] = bound > 1 ? this.#luck.splice(0, 1) : [];
      return outcome === undefined ? chance.below(bound) : replayedChance([outcome]).below(bound);
    };
    this.#dealer = { chance: { below }, emit: (event) => void events.push(this.#told(event)) };
  }

  /** Runs a piece of the game that no player triggers. */
  begin(work: (state: S, dealer: Dealer<E>) => void): this {
    work(this.state, this.#dealer);
    return this;
  }

  /** Plays moves, each of which must be legal when it is played. */
  play(...moves: readonly string[]): this {
    for (const line of moves) {
      const at = line.indexOf(': ');
      const [seat, move] = [seatOfLetter(line.slice(0, at)), this.#game.read(line.slice(at + 2))];
      if (!isLegal(this.#game, this.state, seat, move)) throw new Error(`"${line}" is not legal; ${this.#choices()}`);
      this.#game.apply(this.state, seat, move, this.#dealer);
    }
    return this;
  }

  #choices(): string {
    const owed = this.#game.pending(this.state).map(({ seat, kind }) => {
      const letter = seatLetter(seat);
      return `${letter} owes ${kind} and may: ${this.legal(letter).join(' | ')}`;
    });
    return owed.join('; ') || 'the game is over';
  }

  /** Sets the next chance outcomes, as whole numbers; after them, luck is arbitrary. */
  luck(...outcomes: readonly number[]): this {
    this.#luck.push(...outcomes);
    return this;
  }

  legal(seat: string): string[] {
    return this.#game.legal(this.state, seatOfLetter(seat)).map((move) => this.#game.write(move));
  }

  may(seat: string, move: string): boolean {
    return isLegal(this.#game, this.state, seatOfLetter(seat), this.#game.read(move));
  }

  /** Returns the clause that refuses a move; the table must not change. */
  refusal(seat: string, move: string): string {
    if (this.may(seat, move)) throw new Error(`"${seat}: ${move}" is legal`);
    const { clause, phrase } = this.#game.refusal(this.state, seatOfLetter(seat), this.#game.read(move));
    this.#sound(clause, phrase);
    return clause;
  }

  /** Returns who owes what: `a turn-action`. */
  owed(): string[] {
    return this.#game.pending(this.state).map(({ seat, kind }) => `${seatLetter(seat)} ${kind}`);
  }

  /** Returns the types of all events so far. */
  happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Returns the last event of a type. */
  last<T extends E['type']>(type: T): Extract<E, { type: T }> {
    const found = this.events.findLast((event): event is Extract<E, { type: T }> => event.type === type);
    if (found === undefined) throw new Error(`nothing of the type ${type} happened`);
    return found;
  }

  #told(event: E): E {
    this.#sound(event.clause, this.#game.sayEvent(event));
    return event;
  }

  #sound(clause: string, phrase: Phrase): void {
    if (!new RegExp(`^${this.#game.prefix}-\\d+\\.\\d+[a-z]?$`).test(clause)) throw new Error(`"${clause}" is no clause`);
    for (const language of LANGUAGES) {
      const catalogue = this.#game.text[language];
      const words = say({ language, catalogue, nameOf: (seat) => seatLetter(seat).toUpperCase() }, phrase);
      if (catalogue[phrase.key] === undefined || /[{}]|undefined|[a-z]\.[a-z]/.test(words))
        throw new Error(`"${words}" is no sentence in ${language}`);
    }
  }
}
