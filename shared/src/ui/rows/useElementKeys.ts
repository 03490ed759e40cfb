import { useLayoutEffect, useRef } from 'react';

/** Reuses elements if all rows are replaced at once, as in a stream, because new ones cost several times as much. */
export function useElementKeys(ids: readonly string[]): (id: string) => string {
  const drawn = useRef<ReadonlyMap<string, string>>(new Map());
  const made = useRef(0);
  const before = drawn.current;
  // Next to a row that stays, reused elements would have to move.
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
