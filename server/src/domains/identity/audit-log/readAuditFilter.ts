import { auditGroups, message, type QueryOf, workspaceEvents } from '@fanfare/shared/contracts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { AuditFilter } from './audit-log.repository.ts';

type Query = QueryOf<'GET /api/workspace/audit-log/export'>;

/** Throws validation_failed. */
export function readAuditFilter({ event, group, actor, since, until, q }: Query): AuditFilter {
  if (actor !== undefined && !isUuid(actor)) {
    throw new AppError('validation_failed', { text: message('requests.invalid-id-in-query') });
  }
  return {
    events: group ? auditGroups[group] : workspaceEvents,
    event,
    actor,
    since: readTime('since', since),
    until: readTime('until', until),
    q: q?.trim() === '' ? undefined : q?.trim(),
  };
}

function readTime(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new AppError('validation_failed', { text: message('requests.not-time', { name }) });
  return time;
}
