import { request as httpRequest, type IncomingMessage } from 'node:http';
import { callOf, mediaPath, serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { problemsOfAnswer } from './problemsOf.ts';
import type { LogLine } from './Stage.ts';
import { abortConnection } from './serveCalls.ts';

export function proxyCalls(app: FastifyInstance, product: string, tell: (line: Omit<LogLine, 'at'>) => void): void {
  // Bodies are forwarded unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  for (const prefix of ['/api/', serverPaths.avatars, mediaPath, '/pictures/', `${serverPaths.socket}/`]) {
    app.all(`${prefix}*`, (request, reply) => {
      reply.hijack();
      const chunks: Buffer[] = [];
      const onward = ask(product, request.raw, (answer) => {
        reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => {
          tellSilence(request.method, request.url);
          reply.raw.destroy();
        });
        answer.on('end', () => tellCall(request.method, request.url, answer, Buffer.concat(chunks)));
        answer.pipe(reply.raw);
      });
      onward.on('error', () => {
        tellSilence(request.method, request.url);
        abortConnection(request);
      });
      request.raw.pipe(onward);
    });
  }

  app.server.on('upgrade', (incoming, socket, head) => {
    const onward = ask(product, incoming, () => socket.destroy());
    onward.on('upgrade', (answer, behind, first) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      behind.write(head);
      behind.pipe(socket).pipe(behind);
      behind.on('error', () => socket.destroy());
      socket.on('error', () => behind.destroy());
    });
    onward.on('error', () => {
      tellSilence('socket', incoming.url ?? '');
      socket.destroy();
    });
    onward.end();
  });

  function tellSilence(method: string, url: string): void {
    tell({ kind: 'problem', text: `${method} ${new URL(url, product).pathname}: no response from ${product}` });
  }

  function tellCall(method: string, url: string, answer: IncomingMessage, bytes: Buffer): void {
    const path = new URL(url, product).pathname;
    const known = callOf(method, path);
    if (!known) return;
    const body = /json/.test(answer.headers['content-type'] ?? '') ? JSON.parse(bytes.toString()) : null;
    tell({
      kind: 'call',
      text: `${method} ${url} → ${answer.statusCode}`,
      detail: { call: known.call, path: url, answer: body },
    });
    if (answer.statusCode !== 200 || body === null) return;
    for (const text of problemsOfAnswer(known.call, body)) tell({ kind: 'problem', text });
  }
}

function ask(product: string, { url = '/', method, headers }: IncomingMessage, onAnswer: (answer: IncomingMessage) => void) {
  const { origin, host } = new URL(product);
  // Requests uncompressed responses, which the proxy can read. The product checks the origin.
  const { 'accept-encoding': _, ...kept } = headers;
  return httpRequest(new URL(url, product), { method, headers: { ...kept, host, ...(headers.origin && { origin }) } }, onAnswer);
}
