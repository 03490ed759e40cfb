import { createPace } from '../concurrency/createPace.ts';
import { isConnectionFailure } from '../database/connecting/isConnectionFailure.ts';

interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface Limits {
  batchMax: number;
  everyMs: number;
  enough: number;
}

/** A failed batch is committed item by item, unless the database is unavailable. */
export function createGroupCommit<Item>(
  commit: (items: readonly Item[]) => Promise<void>,
  { batchMax, everyMs, enough }: Limits,
) {
  let waiting: Waiting<Item>[] = [];
  let isCommitting = false;
  const pace = createPace({ everyMs, enough, begin: () => void commitAll() });

  async function commitAll(): Promise<void> {
    if (isCommitting) return;
    isCommitting = true;
    while (waiting.length > 0 && pace.mayBegin(waiting.length)) {
      const batch = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      try {
        await commit(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        if (batch.length === 1 || isConnectionFailure(error)) for (const { reject } of batch) reject(error);
        else for (const { item, resolve, reject } of batch) await commit([item]).then(resolve, reject);
      }
    }
    isCommitting = false;
  }

  return (item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void commitAll();
    });
}
