import { CHANNELS, NOTICE_KINDS, type NoticeKind, type NoticeSettings } from '@belfry/protocol';
import { noticesApi } from '../../api/notices.ts';
import { useSettings } from '../../base/settings.ts';
import { Hours } from './hours.tsx';
import { More } from './more.tsx';
import type { NoticePartProps } from './notice-part-props.ts';

/** Saves a change together with the current time zone and language. */
function useKeep({ notices: { settings }, act }: NoticePartProps): (change: Partial<NoticeSettings>) => void {
  const language = useSettings((kept) => kept.language);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (change) => act(() => noticesApi.keep({ ...settings, language, zone, ...change }), 'notices.saved');
}

export function Choices(part: NoticePartProps) {
  const { say, notices } = part;
  const keep = useKeep(part);
  const { choices } = notices.settings;
  const ways = CHANNELS.filter((way) => notices.channels.some(({ kind }) => kind === way));
  return (
    <table className="notices-choices">
      <caption>{say('notices.what')}</caption>
      <thead>
        <tr>
          <td />
          {ways.map((way) => (
            <th key={way} scope="col">
              {say(`notices.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{say(`notices.kind.${kind}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <input
                  type="checkbox"
                  data-choice={`${kind} ${way}`}
                  aria-label={`${say(`notices.kind.${kind}`)}: ${say(`notices.way.${way}`)}`}
                  checked={choices[kind].includes(way)}
                  onChange={({ target }) => {
                    const others = choices[kind].filter((each) => each !== way);
                    keep({ choices: { ...choices, [kind]: target.checked ? [...others, way] : others } });
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };

export function QuietHours(part: NoticePartProps) {
  const { say, notices } = part;
  const keep = useKeep(part);
  const { quiet } = notices.settings;
  return (
    <div className="setting">
      <label className="setting-check">
        <input
          type="checkbox"
          data-quiet
          checked={quiet !== null}
          onChange={({ target }) => keep({ quiet: target.checked ? NIGHT : null })}
        />
        <span>{say('notices.quiet')}</span>
      </label>
      <p className="quiet">{say('notices.quiet.lead')}</p>
      {quiet !== null && <Hours say={say} hours={quiet} set={(hours) => keep({ quiet: hours })} />}
      <QuietKinds {...part} />
    </div>
  );
}

const HOW_QUIET = ['same', 'never', 'own'] as const;

/** Quiet hours for a single kind of notice, or none. */
function QuietKinds(part: NoticePartProps) {
  const { say, notices } = part;
  const keep = useKeep(part);
  const { quiet, quietFor = {} } = notices.settings;
  const set = (kind: NoticeKind, how: string) => {
    const { [kind]: own, ...others } = quietFor;
    if (how === 'same') keep({ quietFor: others });
    else keep({ quietFor: { ...others, [kind]: how === 'own' ? (own ?? quiet ?? NIGHT) : null } });
  };
  return (
    <More name={say('notices.quiet.each')}>
      {NOTICE_KINDS.map((kind) => {
        const own = quietFor[kind];
        return (
          <div key={kind} className="notices-kind">
            <label>
              <span>{say(`notices.kind.${kind}`)}</span>
              <select
                className="field"
                data-quiet-kind={kind}
                value={own === undefined ? 'same' : own === null ? 'never' : 'own'}
                onChange={({ target }) => set(kind, target.value)}
              >
                {HOW_QUIET.map((how) => (
                  <option key={how} value={how}>
                    {say(`notices.quiet.${how}`)}
                  </option>
                ))}
              </select>
            </label>
            {own != null && <Hours say={say} hours={own} set={(hours) => keep({ quietFor: { ...quietFor, [kind]: hours } })} />}
          </div>
        );
      })}
    </More>
  );
}
