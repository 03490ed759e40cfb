import type { AuthMode } from '../../infrastructure/env/Settings.ts';

let mode: AuthMode = 'bearer';

/** How the servers that a test starts give their sessions to browsers. */
export function authModeOfTests(): AuthMode {
  return mode;
}

export function useCookieMode(): void {
  mode = 'cookie';
}
