import type { AuditGroup } from '@fanfare/shared/contracts';
import type { AuditQuery } from './workspaceAudit.api.ts';

export interface AuditChoice {
  group: AuditGroup | '';
  actor: string;
  /** In days. */
  period: '' | '1' | '7' | '30' | '90';
  /** Fixed when the period is chosen, so that pages belong together. */
  since: string | undefined;
  typed: string;
  /** What was typed when the search was submitted. */
  search: string;
}

export const allEntries: AuditChoice = { group: '', actor: '', period: '', since: undefined, typed: '', search: '' };

const DAY_MS = 24 * 60 * 60_000;

export function sinceOf(period: AuditChoice['period'], nowMs: number): string | undefined {
  return period === '' ? undefined : new Date(nowMs - Number(period) * DAY_MS).toISOString();
}

export function toQuery({ group, actor, since, search }: AuditChoice): AuditQuery {
  const q = search.trim();
  return { ...(group && { group }), ...(actor && { actor }), ...(since && { since }), ...(q && { q }) };
}
