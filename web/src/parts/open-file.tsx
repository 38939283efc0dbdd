import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../settings.ts';
import type { Ui } from '../text/speech.ts';

/** Opens a match that was saved as a file. */
export function OpenFile({ ui }: { ui: Ui }) {
  const [, navigate] = useLocation();
  const [bad, setBad] = useState(false);
  const name = useSettings((settings) => settings.name).trim() || ui('guest');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setBad(false);
    const { importMatch } = await import('../session/local/import-match.ts');
    navigate(await importMatch(await file.text(), name));
  };
  return (
    <div className="open-file">
      <label className="button button-quiet">
        <FolderOpen aria-hidden="true" />
        {ui('home.open-file')}
        <input
          type="file"
          accept=".jsonl,.txt,application/jsonl"
          className="hidden-text"
          onChange={({ target }) => {
            open(target.files?.[0]).catch(() => setBad(true));
            target.value = '';
          }}
        />
      </label>
      <p role="alert" className="problem">
        {bad && ui('home.open-file.bad')}
      </p>
    </div>
  );
}
