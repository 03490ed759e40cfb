import type { Queries } from '../../database/Database.ts';

export interface IdempotentRun {
  /** Commits the result with the effect. Throws idempotency_in_progress if another process took over the key. */
  record: (queries: Queries, status: number, body: string) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotentRun: IdempotentRun | null;
  }
  interface FastifyContextConfig {
    idempotency?: 'rerun' | 'refuse';
  }
}
