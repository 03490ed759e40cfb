import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** A value that has not changed for a moment: what is typed letter by letter is asked for once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
