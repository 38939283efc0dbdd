import { type TableSettings, TIMEOUTS } from '@belfry/protocol';
import { Choice } from '../../parts/settings-form.tsx';
import type { TableSettingsUi } from './text/index.ts';

/** What is agreed about a table with others besides the rules of the game. */
export type Terms = Pick<TableSettings, 'access' | 'clock' | 'timing' | 'timeout' | 'nights' | 'holidays' | 'advice'>;
type Timed = Pick<TableSettings, 'clock' | 'timing'>;

export const USUAL_TERMS: Terms = { access: 'link', clock: { kind: 'none' }, timeout: 'bot', advice: false };

const ACCESS = ['link', 'open'] as const;
const ADVICE = ['no', 'yes'] as const;
const adviceOf = ({ advice }: Terms) => (advice ? 'yes' : 'no');
const KINDS = ['none', 'live', 'days'] as const;
/** Hours of a night, and days of holidays in a match, that a table may allow. */
const NIGHTS = ['0', '8', '10', '12'];
const HOLIDAYS = ['0', '3', '7', '14'];
const nightWords = (ui: TableSettingsUi, hours: number) => (hours === 0 ? ui('nights.none') : ui('nights.hours', { hours }));
const holidayWords = (ui: TableSettingsUi, days: number) => (days === 0 ? ui('holidays.none') : ui('holidays.days', { days }));

const live = (bank: number, increment: number, timing: 'bank' | 'move') => ({ clock: { kind: 'live', bank, increment }, timing }) as const;
const days = (count: number, timing: 'bank' | 'move') => ({ clock: { kind: 'days', days: count }, timing }) as const;
const PRESETS: Readonly<Record<(typeof KINDS)[number], readonly Timed[]>> = {
  none: [{ clock: { kind: 'none' } }],
  live: [live(600, 20, 'bank'), live(1500, 30, 'bank'), live(60, 0, 'move'), live(180, 0, 'move')],
  days: [days(2, 'move'), days(1, 'move'), days(3, 'move'), days(7, 'move'), days(7, 'bank')],
};

/** A clock as one would say it at the table. */
function clockWords(ui: TableSettingsUi, { clock, timing }: Timed): string {
  switch (clock.kind) {
    case 'none':
      return ui('clock.none');
    case 'live':
      if (timing === 'move') return ui('clock.per-move', { minutes: Math.round(clock.bank / 60) });
      return ui('clock.bank', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
    case 'days':
      return ui(timing === 'bank' ? 'clock.days-bank' : 'clock.per-move-days', { days: clock.days });
  }
}

/** The choices about who may come, the clock, and what happens when somebody's time is up. */
export function TermsForm({ ui, terms, set }: { ui: TableSettingsUi; terms: Terms; set(change: Partial<Terms>): void }) {
  const { kind } = terms.clock;
  const presets = PRESETS[kind];
  const words = (timed: Timed) => clockWords(ui, timed);
  return (
    <>
      <Choice
        label={ui('setup.access')}
        values={ACCESS}
        value={terms.access}
        name={(value) => ui(`access.${value}`)}
        set={(access) => set({ access })}
      />
      <Choice
        label={ui('setup.clock')}
        values={KINDS}
        value={kind}
        name={(value) => ui(`clock.${value}`)}
        set={(value) => set({ ...PRESETS[value][0] })}
      />
      {kind !== 'none' && (
        <>
          <Choice
            label={ui('setup.time')}
            values={presets.map(words)}
            value={words(terms)}
            name={String}
            set={(value) => set({ ...presets.find((preset) => words(preset) === value) })}
          />
          <Choice
            label={ui('setup.timeout')}
            values={TIMEOUTS}
            value={terms.timeout}
            name={(value) => ui(`timeout.${value}`)}
            set={(timeout) => set({ timeout })}
          />
          <p className="quiet">{ui(`timeout.${terms.timeout}.text`)}</p>
        </>
      )}
      {kind === 'days' && (
        <>
          <Choice
            label={ui('setup.nights')}
            values={NIGHTS}
            value={String(terms.nights ?? 0)}
            name={(hours) => nightWords(ui, Number(hours))}
            set={(hours) => set({ nights: Number(hours) })}
          />
          <Choice
            label={ui('setup.holidays')}
            values={HOLIDAYS}
            value={String(terms.holidays ?? 0)}
            name={(days) => holidayWords(ui, Number(days))}
            set={(days) => set({ holidays: Number(days) })}
          />
          <p className="quiet">{ui('setup.time-off.text')}</p>
        </>
      )}
      <Choice
        label={ui('setup.advice')}
        values={ADVICE}
        value={adviceOf(terms)}
        name={(value) => ui(`advice.${value}`)}
        set={(value) => set({ advice: value === 'yes' })}
      />
    </>
  );
}

/** The same, for everybody to read. */
export function TermsList({ ui, terms }: { ui: TableSettingsUi; terms: Terms }) {
  const rows = [
    [ui('setup.access'), ui(`access.${terms.access}`)],
    [ui('setup.clock'), clockWords(ui, terms)],
    ...(terms.clock.kind === 'none' ? [] : [[ui('setup.timeout'), ui(`timeout.${terms.timeout}`)]]),
    ...(terms.clock.kind !== 'days'
      ? []
      : [
          [ui('setup.nights'), nightWords(ui, terms.nights ?? 0)],
          [ui('setup.holidays'), holidayWords(ui, terms.holidays ?? 0)],
        ]),
    [ui('setup.advice'), ui(`advice.${adviceOf(terms)}`)],
  ];
  return (
    <dl className="lobby-options">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
