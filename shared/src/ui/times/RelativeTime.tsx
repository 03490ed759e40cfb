import { useSyncExternalStore } from 'react';
import { exactMomentText } from '../formats/dates.ts';
import { VisuallyHidden } from '../index.ts';
import { onTick } from './clock.ts';
import { relativeTime } from './relativeTime.ts';

/** Updates itself. Shows the exact local time on hover, to screen readers and in `dateTime`. */
export function RelativeTime({ at }: { at: string }) {
  const text = useSyncExternalStore(onTick, () => relativeTime(new Date(at).getTime(), Date.now()));
  const exact = exactMomentText(at);
  return (
    <time dateTime={at} title={exact}>
      {text}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  );
}
