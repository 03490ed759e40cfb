import { OAUTH_STATE_TTL_MS, serverPaths } from '@fanfare/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, setCookie } from '../../../../infrastructure/http/cookies.ts';

const cookie = { name: 'fanfare_oauth', path: serverPaths.instagramOauthCallback, maxAgeS: OAUTH_STATE_TTL_MS / 1000 };

/** Binds OAuth to its browser. An empty key removes the cookie. */
export function setBrowserKey(reply: FastifyReply, browserKey: string, publicUrl: string): void {
  setCookie(reply, cookie, browserKey, publicUrl);
}

export function readBrowserKey({ cookies }: FastifyRequest, publicUrl: string): string {
  return cookies[cookieName(cookie, publicUrl)] ?? '';
}
