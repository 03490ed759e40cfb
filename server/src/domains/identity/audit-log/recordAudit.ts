import type { AuditActor, AuditEvent, AuditObjectKind } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { isForeignKeyViolation } from '../../../infrastructure/database/isForeignKeyViolation.ts';
import { currentSender } from '../../../infrastructure/http/senders/currentSender.ts';
import { describeDevice } from '../../../infrastructure/http/senders/describeDevice.ts';
import { inEnglish, storedMessage } from '../../../infrastructure/messages/words.ts';
import { insertAuditEntry, insertUnlessRecent, type NewAuditEntry } from './audit-log.repository.ts';

export type AuditObject =
  /** `id` is the user's; names of members are not copied, so that they can be deleted. */
  { kind: 'member'; id: string } | { kind: Exclude<AuditObjectKind, 'member'>; id?: string; name?: string };

export interface Audited {
  /** A user for security events, otherwise a workspace. */
  ownerId: string;
  event: AuditEvent;
  /** Defaults to the user, `unknown` without a session, `system` in the background. */
  actor?: AuditActor;
  /** Needed if the user has no session in this request. Defaults to the owner. */
  actorId?: string;
  object?: AuditObject;
  /** In one line, for example a role or a name. */
  before?: string;
  after?: string;
  /** Must not contain secrets or texts of followers. */
  params?: Readonly<Record<string, string>>;
  at?: Date;
}

const TEXT_MAX = 200;
export const QUOTA_HIT_EVERY_MS = 60 * 60_000;

/** Call in the event's transaction (S41). */
export async function recordAudit(queries: Queries, audited: Audited): Promise<void> {
  await insertAuditEntry(queries, toEntry(audited));
  currentSender()?.log.info({ audit: audited.event, userId: audited.ownerId, params: audited.params }, 'security event');
}

/** Not awaited, because timing must not reveal whether an account exists. */
export function recordRefusal(database: Database, audited: Audited): void {
  const log = currentSender()?.log;
  recordAudit(database.system, audited).catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) log?.error({ err: error }, 'recording a refusal failed');
  });
}

export function recordQuotaHit(database: Database, ownerId: string, quota: string): void {
  const log = currentSender()?.log;
  const entry = toEntry({ ownerId, event: 'quota_hit', params: { quota } });
  database
    .asSystem((queries) => insertUnlessRecent(queries, entry, QUOTA_HIT_EVERY_MS))
    .catch((error: unknown) => {
      if (!isForeignKeyViolation(error)) log?.error({ err: error }, 'recording a used-up quota failed');
    });
}

function toEntry({ ownerId, event, actor, actorId, object, before, after, params = {}, at }: Audited): NewAuditEntry {
  const sender = currentSender();
  const signedIn = sender?.signedIn ?? null;
  const who = actor ?? (signedIn ? 'user' : sender ? 'unknown' : 'system');
  // Owners must not see IP addresses of Instagram or other users.
  const isOwnRequest = sender !== undefined && (who === 'user' || who === 'unknown');
  const device = isOwnRequest ? describeDevice(sender.headers['user-agent']) : null;
  return {
    owner_id: ownerId,
    actor: who,
    actor_id: who === 'user' ? (signedIn?.userId ?? actorId ?? ownerId) : null,
    event,
    address: isOwnRequest ? sender.ip : null,
    device: inEnglish(device),
    device_message: storedMessage(device),
    object_kind: object?.kind ?? null,
    object_id: object?.id ?? null,
    object_name: object && 'name' in object ? clip(object.name) : null,
    before: clip(before),
    after: clip(after),
    params,
    ...(at && { at }),
  };
}

function clip(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text;
}
