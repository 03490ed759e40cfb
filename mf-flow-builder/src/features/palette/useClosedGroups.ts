import { useState } from 'react';

const KEY = 'fanfare.builder.closedGroups';

export function useClosedGroups() {
  const [closed, setClosed] = useState(() => (localStorage.getItem(KEY) ?? '').split('\n').filter(Boolean));
  return {
    closed,
    toggle: (title: string) => {
      const next = closed.includes(title) ? closed.filter((one) => one !== title) : [...closed, title];
      setClosed(next);
      localStorage.setItem(KEY, next.join('\n'));
    },
  };
}
