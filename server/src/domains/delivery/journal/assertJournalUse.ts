import type { Database } from '../../../infrastructure/database/Database.ts';
import type { JournalSettings } from '../../../infrastructure/env/Settings.ts';
import { StartError } from '../../../infrastructure/env/StartError.ts';
import { findUsedJournals, recordUse } from './journal.repository.ts';

export async function assertJournalUse(database: Database, settings: JournalSettings | null): Promise<void> {
  const used = await findUsedJournals(database.system);
  const left = used.find((name) => name !== settings?.name);
  if (left !== undefined) {
    throw new StartError([
      `The journal "${left}" may contain webhooks that are not in the database. Set JOURNAL_URL and JOURNAL_NAME as before, or stop all servers and run \`pnpm journal drain\` with these settings once.`,
    ]);
  }
  if (settings) await recordUse(database.system, settings.name);
}
