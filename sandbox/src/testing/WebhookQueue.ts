import type { IncomingHttpHeaders } from 'node:http';
import type { WebhookBody } from '@fanfare/shared/contracts/graph';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  raw: Buffer;
}

const PATIENCE_MS = 8_000;

/** `next` waits for a webhook. */
export class WebhookQueue {
  readonly received: ReceivedWebhook[] = [];
  #taken = 0;
  #wake: (() => void) | undefined;

  push(webhook: ReceivedWebhook): void {
    this.received.push(webhook);
    this.#wake?.();
  }

  async next(): Promise<ReceivedWebhook & { body: WebhookBody }> {
    const webhook = this.received[this.#taken] ?? (await this.#arrival());
    this.#taken += 1;
    return { ...webhook, body: JSON.parse(webhook.raw.toString()) };
  }

  #arrival(): Promise<ReceivedWebhook> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no webhook arrived')), PATIENCE_MS);
      this.#wake = () => {
        const webhook = this.received[this.#taken];
        if (!webhook) return;
        clearTimeout(timer);
        this.#wake = undefined;
        resolve(webhook);
      };
    });
  }
}
