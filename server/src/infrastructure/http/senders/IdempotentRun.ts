import type { Queries } from '../../database/Database.ts';

/** The first run of a call that was sent with an Idempotency-Key. */
export interface IdempotentRun {
  /**
   * Stores the result in the transaction of its effect: either both are there or neither. Throws idempotency_in_progress when another
   * process has taken the key over.
   */
  record: (queries: Queries, status: number, body: string) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a key, and on a call that takes none. */
    idempotentRun: IdempotentRun | null;
  }
  interface FastifyContextConfig {
    idempotency?: 'rerun' | 'refuse';
  }
}
