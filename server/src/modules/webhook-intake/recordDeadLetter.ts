import { sentence } from '@fanfare/shared/contracts';
import { sha256 } from '../../infrastructure/crypto/sha256.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { type OwnedEvent, recordEvents } from '../events/index.ts';
import { makeStorable } from './reading/makeStorable.ts';
import { findConnectedByIgIds, listConnected, storeDeadLetter } from './webhook-intake.repository.ts';

const EXCERPT_CHARS = 2_000;
const IDS_MAX = 50;
/** Who is told about a body that names nobody. */
const EVERYBODY_MAX = 100;

/**
 * Keeps a signed body that cannot be read and shows it to whom it concerns: the owners of the connected accounts whose ids can
 * be found in it; when there are none, the owners of all connected accounts, marked as unattributed. The content is shown only
 * when exactly one account is named: otherwise it could be another owner's. Answers the owners who were told.
 */
export async function recordDeadLetter(queries: Queries, body: Buffer, reason: string, receivedAt: Date): Promise<string[]> {
  const body_hash = sha256(body);
  if (!(await storeDeadLetter(queries, { body_hash, body, reason }))) return [];

  const text = body.toString('utf8');
  const igIds = [...new Set([...text.matchAll(/"id"\s*:\s*"?(\d{5,20})\b/g)].map((match) => match[1] ?? ''))].slice(0, IDS_MAX);
  const named = await findConnectedByIgIds(queries, igIds);
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
        processingError: isAttributed ? reason : `${reason} ${sentence('It does not say which account it is for.')}`,
        outcome: 'unreadable',
        attempts: 1,
      },
    }),
  );
  await recordEvents(queries, events);
  return addressees.map((addressee) => addressee.owner_id);
}
