import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type HostPorts, metaHosts } from './metaHosts.ts';

export interface Hosts {
  /** Adds the host's prefix if the request used the host's own port. */
  pathOf: (request: IncomingMessage) => string;
  /** Rejects when a port is unavailable. */
  open: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
  addresses: (origin: string) => Record<string, string>;
}

/** Each host has a prefix on the shared port, and may have its own port. */
export function createHosts(ports: HostPorts): Hosts {
  const hostOfPort = new Map<number, string>();
  const servers: Server[] = [];

  return {
    pathOf(request) {
      const path = request.url ?? '/';
      const host = hostOfPort.get(request.socket.localPort ?? 0);
      // Links in responses contain the prefix.
      return host === undefined || path.startsWith(`/${host}/`) ? path : `/${host}${path}`;
    },
    async open(app) {
      for (const host of metaHosts) {
        const port = ports[host];
        if (port === null) continue;
        const server = createServer((request, response) => app.routing(request, response));
        server.listen(port, 'localhost');
        await once(server, 'listening');
        servers.push(server);
        const address = server.address();
        if (typeof address === 'object' && address) hostOfPort.set(address.port, host);
      }
    },
    async close() {
      await Promise.all(
        servers.map(async (server) => {
          server.close();
          server.closeIdleConnections();
          await once(server, 'close');
        }),
      );
    },
    addresses(origin) {
      const portOfHost = new Map([...hostOfPort].map(([port, host]) => [host, port]));
      return Object.fromEntries(
        metaHosts.map((host) => {
          const port = portOfHost.get(host);
          return [host, port === undefined ? `${origin}/${host}` : `http://localhost:${port}`];
        }),
      );
    },
  };
}
