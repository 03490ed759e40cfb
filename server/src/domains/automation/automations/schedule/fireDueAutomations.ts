import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import { nextDue } from './nextDue.ts';
import { lockDueAutomation, queueScheduledStarts, storeNextRun } from './schedule.repository.ts';

/** Uses one transaction per automation. Several missed times cause one run. */
export async function fireDueAutomations(database: Pick<Database, 'asSystem'>): Promise<number> {
  let queued = 0;
  for (;;) {
    const more = await database.asSystem(fireOne);
    if (more === null) return queued;
    queued += more;
  }
}

async function fireOne(queries: Queries): Promise<number | null> {
  const automation = await lockDueAutomation(queries);
  if (!automation) return null;
  const { schedule, next_run_at: due, is_runnable: isRunnable, now } = automation;
  const next = new Date(nextDue(schedule, now.getTime()));
  if (due === null || !isRunnable) {
    await storeNextRun(queries, automation, next, null);
    return 0;
  }
  const contacts = await queueScheduledStarts(queries, automation, due);
  await storeNextRun(queries, automation, next, { at: now, contacts });
  return contacts;
}
