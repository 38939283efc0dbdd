import type { Say } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Ui } from '../../base/voice.ts';
import type { TableSession } from '../../match/session.ts';
import { saveLogFile } from '../../parts/match-file.ts';
import { SettingsForm } from '../../parts/settings-form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type CoachControl, CoachSwitches } from '../coach/coach-switches.tsx';

export type TableMenu = 'help' | 'settings' | 'keys';

export interface TableAction {
  readonly label: string;
  /** Asked first, where it cannot be taken back or concerns others. */
  readonly sure?: string;
  act(): void;
}

const KEYS = ['arrows', 'shift', 'enter', 'c', 'esc', 'u', 'h', 'i', 't', 'l', 'help'] as const;

interface TableMenusProps {
  readonly ui: Ui;
  readonly say: Say;
  readonly game: Game;
  /** May the Master be asked here? */
  readonly hints: boolean;
  readonly menu: TableMenu | null;
  readonly replayPage: string;
  readonly session: TableSession;
  readonly more: readonly TableAction[];
  /** Null where somebody else guides. */
  readonly coach: CoachControl | null;
  open(menu: TableMenu): void;
  /** Tells what could not be done. */
  fail(error: unknown): void;
  close(): void;
}

/** What lies behind the buttons of the status line. */
export function TableMenus({ ui, say, game, hints, menu, replayPage, session, more, coach, open, fail, close }: TableMenusProps) {
  if (menu === null) return null;
  // Whoever has fingers and no keys needs no list of them.
  const byTouch = matchMedia('(hover: none) and (pointer: coarse)').matches;
  if (menu === 'settings') {
    return (
      <Sheet key="settings" title={ui('settings.title')} ui={ui} close={close}>
        {coach !== null && <CoachSwitches control={coach} />}
        <SettingsForm ui={ui} />
      </Sheet>
    );
  }
  if (menu === 'keys') {
    return (
      <Sheet key="keys" title={say('keys.title')} ui={ui} close={close}>
        <KeyList say={say} hints={hints} />
      </Sheet>
    );
  }
  return (
    <Sheet title={ui('table.help')} ui={ui} close={close}>
      <p>{say(byTouch ? 'help.how.touch' : 'help.how')}</p>
      <div className="help-links">
        <Link className="button only-phone" href="/">
          {ui('home.go')}
        </Link>
        <button type="button" className="button only-phone" onClick={() => open('settings')} data-open="settings">
          {ui('settings.title')}
        </button>
        <Link className="button" href={`/rules/${game.id}`}>
          {ui('home.rules')}
        </Link>
        <Link className="button" href={replayPage}>
          {ui('replay.title')}
        </Link>
        <button
          type="button"
          className="button"
          data-save-file
          onClick={() =>
            void session
              .exportLog()
              .then((log) => saveLogFile(game.id, log))
              .catch(fail)
          }
        >
          {ui('replay.export')}
        </button>
        <button type="button" className="button" onClick={() => void document.documentElement.requestFullscreen()}>
          {ui('table.fullscreen')}
        </button>
      </div>
      {more.map((action) => (
        <MoreAction key={action.label} say={say} action={action} close={close} />
      ))}
      {!byTouch && (
        <>
          <h3>{say('keys.title')}</h3>
          <KeyList say={say} hints={hints} />
        </>
      )}
    </Sheet>
  );
}

/** What weighs more than a click is asked about where it was chosen. */
function MoreAction({ say, action: { label, sure, act }, close }: { say: Say; action: TableAction; close(): void }) {
  const [asks, setAsks] = useState<boolean | null>(null);
  // Whoever uses the keyboard stays where they were; what is harmless comes first.
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
      <button ref={here} type="button" className="button button-quiet" onClick={() => (sure === undefined ? go() : setAsks(true))}>
        {label}
      </button>
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

function KeyList({ say, hints }: { say: Say; hints: boolean }) {
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
