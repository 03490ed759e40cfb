import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

/** The request that the present work is done for. */
const senders = new AsyncLocalStorage<FastifyRequest>();

export function withSender<T>(request: FastifyRequest, work: () => T): T {
  return senders.run(request, work);
}

/** For records of what happened, never for decisions; undefined in the background. */
export function currentSender(): FastifyRequest | undefined {
  return senders.getStore();
}
