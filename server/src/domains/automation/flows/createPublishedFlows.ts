import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { FlowVersion, PublishedFlow } from './PublishedFlow.ts';
import { findPublishedFlows } from './publishedFlows.repository.ts';

export interface PublishedFlows {
  load: (queries: Queries, wanted: readonly FlowVersion[]) => Promise<(wanted: FlowVersion) => PublishedFlow | undefined>;
}

/** A flow can have up to 1 MiB. */
const KEPT = 200;

export function createPublishedFlows(): PublishedFlows {
  const known = new Map<string, PublishedFlow>();

  return {
    async load(queries, wanted) {
      const byKey = new Map(wanted.map((version) => [keyOf(version), version]));
      const missing = [...byKey].filter(([key]) => !known.has(key)).map(([, version]) => version);
      const fresh = missing.length > 0 ? await findPublishedFlows(queries, missing) : [];
      const found = new Map(fresh.map((flow) => [keyOf(flow), flow]));
      for (const key of byKey.keys()) {
        const flow = found.get(key) ?? known.get(key);
        if (!flow) continue;
        found.set(key, flow);
        known.delete(key);
        known.set(key, flow);
      }
      for (const key of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(key);
      }
      return (version) => found.get(keyOf(version));
    },
  };
}

function keyOf({ flowId, version }: FlowVersion): string {
  return `${flowId}:${version}`;
}
