import { CardBack, Explained, Icon, type Style, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, NONE } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { isFirstHiddenPickedUp } from '../src/data/draft.ts';
import { ASK_RECLAIM } from '../src/data/powers.ts';
import { CharacterCard, characterCloseup, DistrictCard, districtCloseup, districtLabel } from './cards.tsx';
import { ICONS } from './icons.ts';
import { Portrait } from './portrait.tsx';
import type { Say, Words } from './text/index.ts';

/** The characters being passed on, while the player chooses: they replace the row of all characters and cover nothing else. */
export function Stage({ view }: { view: View }) {
  const { viewer } = useTable<Words>();
  const own = view.pending.find(({ seat }) => seat === viewer);
  if (own?.kind !== 'draft-choose' && own?.kind !== 'draft-hide') return null;
  return <Pool view={view} hiding={own.kind === 'draft-hide'} />;
}

/** Shown next to the hand: the cards drawn to choose from, the district that the player may reclaim. */
export function HeldUp({ view }: { view: View }) {
  const { say, viewer } = useTable<Words>();
  const own = view.pending.find(({ seat }) => seat === viewer);
  switch (own?.kind) {
    case 'keep-cards':
      return (
        <section className="cit-held" aria-label={say('stage.looked')}>
          {(own.looked ?? []).map((district, at, all) => (
            <Thing
              key={at}
              id={`looked:${itemAt(DISTRICTS, district).id}`}
              copy={all.slice(0, at).filter((other) => other === district).length}
              label={districtLabel(district, say)}
              meant={{ do: 'keep', districts: [district] }}
              closeup={districtCloseup(district, say, view.options)}
            >
              <DistrictCard district={district} say={say} options={view.options} size="m" />
            </Thing>
          ))}
        </section>
      );
    case ASK_RECLAIM:
      return (
        <section className="cit-held" aria-label={say('stage.reclaim')}>
          <Explained label={districtLabel(own.district, say)} closeup={districtCloseup(own.district, say, view.options)}>
            <DistrictCard district={own.district} say={say} options={view.options} size="m" />
          </Explained>
        </section>
      );
    default:
      return null;
  }
}

function Pool({ view, hiding }: { view: View; hiding: boolean }) {
  const { say } = useTable<Words>();
  const visit = view.draft.visits.at(-1);
  const pool: readonly Character[] = visit === undefined ? [] : visit.received.filter((character) => character !== visit.took);
  const title = say('stage.choose', { count: pool.length });
  const shown: Style = { '--shown': pool.length };
  return (
    <section className="cit-stage" style={shown} aria-label={say('stage.pool')}>
      {pool.map((character) => {
        const { id } = itemAt(CHARACTERS, character);
        return (
          <Thing
            key={id}
            id={`pool:${id}`}
            label={`${say(`character.${id}`)}. ${say(`character.${id}.text`)} ${character + 1}`}
            meant={hiding ? { do: 'hide', character } : { do: 'choose', character }}
            closeup={characterCloseup(character, say)}
            drags
          >
            <CharacterCard character={character} say={say} size="m" withText />
          </Thing>
        );
      })}
      <div className="cit-aside">
        <Explained as="span" closeup={{ title, text: drafting(view, say), clause: 'CIT-3.6' }}>
          {title}
        </Explained>
        <OutOfRound view={view} />
      </div>
    </section>
  );
}

/** CIT-3.9, 3.10 With two or three players the characters come round again. */
function drafting({ seats }: View, say: Say): string[] {
  if (seats.length === 2) return [say('close.draft'), say('close.draft.two')];
  return [say('close.draft'), ...(seats.length === 3 ? [say('close.draft.three')] : [])];
}

/** The characters that no player can have, as far as the viewer knows. */
function OutOfRound({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const { faceUp, firstHidden, poolSize, step } = view.draft;
  const nameOf = (character: Character) => say(`character.${itemAt(CHARACTERS, character).id}`);
  const out = say('stage.out', { characters: faceUp.map(nameOf).join(', ') });
  const isHidden = firstHidden !== NONE && poolSize > 0 && !isFirstHiddenPickedUp(view.seats.length, step);
  return (
    <>
      {faceUp.length > 0 && (
        <Explained label={out} closeup={{ title: out, text: [say('close.out')], clause: 'CIT-3.2' }} place="stage:out" className="cit-out">
          {faceUp.map((character) => (
            <span key={character} className="cit-out-face" aria-hidden="true">
              <Portrait character={character} />
            </span>
          ))}
          <span>{out}</span>
        </Explained>
      )}
      {isHidden && (
        <Explained
          closeup={{ ...characterCloseup(firstHidden, say), text: [say('close.hidden')], clause: 'CIT-3.5' }}
          place="stage:hidden"
          className="cit-out"
        >
          <CardBack size="xs" art={<Icon path={ICONS.moon} />} label={say('stage.hidden')} />
          <span>{say('stage.first-hidden', { character: nameOf(firstHidden) })}</span>
        </Explained>
      )}
    </>
  );
}
