// @vitest-environment happy-dom
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { createMatch, type GameEvent, itemAt, keyedChance, play, seededChance } from '@belfry/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strike } from '../src/table/motion/beats.ts';

/** What hits or honours a player as a whole. */
const ON_PANELS: Readonly<Record<string, readonly string[]>> = { citadels: ['crowned'], nuremberg: ['handed-in', 'stolen'] };

describe('a dramatic event', () => {
  it.each(games.map((game) => [game.id, game] as const))('of %s is shown where it happens, not on the player’s panel', async (id, game) => {
    const board = await loadBoard(id);
    if (board === null) throw new Error(`${id} has no board`);
    const dramatic = eventsOf(game, 4).filter((event) => board.beat?.(event) !== undefined);
    expect(dramatic.length).toBeGreaterThan(20);
    const onPanels = dramatic.filter((event) => /^seat:.$/.test(board.eventThings(event)[0] ?? '')).map(({ type }) => type);
    expect([...new Set(onPanels)].sort()).toEqual(ON_PANELS[id] ?? []);
  });
});

describe('its seal', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    Object.assign(Element.prototype, { animate: () => ({}) });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 20, 20));
    document.body.innerHTML =
      '<div class="table"><i data-thing="seat:a"><b class="crest lion"></b></i><i data-thing="seat:b"><b class="crest stag"></b></i><i data-thing="house"></i></div><p></p>';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.body.innerHTML = '';
  });

  const sealOf = (beat: 'blow' | 'honour', harmed?: number) => {
    const layer = document.querySelector('p') as HTMLElement;
    const board = { beat: () => beat, harms: () => harmed, eventThings: () => ['house'], eventIcon: () => 'M0 0' };
    strike(layer, board as never, [{ type: 'done', clause: 'X-1', seat: 0 } as GameEvent], 400, () => 'done');
    return layer.querySelector('.beat .crest')?.className;
  };

  it('bears the crest of the player who dealt another player a blow', () => {
    expect(sealOf('blow', 1)).toContain('lion');
  });
  it('bears the crest of the player who won an honour', () => {
    expect(sealOf('honour')).toContain('lion');
  });
  it('bears no crest where nobody dealt the blow, or where the event names only who suffers it', () => {
    expect([sealOf('blow'), sealOf('blow', 0)]).toEqual([undefined, undefined]);
  });
});

/** Returns the events of so many matches in which the players choose by lot. */
function eventsOf(game: (typeof games)[number], matches: number): GameEvent[] {
  const events: GameEvent[] = [];
  for (let n = 0; n < matches; n++) {
    const key = `beats ${n}`;
    const match = createMatch(game, { players: game.players.max, options: {}, key });
    const chance = seededChance(key);
    for (let moves = 0; moves < 400 && game.outcome(match.state) === null; moves++) {
      const { seat } = itemAt(game.pending(match.state), 0);
      const legal = game.legal(match.state, seat);
      play(match, seat, itemAt(legal, chance.below(legal.length)), keyedChance(key, moves), (event) => events.push(event));
    }
  }
  return events;
}
