import { type RefObject, useEffect, useRef } from 'react';

export function useFocusOnMount<T extends HTMLInputElement | HTMLTextAreaElement>(): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    // React Flow hides a new node until it is measured, and hidden elements cannot take the focus.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return field;
}
