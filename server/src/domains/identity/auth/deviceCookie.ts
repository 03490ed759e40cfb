import { cookieName } from '../../../infrastructure/http/cookies/cookieName.ts';
import { readCookie } from '../../../infrastructure/http/cookies/readCookie.ts';
import { writeCookie } from '../../../infrastructure/http/cookies/writeCookie.ts';

const NAME = 'fanfare_device';
const PATH = '/api/auth';
/** Browsers keep cookies for at most 400 days. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

export function deviceCookie(deviceKey: string, publicUrl: string): string {
  return writeCookie({ name: NAME, value: deviceKey, path: PATH, maxAgeS: MAX_AGE_S, publicUrl });
}

export function readDeviceKey(cookieHeader: string | undefined, publicUrl: string): string | null {
  const value = readCookie(cookieHeader, cookieName(NAME, PATH, publicUrl)) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
