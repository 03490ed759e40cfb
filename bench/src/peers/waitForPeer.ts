import { setTimeout as delay } from 'node:timers/promises';
import type { FakeInstagram } from '../load/fakeInstagram.ts';
import { signedWebhook } from '../load/signedWebhook.ts';

const ANSWER_LIMIT_MS = 1_000;
const PAUSE_MS = 50;

interface Limits {
  untilMs: number;
  hasEnded: () => boolean;
}

/** A status proves nothing: n8n responds 200 while it starts, then 404 until it has registered its webhook. */
export async function waitForPeer(url: string, instagram: FakeInstagram, { untilMs, hasEnded }: Limits): Promise<void> {
  const startedAt = performance.now();
  let isAnswered = false;
  let last = 'no response';
  instagram.onSend(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    const response = await postWebhook(url);
    last = typeof response === 'number' ? `status ${response}` : response;
    if (response === 200) await until(() => isAnswered, ANSWER_LIMIT_MS);
    if (isAnswered) return;
    if (hasEnded()) throw new Error(`The peer ended before it answered a webhook (last: ${last}).`);
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > untilMs) {
      throw new Error(`The peer answered no webhook within ${Math.round(waitedMs / 1_000)} s (last: ${last}).`);
    }
    await delay(PAUSE_MS);
  }
}

async function postWebhook(url: string): Promise<number | string> {
  try {
    const { body, headers } = signedWebhook('1', 'start');
    const response = await fetch(`${url}/webhooks/instagram`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : 'no response';
  }
}

async function until(isDone: () => boolean, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!isDone() && performance.now() < deadline) await delay(5);
}
