import { useEffect, useState } from 'react';
import { relativeTime } from './relativeTime.ts';

const MINUTE_MS = 60_000;

/** How long ago, kept up to date; the exact local time is on hover and in the `dateTime` attribute. */
export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {relativeTime(new Date(at).getTime(), now)}
    </time>
  );
}
