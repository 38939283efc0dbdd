import { CardBack, Explained, Icon, type Style, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, NONE } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { ASK_RECLAIM } from '../src/data/powers.ts';
import { CharacterCard, characterCloseup, DistrictCard, districtCloseup, districtLabel } from './cards.tsx';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** What the player holds in both hands just now: the characters that travel, the cards looked at, the district that may be reclaimed. */
export function Stage({ view }: { view: View }) {
  const { say, viewer } = useTable<Words>();
  const own = view.pending.find(({ seat }) => seat === viewer);
  if (own === undefined) return null;
  switch (own.kind) {
    case 'draft-choose':
    case 'draft-hide':
      return <Pool view={view} hiding={own.kind === 'draft-hide'} />;
    case 'keep-cards':
      return (
        <section className="cit-stage" style={shared(own.looked?.length ?? 1)} aria-label={say('stage.looked')}>
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
        <section className="cit-stage" style={shared(1)} aria-label={say('stage.reclaim')}>
          <Explained label={districtLabel(own.district, say)} closeup={districtCloseup(own.district, say, view.options)}>
            <DistrictCard district={own.district} say={say} options={view.options} size="m" />
          </Explained>
        </section>
      );
    default:
      return null;
  }
}

/** So many stand side by side. */
function shared(shown: number): Style {
  return { '--shown': shown };
}

function Pool({ view, hiding }: { view: View; hiding: boolean }) {
  const { say } = useTable<Words>();
  const { visits, faceUp, firstHidden, poolSize } = view.draft;
  const visit = visits.at(-1);
  const out = say('stage.out', { characters: faceUp.map((character) => say(`character.${itemAt(CHARACTERS, character).id}`)).join(', ') });
  const hidden =
    firstHidden === NONE ? '' : say('stage.first-hidden', { character: say(`character.${itemAt(CHARACTERS, firstHidden).id}`) });
  const pool: readonly Character[] = visit === undefined ? [] : visit.received.filter((character) => character !== visit.took);
  return (
    <section
      className="cit-stage cit-stage-pool"
      style={shared(pool.length + (faceUp.length > 0 ? 1 : 0) + (firstHidden === NONE ? 0 : 1))}
      aria-label={say('stage.pool')}
    >
      <h2 className="cit-stage-title">
        <Explained
          as="span"
          closeup={{ title: say('stage.choose', { count: pool.length }), text: [say('close.draft')], clause: 'CIT-3.6' }}
        >
          {say('stage.choose', { count: pool.length })}
        </Explained>
      </h2>
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
      {faceUp.length > 0 && (
        <Explained
          label={out}
          closeup={{ title: out, text: [say('close.out')], clause: 'CIT-3.2' }}
          place="stage:out"
          className="cit-aside"
        >
          <div className="cit-out" aria-hidden="true">
            {faceUp.map((character) => (
              <CharacterCard key={character} character={character} say={say} />
            ))}
          </div>
          <p>{out}</p>
        </Explained>
      )}
      {firstHidden !== NONE && poolSize > 0 && (
        <Explained
          label={hidden}
          closeup={{ ...characterCloseup(firstHidden, say), text: [say('close.hidden')], clause: 'CIT-3.5' }}
          place="stage:hidden"
          className="cit-aside"
        >
          <CardBack art={<Icon path={ICONS.moon} />} label={say('stage.hidden')} />
          <p>{hidden}</p>
        </Explained>
      )}
    </section>
  );
}
