import type { Me } from '@belfry/protocol';
import { useId, useState } from 'react';
import { api, iAm, isNamed, useMe } from '../../api/api.ts';
import type { TableSettingsSay } from './text/index.ts';

interface NameQuestion {
  /** The person to ask; null when the name is known. */
  readonly guest: Me | null;
  readonly name: string;
  setName(name: string): void;
  /** Accepts the answer, which may be the generated name. */
  settle(): Promise<void>;
}

/** Asks for a name once, before the user first plays with others. */
export function useNameQuestion(): NameQuestion {
  const me = useMe((state) => state.me);
  const [name, setName] = useState<string | null>(null);
  const guest = me !== null && !isNamed(me) ? me : null;
  return {
    guest,
    name: name ?? guest?.name ?? '',
    setName,
    async settle() {
      if (guest !== null) iAm(await api.rename({ name: name?.trim() || guest.name }));
    },
  };
}

export function NameField({ say, question }: { say: TableSettingsSay; question: NameQuestion }) {
  const field = useId();
  if (question.guest === null) return null;
  return (
    <div className="setting name-question">
      <label htmlFor={field}>{say('name.ask')}</label>
      <input
        id={field}
        className="field"
        value={question.name}
        maxLength={24}
        autoComplete="nickname"
        onFocus={(event) => event.target.select()}
        onChange={(event) => question.setName(event.target.value)}
        data-name
      />
      <p className="quiet">{say('name.hint')}</p>
    </div>
  );
}
