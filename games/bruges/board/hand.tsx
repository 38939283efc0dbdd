import {
  type BoardProps,
  Coin,
  Explained,
  Figure,
  handTitle,
  ownSeat,
  type Style,
  Thing,
  Tile,
  useHand,
  usePointing,
  useTable,
} from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { itemAt, NONE, seatLetter } from '@belfry/kernel';
import { ACTIONS, type ActionName, PENALTIES } from '../src/data/board.ts';
import { type Card, COLOUR_OF, cardOf, person } from '../src/data/cards.ts';
import { ALL_COLOURS, colourName } from '../src/data/colours.ts';
import { Back, PersonCard, personCloseup, personLabel, When } from './cards.tsx';
import { ACTION_EMBLEMS } from './emblems.ts';
import { dress } from './families.ts';
import { meantBy } from './meant.ts';
import { Stage } from './stage.tsx';
import './hand.css';
import type { Words } from './text/index.ts';

/** The hand by colour until its owner arranges it, and next to it the six ways to use a card. */
export function Hand({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const { say, choices } = table;
  const own = ownSeat(table);
  const { hand, drawnColours } = view.seats[own ?? -1] ?? { hand: null, drawnColours: [] };
  const byColour = (hand ?? []).slice().sort((a, b) => itemAt(COLOUR_OF, a) - itemAt(COLOUR_OF, b) || a - b);
  const { cards, events } = useHand(byColour, (card) => `hand:${person(card).id}`);
  if (own === null) return null;
  const drawn = ALL_COLOURS.flatMap((colour) => Array.from({ length: drawnColours[colour] ?? 0 }, () => colour));
  const acting = choices.some(({ targets }) => ACTIONS.some((action) => targets.includes(`verb:${action}`)));
  const isHolder = view.pending.some(({ kind, seat }) => kind === 'act-with-drawn' && seat === own);
  const held = isHolder ? (view.held?.card ?? null) : null;
  const shared: Style = { '--cards': cards.length + drawn.length + (held === null ? 0 : 1) };
  return (
    <section className={`bru-hand ${acting ? 'bru-acting' : ''}`} aria-label={handTitle(table)}>
      <div className="bru-fan" style={shared} data-scrolls data-place={`backs:${seatLetter(own)}`} {...events}>
        {held !== null && (
          <Thing
            id={`hand:${person(held).id}`}
            label={personLabel(held, say)}
            meant={{ do: 'guilders', card: held }}
            closeup={personCloseup(held, say)}
            drags
            className="bru-card bru-held"
          >
            <PersonCard card={held} say={say} />
            <b>{say('hand.held')}</b>
          </Thing>
        )}
        {cards.map((card) => (
          <Thing
            key={card}
            id={`hand:${person(card).id}`}
            label={personLabel(card, say)}
            meant={{ do: 'guilders', card }}
            closeup={personCloseup(card, say)}
            className="bru-card"
          >
            <PersonCard card={card} say={say} />
          </Thing>
        ))}
        {drawn.map((colour, at) => (
          <Explained
            as="span"
            key={at}
            closeup={{
              title: say(`cards.${colourName(colour)}`, { n: 1 }),
              text: [say('hand.drawn', { colour: say(`colour.${colourName(colour)}`) })],
              clause: 'BRU-3.3',
            }}
          >
            <Back colour={colour} />
          </Explained>
        ))}
        {cards.length + drawn.length === 0 && (
          <Explained
            as="p"
            label={say('hand.empty')}
            closeup={{ title: handTitle(table), text: [say('hand.empty'), say('close.hand')], clause: 'BRU-8.2' }}
            className="bru-bare"
          >
            {say('hand.empty')}
          </Explained>
        )}
      </div>
      {acting ? <Actions view={view} held={held} /> : <Stage view={view} />}
    </section>
  );
}

/** Returns the selected card of the hand. */
export function cardInHand(picks: readonly string[]): Card | null {
  const id = picks.find((pick) => pick.startsWith('hand:'));
  const card = id === undefined ? NONE : cardOf(id.slice('hand:'.length));
  return card === NONE ? null : card;
}

function Actions({ view, held }: { view: View; held: Card | null }) {
  const table = useTable<Words>();
  const { say } = table;
  const isStaged = usePointing(({ narrowing }) => narrowing.staged !== null);
  const picked = usePointing(({ narrowing }) => cardInHand(narrowing.picks)) ?? held;
  // The staged choices of a move replace these; any card in the fan starts over.
  if (isStaged) return null;
  return (
    <div className={`bru-actions ${picked === null ? '' : dress(itemAt(COLOUR_OF, picked))}`}>
      {picked === null ? (
        <Explained
          as="p"
          label={say('actions.first')}
          closeup={{ title: say('actions.title'), text: [say('actions.first'), say('close.actions')], clause: 'BRU-9.1' }}
          className="bru-chosen"
        >
          {say('actions.first')}
        </Explained>
      ) : (
        <Explained as="p" label={personLabel(picked, say)} closeup={personCloseup(picked, say)} className="bru-chosen">
          <strong>{say(`person.${person(picked).id}`)}</strong>
          <When card={picked} say={say} />
          <span>{say(`person.${person(picked).id}.text`)}</span>
        </Explained>
      )}
      <section className="bru-tiles" aria-label={say('actions.title')}>
        {ACTIONS.map((action) => (
          <Tile
            key={action}
            id={`verb:${action}`}
            label={`${say(`verb.${action}`)} ${picked === null ? say(`actions.${action}`) : hint(action)}. ${say(`action.${action}`)}`}
            meant={picked === null ? undefined : meantBy(view, ownSeat(table) ?? 0, action, picked)}
            closeup={{ title: say(`action.${action}`), text: [say(`actions.${action}.help`)], clause: CLAUSES[action] }}
            icon={ACTION_EMBLEMS[action]}
            name={say(`verb.${action}`)}
            className="bru-tile"
          >
            <small>
              {picked === null ? (
                say(`actions.${action}`)
              ) : action === 'recruit' ? (
                <Coin amount={<Figure text={person(picked).price} />} size="s" label={hint(action)} />
              ) : (
                hint(action)
              )}
            </small>
          </Tile>
        ))}
      </section>
    </div>
  );

  /** Returns what the colour of the selected card means for an action. */
  function hint(action: ActionName): string {
    const colour = itemAt(COLOUR_OF, picked ?? 0);
    const name = say(`colour.${colourName(colour)}`);
    const args = {
      colour: name,
      die: view.dice[colour] ?? 0,
      penalty: say(`penalty.${PENALTIES[colour]}`),
      price: person(picked ?? 0).price,
    };
    return say({ key: `actions.${action}.with`, args });
  }
}

const CLAUSES: Readonly<Record<ActionName, string>> = {
  workers: 'BRU-9.3',
  guilders: 'BRU-9.4',
  threat: 'BRU-9.5',
  canal: 'BRU-9.7',
  house: 'BRU-9.12',
  recruit: 'BRU-9.14',
};
