import { useRef, useState } from 'react';

/** Whether the pointer or focus is in an area, which must not move then. */
export function useAreaInUse() {
  const [isInUse, setInUse] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  return {
    isInUse,
    area: {
      ref,
      onPointerEnter: () => setInUse(true),
      onPointerLeave: () => setInUse(ref.current?.contains(document.activeElement) ?? false),
      onFocus: () => setInUse(true),
      onBlur: () => setInUse(ref.current?.matches(':hover') ?? false),
    },
  };
}
