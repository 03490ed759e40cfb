import { defineEndpoints, request } from '@fanfare/shared/api';
import { type AuditEntry, PAGE_SIZE, type ResponseOf } from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

const toPage = ({ data }: ResponseOf<'GET /api/user/audit-log'>): Page<AuditEntry> => ({
  rows: data.entries,
  nextCursor: data.nextCursor,
});

export const { useAuditLogQuery, useLazyOlderAuditLogQuery } = defineEndpoints('mf-analytics.auditLog', (build) => ({
  auditLog: build.query<Page<AuditEntry>, void>({
    query: () => request('GET /api/user/audit-log', { query: { limit: PAGE_SIZE } }),
    transformResponse: toPage,
  }),
  olderAuditLog: build.query<Page<AuditEntry>, string>({
    query: (cursor) => request('GET /api/user/audit-log', { query: { limit: PAGE_SIZE, cursor } }),
    transformResponse: toPage,
  }),
}));
