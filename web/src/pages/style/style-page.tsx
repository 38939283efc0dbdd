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
import { doors } from '@belfry/games/page/doors';
import { useState } from 'react';
import { Mark } from '../../parts/mark.tsx';
import { Page } from '../../parts/page.tsx';
import { Choice } from '../../parts/settings-form.tsx';
import { useStyleUi } from './text/index.ts';
import './style-page.css';

/** Every part of the house on one page, in the theme and language that are set. */
export function StylePage() {
  const ui = useStyleUi();
  const [segment, setSegment] = useState('1');
  return (
    <Page title={<h1>{ui('style.title')}</h1>} className="style-page">
      <main>
        <p className="quiet">{ui('style.lead')}</p>
        <section>
          <h2>{ui('style.mark')}</h2>
          <div className="style-row style-mark">
            <Mark size={96} />
            <Mark size={48} />
            <Mark size={28} />
          </div>
        </section>
        <section>
          <h2>{ui('style.type')}</h2>
          {[48, 34, 26, 20].map((size) => (
            <p key={size} style={{ font: `600 ${size / 16}rem/1.15 var(--serif)` }}>
              {ui('home.title', { count: doors.length })} {size}
            </p>
          ))}
          {[16, 14, 12].map((size) => (
            <p key={size} style={{ fontSize: `${size / 16}rem` }}>
              {ui('home.lead')} {size}
            </p>
          ))}
        </section>
        <section>
          <h2>{ui('style.colour')}</h2>
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
        <section>
          <h2>{ui('style.crests')}</h2>
          <div className="style-row">
            {CRESTS.map((crest, at) => (
              <Crest key={crest} crest={crest} colour={at} size="l" label={crest} />
            ))}
          </div>
        </section>
        <section>
          <h2>{ui('style.tokens')}</h2>
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
        <section>
          <h2>{ui('style.cards')}</h2>
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
                text={ui('style.lead')}
              />
            ))}
            <CardBack art={<Icon path={CREST_ICONS.bell} />} label={ui('style.cards')} size="m" />
          </div>
        </section>
        <section>
          <h2>{ui('style.buttons')}</h2>
          <div className="style-row">
            <button type="button" className="button">
              {ui('home.rules')}
            </button>
            <button type="button" className="button button-gilt">
              {ui('home.play')}
            </button>
            <button type="button" className="button button-quiet">
              {ui('table.back')}
            </button>
            <button type="button" className="button" disabled>
              {ui('table.undo')}
            </button>
            <input className="field" aria-label={ui('settings.name')} placeholder={ui('guest')} />
          </div>
          <Choice label={ui('settings.pace')} values={['1', '2', '3']} value={segment} name={String} set={setSegment} />
        </section>
        <section>
          <h2>{ui('style.surfaces')}</h2>
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
