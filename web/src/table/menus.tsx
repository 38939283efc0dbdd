import type { Game } from '@belfry/kernel';
import { Link } from 'wouter';
import { saveLogFile } from '../parts/match-file.ts';
import { SettingsForm } from '../parts/settings-form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { TableSession } from '../session/session.ts';
import type { Ui } from '../text/speech.ts';
import { type CoachControl, CoachSwitches } from './coach-switches.tsx';

export type TableMenu = 'help' | 'settings' | 'keys';

export interface TableAction {
  readonly label: string;
  act(): void;
}

const KEYS = ['arrows', 'shift', 'enter', 'c', 'esc', 'u', 'h', 'i', 't', 'l', 'help'] as const;

interface TableMenusProps {
  readonly ui: Ui;
  readonly game: Game;
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
export function TableMenus({ ui, game, menu, replayPage, session, more, coach, open, fail, close }: TableMenusProps) {
  if (menu === null) return null;
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
      <Sheet key="keys" title={ui('keys.title')} ui={ui} close={close}>
        <KeyList ui={ui} />
      </Sheet>
    );
  }
  return (
    <Sheet title={ui('table.help')} ui={ui} close={close}>
      <p>{ui('help.how')}</p>
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
      {more.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          className="button button-quiet"
          onClick={() => {
            act();
            close();
          }}
        >
          {label}
        </button>
      ))}
      <h3>{ui('keys.title')}</h3>
      <KeyList ui={ui} />
    </Sheet>
  );
}

function KeyList({ ui }: { ui: Ui }) {
  return (
    <dl className="key-list">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{ui(`key.${key}.name`)}</kbd>
          </dt>
          <dd>{ui(`key.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
