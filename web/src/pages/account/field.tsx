import { useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  set(value: string): void;
  /** What the browser may autofill. */
  readonly fill: 'username' | 'nickname' | 'current-password' | 'new-password' | 'one-time-code' | 'email' | 'url';
  readonly least?: number;
  readonly most: number;
}

function typeOf(fill: FieldProps['fill']): string {
  if (fill.endsWith('password')) return 'password';
  return fill === 'email' || fill === 'url' ? fill : 'text';
}

/** A required text field of a form. */
export function Field({ label, value, set, fill, least = 1, most }: FieldProps) {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={typeOf(fill)}
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
