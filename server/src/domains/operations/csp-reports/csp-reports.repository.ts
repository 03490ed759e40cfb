import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { CspReportsTable } from '../../../infrastructure/database/tables/workbenchTables.ts';
import type { CspReport } from './readReports.ts';

export type CspReportRow = Omit<Selectable<CspReportsTable>, 'day'>;

/** Further reports share a row, because forged ones must not fill the table. */
const DISTINCT_A_DAY = 500;

export async function countReport(queries: Queries, report: CspReport): Promise<void> {
  const { directive, blocked, page, source, sample } = report;
  const { numAffectedRows } = await sql`
    update csp_reports set count = count + 1, last_at = now()
    where day = current_date and directive = ${directive} and blocked = ${blocked} and page = ${page} and source = ${source}
      and sample = ${sample}`.execute(queries);
  if (Number(numAffectedRows ?? 0) > 0) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from csp_reports where day = current_date limit ${DISTINCT_A_DAY}) known`.execute(
    queries,
  );
  const isFull = (rows[0]?.n ?? 0) >= DISTINCT_A_DAY;
  const kept = isFull ? { directive, blocked: '', page: '', source: '', sample: '' } : report;
  await sql`
    insert into csp_reports (day, directive, blocked, page, source, sample, count, first_at, last_at)
    values (current_date, ${kept.directive}, ${kept.blocked}, ${kept.page}, ${kept.source}, ${kept.sample}, 1, now(), now())
    on conflict (day, directive, blocked, page, source, sample)
    do update set count = csp_reports.count + 1, last_at = now()`.execute(queries);
}

export async function listReports(queries: Queries, days: number, limit: number): Promise<CspReportRow[]> {
  const { rows } = await sql<CspReportRow>`
    select directive, blocked, page, source, sample, sum(count)::int as count, min(first_at) as first_at, max(last_at) as last_at
    from csp_reports where day > current_date - ${days}::int
    group by directive, blocked, page, source, sample order by max(last_at) desc limit ${limit}`.execute(queries);
  return rows;
}

export async function pruneReports(queries: Queries, days: number): Promise<void> {
  await deleteInBatches(queries, 'csp_reports', sql`day <= current_date - ${days}::int`);
}
