import type { MessagingRules } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { endWaitingRuns } from '../../../automation/runs/index.ts';
import { laneOf, storeConsents, type UpsertedContact } from '../../../instagram/contacts/index.ts';
import { consentChange } from '../../../instagram/messaging-rules/index.ts';
import { cancelSends, OPTED_OUT } from '../../../instagram/outbox/index.ts';

interface Written {
  text: string | null;
  at: Date;
  contact: UpsertedContact;
}

export async function applyConsents(
  queries: Queries,
  written: readonly Written[],
  rulesOf: (accountId: string) => MessagingRules,
): Promise<{ optedOut: ReadonlySet<string>; endedRuns: string[] }> {
  const changes = written.flatMap(({ text, at, contact }) => {
    const change = consentChange(text, contact.optedOutAt !== null, rulesOf(contact.account_id));
    // A late message does not override a newer one.
    if (change === null || (contact.optedOutAt !== null && at <= contact.optedOutAt)) return [];
    return [{ contactId: contact.id, optedOutAt: change === 'opt_out' ? at : null }];
  });
  await storeConsents(queries, changes);
  const leaving = new Set(changes.filter(({ optedOutAt }) => optedOutAt !== null).map(({ contactId }) => contactId));
  const lanes = written.flatMap(({ contact }) => (leaving.has(contact.id) ? [laneOf(contact.account_id, contact.igsid)] : []));
  // Messages before runs, as everywhere, to avoid deadlocks.
  const silenced = await cancelSends(queries, lanes, OPTED_OUT);
  const changed = new Map(changes.map(({ contactId, optedOutAt }) => [contactId, optedOutAt]));
  const isOut = ({ id, optedOutAt }: UpsertedContact) => (changed.has(id) ? changed.get(id) : optedOutAt) !== null;
  return {
    optedOut: new Set(written.filter(({ contact }) => isOut(contact)).map(({ contact }) => contact.id)),
    endedRuns: [...silenced, ...(await endWaitingRuns(queries, [...leaving]))],
  };
}
