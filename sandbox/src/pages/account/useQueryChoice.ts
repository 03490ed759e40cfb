import { useState } from 'react';

/** The choice is stored in the URL. */
export function useQueryChoice(name: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(window.location.search).get(name));
  function choose(next: string): void {
    setValue(next);
    const url = new URL(window.location.href);
    url.searchParams.set(name, next);
    window.history.replaceState(null, '', url);
  }
  return [value, choose];
}
