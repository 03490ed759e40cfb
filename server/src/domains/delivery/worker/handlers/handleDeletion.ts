import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { eraseRunInputs } from '../../../automation/runs/index.ts';
import { changeEvents, eventKeyOfRun, findReplayKeys, lockFeed, recordEvents } from '../../../feed/events/index.ts';
import { eraseMessage } from '../../../instagram/contacts/index.ts';
import { readUpdate } from '../readUpdate.ts';
import { type ClaimedUpdate, eraseBodies } from '../worker.repository.ts';
import { processPlain } from './processPlain.ts';

export async function handleDeletion(queries: Queries, update: ClaimedUpdate): Promise<void> {
  const { mid } = readUpdate(update);
  if (mid !== null) {
    await eraseMessage(queries, update.owner_id, update.account_id, mid);
    const prefix = update.dedupe_key.slice(0, update.dedupe_key.indexOf(':'));
    const originals = [`${prefix}:m:${mid}`, `${prefix}:p:${mid}`];
    const keys = [...originals, ...(await findReplayKeys(queries, update.owner_id, originals))];
    await eraseBodies(queries, update.owner_id, keys);
    const runIds = await eraseRunInputs(queries, update.owner_id, keys);
    // Concurrent inserts into the feed repeat the text and would be missed.
    await lockFeed(queries, update.owner_id);
    await changeEvents(queries, update.owner_id, [...keys, ...runIds.map(eventKeyOfRun)], { erased: true });
  }
  await recordEvents(queries, await processPlain(queries, [update]));
}
