import { drainJournal, openNatsStream } from '../domains/delivery/journal/index.ts';
import { readJournal } from '../infrastructure/env/readJournalSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { createLogger } from '../infrastructure/logger/createLogger.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withDatabase } from './running/withDatabase.ts';

const usage =
  'pnpm journal drain (moves all webhooks of the journal to the database, so that servers may start without JOURNAL_URL)';

await runCommand({ usage }, async ([order, ...rest]) => {
  if (order !== 'drain' || rest.length > 0) throw new StartError([`Unknown argument. Usage: ${usage}`]);
  const settings = readJournal(process.env);
  if (!settings) throw new StartError(['JOURNAL_URL is missing: set it to the URL that the servers had.']);
  const logger = createLogger('warn');
  await withDatabase(async (database) => {
    const stream = openNatsStream({ settings, logger, isStart: false });
    try {
      await drainJournal({ stream, name: settings.name, database, logger, onProgress: (left) => say(`${left} records left`) });
    } finally {
      await stream.close();
    }
  });
  say('The journal is empty. Start all servers without JOURNAL_URL.');
});
