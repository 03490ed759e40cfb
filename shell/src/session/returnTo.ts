import { routes } from '@fanfare/shared/contracts';

const KEY = 'fanfare.wayBack';

/** Not in the URL, because a link must not decide where a sign-in leads (S7). */
export function storeReturnTo(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage, the sign-in leads to the dashboard.
  }
}

export function clearReturnTo(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing was stored.
  }
}

export function getReturnTo(): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored && isOwnPath(stored) ? stored : routes.dashboard;
  } catch {
    return routes.dashboard;
  }
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && new URL(path, location.origin).origin === location.origin;
}
