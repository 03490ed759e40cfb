import { cookieName } from '../../infrastructure/http/cookies/cookieName.ts';
import { readCookie } from '../../infrastructure/http/cookies/readCookie.ts';
import { writeCookie } from '../../infrastructure/http/cookies/writeCookie.ts';

const NAME = 'fanfare_device';
const PATH = '/api/auth';
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** Lets a browser be recognised at its next sign-in. It opens nothing by itself. */
export function deviceCookie(deviceKey: string, publicUrl: string): string {
  return writeCookie({ name: NAME, value: deviceKey, path: PATH, maxAgeS: MAX_AGE_S, publicUrl });
}

/** Null when the browser sent none, or something that is no key of ours. */
export function readDeviceKey(cookieHeader: string | undefined, publicUrl: string): string | null {
  const value = readCookie(cookieHeader, cookieName(NAME, PATH, publicUrl)) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
