import type { LiveChange } from '../createLive.ts';
import { useLiveAnswer } from './useLiveAnswer.ts';

/** The value alone, for what a page can do without: null until it is there. A region of its own shows `useLiveAnswer`. */
export function useLiveResource<T>(path: string | null, kinds: readonly LiveChange['kind'][]): T | null {
  return useLiveAnswer<T>(path, kinds).value;
}
