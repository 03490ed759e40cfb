import type { MessagingRules } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { laneOf, type MetContact, storeConsents } from '../../contacts/index.ts';
import { consentChange } from '../../messaging-rules/index.ts';
import { cancelSends, OPTED_OUT } from '../../outbox/index.ts';
import { endWaitingRuns } from '../../runs/index.ts';

interface Written {
  text: string | null;
  at: Date;
  contact: MetContact;
}

/**
 * Notes who opts out of automatic messages, or in again, and ends what waits for those who opt out: messages and runs. Answers who is out
 * now, and those runs, for the feed to be brought up to date.
 */
export async function applyConsents(
  queries: Queries,
  written: readonly Written[],
  rulesOf: (accountId: string) => MessagingRules,
): Promise<{ optedOut: ReadonlySet<string>; endedRuns: string[] }> {
  const changes = written.flatMap(({ text, at, contact }) => {
    const change = consentChange(text, contact.optedOutAt !== null, rulesOf(contact.account_id));
    // An old message that comes late does not take back what was said after it.
    if (change === null || (contact.optedOutAt !== null && at <= contact.optedOutAt)) return [];
    return [{ contactId: contact.id, optedOutAt: change === 'opt_out' ? at : null }];
  });
  await storeConsents(queries, changes);
  const leaving = new Set(changes.filter(({ optedOutAt }) => optedOutAt !== null).map(({ contactId }) => contactId));
  const lanes = written.flatMap(({ contact }) => (leaving.has(contact.id) ? [laneOf(contact.account_id, contact.igsid)] : []));
  // Messages before runs, as everywhere: two transactions that lock both must not wait for each other.
  const silenced = await cancelSends(queries, lanes, OPTED_OUT);
  const changed = new Map(changes.map(({ contactId, optedOutAt }) => [contactId, optedOutAt]));
  const isOut = ({ id, optedOutAt }: MetContact) => (changed.has(id) ? changed.get(id) : optedOutAt) !== null;
  return {
    optedOut: new Set(written.filter(({ contact }) => isOut(contact)).map(({ contact }) => contact.id)),
    endedRuns: [...silenced, ...(await endWaitingRuns(queries, [...leaving]))],
  };
}
