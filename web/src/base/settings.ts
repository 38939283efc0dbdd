import { LANGUAGES, type Language } from '@belfry/kernel';
import { create } from 'zustand';
import { device, recordIn } from './storage.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export const SOUNDS = ['off', 'bell', 'all'] as const;
export const VOLUMES = ['quiet', 'normal', 'loud'] as const;
export const AMBIENCES = ['off', 'quiet', 'normal'] as const;
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export const PACES = ['instant', 'quick', 'readable'] as const;
export const CONFIRMS = ['always', 'lasting', 'never'] as const;
export const TEXT_SIZES = ['1', '1.15', '1.3', '1.6', '2'] as const;

/** The settings of a person, kept on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly volume: (typeof VOLUMES)[number];
  /** How loud the ambience at a table is; it needs sound. */
  readonly ambience: (typeof AMBIENCES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How long each action of the other players stays on screen. */
  readonly pace: (typeof PACES)[number];
  /** Which moves need confirmation: all, those that are final or surprising (table/choice/confirmation.ts), or none. */
  readonly confirm: (typeof CONFIRMS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** The name the user chose; empty until then. */
  readonly name: string;
  /** The name the server generated until then, for use without the server. */
  readonly guestName: string;
  readonly textTable: boolean;
  /** Notify on this device when it is my turn and the page is not in view. */
  readonly notify: boolean;
  /** Let the page answer questions with only one possible answer (an offer that cannot be met), after a pause. */
  readonly selfAnswer: boolean;
  /** The user has been offered the coach. */
  readonly coachOffered: boolean;
  /** The user has been asked about sound, or has set it. */
  readonly soundOffered: boolean;
}

const KEY = 'belfry.settings';

function browserLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

/** The valid values of each setting: a list, or any value of a type. */
const VALUES: { readonly [Name in keyof Settings]: readonly Settings[Name][] | 'string' | 'boolean' } = {
  language: LANGUAGES,
  theme: THEMES,
  sound: SOUNDS,
  volume: VOLUMES,
  ambience: AMBIENCES,
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
  soundOffered: 'boolean',
};

function fits(name: keyof Settings, value: unknown): boolean {
  const values: readonly unknown[] | string = VALUES[name];
  return typeof values === 'string' ? typeof value === values : values.includes(value);
}

/** Loads the saved settings; a value that this version does not know counts as never set. */
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
    volume: 'normal',
    ambience: 'off',
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
    soundOffered: false,
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

/** Applies language, theme, motion and text size to the document, now and whenever they change. */
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
  // Another tab or window of this browser has changed them.
  window.addEventListener('storage', ({ key }) => key === KEY && useSettings.setState(load()));
  dark.addEventListener('change', apply);
}

/** How long each action of the other players stays on screen, in milliseconds. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { instant: 0, quick: 500, readable: 1000 };
