import { useEffect, useRef, useState } from 'react';
import { countText } from '../../ui/formats/numbers.ts';

const MS = 180;

/** Returns a count that runs to a new value. Other texts, and counts with reduced motion, change at once. */
export function useSoftCount<Text extends string | null>(text: Text): Text | string {
  const before = useRef(text);
  const [passing, setPassing] = useState<string | null>(null);
  useEffect(() => {
    const from = countOf(before.current);
    const to = countOf(text);
    before.current = text;
    if (from === null || to === null || from === to || !mayMove()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      const share = Math.min(1, (now - start) / MS);
      setPassing(share === 1 ? null : countText(Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)));
      if (share < 1) frame = requestAnimationFrame(step);
    }
    return () => {
      cancelAnimationFrame(frame);
      setPassing(null);
    };
  }, [text]);
  return passing ?? text;
}

function countOf(text: string | null): number | null {
  const count = Number((text ?? 'none').replaceAll(/[^\d]/g, ''));
  return text !== null && countText(count) === text ? count : null;
}

function mayMove(): boolean {
  return 'matchMedia' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
