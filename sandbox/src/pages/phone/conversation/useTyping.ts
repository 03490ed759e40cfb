import { useEffect, useState } from 'react';
import { useLive } from '../../api/LiveProvider.tsx';

/** Instagram hides the indicator after about this time. */
const TYPING_SHOWN_MS = 20_000;

export function useTyping(igsid: string, lastMid: string | undefined): boolean {
  const { live } = useLive();
  const [isTyping, setTyping] = useState(false);

  useEffect(
    () =>
      live.subscribe((change) => {
        if (change.kind === 'typing' && change.igsid === igsid) setTyping(change.isTyping);
      }),
    [live, igsid],
  );
  useEffect(() => setTyping(false), [lastMid]);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);
  return isTyping;
}
