import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type MetContact, storeConsents } from '../../contacts/index.ts';
import { consentChange, findRules } from '../../messaging-rules/index.ts';
import { endWaitingRuns } from '../../runs/index.ts';

interface Written {
  text: string | null;
  at: Date;
  contact: MetContact;
}

/**
 * Notes who opts out of automatic messages, or in again, and ends the runs that wait for those who opt out. Answers who is out now,
 * and the runs that were ended, for the feed to be brought up to date.
 */
export async function applyConsents(
  queries: Queries,
  written: readonly Written[],
): Promise<{ optedOut: ReadonlySet<string>; endedRuns: string[] }> {
  const rulesOf = await findRules(
    queries,
    written.map(({ contact }) => contact.account_id),
  );
  const changes = written.flatMap(({ text, at, contact }) => {
    const change = consentChange(text, contact.optedOutAt !== null, rulesOf(contact.account_id));
    // An old message that comes late does not take back what was said after it.
    if (change === null || (contact.optedOutAt !== null && at <= contact.optedOutAt)) return [];
    return [{ contactId: contact.id, optedOutAt: change === 'opt_out' ? at : null }];
  });
  await storeConsents(queries, changes);
  const leaving = changes.filter(({ optedOutAt }) => optedOutAt !== null).map(({ contactId }) => contactId);
  const changed = new Map(changes.map(({ contactId, optedOutAt }) => [contactId, optedOutAt]));
  const isOut = ({ id, optedOutAt }: MetContact) => (changed.has(id) ? changed.get(id) : optedOutAt) !== null;
  return {
    optedOut: new Set(written.filter(({ contact }) => isOut(contact)).map(({ contact }) => contact.id)),
    endedRuns: await endWaitingRuns(queries, leaving),
  };
}
