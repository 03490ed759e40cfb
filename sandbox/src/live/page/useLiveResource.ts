import type { LiveChange } from '../createLive.ts';
import { useLiveAnswer } from './useLiveAnswer.ts';

export function useLiveResource<T>(path: string | null, kinds: readonly LiveChange['kind'][]): T | null {
  return useLiveAnswer<T>(path, kinds).value;
}
