import type { DatabaseSync } from 'node:sqlite';

export interface Transactions {
  /** All or nothing. Inside another one it shares that one's fate; otherwise it is on disk after `committed`. */
  transaction: <T>(work: () => T) => T;
  /** Runs when everything written so far is on disk; not at all when the work that asked for it failed. */
  afterCommit: (callback: () => void) => void;
  /** What an answer waits for; undefined when nothing is open. */
  committed: () => Promise<void> | undefined;
  commitNow: () => void;
}

/**
 * Group commit: everything that is written in one turn of the event loop goes to disk in one commit at its end. Answers wait for it, so
 * nobody is told about something that a killed process forgets, and a burst costs one commit and not one for each call.
 */
export function createTransactions(database: DatabaseSync): Transactions {
  const savepoint = database.prepare('savepoint work');
  const release = database.prepare('release work');
  let isOpen = false;
  let depth = 0;
  let callbacks: (() => void)[] = [];
  let waiting: { promise: Promise<void>; resolve: () => void } | undefined;

  function commitNow(): void {
    if (!isOpen) return;
    database.exec('commit');
    isOpen = false;
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
    setImmediate(commitNow);
  }

  return {
    transaction: (work) => {
      if (depth > 0) return work();
      open();
      const asked = callbacks.length;
      savepoint.run();
      depth += 1;
      try {
        const result = work();
        release.run();
        return result;
      } catch (error) {
        database.exec('rollback to work; release work');
        callbacks.length = asked;
        throw error;
      } finally {
        depth -= 1;
      }
    },
    afterCommit: (callback) => {
      if (isOpen) callbacks.push(callback);
      else callback();
    },
    committed: () => {
      if (!isOpen) return undefined;
      waiting ??= Promise.withResolvers<void>();
      return waiting.promise;
    },
    commitNow,
  };
}
