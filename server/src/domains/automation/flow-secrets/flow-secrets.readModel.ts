import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface SecretWithUses {
  name: string;
  updated_at: Date;
  last_used_at: Date | null;
  used_by: { id: string; name: string }[];
}

export async function findSecretsWithUses(queries: Queries, ownerId: string): Promise<SecretWithUses[]> {
  const { rows } = await sql<SecretWithUses>`
    with asking as materialized (
      select f.id, f.name, f.nodes::text || coalesce(v.nodes::text, '') as nodes
      from bot_flows f
      left join bot_flow_versions v on v.flow_id = f.id and v.owner_id = f.owner_id and v.version = f.published_version
      where f.owner_id = ${ownerId} and f.deleted_at is null
        and (f.nodes::text like '%secrets.%' or v.nodes::text like '%secrets.%'))
    select name, updated_at, last_used_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name) from asking a
        where a.nodes ~ ('\\msecrets\\.' || s.name || '\\M')), '[]') as used_by
    from flow_secrets s where s.owner_id = ${ownerId} order by name`.execute(queries);
  return rows;
}
