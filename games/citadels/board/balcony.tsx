import { CardBack, Icon, SeatCrest, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { NONE } from '@belfry/kernel';
import { CHARACTERS, THIEF } from '../src/data/characters.ts';
import { CharacterCard, characterCloseup } from './cards.tsx';
import { ICONS } from './icons.ts';

/** The eight characters in rank order. Called ones step forward; a dagger and a purse lie where somebody was named. */
export function Balcony({ view }: { view: View }) {
  const { say } = useTable();
  return (
    <section className="cit-balcony" aria-label={say('balcony.title')}>
      {CHARACTERS.map(({ id }, character) => {
        const shown = view.shown[character] ?? NONE;
        const out = view.draft.faceUp.includes(character);
        const current = view.turn.character === character;
        const called = character < view.called;
        const state = current ? 'current' : out ? 'out' : shown !== NONE ? 'shown' : called ? 'silent' : 'waiting';
        const notes = [
          say(`balcony.${state}`),
          ...(view.murdered === character ? [say('balcony.murdered')] : []),
          ...(view.robbed === character ? [say('balcony.robbed')] : []),
          ...(shown === NONE ? [] : [say('balcony.by', { seat: { seat: shown } })]),
        ];
        const meant = view.turn.character === THIEF ? { do: 'steal', character } : { do: 'murder', character };
        return (
          <Thing
            key={id}
            id={`character:${id}`}
            label={`${say(`character.${id}`)} ${character + 1}: ${notes.join(', ')}`}
            meant={meant}
            closeup={characterCloseup(character, say)}
            className={`cit-role cit-role-${state}`}
          >
            <CharacterCard character={character} say={say} />
            <span className="cit-marks" aria-hidden="true">
              {view.murdered === character && <Icon path={ICONS['plain-dagger']} className="cit-dagger" />}
              {view.robbed === character && <Icon path={ICONS['swap-bag']} className="cit-purse" />}
              {shown !== NONE && <SeatCrest seat={shown} />}
            </span>
          </Thing>
        );
      })}
    </section>
  );
}

/** The draw pile, the discard pile and the bank: where cards and gold come from and go to. */
export function Piles({ view }: { view: View }) {
  const { say } = useTable();
  return (
    <div className="cit-piles">
      <div className="cit-pile" data-place="pile">
        <CardBack size="xs" art={<Icon path={ICONS.castle} />} label={say('pile.draw', { count: view.pileSize })} />
        <b aria-hidden="true">{view.pileSize}</b>
      </div>
      <div className="cit-pile cit-pile-down" data-place="discard">
        <CardBack size="xs" art={<Icon path={ICONS.tombstone} />} label={say('pile.discard', { count: view.discardSize })} />
        <b aria-hidden="true">{view.discardSize}</b>
      </div>
      <div className="cit-pile" data-place="bank">
        <Icon path={ICONS['two-coins']} label={say('pile.bank')} className="cit-bank" />
        {view.bank >= 0 && <b aria-hidden="true">{view.bank}</b>}
      </div>
    </div>
  );
}
