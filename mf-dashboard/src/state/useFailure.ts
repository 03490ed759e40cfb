import type { FailureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { useEffect, useRef, useState } from 'react';

type Failure = Pick<FailureNotice, 'title' | 'description' | 'requestId'>;

/** The failure of a form whose call may end after the form has closed. */
export function useFailure(name: string) {
  const host = useHost();
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );

  /** Shows a toast with the name if the form has closed. */
  const report = (notice: FailureNotice) => {
    if (isOpen.current) setFailure(notice);
    else host.toast({ ...notice, description: [name, notice.description].filter(Boolean).join(': ') });
  };
  return { failure, setFailure, report, isOpen };
}
