import { type RefObject, useRef } from 'react';

/** Returns the value of the latest render, for stable callbacks. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
