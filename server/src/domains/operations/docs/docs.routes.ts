import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../infrastructure/http/AppError.ts';

/** Allows only their search script and no frames. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export async function registerDocs(app: FastifyInstance, docsDir: string): Promise<void> {
  await app.register(
    async (docs) => {
      docs.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', contentSecurityPolicy);
      });
      docs.setNotFoundHandler(async (_request, reply) => {
        const page = await readFile(path.join(docsDir, '404.html'), 'utf8').catch(() => null);
        if (page === null) throw new AppError('not_found');
        return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      });
      docs.get('', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/', 301));
      await docs.register(fastifyStatic, {
        root: docsDir,
        prefix: '/',
        decorateReply: false,
        preCompressed: true,
        redirect: true,
        // The next version has the same URLs.
        cacheControl: false,
        setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
      });
    },
    { prefix: '/docs' },
  );
}
