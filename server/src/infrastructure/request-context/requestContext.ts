import { AsyncLocalStorage } from 'node:async_hooks';

export type Cause = { requestId: string } | { sendId: string; runId: string | null } | { job: string };

const causes = new AsyncLocalStorage<Cause>();

export function runWithContext<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

export function currentContext(): Cause | undefined {
  return causes.getStore();
}
