import type { FastifyReply, FastifyRequest } from 'fastify';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** No page of another site may use the sandbox through the visitor's browser, not even by a name that points here. */
export async function refuseForeignOrigins(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (!localHosts.includes(hostName(`http://${request.headers.host ?? ''}`))) {
    return reply.status(403).send({ error: 'The sandbox answers on localhost only.' });
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `http://${request.headers.host}`) {
    return reply.status(403).send({ error: 'The sandbox takes no calls from other sites.' });
  }
  return undefined;
}

function hostName(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
