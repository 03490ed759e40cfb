import { defineEndpoints, request } from '@fanfare/shared/api';
import { type Author, PAGE_SIZE, type QueryOf, type ResponseOf, type WorkspaceAuditEntry } from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

export type AuditQuery = QueryOf<'GET /api/workspace/audit-log/export'>;

const toPage = ({ data }: ResponseOf<'GET /api/workspace/audit-log'>): Page<WorkspaceAuditEntry> => ({
  rows: data.entries,
  nextCursor: data.nextCursor,
});

export const { useWorkspaceAuditQuery, useLazyOlderWorkspaceAuditQuery, useAuditPeopleQuery, useExportAuditMutation } =
  defineEndpoints('mf-analytics.workspaceAudit', (build) => ({
    workspaceAudit: build.query<Page<WorkspaceAuditEntry>, AuditQuery>({
      query: (query) => request('GET /api/workspace/audit-log', { query: { ...query, limit: PAGE_SIZE } }),
      transformResponse: toPage,
    }),
    olderWorkspaceAudit: build.query<Page<WorkspaceAuditEntry>, AuditQuery & { cursor: string }>({
      query: (query) => request('GET /api/workspace/audit-log', { query: { ...query, limit: PAGE_SIZE } }),
      transformResponse: toPage,
    }),
    auditPeople: build.query<Author[], void>({
      query: () => request('GET /api/workspace/audit-log/people'),
      transformResponse: ({ data }: ResponseOf<'GET /api/workspace/audit-log/people'>) => data,
    }),
    /** Returns an object URL. */
    exportAudit: build.mutation<string, AuditQuery>({
      query: (query) => request('GET /api/workspace/audit-log/export', { query }),
      transformResponse: (csv: string) => URL.createObjectURL(new Blob([csv], { type: 'text/csv' })),
    }),
  }));
