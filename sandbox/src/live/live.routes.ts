import type { FastifyInstance } from 'fastify';
import type { Live } from './createLive.ts';

/** Proxies and browsers close silent streams. */
const KEEP_ALIVE_MS = 20_000;

export function liveRoutes(app: FastifyInstance, { live }: { live: Live }): void {
  const closers = new Set<() => void>();

  app.get('/live', (request, reply) => {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' });
    stream.write('retry: 1000\n\n');
    const unsubscribe = live.subscribe((change) => stream.write(`data: ${JSON.stringify(change)}\n\n`));
    const keepAlive = setInterval(() => stream.write(':\n\n'), KEEP_ALIVE_MS);
    const close = () => {
      clearInterval(keepAlive);
      unsubscribe();
      closers.delete(close);
      stream.end();
    };
    closers.add(close);
    request.raw.on('close', close);
  });

  app.addHook('preClose', async () => {
    for (const close of closers) close();
  });
}
