import type { Say } from '@belfry/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { saveLogFile } from '../../parts/match-file.ts';
import { RulesLink } from '../../parts/rules-link.tsx';
import { SettingsForm } from '../../parts/settings-form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type CoachControl, CoachSwitches } from '../coach/coach-switches.tsx';
import type { TableAction } from '../context/table-action.ts';
import { useTableInfo } from '../context/table-context.tsx';
import type { TableText } from '../text/index.ts';
import { useFrame } from './frame-context.tsx';

const KEYS = ['arrows', 'shift', 'enter', 'c', 'esc', 'u', 'h', 'i', 't', 'l', 'zoom', 'pan', 'alt', 'help'] as const;

interface TableMenusProps {
  /** The Master may be asked here. */
  readonly hints: boolean;
  readonly more: readonly TableAction[];
  /** The agreed settings of this table. */
  readonly agreed?: ReactNode;
  /** Null in a lesson. */
  readonly coach: CoachControl | null;
}

/** The menus behind the buttons of the status line. */
export function TableMenus({ hints, more, agreed, coach }: TableMenusProps) {
  const { say } = useTableInfo();
  const { menu, openMenu } = useFrame();
  const close = () => openMenu(null);
  switch (menu) {
    case null:
      return null;
    case 'settings':
      return (
        <Sheet key="settings" title={say('settings.title')} say={say} close={close}>
          {coach !== null && <CoachSwitches control={coach} />}
          <SettingsForm say={say} />
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet key="keys" title={say('keys.title')} say={say} close={close}>
          <KeyList say={say} hints={hints} />
        </Sheet>
      );
    case 'help':
      return <Help hints={hints} more={more} agreed={agreed} close={close} />;
  }
}

function Help({ hints, more, agreed, close }: Omit<TableMenusProps, 'coach'> & { close(): void }) {
  const { say } = useTableInfo();
  // Touch devices need no list of shortcuts.
  const byTouch = matchMedia('(hover: none) and (pointer: coarse)').matches;
  return (
    <Sheet title={say('table.help')} say={say} close={close}>
      <p>{say(byTouch ? 'help.how.touch' : 'help.how')}</p>
      <HelpLinks />
      {more.map((action) => (
        <MoreAction key={action.label} say={say} action={action} close={close} />
      ))}
      {agreed}
      {!byTouch && (
        <>
          <h3>{say('keys.title')}</h3>
          <KeyList say={say} hints={hints} />
        </>
      )}
    </Sheet>
  );
}

function HelpLinks() {
  const { say, game, session, replayPage, refuse } = useTableInfo();
  const { openMenu } = useFrame();
  const { exportLog } = session;
  return (
    <div className="help-links">
      <Link className="button only-phone" href={to.home()}>
        {say('home.go')}
      </Link>
      <button type="button" className="button only-phone" onClick={() => openMenu('settings')} data-open="settings">
        {say('settings.title')}
      </button>
      <RulesLink className="button" page={to.rules(game.id)}>
        {say('home.rules')}
      </RulesLink>
      <Link className="button" href={to.course(game.id)}>
        {say('home.learn')}
      </Link>
      <Link className="button" href={replayPage}>
        {say('replay.title')}
      </Link>
      {exportLog !== undefined && (
        <button
          type="button"
          className="button"
          data-save-file
          onClick={() =>
            void exportLog()
              .then((log) => saveLogFile(game.id, log))
              .catch(refuse)
          }
        >
          {say('replay.export')}
        </button>
      )}
      <button type="button" className="button" onClick={() => void document.documentElement.requestFullscreen()}>
        {say('table.fullscreen')}
      </button>
    </div>
  );
}

/** An action that needs confirmation or input shows it in place of its button. */
function MoreAction({ say, action: { label, sure, act, form }, close }: { say: Say<TableText>; action: TableAction; close(): void }) {
  const [asks, setAsks] = useState<boolean | null>(null);
  // Keyboard focus stays where it was; the harmless button comes first.
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks !== null) here.current?.focus();
  }, [asks]);
  const go = () => {
    act();
    close();
  };
  if (asks !== true) {
    return (
      <button
        ref={here}
        type="button"
        className="button button-quiet"
        onClick={() => (sure === undefined && form === undefined ? go() : setAsks(true))}
      >
        {label}
      </button>
    );
  }
  if (form !== undefined) {
    return (
      <section className="panel menu-form" aria-label={label}>
        <h3>{label}</h3>
        {sure !== undefined && <p>{sure}</p>}
        {form(close)}
        <button ref={here} type="button" className="button" onClick={() => setAsks(false)}>
          {say('menu.stay')}
        </button>
      </section>
    );
  }
  return (
    <div className="panel menu-sure" role="alert">
      <p>{sure}</p>
      <button type="button" className="button button-gilt" onClick={go} data-sure>
        {label}
      </button>
      <button ref={here} type="button" className="button" onClick={() => setAsks(false)}>
        {say('menu.stay')}
      </button>
    </div>
  );
}

function KeyList({ say, hints }: { say: Say<TableText>; hints: boolean }) {
  return (
    <dl className="key-list">
      {KEYS.filter((key) => hints || key !== 'h').map((key) => (
        <div key={key}>
          <dt>
            <kbd>{say(`key.${key}.name`)}</kbd>
          </dt>
          <dd>{say(`key.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
