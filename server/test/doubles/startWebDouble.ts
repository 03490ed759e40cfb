import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { WebPolicy } from '../../src/integrations/web/index.ts';

export interface WebDouble {
  url: string;
  received: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[];
  onRequest: (path: string, n: number) => { status: number; body: unknown } | 'hang';
  policy: Partial<WebPolicy>;
  close: () => Promise<void>;
}

export async function startWebDouble(): Promise<WebDouble> {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    double.received.push({ method, path, headers, body: await readText(request) });
    const answer = double.onRequest(path, double.received.length);
    if (answer === 'hang') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const double: WebDouble = {
    url: `http://shop.test:${port}`,
    received: [],
    onRequest: () => ({ status: 200, body: { data: { price: 20 } } }),
    policy: {
      ports: [port],
      isAllowedAddress: (ip) => ip === '127.0.0.1',
      async resolve(host) {
        if (host !== 'shop.test') throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
        return [{ address: '127.0.0.1', family: 4 }];
      },
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
