import { Icon, useTable } from '@belfry/board-kit';
import { type Bundle, TREASURES } from '../src/data/resources.ts';
import { KIND_LOOKS } from './emblems.ts';
import type { Words } from './text/index.ts';

interface SteppersProps {
  readonly title: string;
  readonly amounts: Bundle;
  /** The most of each kind. */
  readonly most: Bundle;
  /** The amounts held of each kind, where relevant. */
  readonly held?: Bundle;
  set(amounts: Bundle): void;
}

/** One side of the scales, with less and more for every kind. */
export function Steppers({ title, amounts, most, held, set }: SteppersProps) {
  const { say } = useTable<Words>();
  const change = (at: number, by: number) => set(amounts.map((count, kind) => (kind === at ? count + by : count)));
  return (
    <fieldset className="nur-steppers">
      <legend>{title}</legend>
      {TREASURES.map((kind, at) => {
        const count = amounts[at] ?? 0;
        const name = say(`kind.${kind}`);
        return (
          <div key={kind} className={`nur-stepper ${count > 0 ? 'nur-weighed' : ''}`}>
            <span className={`nur-chip pigment-${KIND_LOOKS[kind].pigment} pattern-${KIND_LOOKS[kind].pattern}`}>
              <Icon path={KIND_LOOKS[kind].icon} />
            </span>
            <span className="nur-stepper-name">
              {name}
              {held !== undefined && <small>{say('trade.held', { count: held[at] ?? 0 })}</small>}
            </span>
            <Step can={count > 0} step={() => change(at, -1)} label={say('trade.less', { side: title, kind: name })}>
              −
            </Step>
            <output>
              {count}
              <span className="hidden-text"> {name}</span>
            </output>
            <Step can={count < (most[at] ?? 0)} step={() => change(at, 1)} label={say('trade.more', { side: title, kind: name })}>
              +
            </Step>
          </div>
        );
      })}
    </fieldset>
  );
}

interface StepProps {
  readonly can: boolean;
  readonly label: string;
  readonly children: string;
  step(): void;
}

/** At the end of its range it keeps the focus, which a disabled button would lose. */
function Step({ can, label, children, step }: StepProps) {
  return (
    <button type="button" aria-disabled={!can} onClick={can ? step : undefined} aria-label={label}>
      {children}
    </button>
  );
}
