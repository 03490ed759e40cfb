import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, isIPv6, type Server as TcpServer } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '@fanfare/engine';
import { message } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { createWebClient, type WebClient } from './createWebClient.ts';
import { hostileAddresses, hostileSpellings } from './hostileAddresses.ts';
import { blockedV4, blockedV6, isPublicAddress } from './isPublicAddress.ts';
import type { WebPolicy } from './WebPolicy.ts';

/** Counts as public in this test; a real server listens there. */
const PUBLIC = '127.77.77.77';
/** Counts as public in this test; nothing can listen there. */
const UNREACHABLE = '203.0.113.99';

const canaries: TcpServer[] = [];
let canaryHits = 0;
let lookups = 0;
const web: Server = createServer();
const received: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
let port: number;
let client: WebClient;

const names: Record<string, () => string[]> = {
  'public.test': () => [PUBLIC],
  'loopback.test': () => ['127.0.0.1'],
  'loopback6.test': () => ['::1'],
  'mapped.test': () => ['::ffff:127.0.0.1'],
  'private.test': () => ['10.0.0.1'],
  'metadata.test': () => ['169.254.169.254'],
  'nat64.test': () => ['64:ff9b::7f00:1'],
  'mixed.test': () => [PUBLIC, '127.0.0.1'],
  'rebinding.test': () => [lookups % 2 === 0 ? UNREACHABLE : '127.0.0.1'],
  'xn--bcher-kva.test': () => ['127.0.0.1'],
  localhost: () => ['127.0.0.1', '::1'],
};

function policyWith(changes: Partial<WebPolicy> = {}): WebPolicy {
  return {
    ports: [port],
    refusedHosts: ['fanfare.test', '*.instagram.com', '*.facebook.com'],
    allowedHosts: null,
    isAllowedAddress: (address) => address === PUBLIC || address === UNREACHABLE || isPublicAddress(address),
    async resolve(host) {
      lookups += 1;
      const found = names[host.replace(/\.$/, '')]?.();
      if (!found) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    },
    connectTimeoutMs: 100,
    timeoutMs: 30_000,
    ...changes,
  };
}

before(async () => {
  web.listen(0, PUBLIC);
  await once(web, 'listening');
  port = (web.address() as AddressInfo).port;
  for (const host of ['127.0.0.1', '127.0.0.2', '::1']) await listenForIntruders(host);
  client = createWebClient(policyWith());
});
after(async () => {
  await client.close();
  web.closeAllConnections();
  web.close();
  for (const canary of canaries) canary.close();
});
beforeEach(() => {
  canaryHits = 0;
  received.length = 0;
  web.removeAllListeners('request');
  web.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.end('{"price":20}');
  });
});

/** Without IPv6, one canary is missing. */
async function listenForIntruders(host: string): Promise<void> {
  const canary = createTcpServer((socket) => {
    canaryHits += 1;
    socket.destroy();
  });
  canary.listen(port, host);
  await Promise.race([once(canary, 'listening'), once(canary, 'error')]).catch(() => undefined);
  canaries.push(canary);
}

const get = (url: string): HttpRequest => ({ method: 'GET', url, headers: {}, body: null });
const here = (path = '/') => `http://public.test:${port}${path}`;

const hostile = () => [...hostileAddresses, ...hostileSpellings].map((address) => address.replaceAll('PORT', String(port)));

test('without the guard many hostile addresses reach the canaries', async () => {
  const isHere = (address: string) => /^(127\.|::1$|::ffff:127\.|::ffff:7f)/.test(address);
  const open = createWebClient(policyWith({ isAllowedAddress: isHere, refusedHosts: [] }));
  await Promise.all(hostile().map((url) => open.send(get(url))));
  await open.close();
  expect(canaryHits).toBeGreaterThan(40);
});

test(`S8: ${hostileAddresses.length + hostileSpellings.length} hostile addresses reach nothing`, async () => {
  const all = hostile();
  expect(all.length).toBeGreaterThanOrEqual(130);
  const answers = await Promise.all(all.map(async (url) => ({ url, answer: await client.send(get(url)) })));
  expect(answers.filter(({ answer }) => !('error' in answer))).toEqual([]);
  expect([canaryHits, received.length]).toEqual([0, 0]);
});

test('S8: a redirect is an answer and is not followed', async () => {
  for (const location of [`http://127.0.0.1:${port}/`, 'http://169.254.169.254/latest/meta-data/', here('/again')]) {
    web.removeAllListeners('request');
    web.on('request', (_request, response) => {
      received.push({ method: '', url: '', headers: {}, body: '' });
      response.writeHead(302, { location }).end();
    });
    expect(await client.send(get(here()))).toEqual({ status: 302, json: null });
  }
  expect([canaryHits, received.length]).toEqual([0, 3]);
});

