import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into a field when it appears, with its text selected. */
export function useFocusOnMount<T extends HTMLInputElement | HTMLTextAreaElement>(): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    // React Flow shows a new node only once it is measured, and what is hidden cannot take the focus.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return field;
}
