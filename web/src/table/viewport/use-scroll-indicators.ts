import { useEffect } from 'react';

/** An overflow of a pixel or two is rounding. */
const ROUNDING = 3;

/** Returns the directions in which an element scrolls further. */
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
    // Reading sizes would force the layout of a board that is not laid out yet.
    if (frame.closest('[data-unseen]') !== null) continue;
    const more = directions(frame);
    if (frame.getAttribute('data-more') !== more) frame.setAttribute('data-more', more);
  }
}

/** Notes on scroll containers (`data-scrolls`) where they hide content, so that CSS fades those edges and nothing is cut without a sign. */
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
