import type { GuideCard, GuideSection } from '@belfry/board-kit';
import { useState } from 'react';
import { Marked } from './marked.tsx';
import { find, wordsOf } from './search.ts';
import type { RulesSay } from './text/index.ts';

const AT_FIRST = 8;

/** Returns the size of a section in words. */
function sectionCount(say: RulesSay, { cards }: GuideSection): string {
  const count = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return count === cards.length ? say('guide.number', { count }) : say('guide.kinds', { kinds: cards.length, count });
}

/** All cards of a kind with their effects; the reader can filter them. */
export function Section({ say, room, section }: { say: RulesSay; room: string; section: GuideSection }) {
  const { id, title, filters = [], cards } = section;
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [all, setAll] = useState(false);
  const words = wordsOf(wanted);
  const fitting = cards.filter(({ is = {} }) =>
    filters.every((filter) => {
      const asked = chosen[filter.id] ?? '';
      return asked === '' || [is[filter.id] ?? []].flat().includes(asked);
    }),
  );
  const found =
    words.length === 0
      ? fitting
      : find(
          fitting.map((card) => ({ title: card.name, text: card.text, card })),
          words,
        ).map(({ card }) => card);
  const narrowed = found.length < cards.length;
  const shown = all || narrowed ? found : found.slice(0, AT_FIRST);
  return (
    <section className="guide-section" id={`guide-${id}`} data-section={id}>
      <h3>
        {title} <span className="quiet guide-count">{sectionCount(say, section)}</span>
      </h3>
      {cards.length > AT_FIRST && (
        <search className="guide-filters">
          <label>
            <span>{say('guide.search')}</span>
            <input className="field" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          </label>
          {filters.map((filter) => (
            <label key={filter.id}>
              <span>{filter.title}</span>
              <select
                className="field"
                data-filter={filter.id}
                value={chosen[filter.id] ?? ''}
                onChange={(event) => setChosen({ ...chosen, [filter.id]: event.target.value })}
              >
                <option value="">{say('guide.every')}</option>
                {filter.values.map((value) => (
                  <option key={value.id} value={value.id}>
                    {value.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <p className="quiet" role="status">
            {found.length === 0 ? say('guide.none') : narrowed && say('guide.shown', { count: found.length, all: cards.length })}
          </p>
        </search>
      )}
      <ul className="guide-cards">
        {shown.map((card) => (
          <GuideCardItem key={card.id} say={say} room={room} card={card} words={words} />
        ))}
      </ul>
      {!narrowed && cards.length > AT_FIRST && (
        <button type="button" className="button" data-show-all onClick={() => setAll(!all)}>
          {all ? say('guide.show-fewer') : say('guide.show-all', { all: cards.length })}
        </button>
      )}
    </section>
  );
}

interface GuideCardItemProps {
  readonly say: RulesSay;
  readonly room: string;
  readonly card: GuideCard;
  readonly words: readonly string[];
  /** Called before the reader goes to its clause. */
  go?(clause: string): void;
}

/** A card, as a drawing and in words. */
export function GuideCardItem({ say, room, card, words, go }: GuideCardItemProps) {
  const { id, name, text, picture, copies = 1, clause } = card;
  return (
    <li className="guide-card" data-card={id}>
      <div className={`guide-drawn ${room}`} aria-hidden="true">
        {picture}
      </div>
      <div>
        <h4>
          <Marked text={name} words={words} />
          {copies > 1 && (
            <span className="quiet guide-count" title={say('guide.copies', { count: copies })}>
              {' '}
              ×{copies}
            </span>
          )}
        </h4>
        <p>
          <Marked text={text} words={words} />
        </p>
        <a className="guide-clause" href={`#${clause}`} onClick={() => go?.(clause)}>
          {clause}
        </a>
      </div>
    </li>
  );
}
