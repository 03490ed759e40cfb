import type { Author, FlowGraph, MessageText } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { authorOf } from '../../../../infrastructure/database/queries/authorOf.ts';

export interface VersionRow {
  version: number;
  note: string;
  note_message: MessageText | null;
  /** Versions of 1.0.0 are the owner's. */
  author: string;
  by: Author | null;
  published_at: Date;
  node_count: number;
  edge_count: number;
  is_current: boolean;
}

function versionsOf(queries: Queries, ownerId: string, flowId: string) {
  return queries
    .selectFrom('bot_flow_versions as v')
    .innerJoin('bot_flows as f', 'f.id', 'v.flow_id')
    .leftJoin('workspace_authors as a', (join) =>
      join.onRef('a.owner_id', '=', 'v.owner_id').on(sql<boolean>`a.user_id = coalesce(v.author_id, v.owner_id)`),
    )
    .where('v.owner_id', '=', ownerId)
    .where('v.flow_id', '=', flowId)
    .select([
      'v.version',
      'v.note',
      'v.note_message',
      sql<string>`coalesce(a.username, '')`.as('author'),
      authorOf('v'),
      'v.published_at',
      sql<number>`jsonb_array_length(v.nodes)`.as('node_count'),
      sql<number>`jsonb_array_length(v.edges)`.as('edge_count'),
      sql<boolean>`v.version = f.published_version`.as('is_current'),
    ]);
}

export function listVersions(queries: Queries, ownerId: string, flowId: string): Promise<VersionRow[]> {
  return versionsOf(queries, ownerId, flowId).orderBy('v.version', 'desc').execute();
}

export function findVersion(
  queries: Queries,
  ownerId: string,
  flowId: string,
  version: number,
): Promise<(VersionRow & FlowGraph) | undefined> {
  return versionsOf(queries, ownerId, flowId).where('v.version', '=', version).select(['v.nodes', 'v.edges']).executeTakeFirst();
}
