import type { FastifyReply } from 'fastify';

export interface CookieKind {
  name: string;
  path: string;
  maxAgeS: number;
}

/** Over https, `__Host-` or `__Secure-` restricts the cookie to https and this host. Over http browsers refuse such names. */
export function cookieName({ name, path }: CookieKind, publicUrl: string): string {
  if (!isSecure(publicUrl)) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** An empty value removes the cookie. */
export function setCookie(reply: FastifyReply, cookie: CookieKind, value: string, publicUrl: string): void {
  reply.setCookie(cookieName(cookie, publicUrl), value, {
    path: cookie.path,
    maxAge: value === '' ? 0 : cookie.maxAgeS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
