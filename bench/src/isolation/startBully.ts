import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface BullyRequest {
  method: string;
  /** Used in turns. */
  paths: string[];
  headers: Record<string, string>;
  /** In texts `@@` becomes a different number in each request. */
  body: string | Uint8Array | null;
  parallel: number;
}

export interface BullyReport {
  made: number;
  /** How many by status; `failed` where no response was received. */
  statuses: Record<string, number>;
}

export interface Bully {
  /** Repeats a request on that many connections, each as soon as its last one was answered. */
  begin: (request: BullyRequest) => void;
  /** Ends the repetition once the requests that are under way are answered. */
  end: () => Promise<BullyReport>;
  close: () => Promise<void>;
}

export function startBully(url: string): Bully {
  const worker = new Worker(new URL('./bullyWorker.ts', import.meta.url), { workerData: { url } });
  return {
    begin: (request) => worker.postMessage(request),
    async end() {
      const report = once(worker, 'message');
      worker.postMessage('stop');
      const [told]: BullyReport[] = await report;
      return told ?? { made: 0, statuses: {} };
    },
    async close() {
      await worker.terminate();
    },
  };
}
