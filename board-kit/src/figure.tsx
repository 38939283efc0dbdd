import './figure.css';

/** A number or word that is drawn only: the label of the thing it is on already contains it. */
export function Figure({ text, className = '' }: { text: string | number; className?: string }) {
  return <span className={`figure ${className}`} data-text={text} aria-hidden="true" />;
}
