import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** Debounces a value, so that typing sends one request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
