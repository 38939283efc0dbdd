import type { OperatorAct } from '@belfry/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Sheet } from '../../parts/sheet.tsx';
import type { OperatorSay } from './text/index.ts';

interface ActSheetProps {
  readonly say: OperatorSay;
  readonly act: OperatorAct['act'];
  readonly name: string;
  close(): void;
  go(reason: string): void;
}

/** Asks for confirmation and a reason. */
export function ActSheet({ say, act, name, close, go }: ActSheetProps) {
  const [reason, setReason] = useState('');
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(reason.trim());
  };
  return (
    <Sheet title={say(`op.act.${act}`)} say={say} close={close}>
      <form className="op-form" onSubmit={submit}>
        <p>{say(`op.ask.${act}`, { name })}</p>
        <div className="setting">
          <label htmlFor={field}>{say('op.reason')}</label>
          <input id={field} className="field" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <div className="op-acts">
          <button type="submit" className={`button ${act === 'ban' ? 'op-ban' : 'button-gilt'}`} data-go={act}>
            {say(`op.act.${act}`)}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {say('op.back')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
