import type { AuthMode } from '../../src/infrastructure/env/Settings.ts';

const COOKIE = /^fanfare_session=([^;]+);/;

/** In cookie mode, `token` is the cookie's value. */
export function createBrowser(mode: AuthMode) {
  const marks = new Map<string, string>();
  return {
    headersFor(token: string | undefined, others: Record<string, string> = {}): Record<string, string> {
      if (token === undefined) return others;
      if (mode === 'bearer') return { authorization: `Bearer ${token}`, ...others };
      const cookie = [`fanfare_session=${token}`, ...(others.cookie === undefined ? [] : [others.cookie])].join('; ');
      return { authorization: `Bearer ${marks.get(token) ?? token}`, ...others, cookie };
    },
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
