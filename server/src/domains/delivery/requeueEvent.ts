import type { Queries } from '../../infrastructure/database/Database.ts';
import { runIdOfEventKey } from '../feed/events/index.ts';
import { isPersonSendId, requeuePersonSend, requeueSends } from '../instagram/outbox/index.ts';
import { requeueUpdate } from './worker/index.ts';

/** Queues again what a failed event is about: the messages of a run, a message of a member, or an update. */
export async function requeueEvent(queries: Queries, ownerId: string, eventKey: string): Promise<boolean> {
  const runId = runIdOfEventKey(eventKey);
  if (runId !== null) return requeueSends(queries, ownerId, runId);
  return isPersonSendId(eventKey) ? requeuePersonSend(queries, ownerId, eventKey) : requeueUpdate(queries, ownerId, eventKey);
}
