import { AsyncLocalStorage } from 'node:async_hooks';

/** False again once the connection is back in its pool: work that was only started by its holder may then take one. */
interface Held {
  isHeld: boolean;
}

const storage = new AsyncLocalStorage<Held>();

/** Work that holds a connection asked for another one. */
export class NestedConnectionError extends Error {
  constructor() {
    super(
      'A transaction is open in this async context, and a second connection was requested. Use the queries of the transaction, or run the statement before or after it.',
    );
    this.name = 'NestedConnectionError';
  }
}

/** What happens to work that holds a connection and asks for another one. */
export type OnNested = (error: NestedConnectionError) => void;

export const refuseNested: OnNested = (error) => {
  throw error;
};

/**
 * Callers that hold a connection while they wait for another one can block a pool for everybody, each waiting for what the others hold
 * (security control S40, ADR 0079).
 */
export function checkNesting(onNested: OnNested): void {
  if (storage.getStore()?.isHeld === true) onNested(new NestedConnectionError());
}

/** Marks the async context of the work as one that holds a connection. The returned function ends that, whatever still runs in it. */
export function holdConnection(): { run: <T>(work: () => T) => T; end: () => void } {
  const held: Held = { isHeld: true };
  return {
    run: (work) => storage.run(held, work),
    end() {
      held.isHeld = false;
    },
  };
}

/** Starts work that has a life of its own and does not belong to the transaction in which it was started. */
export function detachFromTransaction<T>(work: () => T): T {
  return storage.exit(work);
}
