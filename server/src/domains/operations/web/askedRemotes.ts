import { readCookie } from '../../../infrastructure/http/cookies/readCookie.ts';

const COOKIE = 'asked-remotes';
const ORIGINS_MAX = 10;

/** Only in development. Reads `?remote=mf-dashboard@http://localhost:4103/mf-manifest.json` or the tab's cookie. */
export function askedRemotes(url: string, cookieHeader: string | undefined): { origins: string[]; cookie: string | null } {
  const remembered = (readCookie(cookieHeader, COOKIE) ?? '').split('_').flatMap(localOrigin);
  const query = new URLSearchParams(url.split('?')[1]);
  const asked = query.getAll('remote').flatMap((text) => localOrigin(text.replace(/^[^@]*@/, '')));
  const origins = [...new Set([...asked, ...remembered])].slice(0, ORIGINS_MAX);
  const isNew = asked.some((origin) => !remembered.includes(origin));
  return {
    origins,
    cookie: isNew ? `${COOKIE}=${origins.map(encode).join('_')}; Path=/; HttpOnly; SameSite=Lax` : null,
  };
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
