import { type Closeup, Coin, Figure, Card as Frame, Icon } from '@belfry/board-kit';
import { type Card, clauseOf, person } from '../src/data/cards.ts';
import { type Colour, colourName } from '../src/data/colours.ts';
import { ACTIVATION_EMBLEMS, GROUP_EMBLEMS } from './emblems.ts';
import { dress, family } from './families.ts';
import { ICONS } from './icons.ts';
import { divisible, isLong } from './long-names.ts';
import { Portrait } from './portrait.tsx';
import type { Say } from './text/index.ts';

type Size = 's' | 'm' | 'l';

/** A person card: portrait, price, group, timing and effect. */
export function PersonCard({ card, say, size = 's' }: { card: Card; say: Say; size?: Size }) {
  const { id, colour, price, group } = person(card);
  const { pigment, pattern } = family(colour);
  const title = say(`person.${id}`);
  return (
    <Frame
      className={`bru-person ${isLong(title) ? 'bru-person-long' : ''}`}
      title={divisible(title)}
      pigment={pigment}
      pattern={pattern}
      size={size}
      corner={<Coin amount={<Figure text={price} />} />}
      art={
        <>
          <Portrait card={card} />
          <span className="bru-group">
            <Icon path={GROUP_EMBLEMS[group]} label={say(`group.${group}`)} />
          </span>
          <When card={card} say={say} />
        </>
      }
      text={size === 'l' ? <Details card={card} say={say} /> : say(`person.${id}.text`)}
    />
  );
}

/** The icon for when a person works; a worker's disc has the worker's colour and pattern. */
export function When({ card, say }: { card: Card; say: Say }) {
  const { activation, worker } = person(card);
  return (
    <span className={`bru-when ${worker === undefined ? '' : dress(worker)}`}>
      <Icon path={ACTIVATION_EMBLEMS[activation]} label={whenWords(card, say)} />
    </span>
  );
}

export function whenWords(card: Card, say: Say): string {
  const { activation, worker } = person(card);
  return worker === undefined
    ? say(`activation.${activation}`)
    : say('card.pays', { worker: { key: `workers.${colourName(worker)}`, args: { n: 1 } } });
}

function Details({ card, say }: { card: Card; say: Say }) {
  const { id, colour, group, price, points, mark } = person(card);
  return (
    <>
      <span className="bru-kind">
        {say('card.kind', { group: say(`group.${group}`), colour: say(`colour.${colourName(colour)}`), price, points })}
      </span>
      <span className="bru-kind-when">{whenWords(card, say)}</span>
      <span className="bru-words">{say(`person.${id}.text`)}</span>
      <small>{say(`edition.mark.${mark}`)}</small>
    </>
  );
}

export function personCloseup(card: Card, say: Say): Closeup {
  return { title: say(`person.${person(card).id}`), body: <PersonCard card={card} say={say} size="l" />, clause: clauseOf(card) };
}

/** Describes a person for labels. The text of a person says itself when they work, but not which worker that costs. */
export function personLabel(card: Card, say: Say): string {
  const { id, colour, group, price, worker } = person(card);
  const words = {
    name: say(`person.${id}`),
    when: worker === undefined ? '' : `${whenWords(card, say)}. `,
    group: say(`group.${group}`),
    colour: say(`colour.${colourName(colour)}`),
    price,
    text: say(`person.${id}.text`),
  };
  return say('card.label', words);
}

/** The back of a card: its colour is public. */
export function Back({ colour, label, small = false }: { colour: Colour; label?: string; small?: boolean }) {
  return (
    <span
      className={`bru-back ${small ? 'bru-back-small' : ''} ${dress(colour)}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {!small && <Icon path={ICONS['family-house']} />}
    </span>
  );
}
