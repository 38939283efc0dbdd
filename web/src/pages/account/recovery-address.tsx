import type { Channel, Notices } from '@belfry/protocol';
import { useMe } from '../../api/api.ts';
import { noticesApi } from '../../api/notices.ts';
import { Confirm } from './forms.tsx';
import { More } from './more.tsx';
import type { AccountKey, AccountSay } from './text/index.ts';

interface RecoveryAddressProps {
  readonly say: AccountSay;
  readonly channel: Channel;
  act(work: () => Promise<Notices>, done: AccountKey): void;
}

/** Lets the owner allow or forbid recovery codes by email; both need proof. */
export function RecoveryAddress({ say, channel, act }: RecoveryAddressProps) {
  const me = useMe((state) => state.me);
  if (me?.kind !== 'account' || channel.kind !== 'email' || !channel.confirmed) return null;
  return channel.recovery ? (
    <More name={say('notices.recovery.on')}>
      <p>{say('notices.recovery.remove.lead')}</p>
      <Confirm
        say={say}
        me={me}
        purpose="recovery"
        label={say('notices.recovery.remove')}
        className="you-danger"
        go={(proof) => act(async () => noticesApi.remove(channel.id, await proof()), 'notices.saved')}
      />
    </More>
  ) : (
    <More name={say('notices.recovery.use')}>
      <p>{say('notices.recovery.use.lead')}</p>
      <Confirm
        say={say}
        me={me}
        purpose="recovery"
        label={say('notices.recovery.use')}
        go={(proof) => act(async () => noticesApi.allowRecovery(channel.id, await proof()), 'notices.saved')}
      />
    </More>
  );
}
