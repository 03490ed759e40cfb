import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

const font = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

interface PagesOptions {
  directory: string;
  /** Pages of the app that may frame the phone. */
  appOrigins: readonly string[];
}

/** One document serves all pages. */
export async function pagesRoutes(app: FastifyInstance, { directory, appOrigins }: PagesOptions): Promise<void> {
  if (existsSync(directory))
    await app.register(staticFiles, { root: directory, prefix: '/assets/', immutable: true, maxAge: '365d' });

  app.get('/fonts/inter.woff2', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('font/woff2')
      .send(await readFile(font)),
  );

  for (const path of ['/', '/phone', '/feed', '/owner', '/deliveries', '/calls', '/mailbox', '/faults', '/scenarios']) {
    app.get<{ Querystring: { dock?: string } }>(path, (request, reply) => {
      const file = join(directory, 'index.html');
      if (!existsSync(file))
        return reply.status(503).type('text/plain').send('The pages of the sandbox are not built: run "pnpm build".');
      const isDocked = path === '/phone' && request.query.dock === '1';
      const framedBy = isDocked ? appOrigins.join(' ') : "'none'";
      return reply
        .headers({
          'content-security-policy': `${policy}; frame-ancestors ${framedBy}`,
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(readFileSync(file));
    });
  }
}
