import type { AuthMode } from '../../src/infrastructure/env/Settings.ts';

let mode: AuthMode = 'bearer';

export function authModeOfTests(): AuthMode {
  return mode;
}

export function useCookieMode(): void {
  mode = 'cookie';
}
