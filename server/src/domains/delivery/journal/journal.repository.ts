import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface ShardPosition {
  shard: number;
  position: number;
  fence: number;
  recorded_at: Date | null;
}

export interface ShardMove {
  shard: number;
  fence: number;
  from: number;
  to: number;
  recordedAt: Date | null;
}

/** The highest fence wins: an earlier owner can no longer move the shard. */
export async function claimShard(queries: Queries, stream: string, shard: number): Promise<ShardPosition> {
  return queries
    .insertInto('journal_positions')
    .values({ stream, shard, fence: 1 })
    .onConflict((conflict) => conflict.columns(['stream', 'shard']).doUpdateSet({ fence: sql`journal_positions.fence + 1` }))
    .returning(['shard', 'position', 'fence', 'recorded_at'])
    .executeTakeFirstOrThrow();
}

export class PositionsChanged extends Error {
  readonly shards: readonly number[];

  constructor(shards: readonly number[]) {
    super('Another process claimed or moved these shards.');
    this.name = 'PositionsChanged';
    this.shards = shards;
  }
}

/** @throws PositionsChanged, and then the transaction must be rolled back */
export async function advanceShards(queries: Queries, stream: string, moves: readonly ShardMove[]): Promise<void> {
  const column = <T>(read: (move: ShardMove) => T) => moves.map(read);
  const { rows } = await sql<{ shard: number }>`
    update journal_positions set position = move.to_position, recorded_at = coalesce(move.recorded_at, journal_positions.recorded_at)
    from unnest(
      ${column(({ shard }) => shard)}::int[],
      ${column(({ fence }) => fence)}::bigint[],
      ${column(({ from }) => from)}::bigint[],
      ${column(({ to }) => to)}::bigint[],
      ${column(({ recordedAt }) => recordedAt?.toISOString() ?? null)}::timestamptz[]
    ) as move (shard, fence, from_position, to_position, recorded_at)
    where journal_positions.stream = ${stream} and journal_positions.shard = move.shard
      and journal_positions.fence = move.fence and journal_positions.position = move.from_position
    returning journal_positions.shard`.execute(queries);
  const advanced = new Set(rows.map(({ shard }) => shard));
  const changed = moves.map(({ shard }) => shard).filter((shard) => !advanced.has(shard));
  if (changed.length > 0) throw new PositionsChanged(changed);
}

export async function findUsedJournals(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('journal_uses').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

export async function recordUse(queries: Queries, name: string): Promise<void> {
  await queries
    .insertInto('journal_uses')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endUse(queries: Queries, name: string): Promise<void> {
  await queries
    .deleteFrom('journal_positions')
    .where((eb) => eb(eb.fn('split_part', ['stream', eb.val('@'), eb.val(1)]), '=', name))
    .execute();
  await queries.deleteFrom('journal_uses').where('name', '=', name).execute();
}
