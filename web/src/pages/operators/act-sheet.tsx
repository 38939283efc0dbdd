import type { OperatorAct } from '@belfry/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Sheet } from '../../parts/sheet.tsx';
import type { OperatorUi } from './text/index.ts';

interface ActSheetProps {
  readonly ui: OperatorUi;
  readonly act: OperatorAct['act'];
  readonly name: string;
  close(): void;
  go(reason: string): void;
}

/** Asks once more, and why. */
export function ActSheet({ ui, act, name, close, go }: ActSheetProps) {
  const [reason, setReason] = useState('');
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(reason.trim());
  };
  return (
    <Sheet title={ui(`op.act.${act}`)} ui={ui} close={close}>
      <form className="op-form" onSubmit={submit}>
        <p>{ui(`op.ask.${act}`, { name })}</p>
        <div className="setting">
          <label htmlFor={field}>{ui('op.reason')}</label>
          <input id={field} className="field" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <div className="op-acts">
          <button type="submit" className={`button ${act === 'ban' ? 'op-ban' : 'button-gilt'}`} data-go={act}>
            {ui(`op.act.${act}`)}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {ui('op.back')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
