import { eventTypes, processedStatuses } from '@fanfare/shared/contracts';
import { dayRange, freeText, oneOf, openId } from '@fanfare/shared/router';
import type { EventQuery } from './events.api.ts';

export const sources = ['all', 'webhook', 'replayed', 'reconciled', 'tests'] as const;

/** What of the list of events stands in the address. */
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

/** The question to the server. Pending is all that is neither completed nor failed, like the figure of that name. Days are those of the browser's time zone, the last one included. */
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
