import { CardBack, Explained, Icon, SeatCrest, Thing, usePointing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, NONE } from '@belfry/kernel';
import { CHARACTERS, type Character, THIEF } from '../src/data/characters.ts';
import { CharacterCard, characterCloseup } from './cards.tsx';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** The eight characters in rank order. Called ones step forward; a dagger and a purse mark the named ones. */
export function Balcony({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <section className="cit-balcony" aria-label={say('balcony.title')}>
      {CHARACTERS.map(({ id }, character) => (
        <Role key={id} view={view} character={character} />
      ))}
    </section>
  );
}

function Role({ view, character }: { view: View; character: Character }) {
  const { say } = useTable<Words>();
  const { id } = itemAt(CHARACTERS, character);
  const thing = `character:${id}`;
  const isNameable = usePointing(({ narrowing: { picks, lit } }) => lit.has(thing) || picks.includes(thing));
  const shown = view.shown[character] ?? NONE;
  const out = view.draft.faceUp.includes(character);
  // CIT-18.2 After the last turn of the game nobody plays.
  const current = view.turn.character === character && view.phase !== 'over';
  const called = character < view.called;
  const state = current ? 'current' : out ? 'out' : shown !== NONE ? 'shown' : called ? 'silent' : 'waiting';
  const power = view.turn.character === THIEF ? 'steal' : 'murder';
  const notes = [
    say(`balcony.${state}`),
    ...(view.murdered === character ? [say('balcony.murdered')] : []),
    ...(view.robbed === character ? [say('balcony.robbed')] : []),
    ...(shown === NONE ? [] : [say('balcony.by', { seat: { seat: shown } })]),
    ...(isNameable ? [say(`balcony.choose.${power}`)] : []),
  ];
  const about = [
    say(`close.role.${state}`),
    // CIT-4.3 Every held character answers its call unless it was murdered.
    ...(state === 'silent' && view.murdered !== character ? [say('close.role.nobody')] : []),
    // CIT-9.3, 10.6 A name that hits nobody, or a call that is over, has nothing more to come.
    ...(view.murdered === character && !out ? [say('close.role.murdered')] : []),
    ...(view.robbed === character && state === 'waiting' ? [say('close.role.robbed')] : []),
    ...(shown === NONE ? [] : [say('close.role.by', { seat: { seat: shown } })]),
  ];
  return (
    <Thing
      id={thing}
      label={`${say(`character.${id}`)} ${character + 1}: ${notes.join(', ')}`}
      meant={{ do: power, character }}
      closeup={{ ...characterCloseup(character, say), text: about }}
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
}

/** The draw pile, the discard pile and the bank: the sources and destinations of cards and gold. */
export function Piles({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const draw = say('pile.draw', { count: view.pileSize });
  const discard = say('pile.discard', { count: view.discardSize });
  return (
    <div className="cit-piles">
      <Explained place="pile" closeup={{ title: draw, text: [say('close.pile')], clause: 'CIT-6.2' }} className="cit-pile">
        <CardBack size="xs" art={<Icon path={ICONS.castle} />} label={draw} />
        <b>{view.pileSize}</b>
      </Explained>
      <Explained
        place="discard"
        closeup={{ title: discard, text: [say('close.discard')], clause: 'CIT-6.3' }}
        className="cit-pile cit-pile-down"
      >
        <CardBack size="xs" art={<Icon path={ICONS.tombstone} />} label={discard} />
        <b>{view.discardSize}</b>
      </Explained>
      <Explained
        place="bank"
        closeup={{
          title: say('pile.bank'),
          text: [say('close.bank'), ...(view.bank >= 0 ? [say('close.bank.now', { count: view.bank })] : [])],
          clause: 'CIT-6.1',
        }}
        className="cit-pile"
      >
        <Icon path={ICONS['two-coins']} className="cit-bank" />
        {view.bank >= 0 && <b>{view.bank}</b>}
      </Explained>
    </div>
  );
}
