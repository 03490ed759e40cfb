import type { Queries } from '../../infrastructure/database/Database.ts';
import { runIdOfEventKey } from '../feed/events/index.ts';
import { isPersonSendId, requeuePersonSend, requeueSends } from '../instagram/outbox/index.ts';
import { requeueUpdate } from './worker/index.ts';

/** Queues messages of a run, a message of a member, or an update again. */
export async function requeueEvent(queries: Queries, ownerId: string, eventKey: string): Promise<boolean> {
  const runId = runIdOfEventKey(eventKey);
  if (runId !== null) return requeueSends(queries, ownerId, runId);
  return isPersonSendId(eventKey) ? requeuePersonSend(queries, ownerId, eventKey) : requeueUpdate(queries, ownerId, eventKey);
}
