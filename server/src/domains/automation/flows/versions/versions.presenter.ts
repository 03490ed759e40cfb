import type { FlowVersionInfo } from '@fanfare/shared/contracts';
import { inBoth } from '../../../../infrastructure/messages/words.ts';
import type { VersionRow } from './versions.repository.ts';

export function presentVersion(row: VersionRow): FlowVersionInfo {
  return {
    version: row.version,
    ...inBoth('note', 'noteMessage', row.note_message ?? row.note),
    author: row.author,
    by: row.by,
    publishedAt: row.published_at.toISOString(),
    nodeCount: row.node_count,
    edgeCount: row.edge_count,
    isCurrent: row.is_current,
  };
}
