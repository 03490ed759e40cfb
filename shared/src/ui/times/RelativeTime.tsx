import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../index.ts';
import { onTick } from './clock.ts';
import { copy } from './copy.ts';
import { relativeTime } from './relativeTime.ts';

/** Updates itself. Shows the exact local time on hover, to screen readers and in `dateTime`. */
export function RelativeTime({ at }: { at: string }) {
  const text = useSyncExternalStore(onTick, () => relativeTime(new Date(at).getTime(), Date.now()));
  const exact = copy.exact(new Date(at));
  return (
    <time dateTime={at} title={exact}>
      {text}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  );
}
