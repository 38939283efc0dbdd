/** A figure or word that is only drawn: what it says is part of the name of the thing it stands on. */
export function Mark({ text, className = '' }: { text: string | number; className?: string }) {
  return <span className={`for-mark ${className}`} data-text={text} aria-hidden="true" />;
}
