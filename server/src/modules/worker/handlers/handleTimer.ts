import { findContact, touchConversation } from '../../contacts/index.ts';
import { getPublishedGraph } from '../../flows/index.ts';
import { continueRun, lockRun, settleRun } from '../../runs/index.ts';
import type { UpdateHandler } from '../UpdateHandler.ts';

/** A wait is over: the run goes on. */
export const handleTimer: UpdateHandler = async (queries, update, nowMs) => {
  const { owner_id: ownerId, account_id: accountId, lane } = update;
  const run = await lockRun(queries, ownerId, String(update.body.runId));
  if (run?.status !== 'waiting') return {};
  const contact = await findContact(queries, ownerId, run.contact_id);
  if (!contact) return {};

  const { graph } = await getPublishedGraph(queries, ownerId, run.flow_id, run.version);
  const conversationId = await touchConversation(queries, {
    ownerId,
    accountId,
    contactId: contact.id,
    inboundAt: null,
    messageAt: null,
  });
  // The database's clock said that it is due; this one may be behind.
  const dueMs = Math.max(nowMs, update.meta_ts.getTime());
  const context = { ownerId, accountId, contact, conversationId, lane };
  await continueRun(queries, context, run, graph, { kind: 'timer' }, dueMs);
  await settleRun(queries, ownerId, run.id);
  return {};
};
