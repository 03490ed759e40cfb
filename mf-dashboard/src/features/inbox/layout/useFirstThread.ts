import type { Thread } from '@fanfare/shared/contracts';
import { useCallback, useState } from 'react';

/**
 * The conversation that a wide screen shows before one is opened: the first unanswered, else the newest. It is chosen once,
 * so that new messages do not replace it.
 */
export function useFirstThread(isWide: boolean) {
  const [first, setFirst] = useState<string | null | undefined>();
  const choose = useCallback((threads: readonly Thread[]) => {
    const id = (threads.find(({ isUnanswered }) => isUnanswered) ?? threads[0])?.id;
    if (id !== undefined) setFirst((chosen) => (chosen === undefined ? id : chosen));
  }, []);
  const dismiss = useCallback(() => setFirst(null), []);
  return { firstId: isWide ? (first ?? null) : null, choose, dismiss };
}
