import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, setCookie } from '../../../infrastructure/http/cookies.ts';

/** Browsers limit cookies to 400 days. */
const cookie = { name: 'fanfare_device', path: '/api/auth', maxAgeS: 400 * 24 * 60 * 60 };

/** Grants no access. */
export function setDeviceKey(reply: FastifyReply, deviceKey: string, publicUrl: string): void {
  setCookie(reply, cookie, deviceKey, publicUrl);
}

export function readDeviceKey({ cookies }: FastifyRequest, publicUrl: string): string | null {
  const value = cookies[cookieName(cookie, publicUrl)] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
