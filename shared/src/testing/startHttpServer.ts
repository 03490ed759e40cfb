import { jest } from '@jest/globals';

export interface HttpRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface HttpResponse {
  writeHead: (status: number, headers: Readonly<Record<string, string>>) => HttpResponse;
  end: (body?: string) => void;
  destroy: () => void;
  on: (event: 'close', listener: () => void) => void;
}

// The browser packages have no Node types.
interface IncomingRequest extends Omit<HttpRequest, 'body'>, AsyncIterable<string> {
  setEncoding: (encoding: 'utf8') => void;
  on: (event: 'error', listener: () => void) => void;
}
interface NodeHttp {
  createServer: (listener: (request: IncomingRequest, response: HttpResponse) => Promise<void>) => {
    listen: (port: number, host: string, listener: () => void) => void;
    address: () => { port: number };
    closeAllConnections: () => void;
    close: () => void;
  };
}

/** The server has another origin than the page, so jsdom sends preflight requests. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'accept-language, authorization, content-type, fanfare-account, fanfare-workspace, idempotency-key, if-match',
};

export async function startHttpServer(handle: (request: HttpRequest, response: HttpResponse) => void) {
  const { createServer } = jest.requireActual<NodeHttp>('node:http');
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, corsHeaders).end();
    // The client may disconnect before the body is complete.
    request.on('error', () => {});
    request.setEncoding('utf8');
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    handle({ method, url, headers, body }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
