import { type CanaryEvidence, noEvidence } from '@fanfare/releases';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface RolloutKey {
  remote: string;
  salt: string;
}

export interface ClientSample extends RolloutKey {
  build: string;
  has_asked: boolean;
  has_failed: boolean;
  has_drawn: boolean;
  has_crashed: boolean;
  time_bucket: number | null;
}

/** A failure is never reset, and the first time stays. */
export async function addSamples(queries: Queries, witness: Buffer, samples: readonly ClientSample[]): Promise<void> {
  await queries
    .insertInto('release_witnesses')
    .values(samples.map((sample) => ({ ...sample, witness })))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'salt', 'build', 'witness']).doUpdateSet({
        has_asked: sql<boolean>`release_witnesses.has_asked or excluded.has_asked`,
        has_failed: sql<boolean>`release_witnesses.has_failed or excluded.has_failed`,
        has_drawn: sql<boolean>`release_witnesses.has_drawn or excluded.has_drawn`,
        has_crashed: sql<boolean>`release_witnesses.has_crashed or excluded.has_crashed`,
        time_bucket: sql<number | null>`coalesce(release_witnesses.time_bucket, excluded.time_bucket)`,
      }),
    )
    .execute();
}

export async function sumSamples(
  queries: Queries,
  { remote, salt }: RolloutKey,
  builds: { candidate: string; live: string },
): Promise<CanaryEvidence> {
  const rows = await queries
    .selectFrom('release_witnesses')
    .select([
      'build',
      'time_bucket',
      sql<number>`count(*) filter (where has_asked)::int`.as('asked'),
      sql<number>`count(*) filter (where has_failed)::int`.as('failed'),
      sql<number>`count(*) filter (where has_drawn)::int`.as('drawn'),
      sql<number>`count(*) filter (where has_crashed)::int`.as('crashed'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('remote', '=', remote)
    .where('salt', '=', salt)
    .groupBy(['build', 'time_bucket'])
    .execute();
  const evidenceOf = (build: string) =>
    rows
      .filter((row) => row.build === build)
      .reduce(
        ({ loads, crashes, times }, { asked, failed, drawn, crashed, time_bucket, count }) => ({
          loads: { clients: loads.clients + asked, bad: loads.bad + failed },
          crashes: { clients: crashes.clients + drawn, bad: crashes.bad + crashed },
          times: time_bucket === null ? times : { ...times, [time_bucket]: count },
        }),
        noEvidence,
      );
  return { candidate: evidenceOf(builds.candidate), live: evidenceOf(builds.live) };
}

export async function deleteOtherSamples(queries: Queries, rollouts: readonly RolloutKey[]): Promise<void> {
  await queries
    .deleteFrom('release_witnesses')
    .where(({ not, or, eb }) => not(or(rollouts.map(({ remote, salt }) => eb('remote', '=', remote).and('salt', '=', salt)))))
    .execute();
}
