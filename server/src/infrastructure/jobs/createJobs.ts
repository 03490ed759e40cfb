import { fromKysely, PgBoss } from 'pg-boss';
import { newId } from '../crypto/newId.ts';
import type { Database, Queries } from '../database/Database.ts';
import type { Logger } from '../logger/createLogger.ts';
import { runWithContext } from '../request-context/requestContext.ts';

export interface JobQueue<Data extends object> {
  /** Runs in the caller's transaction. `data` contains ids, never secrets or email addresses. */
  enqueue: (queries: Queries, data: Data, options?: { delaySeconds: number }) => Promise<void>;
  wake: () => void;
}

export interface StoredJob {
  id: string;
  name: string;
  data: object;
  startAfter: string;
}

/** Jobs are stored in the database, so they survive a kill and are retried. */
export interface Jobs {
  define: <Data extends object>(name: string, perform: (data: Data) => Promise<void>) => JobQueue<Data>;
  open: () => Promise<void>;
  refill: (jobs: readonly StoredJob[]) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Retries after 5 s, doubling up to 10 min, for about a day. */
const RETRIES = { retryLimit: 150, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 } as const;
const EXPIRE_IN_SECONDS = 120;
const KEEP_FINISHED_SECONDS = 3_600;
const POLL_MS = 2_000;
const POLL_MIN_MS = 500;
const STOP_LIMIT_MS = 15_000;

export function createJobs(database: Database, logger: Logger, pollMs = POLL_MS): Jobs {
  const boss = new PgBoss({ db: { executeSql: database.execute }, schedule: false, persistWarnings: false });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue reported an error'));
  const kinds = new Map<string, () => Promise<void>>();
  const workers = new Map<string, string>();
  let isOpen = false;

  /** Error texts are stored, and those of libraries may contain an email address or a token. */
  async function performSafely(name: string, perform: () => Promise<void>): Promise<void> {
    try {
      await runWithContext({ job: name }, perform);
    } catch (error) {
      logger.warn({ err: error, job: name }, 'a job failed and will be retried');
      throw new Error(`${name} failed`);
    }
  }

  async function makeQueue(name: string): Promise<void> {
    await boss.createQueue(name, {
      ...RETRIES,
      expireInSeconds: EXPIRE_IN_SECONDS,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    });
    // Fills the queue cache; otherwise the first `enqueue` would need a second connection (S40).
    await boss.findJobs(name, { id: newId() });
  }

  function wake(name: string): void {
    const id = workers.get(name);
    if (id !== undefined) boss.notifyWorker(id);
  }

  return {
    define<Data extends object>(name: string, perform: (data: Data) => Promise<void>) {
      kinds.set(name, async () => {
        const options = { pollingIntervalSeconds: Math.max(POLL_MIN_MS, pollMs) / 1_000, batchSize: 1 };
        const id = await boss.work<Data>(name, options, async (batch) => {
          wake(name);
          for (const { data } of batch) await performSafely(name, () => perform(data));
        });
        workers.set(name, id);
      });
      return {
        async enqueue(queries: Queries, data: Data, options) {
          await boss.send(name, data, { db: fromKysely(queries), ...(options && { startAfter: options.delaySeconds }) });
        },
        wake: () => wake(name),
      };
    },

    async open() {
      await boss.start();
      isOpen = true;
      for (const name of kinds.keys()) await makeQueue(name);
    },

    async refill(jobs) {
      for (const name of new Set(jobs.map((job) => job.name))) {
        await makeQueue(name);
        const ofQueue = jobs.filter((job) => job.name === name);
        await boss.insert(
          name,
          ofQueue.map(({ id, data, startAfter }) => ({ id, data, startAfter })),
        );
      }
    },

    async start() {
      for (const begin of kinds.values()) await begin();
    },

    async stop() {
      if (!isOpen) return;
      isOpen = false;
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true })));
      workers.clear();
      await boss.stop({ timeout: STOP_LIMIT_MS });
    },
  };
}
