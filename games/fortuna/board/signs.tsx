import { Figure, Icon } from '@belfry/board-kit';
import { type Formula, SIGNS, type Sign } from './emblems.ts';

const isSign = (word: string): word is Sign => word in SIGNS;

/** An effect in signs: the cost, an arrow and the gain. On narrow screens the part from the arrow on wraps to a second line. */
export function Signs({ words, className = '' }: { words: Formula; className?: string }) {
  const arrow = words.indexOf('→');
  const sides = arrow < 0 ? [words] : [words.slice(0, arrow), words.slice(arrow)];
  return (
    <span className={`for-formula ${className}`} aria-hidden="true">
      {sides.map((side, at) => (
        <span key={at} className="for-signs">
          {side.map((word, place) =>
            isSign(word) ? <Icon key={place} path={SIGNS[word]} className={`for-sign-${word}`} /> : <Figure key={place} text={word} />,
          )}
        </span>
      ))}
    </span>
  );
}
