import type { FastifyReply, FastifyRequest } from 'fastify';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Blocks calls from other sites, including DNS rebinding. */
export async function refuseForeignOrigins(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { host = '', origin } = request.headers;
  if (!isOwnAddress(host, request.socket.localPort)) {
    return reply.status(403).send({ error: 'The sandbox answers on localhost only.' });
  }
  if (origin !== undefined && origin !== `http://${host}`) {
    return reply.status(403).send({ error: 'The sandbox takes no calls from other sites.' });
  }
  return undefined;
}

function isOwnAddress(host: string, localPort: number | undefined): boolean {
  const url = URL.parse(`http://${host}`);
  if (url === null || url.username !== '' || !localHosts.includes(url.hostname)) return false;
  return localPort === undefined || Number(url.port || 80) === localPort;
}
