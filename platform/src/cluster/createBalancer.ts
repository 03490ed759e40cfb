import { createHash } from 'node:crypto';
import { Agent, createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Balancer {
  /** URLs such as `http://localhost:40123`. Running requests continue. */
  setTargets: (targets: Targets) => void;
  port: number;
  close: () => Promise<void>;
}

interface Targets {
  web: readonly string[];
  realtime: readonly string[];
}

const SOCKET_PATH = '/socket.io';
/** Hop-by-hop headers. */
const ownHeaders = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te', 'trailer']);
const NO_SERVER = JSON.stringify({ success: false, error: 'No server is ready yet. Try again in a moment.', code: 'overloaded' });

/**
 * Distributes requests round robin, with sticky sessions for polling. Retries only failed connections, never
 * a sent request.
 */
export async function createBalancer(port: number, host: string): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let targets: Targets = { web: [], realtime: [] };
  let turn = 0;

  function candidatesFor({ url = '/', socket }: IncomingMessage): string[] {
    const isSocket = url.startsWith(SOCKET_PATH);
    const able = isSocket ? targets.realtime : targets.web;
    if (able.length === 0) return [];
    turn += 1;
    const isSticky = isSocket && !url.includes('transport=websocket');
    const first = (isSticky ? numberOf(socket.remoteAddress ?? '') : turn) % able.length;
    return [...able.slice(first), ...able.slice(0, first)];
  }

  function forward(request: IncomingMessage, response: ServerResponse, candidates: readonly string[]): void {
    const [target, ...others] = candidates;
    if (target === undefined) {
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(NO_SERVER);
      return;
    }
    let isBegun = false;
    const forwarded = openRequest(new URL(request.url ?? '/', target), {
      method: request.method,
      headers: headersFor(request),
      agent,
    });
    forwarded.on('socket', (socket) => {
      const begin = () => {
        isBegun = true;
        request.pipe(forwarded);
      };
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutOwn(answer));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', () => {
      if (!isBegun) return forward(request, response, others);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'application/json', 'retry-after': '1' }).end(NO_SERVER);
    });
    response.on('close', () => forwarded.destroy());
  }

  function forwardUpgrade(request: IncomingMessage, socket: Socket, head: Buffer, candidates: readonly string[]): void {
    const [target, ...others] = candidates;
    if (target === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\n\r\n');
    const { upgrade = 'websocket' } = request.headers;
    const forwarded = openRequest(new URL(request.url ?? '/', target), {
      headers: { ...headersFor(request), connection: 'Upgrade', upgrade },
    });
    forwarded.on('upgrade', (answer, upstream: Socket, upstreamHead) => {
      const lines = answer.rawHeaders.flatMap((value, n, all) => (n % 2 === 0 ? [`${value}: ${all[n + 1] ?? ''}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(upstreamHead);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      for (const [one, other] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    forwarded.on('response', (answer) => {
      socket.end(`HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nconnection: close\r\n\r\n`);
      answer.resume();
    });
    forwarded.on('error', () => forwardUpgrade(request, socket, head, others));
    socket.on('error', () => forwarded.destroy());
    forwarded.end();
  }

  const server = createServer((request, response) => forward(request, response, candidatesFor(request)));
  server.on('upgrade', (request, socket: Socket, head) => forwardUpgrade(request, socket, head, candidatesFor(request)));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    setTargets(next) {
      targets = next;
    },
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await closed;
    },
  };
}

function numberOf(address: string): number {
  return createHash('sha256').update(address).digest().readUInt32BE(0);
}

function headersFor(request: IncomingMessage): Record<string, string | string[]> {
  const { 'x-forwarded-for': before } = request.headers;
  const seen = request.socket.remoteAddress ?? '';
  return { ...withoutOwn(request), 'x-forwarded-for': before === undefined ? seen : `${String(before)}, ${seen}` };
}

function withoutOwn({ headers }: IncomingMessage): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined || ownHeaders.has(name) ? [] : [[name, value]])),
  );
}
