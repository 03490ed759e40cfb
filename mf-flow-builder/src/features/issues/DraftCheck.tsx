import { useDraftCheck } from './useDraftCheck.ts';

/** A component without output, so that checks cause no other render. */
export function DraftCheck() {
  useDraftCheck();
  return null;
}
