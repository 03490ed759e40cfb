import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { expect } from 'expect';
import { createLogger } from '../logger/createLogger.ts';
import { createHttpServer } from './createHttpServer.ts';

test('an upload that the client cancels is not logged as a failure of the server', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const { promise: status, resolve: onStatus } = Promise.withResolvers<number>();
  const app = await createHttpServer({ logger });
  app.addHook('onSend', async (_request, { statusCode }) => onStatus(statusCode));
  app.addContentTypeParser('image/png', (_request, payload, done) => done(null, payload));
  const { promise: reading, resolve: onReading } = Promise.withResolvers<void>();
  app.post('/upload', async ({ raw }) => {
    onReading();
    for await (const chunk of raw) expect(chunk.length).toBeGreaterThan(0);
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  try {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 1000\r\n\r\nabc');
    await reading;
    socket.destroy();
    expect(await status).toBe(400);
    expect(lines.join('')).not.toContain('request failed');
  } finally {
    await app.close();
  }
});
