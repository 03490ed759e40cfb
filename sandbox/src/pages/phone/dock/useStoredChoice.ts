import { useState } from 'react';

/** The choice lasts as long as the window, also when the app loads the frame again. */
export function useStoredChoice(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => sessionStorage.getItem(key));
  function choose(next: string): void {
    setValue(next);
    sessionStorage.setItem(key, next);
  }
  return [value, choose];
}
