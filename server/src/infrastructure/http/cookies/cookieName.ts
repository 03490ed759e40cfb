/**
 * Over https, `__Host-` or `__Secure-` restricts the cookie to https and this host. Over http, browsers
 * refuse such names.
 */
export function cookieName(name: string, path: string, publicUrl: string): string {
  if (!publicUrl.startsWith('https:')) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}
