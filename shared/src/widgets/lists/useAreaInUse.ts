import { useRef, useState } from 'react';

/** Whether the pointer or the focus is in an area: what stands there must not move now. */
export function useAreaInUse() {
  const [isInUse, setInUse] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  return {
    isInUse,
    /** For the element around the rows. */
    area: {
      ref,
      onPointerEnter: () => setInUse(true),
      onPointerLeave: () => setInUse(ref.current?.contains(document.activeElement) ?? false),
      onFocus: () => setInUse(true),
      onBlur: () => setInUse(ref.current?.matches(':hover') ?? false),
    },
  };
}
