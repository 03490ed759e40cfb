import type { AuthMode } from '../../infrastructure/env/Settings.ts';

let mode: AuthMode = 'bearer';

/** The session mode of test servers. */
export function authModeOfTests(): AuthMode {
  return mode;
}

export function useCookieMode(): void {
  mode = 'cookie';
}
