import { useDraftCheck } from './useDraftCheck.ts';

/** A component without output, so that checks render nothing else. */
export function DraftCheck() {
  useDraftCheck();
  return null;
}
