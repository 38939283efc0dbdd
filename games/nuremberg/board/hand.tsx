import { type BoardProps, Coin, Explained, Figure, handTitle, Icon, ownSeat, Thing, usePointing, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { KINDS, TREASURES } from '../src/data/resources.ts';
import { KIND_LOOKS } from './emblems.ts';
import { dueFrom } from './hand-in.ts';
import { Stage } from './stage.tsx';
import './hand.css';
import type { Words } from './text/index.ts';

/**
 * The player's resource cards by kind, with gold next to them; a stack also shows what the bank asks for it. An open offer appears next to
 * them and covers nothing.
 */
export function Hand({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const own = ownSeat(table);
  const seat = view.seats[own ?? -1];
  if (own === null || seat === undefined) return null;
  const due = dueFrom(view, own);
  return (
    <div className={`nur-lap ${view.trade === null ? '' : 'nur-lap-offer'}`}>
      <section className={`nur-hand ${due > 0 ? 'nur-choosing' : ''}`} data-scrolls aria-label={handTitle(table)}>
        {due > 0 ? <Loose hand={seat.hand ?? []} /> : <Stacks view={view} seat={own} />}
        {due > 0 && <Chosen due={due} />}
      </section>
      <Stage view={view} />
    </div>
  );
}

function Chosen({ due }: { due: number }) {
  const { say } = useTable<Words>();
  const chosen = usePointing(({ narrowing }) => narrowing.picks.length);
  const words = say('hand.chosen', { chosen, count: due });
  return (
    <Explained
      as="p"
      label={words}
      closeup={{ title: words, text: [say('close.chosen'), say('hand.robbed')], clause: 'NUR-5.2' }}
      className="nur-chosen"
    >
      {words}
    </Explained>
  );
}

function Stacks({ view, seat }: { view: View; seat: number }) {
  const { say } = useTable<Words>();
  const { hand, gold, ratios } = itemAt(view.seats, seat);
  return TREASURES.map((kind, at) => {
    const count = kind === 'gold' ? gold : (hand?.[at] ?? 0);
    const ratio = ratios[at] ?? 0;
    const { icon, pigment, pattern } = KIND_LOOKS[kind];
    return (
      <Thing
        key={kind}
        id={`give:${kind}`}
        label={say('hand.stack', { count, kind: say(`kind.${kind}`), ratio })}
        meant={{ do: 'bank-trade', give: at, get: kind === 'wood' ? 1 : 0 }}
        closeup={{
          title: say('word.amount', { count, kind: say(`kind.${kind}`) }),
          text: [say('hand.ratio', { ratio, kind: say(`kind.${kind}`) }), say(kind === 'gold' ? 'fact.gold.text' : `kind.${kind}.text`)],
          clause: 'NUR-7.5',
        }}
        drags
        className={`nur-pile ${count === 0 ? 'nur-none' : ''} ${kind === 'gold' ? 'nur-purse' : ''}`}
      >
        {kind === 'gold' ? (
          <Coin amount={<Figure text={count} />} />
        ) : (
          <span className={`nur-card pigment-${pigment} pattern-${pattern} ${count > 1 ? 'nur-several' : ''}`}>
            <Icon path={icon} />
            <b>
              <Figure text={count} />
            </b>
          </span>
        )}
        <span className="nur-pile-name">{say(`kind.${kind}`)}</span>
        <small>
          <Figure text={`${ratio}:1`} />
        </small>
      </Thing>
    );
  });
}

/** The cards one by one, to choose the discards for the robber knight. */
function Loose({ hand }: { hand: readonly number[] }) {
  const { say } = useTable<Words>();
  return KINDS.flatMap((kind, at) =>
    Array.from({ length: hand[at] ?? 0 }, (_, copy) => (
      <Thing
        key={`${kind} ${copy}`}
        id={`hand:${kind}`}
        copy={copy}
        label={say(`kind.${kind}`)}
        closeup={{ title: say(`kind.${kind}`), text: [say('hand.robbed'), say(`kind.${kind}.text`)], clause: 'NUR-5.2' }}
        className="nur-loose"
      >
        <span className={`nur-card pigment-${KIND_LOOKS[kind].pigment} pattern-${KIND_LOOKS[kind].pattern}`}>
          <Icon path={KIND_LOOKS[kind].icon} />
        </span>
        <span className="nur-pile-name">{say(`kind.${kind}`)}</span>
      </Thing>
    )),
  );
}
