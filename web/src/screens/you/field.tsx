import { useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  set(value: string): void;
  /** What the browser may fill in. */
  readonly fill: 'username' | 'nickname' | 'current-password' | 'new-password' | 'one-time-code';
  readonly least?: number;
  readonly most: number;
}

/** One line to fill in before a form can be sent. */
export function Field({ label, value, set, fill, least = 1, most }: FieldProps) {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={fill.endsWith('password') ? 'password' : 'text'}
        required
        minLength={least}
        maxLength={most}
        autoComplete={fill}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}
