import { createHmac } from 'node:crypto';
import { request } from 'undici';

const TIMEOUT_MS = 5_000;

export interface CallbackAnswer {
  url: string;
  /** Null if there was no response. */
  status: number | null;
  body: string;
}

/** Posts `signed_request` to the deauthorize or data deletion callback. */
export async function sendSignedRequest(url: string, appSecret: string, userId: string, now: number): Promise<CallbackAnswer> {
  const body = new URLSearchParams({ signed_request: signRequest(appSecret, userId, now) }).toString();
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { url, status: answer.statusCode, body: await answer.body.text() };
  } catch {
    return { url, status: null, body: '' };
  }
}

/** The signature covers the encoded payload. */
export function signRequest(appSecret: string, userId: string, now: number): string {
  const payload = { algorithm: 'HMAC-SHA256', issued_at: Math.floor(now / 1000), user_id: userId };
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', appSecret).update(encoded).digest('base64url')}.${encoded}`;
}
