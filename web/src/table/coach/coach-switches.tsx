import { useTable } from '@belfry/board-kit';
import type { TableText } from '../text/index.ts';
import type { CoachWishes } from './coach-wishes.ts';

export interface CoachControl {
  readonly wish: CoachWishes;
  /** Hints are allowed at this table. */
  readonly mayAdvise: boolean;
  ask(wish: Partial<CoachWishes>): void;
}

/** The switches of the coach; explanations and advice are separate. */
export function CoachSwitches({ control: { wish, mayAdvise, ask } }: { control: CoachControl }) {
  const { say } = useTable<TableText>();
  return (
    <fieldset className="setting">
      <legend>{say('coach.here')}</legend>
      <label className="setting-check">
        <input type="checkbox" checked={wish.explains} onChange={({ target }) => ask({ explains: target.checked })} data-coach="explains" />
        <span>{say('coach.explains')}</span>
      </label>
      {mayAdvise ? (
        <>
          <label className="setting-check">
            <input
              type="checkbox"
              checked={wish.advises}
              onChange={({ target }) => ask({ advises: target.checked })}
              data-coach="advises"
            />
            <span>{say('coach.advises')}</span>
          </label>
          <label className="setting-check">
            <input
              type="checkbox"
              checked={wish.warns !== false}
              onChange={({ target }) => ask({ warns: target.checked })}
              disabled={!wish.explains && !wish.advises}
              data-coach="warns"
            />
            <span>{say('coach.warns')}</span>
          </label>
        </>
      ) : (
        <p className="quiet">{say('coach.alone')}</p>
      )}
    </fieldset>
  );
}
