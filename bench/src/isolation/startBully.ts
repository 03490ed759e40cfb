import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface BullyRequest {
  method: string;
  paths: string[];
  headers: Record<string, string>;
  /** `@@` becomes a different number in each request. */
  body: string | Uint8Array | null;
  parallel: number;
}

export interface BullyReport {
  made: number;
  statuses: Record<string, number>;
}

export interface Bully {
  /** Starts closed-loop load. */
  begin: (request: BullyRequest) => void;
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
      const [last]: BullyReport[] = await report;
      return last ?? { made: 0, statuses: {} };
    },
    async close() {
      await worker.terminate();
    },
  };
}
