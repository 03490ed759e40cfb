import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links: { traceId: string; spanId: string }[];
  attributes: Record<string, string>;
  roles: string;
  isFailed: boolean;
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'roles' | 'isFailed'> & CollectedAttributes)[] }[];
  }[];
}
interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface CollectedAttributes {
  attributes: Attribute[];
  status: { code?: number };
}

const ERROR = 2;

export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
    received.push({ headers: request.headers, body });
    const batch: Export = JSON.parse(body);
    for (const { resource, scopeSpans } of batch.resourceSpans) {
      const { 'fanfare.roles': roles = '' } = readAttributes(resource.attributes);
      for (const { attributes, status, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, attributes: readAttributes(attributes), roles, isFailed: status.code === ERROR });
      }
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readAttributes(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));
}
