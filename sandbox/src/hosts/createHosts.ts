import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type HostPorts, metaHosts } from './metaHosts.ts';

export interface Hosts {
  /** The path that a request asks for, below the name of its host also when it came to the host's own port. */
  pathOf: (request: IncomingMessage) => string;
  /** Opens the hosts' own ports, those that have one. Rejects with the error of the port that cannot be opened. */
  open: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
  /** The address of each host: of its own port, or else a prefix on the shared one. */
  addresses: (origin: string) => Record<string, string>;
}

/** Meta's hosts: each is a prefix on the shared port, and may have a port of its own besides. */
export function createHosts(ports: HostPorts): Hosts {
  const hostOfPort = new Map<number, string>();
  const servers: Server[] = [];

  return {
    pathOf(request) {
      const path = request.url ?? '/';
      const host = hostOfPort.get(request.socket.localPort ?? 0);
      // Links in answers carry the prefix already.
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
