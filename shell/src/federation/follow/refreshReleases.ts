export const REFRESH_EVENT = 'fanfare:releases';
const MAX_DELAY_MS = 2_000;

export function refreshReleases(): void {
  setTimeout(() => window.dispatchEvent(new Event(REFRESH_EVENT)), Math.random() * MAX_DELAY_MS);
}
