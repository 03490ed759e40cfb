import type { AuditActor, AuditEvent } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { currentSender } from '../../../infrastructure/http/senders/currentSender.ts';
import { describeDevice } from '../../../infrastructure/http/senders/describeDevice.ts';
import { inEnglish, storedMessage } from '../../../infrastructure/messages/words.ts';
import { insertAuditEntry, insertUnlessRecent, type NewAuditEntry } from './audit-log.repository.ts';

export interface Audited {
  ownerId: string;
  event: AuditEvent;
  /** Defaults to the user, `unknown` without a session, `system` in the background. */
  actor?: AuditActor;
  /** Must not contain secrets or texts of followers. */
  params?: Readonly<Record<string, string>>;
  at?: Date;
}

export const QUOTA_HIT_EVERY_MS = 60 * 60_000;

/** Call in the event's transaction (S41). */
export async function recordAudit(queries: Queries, audited: Audited): Promise<void> {
  await insertAuditEntry(queries, toEntry(audited));
  currentSender()?.log.info({ audit: audited.event, userId: audited.ownerId, params: audited.params }, 'security event');
}

/** Not awaited, because timing must not reveal whether an account exists. */
export function recordRefusal(database: Database, audited: Audited): void {
  const log = currentSender()?.log;
  recordAudit(database.system, audited).catch((error: unknown) => log?.error({ err: error }, 'recording a refusal failed'));
}

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
  // Owners must not see IP addresses of Instagram or other users.
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
