import type { DatabaseSync } from 'node:sqlite';

export interface Transactions {
  /** All or nothing. Inside another one it shares that one's fate; otherwise it is on disk after `committed`. */
  transaction: <T>(work: () => T) => T;
  /** One statement that nobody waits for: it goes to disk with the next transaction, or a little later by itself. */
  writeBehind: <T>(statement: () => T) => T;
  /** Runs when everything written so far is on disk; not at all when the work that asked for it failed. */
  afterCommit: (callback: () => void) => void;
  /** What an answer waits for; undefined when nothing is open that somebody waits for. */
  committed: () => Promise<void> | undefined;
  commitNow: () => void;
}

/** Under load a commit waits for company at least this long after the last one. */
const COMMIT_GAP_MS = 2;
/** What is written behind waits this long for a transaction to go with. */
const BEHIND_MS = 20;

/**
 * Group commit: everything that is written in one turn of the event loop, or in a few under load, goes to disk in one commit. Answers wait
 * for it, so nobody is told about something that a killed process forgets, and a burst costs one commit and not one for each call.
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
