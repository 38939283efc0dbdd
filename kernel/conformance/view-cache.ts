import type { Game, Viewer } from '../src/index.ts';

/** The state as each viewer sees it. Results are cached across checks; code that changes the state needs a new Sight. */
export class ViewCache {
  readonly state: unknown;
  readonly #game: Game;
  #text: string | undefined;
  readonly #views = new Map<Viewer, ReturnType<Game['view']>>();
  readonly #viewTexts = new Map<Viewer, string>();
  readonly #moves = new Map<Viewer, ReturnType<Game['legal']>>();
  readonly #words = new Map<Viewer, readonly string[]>();

  constructor(game: Game, state: unknown) {
    this.#game = game;
    this.state = state;
  }

  /** The state as JSON. */
  get text(): string {
    this.#text ??= JSON.stringify(this.state);
    return this.#text;
  }

  view(viewer: Viewer): ReturnType<Game['view']> {
    return once(this.#views, viewer, () => this.#game.view(this.state, viewer));
  }

  viewText(viewer: Viewer): string {
    return once(this.#viewTexts, viewer, () => JSON.stringify(this.view(viewer)));
  }

  /** Returns a viewer's legal moves; a spectator has none. */
  moves(viewer: Viewer): ReturnType<Game['legal']> {
    return once(this.#moves, viewer, () => (typeof viewer === 'number' ? this.#game.legal(this.state, viewer) : []));
  }

  /** Returns the same moves in notation, in order. */
  words(viewer: Viewer): readonly string[] {
    return once(this.#words, viewer, () => this.moves(viewer).map((move) => this.#game.write(move)));
  }

  /** Returns the public questions to every seat, and the viewer's own decision in full. */
  questionsText(viewer: Viewer): string {
    return JSON.stringify(
      this.#game
        .pending(this.state)
        .map((decision) => [decision.seat, decision.kind, this.#game.sayDecision(decision), decision.seat === viewer ? decision : null]),
    );
  }
}

function once<T>(known: Map<Viewer, T>, viewer: Viewer, work: () => T): T {
  const found = known.get(viewer);
  if (found !== undefined) return found;
  const made = work();
  known.set(viewer, made);
  return made;
}
