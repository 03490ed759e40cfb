import { type RefObject, useCallback, useRef, useState } from 'react';
import type { PickerRequest } from '../pointer/PickerRequest.ts';

export function usePicker(frame: RefObject<HTMLElement | null>, announce: (text: string) => void) {
  const [request, setRequest] = useState<PickerRequest | null>(null);
  const before = useRef<Element | null>(null);

  const openPicker = useCallback((next: PickerRequest) => {
    before.current = document.activeElement;
    setRequest(next);
  }, []);
  const end = useCallback(
    (done: string | null) => {
      setRequest(null);
      if (done !== null) announce(done);
      const element = before.current;
      const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body;
      (isThere ? element : frame.current)?.focus({ preventScroll: true });
    },
    [frame, announce],
  );
  return { request, openPicker, end };
}
