import { OAUTH_STATE_TTL_MS, serverPaths } from '@fanfare/shared/contracts';
import { cookieName } from '../../../../infrastructure/http/cookies/cookieName.ts';
import { readCookie } from '../../../../infrastructure/http/cookies/readCookie.ts';
import { writeCookie } from '../../../../infrastructure/http/cookies/writeCookie.ts';

const NAME = 'fanfare_oauth';
const PATH = serverPaths.instagramOauthCallback;

/** Ties OAuth to its browser. An empty key removes the cookie. */
export function browserKeyCookie(browserKey: string, publicUrl: string): string {
  const maxAgeS = OAUTH_STATE_TTL_MS / 1000;
  return writeCookie({ name: NAME, value: browserKey, path: PATH, maxAgeS, publicUrl });
}

export function readBrowserKey(cookieHeader: string | undefined, publicUrl: string): string {
  return readCookie(cookieHeader, cookieName(NAME, PATH, publicUrl)) ?? '';
}