test('S8: with a list of allowed hosts no other host is called', async () => {
  const listed = createWebClient(policyWith({ allowedHosts: ['*.allowed.test', 'public.test'] }));
  expect(await listed.send(get(here()))).toEqual({ status: 200, json: { price: 20 } });
  for (const host of ['other.test', 'allowed.test', 'notallowed.test', '8.8.8.8', 'public.test.evil.test']) {
    expect(await listed.send(get(`http://${host}:${port}/`))).toEqual({
      error: message('runs.request-host-not-allowed'),
    });
  }
  await listed.close();
});

/** Returns the same IPv4 address in six spellings that URL parsers accept. */
function spellingsOf(value: number): string[] {
  const bytes = [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return [
    bytes.join('.'),
    String(value),
    `0x${value.toString(16)}`,
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    `${a}.${b}.${(c << 8) | d}`,
    `[::ffff:${bytes.join('.')}]`,
  ];
}

test('S8: every address of each blocked range is refused, however it is spelled', () => {
  const hostOf = (host: string) => new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, '');
  fc.assert(
    fc.property(fc.constantFrom(...blockedV4), fc.nat({ max: 2 ** 32 - 1 }), ([network, prefix], random) => {
      const base = network.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);
      const size = 2 ** (32 - prefix);
      const value = base + (random % size);
      for (const spelling of spellingsOf(value)) expect([spelling, isPublicAddress(hostOf(spelling))]).toEqual([spelling, false]);
    }),
    { numRuns: 2_000 },
  );
  const groups = fc.array(fc.nat({ max: 0xffff }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (parts) => {
      const address = parts.map((part) => part.toString(16)).join(':');
      const isGlobalUnicast = ((parts[0] ?? 0) & 0xe000) === 0x2000;
      if (!isGlobalUnicast) expect([address, isPublicAddress(address)]).toEqual([address, false]);
    }),
    { numRuns: 2_000 },
  );
  for (const [network] of blockedV6) expect(isPublicAddress(network.replace(/::$/, '::1'))).toBe(false);
});

test('S8: metadata services of clouds are refused, also where their address looks public', () => {
  const metadata = [
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    '::ffff:168.63.129.16',
    'fd00:ec2::254',
  ];
  expect(metadata.filter(isPublicAddress)).toEqual([]);
  expect(isPublicAddress('168.63.129.17')).toBe(true);
});

test('public addresses are public', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
});

test('a request arrives unchanged, without data of this product', async () => {
  const wanted = {
    method: 'POST' as const,
    url: here('/orders?q=1'),
    headers: { 'content-type': 'application/json', authorization: 'Bearer k' },
    body: '{"a":1}',
  };
  expect(await client.send(wanted)).toEqual({ status: 200, json: { price: 20 } });
  const [{ headers, ...others } = { headers: {} }] = received;
  expect(others).toEqual({ method: 'POST', url: '/orders?q=1', body: '{"a":1}' });
  expect(Object.keys(headers).sort()).toEqual(
    ['accept', 'accept-encoding', 'authorization', 'connection', 'content-length', 'content-type', 'host', 'user-agent'].sort(),
  );
});

const answering = (write: (response: ServerResponse) => void) => {
  web.removeAllListeners('request');
  web.on('request', (_request, response) => write(response));
};

test('S8: a response is read up to 256 KiB after decompression', async () => {
  const compressed = { 'content-encoding': 'gzip' };
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  answering((response) => response.end(JSON.stringify('x'.repeat(200_000))));
  expect(await client.send(get(here()))).toMatchObject({ status: 200, json: expect.stringMatching(/^x+$/) });
  answering((response) => response.writeHead(200, compressed).end(gzipSync(JSON.stringify('y'.repeat(200_000)))));
  expect(await client.send(get(here()))).toMatchObject({ json: expect.stringMatching(/^y+$/) });
  const tooLong = { error: message('runs.request-answer-too-long', { max: 256 }) };
  answering((response) => response.end('x'.repeat(262_145)));
  expect(await client.send(get(here()))).toEqual(tooLong);
  answering((response) => response.writeHead(200, compressed).end(bomb));
  expect(await client.send(get(here()))).toEqual(tooLong);
  answering((response) => response.writeHead(200, { 'content-encoding': 'zstd2' }).end('x'));
  expect(await client.send(get(here()))).toEqual(tooLong);
});

test('S8: a missing or incomplete response is an error without details', async () => {
  const impatient = createWebClient(policyWith({ timeoutMs: 200 }));
  answering((response) => void response.write('{'));
  expect(await impatient.send(get(here('/?secret=s3cret')))).toEqual({ error: message('runs.request-answer-timeout') });
  await impatient.close();
  answering((response) => void response.socket?.destroy());
  expect(await client.send(get(here('/?secret=s3cret')))).toEqual({ error: message('runs.request-host-unreachable') });
  expect(await client.send(get(`http://nobody.test:${port}/`))).toEqual({ error: message('runs.request-host-unknown') });
  answering((response) => response.end('<html>'));
  expect(await client.send(get(here()))).toEqual({ status: 200, json: null });
});
