import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { createExchange, type Exchange } from './createExchange.ts';

const asked: IncomingMessage[] = [];
const server = createServer((request) => void asked.push(request));
let exchange: Exchange;
let url: URL;

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/messages`);
  exchange = createExchange(1, 300);
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await exchange.close();
});

test('F7: a call without a response in time is uncertain; one without a connection was not made', async () => {
  const ask = () => exchange.ask({ method: 'POST', url, query: undefined, headers: {}, body: '{}' });
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes).toMatchObject([{ reason: { failure: 'uncertain' } }, { reason: { failure: 'temporary' } }]);
  expect(asked).toHaveLength(1);
});
