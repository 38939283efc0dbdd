import { CardBack, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, NONE } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { CharacterCard, characterCloseup, DistrictCard, districtCloseup, districtLabel } from './cards.tsx';
import { ICONS } from './icons.ts';

/** What the player holds in both hands just now: the characters that travel, the cards looked at, the district from the graveyard. */
export function Stage({ view }: { view: View }) {
  const { say, viewer } = useTable();
  const own = view.pending.find(({ seat }) => seat === viewer);
  if (own === undefined) return null;
  switch (own.kind) {
    case 'draft-choose':
    case 'draft-hide':
      return <Pool view={view} hiding={own.kind === 'draft-hide'} />;
    case 'keep-cards':
      return (
        <section className="cit-stage" aria-label={say('stage.looked')}>
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
    case 'graveyard-buy':
      return (
        <section className="cit-stage" aria-label={say('stage.graveyard')}>
          <DistrictCard district={own.district} say={say} options={view.options} size="m" />
        </section>
      );
    default:
      return null;
  }
}

function Pool({ view, hiding }: { view: View; hiding: boolean }) {
  const { say } = useTable();
  const { visits, firstHidden, poolSize } = view.draft;
  const visit = visits.at(-1);
  const pool: readonly Character[] = visit === undefined ? [] : visit.received.filter((character) => character !== visit.took);
  return (
    <section className={`cit-stage ${pool.length > 5 ? 'cit-stage-full' : ''}`} aria-label={say('stage.pool')}>
      {pool.map((character) => {
        const { id } = itemAt(CHARACTERS, character);
        return (
          <Thing
            key={id}
            id={`pool:${id}`}
            label={`${say(`character.${id}`)}. ${say(`character.${id}.text`)} ${character + 1}`}
            meant={hiding ? { do: 'hide', character } : { do: 'choose', character }}
            closeup={characterCloseup(character, say)}
          >
            <CharacterCard character={character} say={say} size="m" withText />
          </Thing>
        );
      })}
      {firstHidden !== NONE && poolSize > 0 && (
        <div className="cit-hidden">
          <CardBack art={<Icon path={ICONS.moon} />} label={say('stage.hidden')} />
          <p>{say('stage.first-hidden', { character: say(`character.${itemAt(CHARACTERS, firstHidden).id}`) })}</p>
        </div>
      )}
    </section>
  );
}
