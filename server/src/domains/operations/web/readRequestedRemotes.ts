export const REQUESTED_REMOTES_COOKIE = 'requested-remotes';
const ORIGINS_MAX = 10;

/** Only in development. Reads `?remote=mf-dashboard@http://localhost:4103/mf-manifest.json` or the tab's cookie. */
export function readRequestedRemotes(url: string, cookie = ''): { origins: string[]; newCookie: string | null } {
  const remembered = cookie.split('_').flatMap(localOrigin);
  const query = new URLSearchParams(url.split('?')[1]);
  const requested = query.getAll('remote').flatMap((text) => localOrigin(text.replace(/^[^@]*@/, '')));
  const origins = [...new Set([...requested, ...remembered])].slice(0, ORIGINS_MAX);
  const isNew = requested.some((origin) => !remembered.includes(origin));
  return { origins, newCookie: isNew ? origins.map(encode).join('_') : null };
}

function localOrigin(text: string): string[] {
  const url = URL.parse(text.replace(/^(localhost|127\.0\.0\.1)-(\d+)$/, 'http://$1:$2'));
  const isLocal = url !== null && url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return isLocal ? [url.origin] : [];
}

function encode(origin: string): string {
  const { hostname, port } = new URL(origin);
  return `${hostname}-${port || '80'}`;
}
