import { cookieName } from './cookieName.ts';

interface Cookie {
  /** Without a prefix. */
  name: string;
  /** Of URL-safe signs only. Empty: the browser drops the cookie. */
  value: string;
  path: string;
  maxAgeS: number;
  publicUrl: string;
}

/** The text of a `Set-Cookie` header: never readable by scripts, never sent by what another site starts in the background. */
export function writeCookie({ name, value, path, maxAgeS, publicUrl }: Cookie): string {
  const maxAge = value === '' ? 0 : maxAgeS;
  const attributes = [
    `${cookieName(name, path, publicUrl)}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  if (publicUrl.startsWith('https:')) attributes.push('Secure');
  return attributes.join('; ');
}
