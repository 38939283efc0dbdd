import { type BoardModule, type BoardProps, ICONS, useTable } from '@belfry/board-kit';
import type { Game, GameView } from '@belfry/kernel';
import type { TableText } from '../text/index.ts';

/** A text board for games without a drawn one: the report of the position; the action bar has all choices. */
export function plainBoard(game: Game): BoardModule {
  function PlainBoard({ view }: BoardProps<GameView>) {
    const { say } = useTable<TableText>();
    return (
      <div className="plain-board">
        {game.report(view).map((section) => (
          <section key={say(section.title)} className="panel">
            <h2>{say(section.title)}</h2>
            {section.lines.map((line) => (
              <p key={say(line)}>{say(line)}</p>
            ))}
          </section>
        ))}
      </div>
    );
  }
  return {
    text: { en: {}, nl: {} },
    room: 'room-plain',
    Board: PlainBoard,
    order: () => [],
    facts: () => [],
    progress: () => ({ key: 'table.playing' }),
    eventIcon: () => ICONS.quill,
    eventThings: () => [],
    opensTurn: (event) => event.type === 'round-began',
    flights: () => [],
  };
}
