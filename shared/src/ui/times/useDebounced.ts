import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** Debounces a value, so that typing sends one request. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
