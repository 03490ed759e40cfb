import { useRef } from 'react';

export interface Selection {
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((ids: ReadonlySet<string>) => void) | undefined;
}

export function useSelection(ids: readonly string[], { selected = new Set<string>(), onSelect }: Selection) {
  const last = useRef<string | null>(null);
  const chosen = ids.filter((id) => selected.has(id)).length;

  function toggle(index: number, isRange: boolean) {
    const id = ids[index];
    if (id === undefined || !onSelect) return;
    const from = isRange && last.current !== null ? ids.indexOf(last.current) : index;
    const next = new Set(selected);
    const isOn = !selected.has(id);
    for (let at = Math.min(from < 0 ? index : from, index); at <= Math.max(from, index); at++) {
      const each = ids[at];
      if (each !== undefined && isOn) next.add(each);
      else if (each !== undefined) next.delete(each);
    }
    last.current = id;
    onSelect(next);
  }

  return {
    canSelect: onSelect !== undefined,
    isSelected: (id: string) => selected.has(id),
    toggle,
    all: chosen > 0 && chosen === ids.length ? ('all' as const) : chosen > 0 ? ('some' as const) : ('none' as const),
    /** Rows that are not in the list stay selected. */
    toggleAll: () =>
      onSelect?.(new Set([...selected].filter((id) => !ids.includes(id)).concat(chosen === ids.length ? [] : ids))),
  };
}
