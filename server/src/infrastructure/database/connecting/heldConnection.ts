import { AsyncLocalStorage } from 'node:async_hooks';

interface Held {
  isHeld: boolean;
}

const storage = new AsyncLocalStorage<Held>();

export class NestedConnectionError extends Error {
  constructor() {
    super(
      'A transaction is open in this async context, and a second connection was requested. Use the queries of the transaction, or run the statement before or after it.',
    );
    this.name = 'NestedConnectionError';
  }
}

export type OnNested = (error: NestedConnectionError) => void;

export const refuseNested: OnNested = (error) => {
  throw error;
};

/** Work that holds a connection and waits for another one can deadlock a pool (security control S40, ADR 0079). */
export function checkNesting(onNested: OnNested): void {
  if (storage.getStore()?.isHeld === true) onNested(new NestedConnectionError());
}

export function holdConnection(): { run: <T>(work: () => T) => T; end: () => void } {
  const held: Held = { isHeld: true };
  return {
    run: (work) => storage.run(held, work),
    end() {
      held.isHeld = false;
    },
  };
}

export function detachFromTransaction<T>(work: () => T): T {
  return storage.exit(work);
}
