import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { toCsv } from '../../../infrastructure/csv/toCsv.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { type PageCursor, readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { type MessageId, type Translator, translatorFor } from '../../../infrastructure/language/translations.ts';
import { presentWorkspaceEntry } from './audit-log.presenter.ts';
import { type AuditFilter, listAuthors, listWorkspaceEntries, type WorkspaceAuditRow } from './audit-log.repository.ts';
import { readAuditFilter } from './readAuditFilter.ts';
import { recordAudit } from './recordAudit.ts';

const PAGE_SIZE = 20;
const EXPORT_ROWS = 1_000;
const DATASET = 'audit-log';
const header = [
  ...(['csv.time', 'csv.person', 'csv.event', 'csv.object', 'csv.name', 'csv.before', 'csv.after'] as const),
  ...(['csv.address', 'csv.device'] as const),
] as const satisfies readonly MessageId[];

export function registerWorkspaceAuditRoutes(app: FastifyInstance, database: Database): void {
  route(
    app,
    'GET /api/workspace/audit-log',
    async ({ user: { workspaceId }, query: { cursor, limit = PAGE_SIZE, ...query } }) => {
      const filter = readAuditFilter(query);
      const place = readCursor(cursor);
      const rows: WorkspaceAuditRow[] = await database.asOwner(workspaceId, (queries) =>
        listWorkspaceEntries(queries, workspaceId, filter, { cursor: place, limit: limit + 1 }),
      );
      const page = toPage(rows, limit);
      return { data: { entries: page.rows.map(presentWorkspaceEntry), nextCursor: page.nextCursor } };
    },
  );

  route(app, 'GET /api/workspace/audit-log/people', async ({ user: { workspaceId } }) => ({
    data: await database.asOwner(workspaceId, (queries) => listAuthors(queries, workspaceId)),
  }));

  route(app, 'GET /api/workspace/audit-log/export', async ({ user: { workspaceId: ownerId }, query, request, reply }) => {
    const filter = readAuditFilter(query);
    await database.asOwner(ownerId, (queries) =>
      recordAudit(queries, {
        ownerId,
        event: 'data_exported',
        object: { kind: 'dataset', id: DATASET },
        params: { dataset: DATASET },
      }),
    );
    reply.header('content-disposition', 'attachment; filename="fanfare-audit-log.csv"').type('text/csv; charset=utf-8');
    return Readable.from(write(ownerId, filter, translatorFor(languageOf(request.headers))));
  });

  /** Avoids a long transaction, because a slow download must not hold locks. */
  async function* write(ownerId: string, filter: AuditFilter, translator: Translator): AsyncGenerator<string> {
    yield toCsv(
      header.map((id) => translator.translate(id)),
      [],
    );
    let place: PageCursor | null = null;
    do {
      const rows = await database.reader.asOwner(ownerId, (queries) =>
        listWorkspaceEntries(queries, ownerId, filter, { cursor: place, limit: EXPORT_ROWS + 1 }),
      );
      const { rows: page, nextCursor } = toPage(rows, EXPORT_ROWS);
      yield page.map((row) => lineOf(row, translator)).join('');
      place = readCursor(nextCursor ?? undefined);
    } while (place);
  }
}

function lineOf(row: WorkspaceAuditRow, { translate }: Translator): string {
  const person = row.actor_id === null ? row.actor : (row.actor_name ?? translate('csv.former-member'));
  const { at, event, object, before, after, address, device } = presentWorkspaceEntry(row);
  const name = object?.name ?? object?.id ?? null;
  return toCsv([at, person, event, object?.kind ?? '', name ?? '', before ?? '', after ?? '', address ?? '', device ?? ''], []);
}
