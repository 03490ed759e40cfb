export interface WriteBehind {
  /** Performs the write at the end of this turn, in one commit with the others of the turn. */
  add: (write: () => void) => void;
  /** Performs everything now; whoever reads what is written behind calls this first. */
  flush: () => void;
}

/**
 * For logs that nobody is promised: the call log, and the outcome of a delivery, which a killed process simply sends again.
 * One commit for many of them is what lets the sandbox keep up with a benchmark.
 */
export function createWriteBehind(transaction: (work: () => void) => void): WriteBehind {
  let writes: (() => void)[] = [];
  let isScheduled = false;

  function flush(): void {
    if (writes.length === 0) return;
    const batch = writes;
    writes = [];
    transaction(() => {
      for (const write of batch) write();
    });
  }

  return {
    add: (write) => {
      writes.push(write);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        flush();
      });
    },
    flush,
  };
}
