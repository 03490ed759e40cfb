import type { FastifyReply } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/** Images are immutable, and sandboxed if opened as a page. */
export function showImage(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff');
}
