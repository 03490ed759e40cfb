import type { LiveChange } from '../../live/createLive.ts';
import { useLiveQuery } from './useLiveQuery.ts';

export function useLiveValue<T>(path: string | null, kinds: readonly LiveChange['kind'][]): T | null {
  return useLiveQuery<T>(path, kinds).value;
}
