import { type RefObject, useRef } from 'react';

/** What was drawn last, for callbacks that stay the same. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
