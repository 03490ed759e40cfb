import { childrenOf, pointerTo } from './jsonPointer.ts';

export const MOST_FOUND = 500;

interface Place {
  above: Place | null;
  key: string;
  value: unknown;
}

/** Pointers of keys or primitives that contain the text, ignoring case. */
export function searchJson(document: unknown, text: string): string[] {
  const needle = text.toLowerCase();
  const found: string[] = [];
  if (needle === '') return found;
  const waiting: Place[] = [{ above: null, key: '', value: document }];
  for (let place = waiting.pop(); place && found.length < MOST_FOUND; place = waiting.pop()) {
    const children = childrenOf(place.value);
    const isInKey = place.above !== null && !Array.isArray(place.above.value) && place.key.toLowerCase().includes(needle);
    if (isInKey || (!children && String(place.value).toLowerCase().includes(needle))) found.push(pointerOf(place));
    if (!children) continue;
    const keys = children.keys();
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] ?? '';
      waiting.push({ above: place, key, value: children.get(key) });
    }
  }
  return found;
}

function pointerOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.above; at = at.above) keys.push(at.key);
  return keys.reverse().reduce(pointerTo, '');
}
