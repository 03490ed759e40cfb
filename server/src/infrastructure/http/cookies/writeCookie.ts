import { cookieName } from './cookieName.ts';

interface Cookie {
  name: string;
  value: string;
  path: string;
  maxAgeS: number;
  publicUrl: string;
}

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
