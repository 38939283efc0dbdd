import type { Phrase } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOwnLooks } from '../../api/own-name.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { FolderOpen } from '../../icons/index.ts';
import type { HomeKey, HomeSay } from './text/index.ts';

/** Opens a saved match file. */
export function OpenFile({ say }: { say: HomeSay }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Phrase | null>(null);
  const { name } = useOwnLooks(say);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    const { importMatch } = await import('../../match/local/import-match.ts');
    navigate(await importMatch(await file.text(), name));
  };
  return (
    <div className="open-file">
      <label className="button button-quiet">
        <FolderOpen />
        {say('home.open-file')}
        <input
          type="file"
          accept=".jsonl,.txt,application/jsonl"
          className="hidden-text"
          onChange={({ target }) => {
            open(target.files?.[0]).catch((error: unknown) =>
              setProblem(error instanceof Refused ? refusalWords(error).phrase : { key: 'home.open-file.bad' satisfies HomeKey }),
            );
            target.value = '';
          }}
        />
      </label>
      <p role="alert" className="problem">
        {problem !== null && say(problem)}
      </p>
    </div>
  );
}
