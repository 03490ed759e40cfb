import { useDraftCheck } from './useDraftCheck.ts';

/** Checks the draft while the canvas is on the screen. Draws nothing, so that what it hears of draws nothing anew. */
export function DraftCheck() {
  useDraftCheck();
  return null;
}
