import { eraseMessage } from '../../contacts/index.ts';
import { changeEvents, eventKeyOfRun } from '../../events/index.ts';
import { eraseRunInputs } from '../../runs/index.ts';
import { readUpdate } from '../readUpdate.ts';
import type { UpdateHandler } from '../UpdateHandler.ts';
import { eraseBodies } from '../worker.repository.ts';
import { handleOther } from './handleOther.ts';

/** The follower unsent a message: every copy of its text goes. */
export const handleDeletion: UpdateHandler = async (queries, update, nowMs) => {
  const { mid } = readUpdate(update);
  if (mid !== null) {
    await eraseMessage(queries, update.owner_id, update.account_id, mid);
    const prefix = update.dedupe_key.slice(0, update.dedupe_key.indexOf(':'));
    const keys = [`${prefix}:m:${mid}`, `${prefix}:p:${mid}`];
    await eraseBodies(queries, update.owner_id, keys);
    const runIds = await eraseRunInputs(queries, update.owner_id, keys);
    await changeEvents(queries, update.owner_id, [...keys, ...runIds.map(eventKeyOfRun)], { erased: true });
  }
  return handleOther(queries, update, nowMs);
};
