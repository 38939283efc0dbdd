import { LANGUAGES, type Language } from '@belfry/kernel';
import { create } from 'zustand';
import { device, recordIn } from './storage.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export const SOUNDS = ['off', 'bell', 'all'] as const;
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export const PACES = ['instant', 'quick', 'readable'] as const;
export const CONFIRMS = ['always', 'lasting', 'never'] as const;
export const TEXT_SIZES = ['1', '1.15', '1.3', '1.6', '2'] as const;

/** What a person sets once and expects to find again. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How long what others do is shown, so that one can follow. */
  readonly pace: (typeof PACES)[number];
  /** Which moves are asked about before they are played: all, those that last or surprise (table/choosing/confirmation.ts), none. */
  readonly confirm: (typeof CONFIRMS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** The name that was chosen; empty until then. */
  readonly name: string;
  /** What the server called us until then, for the time without it. */
  readonly guestName: string;
  readonly textTable: boolean;
  /** Tell me on this device when it is my turn and I am looking elsewhere. */
  readonly notify: boolean;
  /** Questions with only one possible answer (an offer that cannot be met) are answered by the page, after a while. */
  readonly selfAnswer: boolean;
  /** Has been asked whether to be coached. */
  readonly coachOffered: boolean;
}

const KEY = 'belfry.settings';

function browserLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

/** Which values each setting may have: a list, or any of a type. */
const VALUES: { readonly [Name in keyof Settings]: readonly Settings[Name][] | 'string' | 'boolean' } = {
  language: LANGUAGES,
  theme: THEMES,
  sound: SOUNDS,
  motion: MOTIONS,
  pace: PACES,
  confirm: CONFIRMS,
  textSize: TEXT_SIZES,
  name: 'string',
  guestName: 'string',
  textTable: 'boolean',
  notify: 'boolean',
  selfAnswer: 'boolean',
  coachOffered: 'boolean',
};

function fits(name: keyof Settings, value: unknown): boolean {
  const values: readonly unknown[] | string = VALUES[name];
  return typeof values === 'string' ? typeof value === values : values.includes(value);
}

/** What was kept, as far as it is of these pages: a value that no version knows any more counts as never set. */
function load(): Settings {
  const kept = recordIn(device, KEY);
  const names = Object.keys(VALUES) as (keyof Settings)[];
  return { ...freshSettings(), ...Object.fromEntries(names.flatMap((name) => (fits(name, kept[name]) ? [[name, kept[name]]] : []))) };
}

function freshSettings(): Settings {
  return {
    language: browserLanguage(),
    theme: 'system',
    sound: 'off',
    motion: 'normal',
    pace: 'readable',
    confirm: 'lasting',
    textSize: '1',
    name: '',
    guestName: '',
    textTable: false,
    notify: false,
    selfAnswer: true,
    coachOffered: false,
  };
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()((put, get) => ({
  ...load(),
  set(change) {
    put(change);
    const { set: _, ...settings } = get();
    device.setJson(KEY, settings);
  },
}));

/** Puts language, theme, motion and text size on the document, now and whenever they change. */
export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { language, theme, motion, textSize } = useSettings.getState();
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'night' : 'day') : theme;
    root.dataset.motion = motion;
    root.style.setProperty('--text-scale', textSize);
  };
  apply();
  useSettings.subscribe(apply);
  // Another window of the same browser has changed them.
  window.addEventListener('storage', ({ key }) => key === KEY && useSettings.setState(load()));
  dark.addEventListener('change', apply);
}

/** How long an action of others is on the screen, in milliseconds. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { instant: 0, quick: 500, readable: 1000 };
