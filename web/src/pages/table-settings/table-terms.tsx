import { CHAT_MODES, DEFAULT_TABLE_SETTINGS, type TableSettings, TIMEOUTS, UNDO_MODES } from '@belfry/protocol';
import type { ReactNode } from 'react';
import { Choice } from '../../parts/settings-form.tsx';
import { CLOCK_KINDS, CLOCK_PRESETS, clockWords, type Timed } from './clock-presets.ts';
import type { TableSettingsSay } from './text/index.ts';

/** The settings of a table besides the game and its options. */
export type Terms = Omit<TableSettings, 'game' | 'players' | 'options' | 'hotseat'>;

const { hotseat: _, ...DEFAULT_TERMS } = DEFAULT_TABLE_SETTINGS;

/** The initial values of the form: unlike the protocol's default, where the others decide after a timeout, a bot plays on. */
export const USUAL_TERMS: Terms = { ...DEFAULT_TERMS, timeout: 'bot' };

interface FieldProps {
  readonly say: TableSettingsSay;
  readonly terms: Terms;
  set(change: Partial<Terms>): void;
}

interface Field {
  /** False if the setting has no meaning with this clock. */
  applies?(terms: Terms): boolean;
  readonly label: `setup.${'access' | 'clock' | 'timeout' | 'nights' | 'holidays' | 'advice' | 'undo' | 'spectators' | 'delay' | 'chat'}`;
  /** Returns the value as text. */
  words(say: TableSettingsSay, terms: Terms): string;
  form(props: FieldProps): ReactNode;
}

const ACCESS = ['link', 'open'] as const;
const ADVICE = ['no', 'yes'] as const;
const SPECTATORS = ['yes', 'no'] as const;
const spectatorsOf = ({ spectators }: Terms) => (spectators ? 'yes' : 'no');
/** Spectator delays to choose from, in seconds. */
const DELAYS = ['0', '30', '120', '600'];
const delayWords = (say: TableSettingsSay, seconds: number) => (seconds === 0 ? say('delay.none') : say('delay.seconds', { seconds }));
const adviceOf = ({ advice }: Terms) => (advice ? 'yes' : 'no');
/** Hours of night, and days of holiday in a match, that a table may allow. */
const NIGHTS = ['0', '8', '10', '12'];
const HOLIDAYS = ['0', '3', '7', '14'];
const nightWords = (say: TableSettingsSay, hours: number) => (hours === 0 ? say('nights.none') : say('nights.hours', { hours }));
const holidayWords = (say: TableSettingsSay, days: number) => (days === 0 ? say('holidays.none') : say('holidays.days', { days }));
const isTimed = ({ clock }: Terms) => clock.kind !== 'none';
const takesDays = ({ clock }: Terms) => clock.kind === 'days';

