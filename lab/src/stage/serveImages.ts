import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';

export const INSTAGRAM_PICTURES = '/instagram-pictures/';

export function serveImages(app: FastifyInstance): void {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#8b7cf6"/><circle cx="40" cy="32" r="14" fill="#fff" opacity=".8"/><path d="M12 80a28 28 0 0 1 56 0z" fill="#fff" opacity=".8"/></svg>';
  for (const prefix of [serverPaths.avatars, INSTAGRAM_PICTURES]) {
    app.get(`${prefix}*`, async (_request, reply) => reply.type('image/svg+xml').send(picture));
  }
}
