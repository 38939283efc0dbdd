import {
  Card,
  CardBack,
  Coin,
  CREST_ICONS,
  CRESTS,
  Crest,
  Icon,
  PATTERNS,
  PatternSwatch,
  PLAYER_PIGMENTS,
  Seal,
  Token,
} from '@belfry/board-kit';
import { gameCards } from '@belfry/games/page/game-cards';
import { useState } from 'react';
import { Mark } from '../../parts/mark.tsx';
import { Page } from '../../parts/page.tsx';
import { Choice } from '../../parts/settings-form.tsx';
import { type StyleSay, useStyleSay } from './text/index.ts';
import './style-page.css';

/** Every component on one page, in the current theme and language. */
export function StylePage() {
  const say = useStyleSay();
  return (
    <Page title={<h1>{say('style.title')}</h1>} className="style-page">
      <main>
        <p className="quiet">{say('style.lead')}</p>
        <section>
          <h2>{say('style.mark')}</h2>
          <div className="style-row style-mark">
            <Mark size={96} />
            <Mark size={48} />
            <Mark size={28} />
          </div>
        </section>
        <section>
          <h2>{say('style.type')}</h2>
          {[48, 34, 26, 20].map((size) => (
            <p key={size} style={{ font: `600 ${size / 16}rem/1.15 var(--serif)` }}>
              {say('home.title', { count: gameCards.length })} {size}
            </p>
          ))}
          {[16, 14, 12].map((size) => (
            <p key={size} style={{ fontSize: `${size / 16}rem` }}>
              {say('home.lead')} {size}
            </p>
          ))}
        </section>
        <Colours say={say} />
        <section>
          <h2>{say('style.crests')}</h2>
          <div className="style-row">
            {CRESTS.map((crest, at) => (
              <Crest key={crest} crest={crest} colour={at} size="l" label={crest} />
            ))}
          </div>
        </section>
        <Tokens say={say} />
        <Cards say={say} />
        <Buttons say={say} />
        <section>
          <h2>{say('style.surfaces')}</h2>
          <div className="style-grid">
            {['--lift-0', '--lift-1', '--lift-2'].map((lift) => (
              <div key={lift} className="panel" style={{ boxShadow: `var(${lift}), var(--edge)` }}>
                <code>{lift}</code>
              </div>
            ))}
          </div>
        </section>
      </main>
    </Page>
  );
}

function Emblem() {
  return (
    <svg viewBox="-64 -64 640 640" aria-hidden="true">
      <path d={CREST_ICONS.ship} fill="#2a2118" />
    </svg>
  );
}

function Colours({ say }: { say: StyleSay }) {
  return (
    <section>
      <h2>{say('style.colour')}</h2>
      <div className="style-grid">
        {PLAYER_PIGMENTS.map((pigment) => (
          <div key={pigment} className={`style-pigment pigment-${pigment}`}>
            {pigment}
            <span>
              {PATTERNS.map((pattern) => (
                <PatternSwatch key={pattern} pattern={pattern} pigment={pigment} label={`${pigment}, ${pattern}`} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

function Tokens({ say }: { say: StyleSay }) {
  return (
    <section>
      <h2>{say('style.tokens')}</h2>
      <div className="style-row">
        <Coin amount={3} size="s" />
        <Coin amount={5} />
        <Coin amount={8} size="l" />
        {PLAYER_PIGMENTS.map((pigment, at) => (
          <Seal key={pigment} pigment={pigment}>
            {at + 1}
          </Seal>
        ))}
        {PATTERNS.map((pattern, at) => (
          <Token
            key={pattern}
            icon={CREST_ICONS.key}
            pigment={PLAYER_PIGMENTS[at] ?? 'stone'}
            pattern={pattern}
            label={pattern}
            count={at + 1}
          />
        ))}
      </div>
    </section>
  );
}

function Cards({ say }: { say: StyleSay }) {
  return (
    <section>
      <h2>{say('style.cards')}</h2>
      <div className="style-row">
        {PATTERNS.map((pattern, at) => (
          <Card
            key={pattern}
            title={pattern}
            pigment={PLAYER_PIGMENTS[at] ?? 'stone'}
            pattern={pattern}
            corner={<Coin amount={at + 1} />}
            art={<Emblem />}
            size="m"
            text={say('style.lead')}
          />
        ))}
        <CardBack art={<Icon path={CREST_ICONS.bell} />} label={say('style.cards')} size="m" />
      </div>
    </section>
  );
}

function Buttons({ say }: { say: StyleSay }) {
  const [segment, setSegment] = useState('1');
  return (
    <section>
      <h2>{say('style.buttons')}</h2>
      <div className="style-row">
        <button type="button" className="button">
          {say('home.rules')}
        </button>
        <button type="button" className="button button-gilt">
          {say('home.play')}
        </button>
        <button type="button" className="button button-quiet">
          {say('table.back')}
        </button>
        <button type="button" className="button" disabled>
          {say('table.undo')}
        </button>
        <input className="field" aria-label={say('settings.name')} placeholder={say('guest')} />
      </div>
      <Choice label={say('settings.pace')} values={['1', '2', '3']} value={segment} name={String} set={setSegment} />
    </section>
  );
}
