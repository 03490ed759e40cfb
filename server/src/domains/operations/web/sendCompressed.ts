import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Uses gzip instead of brotli, because the page is dynamic and consists mostly of incompressible hashes. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await compress(page));
}

function takesGzip(accepted: string | readonly string[] = ''): boolean {
  const found = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(String(accepted));
  return found !== null && Number(found[1] ?? 1) > 0;
}
