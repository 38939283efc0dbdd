import { LANGUAGES } from '@belfry/kernel';
import { useId } from 'react';
import { Link } from 'wouter';
import { useOwnLooks } from '../api/own-name.ts';
import { to } from '../base/address.ts';
import { AMBIENCES, CONFIRMS, MOTIONS, PACES, SOUNDS, TEXT_SIZES, THEMES, useSettings, VOLUMES } from '../base/settings.ts';
import { sampleOf, sound } from '../base/sound/sound-player.ts';
import type { PageSay } from '../base/voice.ts';

/** The form for the settings; every change applies at once. */
export function SettingsForm({ say }: { say: PageSay }) {
  const settings = useSettings();
  const { name } = useOwnLooks(say);
  return (
    <div className="settings">
      <p className="setting-name">
        <span>
          {say('settings.name')}: <strong>{name}</strong>
        </span>
        <Link href={to.account()} className="button">
          {say('settings.name.change')}
        </Link>
      </p>
      <Choice
        label={say('settings.language')}
        values={LANGUAGES}
        value={settings.language}
        name={(value) => say(`language.${value}`)}
        set={(language) => settings.set({ language })}
      />
      <Choice
        label={say('settings.theme')}
        values={THEMES}
        value={settings.theme}
        name={(value) => say(`theme.${value}`)}
        set={(theme) => settings.set({ theme })}
      />
      <Choice
        label={say('settings.textSize')}
        values={TEXT_SIZES}
        value={settings.textSize}
        name={(value) => `${Math.round(Number(value) * 100)} %`}
        set={(textSize) => settings.set({ textSize })}
      />
      <Choice
        label={say('settings.motion')}
        values={MOTIONS}
        value={settings.motion}
        name={(value) => say(`motion.${value}`)}
        set={(motion) => settings.set({ motion })}
      />
      <SoundSettings say={say} />
      <Choice
        label={say('settings.pace')}
        values={PACES}
        value={settings.pace}
        name={(value) => say(`pace.${value}`)}
        set={(pace) => settings.set({ pace })}
      />
      <Choice
        label={say('settings.confirm')}
        values={CONFIRMS}
        value={settings.confirm}
        name={(value) => say(`confirm.${value}`)}
        set={(confirm) => settings.set({ confirm })}
      />
      <Checks say={say} />
    </div>
  );
}

function SoundSettings({ say }: { say: PageSay }) {
  const settings = useSettings();
  return (
    <>
      <Choice
        label={say('settings.sound')}
        values={SOUNDS}
        value={settings.sound}
        name={(value) => say(`sound.${value}`)}
        set={(heard) => {
          settings.set({ sound: heard, soundOffered: true });
          const sample = sampleOf(heard);
          if (sample !== null) sound(sample);
        }}
      />
      {settings.sound !== 'off' && (
        <>
          <Choice
            label={say('settings.volume')}
            values={VOLUMES}
            value={settings.volume}
            name={(value) => say(`volume.${value}`)}
            set={(volume) => {
              settings.set({ volume });
              sound('bell');
            }}
          />
          <Choice
            label={say('settings.ambience')}
            values={AMBIENCES}
            value={settings.ambience}
            name={(value) => say(`ambience.${value}`)}
            set={(ambience) => settings.set({ ambience })}
          />
        </>
      )}
    </>
  );
}

function Checks({ say }: { say: PageSay }) {
  const settings = useSettings();
  return (
    <>
      <Check
        label={say('settings.textTable')}
        value={settings.textTable}
        set={(textTable) => settings.set({ textTable })}
        name="textTable"
      />
      {'Notification' in window && (
        <Check
          label={say('settings.notify')}
          value={settings.notify}
          set={(notify) => {
            if (!notify) settings.set({ notify });
            else void Notification.requestPermission().then((answer) => settings.set({ notify: answer === 'granted' }));
          }}
        />
      )}
      <Check label={say('settings.selfAnswer')} value={settings.selfAnswer} set={(selfAnswer) => settings.set({ selfAnswer })} />
    </>
  );
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly name?: string;
  set(value: boolean): void;
}

function Check({ label, value, name, set }: CheckProps) {
  return (
    <label className="setting setting-check">
      <input type="checkbox" data-setting={name} checked={value} onChange={({ target }) => set(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  /** Shows the label only to screen readers. */
  readonly bare?: boolean;
  name(value: NoInfer<T>): string;
  set(value: NoInfer<T>): void;
}

/** A choice of a few values, as a row of buttons. */
export function Choice<T extends string>({ label, values, value, bare = false, name, set }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset className="setting">
      <legend className={bare ? 'hidden-text' : undefined}>{label}</legend>
      <div className="segments">
        {values.map((each) => (
          <label key={each} className="segment">
            <input type="radio" name={group} checked={each === value} onChange={() => set(each)} />
            <span className="segment-name">{name(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
