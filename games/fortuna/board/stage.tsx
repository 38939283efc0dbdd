import { Ground, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { itemAt } from '@belfry/kernel';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { PRIVILEGES, type Privilege } from '../src/data/privileges.ts';
import { ActionThing } from './action-card.tsx';
import { asked, meantByCard } from './asked.ts';
import { SIGNS } from './emblems.ts';
import { PrivilegeSlip, privilegeCloseup, privilegeLabel } from './privilege-card.tsx';
import { EmptyPlace } from './side.tsx';
import type { Words } from './text/index.ts';

/** What a player chooses from right now: cards drawn, the palace cards, a number of goods or pieces. */
export function Stage({ view }: { view: View }) {
  const { say, viewer } = useTable<Words>();
  const decision = asked(view, viewer);
  switch (decision?.kind) {
    case 'keep-privilege':
      return (
        <Slips
          prefix="drawn"
          title={say('stage.drawn')}
          privileges={view.turn.drawn ?? []}
          meant={(privilege) => ({ do: 'keep', privileges: [privilege] })}
        />
      );
    case 'palace-pick':
      return (
        <Slips
          prefix="palace"
          title={say('stage.palace')}
          privileges={view.palace.left ?? []}
          meant={(privilege) => ({ do: 'pick', privilege })}
        />
      );
    case 'sell-amount':
      return <Numbers verb="sell" icon={SIGNS[decision.crop]} />;
    case 'hire-count':
      return <Numbers verb="hire" icon={SIGNS[decision.piece]} />;
    default:
      return null;
  }
}

interface SlipsProps {
  readonly prefix: 'drawn' | 'palace';
  readonly title: string;
  readonly privileges: readonly Privilege[];
  meant(privilege: Privilege): unknown;
}

function Slips({ prefix, title, privileges, meant }: SlipsProps) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={title}
      closeup={{ title, text: [say(`close.stage.${prefix}`)], clause: prefix === 'drawn' ? 'FOR-10.4' : 'FOR-15.3' }}
      className="for-stage"
    >
      <h2>{title}</h2>
      <div className="for-slips">
        {privileges.map((privilege, at) => (
          <Thing
            key={at}
            id={`${prefix}:${itemAt(PRIVILEGES, privilege).id}`}
            copy={privileges.slice(0, at).filter((other) => other === privilege).length}
            label={privilegeLabel(privilege, say)}
            meant={meant(privilege)}
            closeup={privilegeCloseup(privilege, say)}
            drags
          >
            <PrivilegeSlip privilege={privilege} say={say} />
          </Thing>
        ))}
      </div>
    </Ground>
  );
}

/** Numbers of units or pieces, drawn as icons. */
function Numbers({ verb, icon }: { verb: 'sell' | 'hire'; icon: string }) {
  const { say, choices } = useTable<Words>();
  const numbers = choices.flatMap(({ targets }) => targets.filter((thing) => thing.startsWith('number:')));
  if (numbers.length === 0) return null;
  return (
    <section className="for-stage" aria-label={say(`stage.${verb}.title`)}>
      <div className="for-numbers">
        {numbers.map((thing) => {
          const count = Number(thing.slice('number:'.length));
          return (
            <Thing
              key={thing}
              id={thing}
              label={say(`stage.${verb}`, { count })}
              closeup={{
                title: say(`stage.${verb}`, { count }),
                text: [say(`close.number.${verb}`)],
                clause: verb === 'sell' ? 'FOR-5.19' : 'FOR-5.6',
              }}
              className="for-number"
            >
              <b>{count}</b>
              <Icon path={icon} />
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

/** FOR-1.14 The cards that can still be drafted are face up in the middle. */
export function DraftPool({ view }: { view: View }) {
  const { say, viewer } = useTable<Words>();
  if (view.phase !== 'draft') return null;
  return (
    <Ground
      label={say('draft.title')}
      closeup={{ title: say('draft.title'), text: [say('close.draft')], clause: 'FOR-1.14' }}
      className="for-pool"
    >
      <h2>{say('draft.title')}</h2>
      <div className="for-pool-cards">
        {ACTION_CARDS.map(({ id }, card) =>
          view.cards.includes(card) ? (
            <EmptyPlace key={id} of="pool" />
          ) : (
            <ActionThing
              key={id}
              card={card}
              lying="open"
              drags
              say={say}
              offering={view.options.fortunaOffering}
              meant={meantByCard(view, viewer, card)}
            />
          ),
        )}
      </div>
    </Ground>
  );
}
