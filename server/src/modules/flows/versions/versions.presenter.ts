import type { FlowVersionInfo } from '@fanfare/shared/contracts';
import type { VersionRow } from './versions.repository.ts';

export function presentVersion(row: VersionRow): FlowVersionInfo {
  return {
    version: row.version,
    note: row.note,
    author: row.author,
    publishedAt: row.published_at.toISOString(),
    nodeCount: row.node_count,
    edgeCount: row.edge_count,
    isCurrent: row.is_current,
  };
}
