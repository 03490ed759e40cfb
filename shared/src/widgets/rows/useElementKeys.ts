import { useLayoutEffect, useRef } from 'react';

/**
 * React's keys for the elements of rows. Where all rows are replaced at once, as a stream of events does twice a second, their elements stay
 * and are filled anew: making them again and laying them out costs several times as much.
 */
export function useElementKeys(ids: readonly string[]): (id: string) => string {
  const drawn = useRef<ReadonlyMap<string, string>>(new Map());
  const made = useRef(0);
  const before = drawn.current;
  // Beside a row that stays, others would have to move: they are made anew.
  const left = ids.some((id) => before.has(id)) ? [] : [...before.values()];
  const keys = new Map(ids.map((id, index) => [id, before.get(id) ?? left[index] ?? newKey()]));
  useLayoutEffect(() => {
    drawn.current = keys;
  });

  function newKey(): string {
    made.current += 1;
    return String(made.current);
  }

  return (id) => keys.get(id) ?? id;
}
