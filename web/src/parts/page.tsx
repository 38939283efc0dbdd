import { Crest } from '@belfry/board-kit';
import { LANGUAGES } from '@belfry/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMe, whoAmI } from '../api/api.ts';
import { useMyTables } from '../api/my-tables.ts';
import { to } from '../base/address.ts';
import { useSettings } from '../base/settings.ts';
import { useSay } from '../base/voice.ts';
import { Settings as Cog } from '../icons/index.ts';
import { IconButton } from './icon-button.tsx';
import { Mark } from './mark.tsx';
import { SettingsForm } from './settings-form.tsx';
import { Sheet } from './sheet.tsx';

/** The frame of every page that is not a table: logo, language, settings. */
export function Page({ title, children, className = '' }: { title?: ReactNode; children: ReactNode; className?: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { language, set } = useSettings();
  const me = useMe((state) => state.me);
  const waiting = useMyTables(({ tables }) => tables?.filter(({ yourTurn }) => yourTurn).length ?? 0);
  useEffect(() => void whoAmI(), []);
  useEffect(() => {
    document.title = waiting === 0 ? 'Belfry' : `(${waiting}) Belfry`;
    // An installed app also shows the count on its icon.
    navigator.setAppBadge?.(waiting).catch(() => {});
  }, [waiting]);
  return (
    <div className={`page ${className}`}>
      <header className="page-head">
        <Link href={to.home()} className="page-mark" aria-label={say('home.go')}>
          <Mark size={40} />
          <span>Belfry</span>
        </Link>
        {title !== undefined && <div className="page-title">{title}</div>}
        <div className="page-tools">
          {me !== null && (
            <Link href={to.account()} className="button button-quiet page-you" aria-label={me.name} title={say('you.title')}>
              <Crest crest={me.crest} colour={0} size="s" />
              <span>{me.name}</span>
            </Link>
          )}
          {LANGUAGES.filter((each) => each !== language).map((each) => (
            <button key={each} type="button" className="button button-quiet" lang={each} onClick={() => set({ language: each })}>
              {say(`language.${each}`)}
            </button>
          ))}
          <IconButton icon={Cog} label={say('settings.title')} onClick={() => setOpen(true)} />
        </div>
      </header>
      {children}
      {open && (
        <Sheet title={say('settings.title')} say={say} close={() => setOpen(false)}>
          <SettingsForm say={say} />
        </Sheet>
      )}
    </div>
  );
}
