import { isConnectionFailure } from '../../../infrastructure/database/connecting/isConnectionFailure.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { AcceptedUpdate } from './reading/describeUpdate.ts';

export interface ReadPost {
  updates: readonly AcceptedUpdate[];
  body: Buffer;
}

interface Waiting extends ReadPost {
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface Options {
  /** @returns accounts of which nothing was stored, because spilled deliveries come first */
  store: (updates: readonly AcceptedUpdate[]) => Promise<readonly string[]>;
  keep: (post: ReadPost, igIds: readonly string[]) => Promise<void>;
}

/** Beyond this, Meta must redeliver. */
const IN_MEMORY_UPDATES_MAX = 50_000;
const BATCH_UPDATES_MAX = 2_000;
/** Larger posts are spilled, which takes a tenth of the time. */
const LARGE_POST_UPDATES = 100;
const LINE_UPDATES_MAX = 1_000;
/** After a spill, the account's posts spill for this long. */
const FLOOD_LASTS_MS = 1_000;

/** Posts that arrive during a write form the next batch. A failed batch is written post by post. */
export function createIntakeQueue({ store, keep }: Options) {
  let waiting: Waiting[] = [];
  let waitingUpdates = 0;
  let inMemory = 0;
  let isWriting = false;
  const floods = new Map<string, number>();

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = takeBatch();
      try {
        await write(batch);
      } catch (error) {
        if (batch.length === 1 || isConnectionFailure(error)) for (const { reject } of batch) reject(error);
        else for (const post of batch) await write([post]).catch(post.reject);
      }
    }
    isWriting = false;
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    const held = new Set(await store(batch.flatMap((post) => post.updates)));
    for (const post of batch) {
      if (post.updates.some(({ igId }) => held.has(igId))) storeWhole(post).then(post.resolve, post.reject);
      else post.resolve();
    }
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

  async function storeWhole(post: ReadPost): Promise<void> {
    const igIds = [...new Set(post.updates.map(({ igId }) => igId))];
    await keep(post, igIds);
    const now = performance.now();
    for (const [igId, at] of floods) if (now - at > FLOOD_LASTS_MS) floods.delete(igId);
    for (const igId of igIds) floods.set(igId, now);
  }

  function isOverloaded({ updates }: ReadPost): boolean {
    if (updates.length < LARGE_POST_UPDATES) return false;
    if (waitingUpdates > 0 && waitingUpdates + updates.length > LINE_UPDATES_MAX) return true;
    const since = performance.now() - FLOOD_LASTS_MS;
    return updates.some(({ igId }) => (floods.get(igId) ?? 0) > since);
  }

  function writeInTurn(post: ReadPost): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ ...post, resolve, reject });
      waitingUpdates += post.updates.length;
      if (!isWriting) void writeAll();
    });
  }

  return async function enqueue(post: ReadPost): Promise<void> {
    const { length } = post.updates;
    if (inMemory + length > IN_MEMORY_UPDATES_MAX) throw new AppError('overloaded');
    inMemory += length;
    try {
      await (isOverloaded(post) ? storeWhole(post) : writeInTurn(post));
    } finally {
      inMemory -= length;
    }
  };
}
