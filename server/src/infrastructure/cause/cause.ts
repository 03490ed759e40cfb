import { AsyncLocalStorage } from 'node:async_hooks';

/** Why this process calls somebody: for logs and traces, never for decisions. Ids of ours only. */
export type Cause =
  /** A request to this server. */
  | { requestId: string }
  /** A message of the outbox. */
  | { sendId: string; runId: string | null }
  /** Work in the background. */
  | { job: string };

const causes = new AsyncLocalStorage<Cause>();

/** Does the work; what it calls is due to this cause, whatever was the cause of the work itself. */
export function withCause<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

export function currentCause(): Cause | undefined {
  return causes.getStore();
}
