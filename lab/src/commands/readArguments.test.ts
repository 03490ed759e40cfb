import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { expect } from 'expect';
import { readArguments } from './readArguments.ts';
import { requestProduct } from './requestProduct.ts';

test('a command for one remote lists the remotes', () => {
  expect(() => readArguments(['passport'])).toThrow(/^Name one remote: pnpm lab passport <remote>\. Remotes: mf-analytics, /);
  expect(() => readArguments(['boot', 'mf-auth', 'mf-dashboard'])).toThrow(/^Name one remote: pnpm lab boot <remote>/);
  expect(readArguments(['passport', 'mf-auth'])).toMatchObject({ mode: 'passport', remotes: ['mf-auth'] });
  expect(readArguments([])).toMatchObject({ mode: 'serve', live: false });
});

test('an unreachable product gives an error with its URL and advice', async () => {
  await expect(requestProduct('localhost:3000', '/healthz')).rejects.toThrow('localhost:3000 is not a URL');
  const server = createServer((_request, response) => response.end('there')).listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await (await requestProduct(url, '/healthz')).text()).toBe('there');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(requestProduct(url, '/healthz')).rejects.toThrow(`${url} does not respond. Run`);
});
