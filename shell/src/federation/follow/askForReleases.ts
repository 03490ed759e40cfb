export const ASK_EVENT = 'fanfare:releases';
/** Not every page of the world in the same moment. */
const ASK_WITHIN_MS = 2_000;

/** Whoever watches looks soon: something was released, promoted or taken back. */
export function askForReleases(): void {
  setTimeout(() => window.dispatchEvent(new Event(ASK_EVENT)), Math.random() * ASK_WITHIN_MS);
}
