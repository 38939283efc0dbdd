import type { Me } from '@belfry/protocol';
import { DATA_ADDRESS } from '../../api/account.ts';
import { Download } from '../../icons/index.ts';
import { deleteAccount } from '../../match/local/account-sync.ts';
import { Confirm } from './forms.tsx';
import { More } from './more.tsx';
import type { PanelProps } from './panel-props.ts';

/** Lets you download or delete the data kept about you. */
export function DataPanel({ say, me, act }: PanelProps & { me: Me }) {
  return (
    <section className="panel you-card">
      <h2>{say('you.data')}</h2>
      <p>{say('you.data.lead')}</p>
      <a className="button" href={DATA_ADDRESS} download data-download>
        <Download />
        {say('you.data.go')}
      </a>
      <More name={say(me.kind === 'guest' ? 'you.delete.guest' : 'you.delete')}>
        <p>{say('you.delete.lead')}</p>
        <Confirm
          say={say}
          me={me}
          purpose="deletion"
          label={say('you.delete.go')}
          className="you-danger"
          go={(proof) => act(async () => deleteAccount(me, await proof()), 'you.deleted')}
        />
      </More>
    </section>
  );
}
