import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import type { BullyReport, BullyRequest } from './startBully.ts';

/** In a thread, so that large bodies do not delay the measurements. */
const { url } = workerData as { url: string };
/** Requests that are pending for this long at the end count as failed. */
const UNANSWERED_AFTER_MS = 2_000;
let stopping: AbortController | null = null;

parentPort?.on('message', (message: BullyRequest | 'stop') => {
  if (message === 'stop') stopping?.abort();
  else void repeat(message).then((report) => parentPort?.postMessage(report));
});

async function repeat({ method, paths, headers, body, parallel }: BullyRequest): Promise<BullyReport> {
  const stop = new AbortController();
  stopping = stop;
  const pool = new Pool(url, { connections: parallel, pipelining: 1 });
  const statuses: Record<string, number> = {};
  let made = 0;
  const next = async () => {
    while (!stop.signal.aborted) {
      const n = made;
      made += 1;
      const path = paths[n % paths.length] ?? '/';
      const text = typeof body === 'string' ? body.replaceAll('@@', String(n)) : body;
      const status = await pool
        .request({ method, path, headers, body: text ?? null })
        .then(async (response) => {
          // Calling `dump` would close the connection.
          for await (const _ of response.body);
          return response.statusCode;
        })
        .catch(() => 'failed');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const ended = Promise.all(Array.from({ length: parallel }, next));
  let giveUp: NodeJS.Timeout | undefined;
  stop.signal.addEventListener('abort', () => {
    giveUp = setTimeout(() => void pool.destroy().catch(() => undefined), UNANSWERED_AFTER_MS);
  });
  await ended;
  clearTimeout(giveUp);
  await pool.close().catch(() => undefined);
  return { made, statuses };
}
