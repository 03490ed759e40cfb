import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** One document serves all pages. */
export async function pagesRoutes(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  if (existsSync(directory))
    await app.register(staticFiles, { root: directory, prefix: '/assets/', immutable: true, maxAge: '365d' });

  for (const path of ['/', '/phone', '/feed', '/owner', '/deliveries', '/calls', '/mailbox', '/faults', '/scenarios']) {
    app.get(path, (_request, reply) => {
      const file = join(directory, 'index.html');
      if (!existsSync(file))
        return reply.status(503).type('text/plain').send('The pages of the sandbox are not built: run "pnpm build".');
      return reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .type('text/html; charset=utf-8')
        .send(readFileSync(file));
    });
  }
}
