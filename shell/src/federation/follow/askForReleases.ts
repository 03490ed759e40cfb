export const ASK_EVENT = 'fanfare:releases';
/** Avoids a request spike. */
const ASK_WITHIN_MS = 2_000;

export function askForReleases(): void {
  setTimeout(() => window.dispatchEvent(new Event(ASK_EVENT)), Math.random() * ASK_WITHIN_MS);
}
