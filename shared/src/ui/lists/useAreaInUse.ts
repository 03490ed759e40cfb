import { useRef, useState } from 'react';

/** Returns whether the pointer or focus is inside an area; its content must not move meanwhile. */
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
