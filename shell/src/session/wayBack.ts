import { routes } from '@fanfare/shared/contracts';

const KEY = 'fanfare.wayBack';

/**
 * Where somebody wanted to go before the sign-in stood in the way. Kept by this tab, never in the address: a link must not decide where a
 * sign-in leads (S7).
 */
export function rememberWayBack(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage may be shut; the sign-in then leads to the dashboard.
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget then.
  }
}

/** The kept path if it is one of this product's, else the dashboard. */
export function wayBack(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept && isOwnPath(kept) ? kept : routes.dashboard;
  } catch {
    return routes.dashboard;
  }
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && new URL(path, location.origin).origin === location.origin;
}
