import { useEffect } from 'react';

/** A pixel or two beyond the edge is rounding. */
const ROUNDING = 3;

/** In which directions a frame holds more than it shows. */
function directions({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element): string {
  const more = {
    left: scrollLeft > ROUNDING,
    right: scrollLeft + clientWidth < scrollWidth - ROUNDING,
    above: scrollTop > ROUNDING,
    below: scrollTop + clientHeight < scrollHeight - ROUNDING,
  };
  return Object.entries(more)
    .filter(([, is]) => is)
    .map(([way]) => way)
    .join(' ');
}

function mark(): void {
  for (const frame of document.querySelectorAll('.table [data-scrolls]')) {
    // Asked, what has not been laid out yet would be.
    if (frame.closest('[data-unseen]') !== null) continue;
    const more = directions(frame);
    if (frame.getAttribute('data-more') !== more) frame.setAttribute('data-more', more);
  }
}

/** Frames that may hold more than they show carry `data-scrolls`. They are told where more lies, and fade at that edge: nothing is cut without a sign. */
export function useScrollIndicators(): void {
  useEffect(() => {
    const due = requestAnimationFrame(mark);
    return () => cancelAnimationFrame(due);
  });
  useEffect(() => {
    let due = 0;
    const soon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(mark);
    };
    const observer = new ResizeObserver(soon);
    for (const frame of document.querySelectorAll('.table, .table [data-scrolls]')) observer.observe(frame);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(due);
      observer.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
    };
  }, []);
}
