import { useState } from 'react';

const KEY = 'fanfare.builder.paletteGroups';

export function useOpenGroups() {
  const [open, setOpen] = useState(() => (localStorage.getItem(KEY) ?? '').split('\n').filter(Boolean));
  return {
    open,
    toggle: (title: string) => {
      const next = open.includes(title) ? open.filter((one) => one !== title) : [...open, title];
      setOpen(next);
      localStorage.setItem(KEY, next.join('\n'));
    },
  };
}
