import { randomInt } from 'node:crypto';
import { serverPaths } from '@fanfare/shared/contracts';
import { request } from 'undici';
import type { Settings } from '../../../infrastructure/env/Settings.ts';

const TIMEOUT_MS = 3_000;
const ANSWER_MAX_CHARS = 100;

/** Requested from inside the network, which proves less. */
export async function probeCallback({ publicUrl, instagram }: Pick<Settings, 'publicUrl' | 'instagram'>): Promise<boolean> {
  const challenge = String(randomInt(1_000_000_000));
  try {
    const { statusCode, body } = await request(`${publicUrl}${serverPaths.instagramWebhook}`, {
      query: { 'hub.mode': 'subscribe', 'hub.challenge': challenge, 'hub.verify_token': instagram.verifyToken },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await body.text();
    return statusCode === 200 && text.slice(0, ANSWER_MAX_CHARS) === challenge;
  } catch {
    return false;
  }
}
