import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReceivedWebhook, WebhookQueue } from './WebhookQueue.ts';

export async function startCallback(verifyToken: string) {
  const webhooks = new WebhookQueue();
  const handshakes: string[] = [];
  let answer = (_webhook: ReceivedWebhook): number | null => 200;
  let isUp = true;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!isUp) return request.socket.destroy();
    if (request.method === 'GET') return shakeHands(url, response);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const webhook = { headers: request.headers, raw: Buffer.concat(chunks) };
      const status = answer(webhook);
      if (status !== null) response.writeHead(status).end();
      webhooks.push(webhook);
    });
    return undefined;
  });

  function shakeHands(url: URL, response: ServerResponse): void {
    handshakes.push(url.search);
    const isOurs = url.searchParams.get('hub.mode') === 'subscribe' && url.searchParams.get('hub.verify_token') === verifyToken;
    response.writeHead(isOurs ? 200 : 403).end(isOurs ? url.searchParams.get('hub.challenge') : '');
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/webhooks/instagram`,
    webhooks,
    handshakes,
    /** Null for no response. */
    answerWith: (next: (webhook: ReceivedWebhook) => number | null) => {
      answer = next;
    },
    setUp: (next: boolean) => {
      isUp = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
