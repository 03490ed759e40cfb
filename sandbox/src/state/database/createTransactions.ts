import type { DatabaseSync } from 'node:sqlite';

export interface Transactions {
  /** Nested transactions join the outer one. The result is durable after `committed`. */
  transaction: <T>(work: () => T) => T;
  /** Runs with the next transaction, or a little later. */
  writeBehind: <T>(statement: () => T) => T;
  /** Not called if the transaction fails. */
  afterCommit: (callback: () => void) => void;
  /** Undefined if there is no pending commit. */
  committed: () => Promise<void> | undefined;
  commitNow: () => void;
}

/** Delay for group commits under load. */
const COMMIT_GAP_MS = 2;
/** Longest delay of a `writeBehind` statement. */
const BEHIND_MS = 20;

/**
 * Uses group commit: joins all writes of one or a few event loop turns. Responses wait for it, so that they
 * never report lost data.
 */
export function createTransactions(database: DatabaseSync): Transactions {
  const savepoint = database.prepare('savepoint work');
  const release = database.prepare('release work');
  let isOpen = false;
  let isUrgent = false;
  let behindTimer: NodeJS.Timeout | undefined;
  let depth = 0;
  let committedAt = 0;
  let callbacks: (() => void)[] = [];
  let waiting: { promise: Promise<void>; resolve: () => void } | undefined;

  function commitNow(): void {
    if (!isOpen) return;
    clearTimeout(behindTimer);
    database.exec('commit');
    isOpen = false;
    isUrgent = false;
    committedAt = performance.now();
    const [due, waiter] = [callbacks, waiting];
    callbacks = [];
    waiting = undefined;
    for (const callback of due) callback();
    waiter?.resolve();
  }

  function open(): void {
    if (isOpen) return;
    database.exec('begin immediate');
    isOpen = true;
  }

  function hurry(): void {
    if (isUrgent) return;
    isUrgent = true;
    const sinceLast = performance.now() - committedAt;
    if (sinceLast >= COMMIT_GAP_MS) setImmediate(commitNow);
    else setTimeout(commitNow, COMMIT_GAP_MS - sinceLast);
  }

  return {
    transaction: (work) => {
      if (depth > 0) return work();
      open();
      hurry();
      const countBefore = callbacks.length;
      savepoint.run();
      depth += 1;
      try {
        const result = work();
        release.run();
        return result;
      } catch (error) {
        database.exec('rollback to work; release work');
        callbacks.length = countBefore;
        throw error;
      } finally {
        depth -= 1;
      }
    },
    writeBehind: (statement) => {
      if (!isOpen) behindTimer = setTimeout(commitNow, BEHIND_MS);
      open();
      return statement();
    },
    afterCommit: (callback) => {
      if (isOpen) callbacks.push(callback);
      else callback();
    },
    committed: () => {
      if (!isOpen || !isUrgent) return undefined;
      waiting ??= Promise.withResolvers<void>();
      return waiting.promise;
    },
    commitNow,
  };
}
