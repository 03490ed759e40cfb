import { OAUTH_STATE_TTL_MS, serverPaths } from '@fanfare/shared/contracts';

const NAME = 'fanfare_oauth';

/** Ties an authorisation to the browser that started it. An empty key removes the cookie. */
export function browserKeyCookie(browserKey: string, publicUrl: string): string {
  const maxAge = browserKey === '' ? 0 : OAUTH_STATE_TTL_MS / 1000;
  const attributes = [
    `${NAME}=${browserKey}`,
    `Path=${serverPaths.instagramOauthCallback}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  if (publicUrl.startsWith('https:')) attributes.push('Secure');
  return attributes.join('; ');
}

export function readBrowserKey(cookieHeader: string | undefined): string {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === NAME)?.[1] ?? '';
}