/** Every setting of a table, in the order shown; null: only programs can set it. A setting without an entry does not compile. */
const FIELDS: { readonly [Name in keyof Required<Terms>]: Field | null } = {
  access: {
    label: 'setup.access',
    words: (say, { access }) => say(`access.${access}`),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.access')}
        values={ACCESS}
        value={terms.access}
        name={(value) => say(`access.${value}`)}
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
    words: (say, { timeout }) => say(`timeout.${timeout}`),
    form: ({ say, terms, set }) => (
      <>
        <Choice
          label={say('setup.timeout')}
          values={TIMEOUTS}
          value={terms.timeout}
          name={(value) => say(`timeout.${value}`)}
          set={(timeout) => set({ timeout })}
        />
        <p className="quiet">{say(`timeout.${terms.timeout}.text`)}</p>
      </>
    ),
  },
  nights: {
    applies: takesDays,
    label: 'setup.nights',
    words: (say, { nights = 0 }) => nightWords(say, nights),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.nights')}
        values={NIGHTS}
        value={String(terms.nights ?? 0)}
        name={(hours) => nightWords(say, Number(hours))}
        set={(hours) => set({ nights: Number(hours) })}
      />
    ),
  },
  holidays: {
    applies: takesDays,
    label: 'setup.holidays',
    words: (say, { holidays = 0 }) => holidayWords(say, holidays),
    form: ({ say, terms, set }) => (
      <>
        <Choice
          label={say('setup.holidays')}
          values={HOLIDAYS}
          value={String(terms.holidays ?? 0)}
          name={(days) => holidayWords(say, Number(days))}
          set={(days) => set({ holidays: Number(days) })}
        />
        <p className="quiet">{say('setup.time-off.text')}</p>
      </>
    ),
  },
  advice: {
    label: 'setup.advice',
    words: (say, terms) => say(`advice.${adviceOf(terms)}`),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.advice')}
        values={ADVICE}
        value={adviceOf(terms)}
        name={(value) => say(`advice.${value}`)}
        set={(value) => set({ advice: value === 'yes' })}
      />
    ),
  },
  undo: {
    label: 'setup.undo',
    words: (say, { undo }) => say(`undo.${undo}`),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.undo')}
        values={UNDO_MODES}
        value={terms.undo}
        name={(value) => say(`undo.${value}`)}
        set={(undo) => set({ undo })}
      />
    ),
  },
  spectators: {
    label: 'setup.spectators',
    words: (say, terms) => say(`spectators.${spectatorsOf(terms)}`),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.spectators')}
        values={SPECTATORS}
        value={spectatorsOf(terms)}
        name={(value) => say(`spectators.${value}`)}
        set={(value) => set({ spectators: value === 'yes' })}
      />
    ),
  },
  delay: {
    applies: ({ spectators }) => spectators,
    label: 'setup.delay',
    words: (say, { delay }) => delayWords(say, delay),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.delay')}
        values={DELAYS}
        value={String(terms.delay)}
        name={(seconds) => delayWords(say, Number(seconds))}
        set={(seconds) => set({ delay: Number(seconds) })}
      />
    ),
  },
  chat: {
    label: 'setup.chat',
    words: (say, { chat }) => say(`chat-mode.${chat}`),
    form: ({ say, terms, set }) => (
      <Choice
        label={say('setup.chat')}
        values={CHAT_MODES}
        value={terms.chat}
        name={(value) => say(`chat-mode.${value}`)}
        set={(chat) => set({ chat })}
      />
    ),
  },
  // Bots at a table with people move at a pace one can follow; only programs can change it.
  pace: null,
};

const shownFor = (terms: Terms) =>
  Object.entries(FIELDS).flatMap(([name, field]) => (field === null || field.applies?.(terms) === false ? [] : [{ name, ...field }]));

/** Fields for the kind of clock and its time. */
function ClockFields({ say, terms, set }: FieldProps) {
  const { kind } = terms.clock;
  const presets = CLOCK_PRESETS[kind];
  const words = (timed: Timed) => clockWords(say, timed);
  return (
    <>
      <Choice
        label={say('setup.clock')}
        values={CLOCK_KINDS}
        value={kind}
        name={(value) => say(`clock.${value}`)}
        set={(value) => set({ ...CLOCK_PRESETS[value][0] })}
      />
      {kind !== 'none' && (
        <Choice
          label={say('setup.time')}
          values={presets.map(words)}
          value={words(terms)}
          name={String}
          set={(value) => set({ ...presets.find((preset) => words(preset) === value) })}
        />
      )}
    </>
  );
}

/** The form for access, clock and timeouts. */
export function TermsForm({ say, terms, set }: FieldProps) {
  return shownFor(terms).map(({ name, form: Form }) => <Form key={name} say={say} terms={terms} set={set} />);
}

/** The same settings as a list. */
export function TermsList({ say, terms }: Omit<FieldProps, 'set'>) {
  return (
    <dl className="lobby-options">
      {shownFor(terms).map(({ name, label, words }) => (
        <div key={name}>
          <dt>{say(label)}</dt>
          <dd>{words(say, terms)}</dd>
        </div>
      ))}
    </dl>
  );
}
