import './figure.css';

/** A figure or word that is only drawn: what it says is part of the name of the thing it stands on. */
export function Figure({ text, className = '' }: { text: string | number; className?: string }) {
  return <span className={`figure ${className}`} data-text={text} aria-hidden="true" />;
}
