/**
 * Over https the name has a prefix, by which browsers take the cookie over https only and, for all of a host, from no other host of the
 * domain. Over http, on one's own machine, they would refuse such a name.
 */
export function cookieName(name: string, path: string, publicUrl: string): string {
  if (!publicUrl.startsWith('https:')) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}
