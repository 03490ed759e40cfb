import { eventTypes, processedStatuses } from '@fanfare/shared/contracts';
import { dayRange, freeText, oneOf, openId } from '@fanfare/shared/router';
import type { EventQuery } from './events.api.ts';

export const sources = ['all', 'webhook', 'replayed', 'reconciled', 'tests'] as const;

export const listParams = {
  type: oneOf(['all', ...eventTypes], 'all'),
  status: oneOf(['all', ...processedStatuses], 'all'),
  source: oneOf(sources, 'all'),
  account: openId(),
  search: freeText(),
  payload: freeText(),
  range: dayRange(),
};

export type ListFilter = { readonly [Name in keyof typeof listParams]: (typeof listParams)[Name]['fallback'] };

const bySource: Readonly<Record<ListFilter['source'], EventQuery>> = {
  all: {},
  webhook: { origin: 'webhook', isSimulated: false },
  replayed: { origin: 'replayed' },
  reconciled: { origin: 'reconciled' },
  tests: { isSimulated: true },
};

/**
 * As in the figure, pending means neither completed nor failed. Days are in the browser's time zone, and the
 * last one is included.
 */
export function toEventQuery({ type, status, source, account, search, payload, range }: ListFilter): EventQuery {
  return {
    ...bySource[source],
    ...(type !== 'all' && { eventType: type }),
    ...(status === 'pending' ? { isPending: true } : status !== 'all' && { status }),
    ...(account && { accountId: account }),
    ...(search.trim() && { q: search.trim() }),
    ...(payload.trim() && { payload: payload.trim() }),
    ...(range && { from: startOf(range.from, 0), to: startOf(range.to, 1) }),
  };
}

function startOf(day: string, daysLater: number): string {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + daysLater);
  return at.toISOString();
}
