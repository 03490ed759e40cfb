import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

const senders = new AsyncLocalStorage<FastifyRequest>();

export function withSender<T>(request: FastifyRequest, work: () => T): T {
  return senders.run(request, work);
}

/** Only for logs, audit and authors, never for decisions. Undefined in the background. */
export function currentSender(): FastifyRequest | undefined {
  return senders.getStore();
}

export function currentUserId(): string | null {
  return currentSender()?.signedIn?.userId ?? null;
}
