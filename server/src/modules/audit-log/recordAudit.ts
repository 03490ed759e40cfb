import type { AuditActor, AuditEvent } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { currentSender } from '../../infrastructure/http/senders/currentSender.ts';
import { describeDevice } from '../../infrastructure/http/senders/describeDevice.ts';
import { inEnglish, storedMessage } from '../../infrastructure/messages/words.ts';
import { insertAuditEntry, insertUnlessRecent, type NewAuditEntry } from './audit-log.repository.ts';

/** The actor and the device default to those of the current request. */
export interface Audited {
  ownerId: string;
  event: AuditEvent;
  /** Defaults to the signed-in user, `unknown` without a session, or `system` in the background. */
  actor?: AuditActor;
  /** No secrets and no texts of followers. */
  params?: Readonly<Record<string, string>>;
  at?: Date;
}

export const QUOTA_HIT_EVERY_MS = 60 * 60_000;

/** Call in the transaction of the event (security control S41). */
export async function recordAudit(queries: Queries, audited: Audited): Promise<void> {
  await insertAuditEntry(queries, toEntry(audited));
  currentSender()?.log.info({ audit: audited.event, userId: audited.ownerId, params: audited.params }, 'security event');
}

/** Not awaited, because the time of a refusal must not reveal whether an account exists. Never rejects. */
export function recordRefusal(database: Database, audited: Audited): void {
  const log = currentSender()?.log;
  recordAudit(database.system, audited).catch((error: unknown) => log?.error({ err: error }, 'recording a refusal failed'));
}

/** At most once per hour and quota. Never rejects. */
export function recordQuotaHit(database: Database, ownerId: string, quota: string): void {
  const log = currentSender()?.log;
  const entry = toEntry({ ownerId, event: 'quota_hit', params: { quota } });
  database
    .asSystem((queries) => insertUnlessRecent(queries, entry, QUOTA_HIT_EVERY_MS))
    .catch((error: unknown) => log?.error({ err: error }, 'recording a used-up quota failed'));
}

function toEntry({ ownerId, event, actor, params = {}, at }: Audited): NewAuditEntry {
  const sender = currentSender();
  const signedIn = sender?.signedIn ?? null;
  const who = actor ?? (signedIn ? 'user' : sender ? 'unknown' : 'system');
  // The owner must not see the addresses of Instagram or of other users.
  const isOwnRequest = sender !== undefined && (who === 'user' || who === 'unknown');
  const device = isOwnRequest ? describeDevice(sender.headers['user-agent']) : null;
  return {
    owner_id: ownerId,
    actor: who,
    actor_id: who === 'user' ? (signedIn?.userId ?? ownerId) : null,
    event,
    address: isOwnRequest ? sender.ip : null,
    device: inEnglish(device),
    device_message: storedMessage(device),
    params,
    ...(at && { at }),
  };
}
