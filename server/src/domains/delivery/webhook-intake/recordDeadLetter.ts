import { type Message, message, renderEnglish } from '@fanfare/shared/contracts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type OwnedEvent, recordEvents } from '../../feed/events/index.ts';
import { findAccountsByIgIds, listConnected, storeDeadLetter, storeOwners } from '../dead-letters/index.ts';
import { makeStorable } from './reading/makeStorable.ts';

const EXCERPT_CHARS = 2_000;
const EVERYBODY_MAX = 100;

/** S38. Shown to connected owners named in the body, else to all. Includes content only if one account is named. */
export async function recordDeadLetter(queries: Queries, body: Buffer, cause: Message, receivedAt: Date): Promise<string[]> {
  const reason = renderEnglish(cause);
  const body_hash = sha256(body);
  const text = body.toString('utf8');
  const ig_ids = [...new Set([...text.matchAll(/"id"\s*:\s*"?(\d{5,20})\b/g)].map((match) => match[1] ?? ''))];
  if (!(await storeDeadLetter(queries, { body_hash, body, reason, ig_ids }))) return [];

  const accounts = await findAccountsByIgIds(queries, ig_ids);
  await storeOwners(queries, body_hash, accounts);
  const named = accounts.filter(({ is_connected }) => is_connected);
  const isAttributed = named.length > 0;
  const addressees = isAttributed ? named : await listConnected(queries, EVERYBODY_MAX);

  const hash = body_hash.toString('hex');
  const facts = { reason, bytes: body.length, sha256: hash, attributed: isAttributed };
  const payload = named.length === 1 ? { ...facts, excerpt: makeStorable(text.slice(0, EXCERPT_CHARS)) } : facts;
  const events = addressees.map(
    ({ owner_id, account_id }): OwnedEvent => ({
      ownerId: owner_id,
      event: {
        key: `dl:${hash}`,
        type: 'webhook_error',
        accountId: account_id,
        contactId: null,
        happenedAt: receivedAt,
        receivedAt,
        senderId: null,
        senderUsername: null,
        text: null,
        payload,
        processedStatus: 'failed',
        processingError: isAttributed ? cause : [cause, message('decisions.account-missing')],
        outcome: 'unreadable',
        attempts: 1,
      },
    }),
  );
  await recordEvents(queries, events);
  return addressees.map((addressee) => addressee.owner_id);
}
