import { DEFAULT_TABLE_SETTINGS, type TableSettings, TIMEOUTS } from '@belfry/protocol';
import type { ReactNode } from 'react';
import { Choice } from '../../parts/settings-form.tsx';
import { CLOCK_KINDS, CLOCK_PRESETS, clockWords, type Timed } from './clock-presets.ts';
import type { TableSettingsUi } from './text/index.ts';

/** What is agreed about a table with others besides the game and its options. */
export type Terms = Omit<TableSettings, 'game' | 'players' | 'options' | 'hotseat'>;

const { hotseat: _, ...DEFAULT_TERMS } = DEFAULT_TABLE_SETTINGS;

/** What the form of a new table begins with: where a program says nothing the others decide about a player whose time is up; people find a bot playing on. */
export const USUAL_TERMS: Terms = { ...DEFAULT_TERMS, timeout: 'bot' };

interface FieldProps {
  readonly ui: TableSettingsUi;
  readonly terms: Terms;
  set(change: Partial<Terms>): void;
}

interface Field {
  /** Does it mean anything with this clock? */
  applies?(terms: Terms): boolean;
  readonly label: 'setup.access' | 'setup.clock' | 'setup.timeout' | 'setup.nights' | 'setup.holidays' | 'setup.advice';
  /** The value, for everybody to read. */
  words(ui: TableSettingsUi, terms: Terms): string;
  form(props: FieldProps): ReactNode;
}

const ACCESS = ['link', 'open'] as const;
const ADVICE = ['no', 'yes'] as const;
const adviceOf = ({ advice }: Terms) => (advice ? 'yes' : 'no');
/** Hours of a night, and days of holidays in a match, that a table may allow. */
const NIGHTS = ['0', '8', '10', '12'];
const HOLIDAYS = ['0', '3', '7', '14'];
const nightWords = (ui: TableSettingsUi, hours: number) => (hours === 0 ? ui('nights.none') : ui('nights.hours', { hours }));
const holidayWords = (ui: TableSettingsUi, days: number) => (days === 0 ? ui('holidays.none') : ui('holidays.days', { days }));
const isTimed = ({ clock }: Terms) => clock.kind !== 'none';
const takesDays = ({ clock }: Terms) => clock.kind === 'days';

/** Every setting of a table, in the order in which it is shown; null: only programs can set it. One that has no entry does not compile. */
const FIELDS: { readonly [Name in keyof Required<Terms>]: Field | null } = {
  access: {
    label: 'setup.access',
    words: (ui, { access }) => ui(`access.${access}`),
    form: ({ ui, terms, set }) => (
      <Choice
        label={ui('setup.access')}
        values={ACCESS}
        value={terms.access}
        name={(value) => ui(`access.${value}`)}
        set={(access) => set({ access })}
      />
    ),
  },
  clock: { label: 'setup.clock', words: clockWords, form: ClockFields },
  // Part of the clock.
  timing: null,
  timeout: {
    applies: isTimed,
    label: 'setup.timeout',
    words: (ui, { timeout }) => ui(`timeout.${timeout}`),
    form: ({ ui, terms, set }) => (
      <>
        <Choice
          label={ui('setup.timeout')}
          values={TIMEOUTS}
          value={terms.timeout}
          name={(value) => ui(`timeout.${value}`)}
          set={(timeout) => set({ timeout })}
        />
        <p className="quiet">{ui(`timeout.${terms.timeout}.text`)}</p>
      </>
    ),
  },
  nights: {
    applies: takesDays,
    label: 'setup.nights',
    words: (ui, { nights = 0 }) => nightWords(ui, nights),
    form: ({ ui, terms, set }) => (
      <Choice
        label={ui('setup.nights')}
        values={NIGHTS}
        value={String(terms.nights ?? 0)}
        name={(hours) => nightWords(ui, Number(hours))}
        set={(hours) => set({ nights: Number(hours) })}
      />
    ),
  },
  holidays: {
    applies: takesDays,
    label: 'setup.holidays',
    words: (ui, { holidays = 0 }) => holidayWords(ui, holidays),
    form: ({ ui, terms, set }) => (
      <>
        <Choice
          label={ui('setup.holidays')}
          values={HOLIDAYS}
          value={String(terms.holidays ?? 0)}
          name={(days) => holidayWords(ui, Number(days))}
          set={(days) => set({ holidays: Number(days) })}
        />
        <p className="quiet">{ui('setup.time-off.text')}</p>
      </>
    ),
  },
  advice: {
    label: 'setup.advice',
    words: (ui, terms) => ui(`advice.${adviceOf(terms)}`),
    form: ({ ui, terms, set }) => (
      <Choice
        label={ui('setup.advice')}
        values={ADVICE}
        value={adviceOf(terms)}
        name={(value) => ui(`advice.${value}`)}
        set={(value) => set({ advice: value === 'yes' })}
      />
    ),
  },
  chat: null,
  spectators: null,
  delay: null,
  pace: null,
};

const shownFor = (terms: Terms) =>
  Object.entries(FIELDS).flatMap(([name, field]) => (field === null || field.applies?.(terms) === false ? [] : [{ name, ...field }]));

/** The kind of clock, and how much time it gives. */
function ClockFields({ ui, terms, set }: FieldProps) {
  const { kind } = terms.clock;
  const presets = CLOCK_PRESETS[kind];
  const words = (timed: Timed) => clockWords(ui, timed);
  return (
    <>
      <Choice
        label={ui('setup.clock')}
        values={CLOCK_KINDS}
        value={kind}
        name={(value) => ui(`clock.${value}`)}
        set={(value) => set({ ...CLOCK_PRESETS[value][0] })}
      />
      {kind !== 'none' && (
        <Choice
          label={ui('setup.time')}
          values={presets.map(words)}
          value={words(terms)}
          name={String}
          set={(value) => set({ ...presets.find((preset) => words(preset) === value) })}
        />
      )}
    </>
  );
}

/** The choices about who may come, the clock, and what happens when somebody's time is up. */
export function TermsForm({ ui, terms, set }: FieldProps) {
  return shownFor(terms).map(({ name, form: Form }) => <Form key={name} ui={ui} terms={terms} set={set} />);
}

/** The same, for everybody to read. */
export function TermsList({ ui, terms }: Omit<FieldProps, 'set'>) {
  return (
    <dl className="lobby-options">
      {shownFor(terms).map(({ name, label, words }) => (
        <div key={name}>
          <dt>{ui(label)}</dt>
          <dd>{words(ui, terms)}</dd>
        </div>
      ))}
    </dl>
  );
}
