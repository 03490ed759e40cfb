import type { AuthMode } from '../../infrastructure/env/Settings.ts';

const COOKIE = /^fanfare_session=([^;]+);/;

/**
 * What a browser does with a session, for tests that only know `token`. In cookie mode a token here is what the cookie holds: the page
 * sends its mark, the browser the cookie.
 */
export function createBrowser(mode: AuthMode) {
  const marks = new Map<string, string>();
  return {
    /** The headers of a request with a session. */
    headersFor(token: string | undefined, others: Record<string, string> = {}): Record<string, string> {
      if (token === undefined) return others;
      if (mode === 'bearer') return { authorization: `Bearer ${token}`, ...others };
      const cookie = [`fanfare_session=${token}`, ...(others.cookie === undefined ? [] : [others.cookie])].join('; ');
      return { authorization: `Bearer ${marks.get(token) ?? token}`, ...others, cookie };
    },
    /** The body as a test wants to see it: with what the cookie holds in place of the mark. */
    open<T>(headers: Headers, body: T): T {
      const given = headers
        .getSetCookie()
        .map((line) => COOKIE.exec(line)?.[1])
        .find((value) => value !== undefined);
      if (given === undefined || typeof body !== 'object' || body === null || !('token' in body)) return body;
      marks.set(given, String(body.token));
      return { ...body, token: given };
    },
    markOf: (token: string) => marks.get(token) ?? token,
  };
}
