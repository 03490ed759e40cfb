import { isConnectionFailure } from '../../infrastructure/database/isConnectionFailure.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import type { AcceptedUpdate } from './reading/describeUpdate.ts';

interface Waiting {
  updates: readonly AcceptedUpdate[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Memory bound: beyond this, Meta is asked to deliver again later. */
const WAITING_UPDATES_MAX = 50_000;
/** Keeps one statement short even when a thousand posts are waiting. */
const BATCH_UPDATES_MAX = 2_000;

/**
 * Group commit: while one batch is being written, the posts that arrive meanwhile form the next one. Each post resolves when its
 * own updates are committed. A batch that fails is written post by post, so that one bad post fails alone.
 */
export function createIntakeQueue(store: (updates: readonly AcceptedUpdate[]) => Promise<void>) {
  let waiting: Waiting[] = [];
  let waitingUpdates = 0;
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = takeBatch();
      try {
        await store(batch.flatMap((post) => post.updates));
        for (const post of batch) post.resolve();
      } catch (error) {
        if (batch.length === 1 || isConnectionFailure(error)) for (const { reject } of batch) reject(error);
        else for (const post of batch) await store(post.updates).then(post.resolve, post.reject);
      }
    }
    isWriting = false;
  }

  function takeBatch(): Waiting[] {
    let size = 0;
    const end = waiting.findIndex((post, index) => {
      size += post.updates.length;
      return index > 0 && size > BATCH_UPDATES_MAX;
    });
    const batch = end === -1 ? waiting : waiting.slice(0, end);
    waiting = end === -1 ? [] : waiting.slice(end);
    waitingUpdates -= batch.reduce((sum, post) => sum + post.updates.length, 0);
    return batch;
  }

  return function enqueue(updates: readonly AcceptedUpdate[]): Promise<void> {
    if (waitingUpdates + updates.length > WAITING_UPDATES_MAX) return Promise.reject(new AppError('overloaded'));
    return new Promise((resolve, reject) => {
      waiting.push({ updates, resolve, reject });
      waitingUpdates += updates.length;
      if (!isWriting) void writeAll();
    });
  };
}
