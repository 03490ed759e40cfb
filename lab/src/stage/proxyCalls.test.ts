import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createHttpServer, createLogger } from '@fanfare/server/pages';
import { expect } from 'expect';
import { proxyCalls } from './proxyCalls.ts';
import type { LogLine } from './Stage.ts';

test('without the product the connection is aborted and the reason is logged', async () => {
  const product = createServer((_request, response) => response.end('{}')).listen(0, 'localhost');
  await once(product, 'listening');
  const address = `http://localhost:${(product.address() as AddressInfo).port}`;
  const app = await createHttpServer({ logger: createLogger('silent') });
  const lines: Omit<LogLine, 'at'>[] = [];
  proxyCalls(app, address, (line) => lines.push(line));
  await app.ready();
  app.server.listen(0, 'localhost');
  await once(app.server, 'listening');
  const stage = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  try {
    expect((await fetch(`${stage}/api/flows?page=1`)).status).toBe(200);
    expect(lines.splice(0)).toMatchObject([{ kind: 'call', text: 'GET /api/flows?page=1 → 200' }]);
    product.closeAllConnections();
    product.close();
    await once(product, 'close');
    await expect(fetch(`${stage}/api/flows?page=1`).then((response) => response.text())).rejects.toThrow();
    expect(lines).toEqual([{ kind: 'problem', text: `GET /api/flows: no response from ${address}` }]);
  } finally {
    app.server.closeAllConnections();
    await app.close();
  }
});
