import type { RuleBook } from '@belfry/games/page/books';
import { useEffect, useRef } from 'react';

/** The clause in the middle of the window, and how far its top is from the window's. */
interface Reading {
  readonly id: string;
  readonly top: number;
}

/** Links to lessons are drawn after their clauses, in the next frame. */
const FRAMES = 2;

/**
 * Takes the reader to the clause in the page's address, and keeps the clause being read in place when the book changes to another language.
 * Null: a book is still being drawn.
 */
export function useClauseInPlace(book: RuleBook | null): void {
  const reading = useRef<Reading | null>(null);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (book === null) return;
    const kept = reading.current;
    let due = 0;
    const hold = (frames: number) => {
      if (kept !== null) putInPlace(kept);
      due = frames === 0 ? 0 : requestAnimationFrame(() => hold(frames - 1));
    };
    if (hasArrived.current) {
      markAddressed();
      hold(FRAMES);
    } else {
      goToAddressed();
      hasArrived.current = true;
    }
    const note = () => {
      if (due === 0) reading.current = clauseInMiddle();
    };
    window.addEventListener('hashchange', goToAddressed);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(due);
      window.removeEventListener('hashchange', goToAddressed);
      window.removeEventListener('scroll', note);
    };
  }, [book]);
}

function markAddressed(): HTMLElement | null {
  document.querySelector('.clause-here')?.classList.remove('clause-here');
  const clause = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  clause?.classList.add('clause-here');
  return clause;
}

function goToAddressed(): void {
  const clause = markAddressed();
  clause?.scrollIntoView({ block: clause.matches('section, h2, h3') ? 'start' : 'center' });
}

function clauseInMiddle(): Reading | null {
  const middle = window.innerHeight / 2;
  for (const clause of [...document.querySelectorAll('.rules-text [data-clause]')].reverse()) {
    const { top } = clause.getBoundingClientRect();
    if (top <= middle) return { id: clause.id, top };
  }
  return null;
}

function putInPlace({ id, top }: Reading): void {
  const clause = document.getElementById(id);
  if (clause !== null) window.scrollBy({ top: clause.getBoundingClientRect().top - top, behavior: 'instant' });
}
