import { OAUTH_STATE_TTL_MS } from '@fanfare/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, setCookie } from '../../../infrastructure/http/cookies.ts';

const cookie = { name: 'fanfare_oidc', path: '/api/auth/oidc', maxAgeS: OAUTH_STATE_TTL_MS / 1000 };

export function setAttempt(reply: FastifyReply, attempt: string, publicUrl: string): void {
  setCookie(reply, cookie, attempt, publicUrl);
}

export function readAttempt({ cookies }: FastifyRequest, publicUrl: string): string {
  return cookies[cookieName(cookie, publicUrl)] ?? '';
}
