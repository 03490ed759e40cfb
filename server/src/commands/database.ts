import { createServerDatabase } from '../infrastructure/database/embedded/createServerDatabase.ts';
import { startEmbeddedPostgres } from '../infrastructure/database/embedded/startEmbeddedPostgres.ts';
import { prepareDataDir } from '../infrastructure/env/prepareDataDir.ts';
import { readStorage } from '../infrastructure/env/readers/readStorageSettings.ts';
import { createLogger } from '../infrastructure/logger/createLogger.ts';
import { runCommand } from './running/runCommand.ts';

/** Runs the embedded database alone, for several servers. Reports its URL to the parent process and stops with it. */
await runCommand({ usage: 'pnpm --filter @fanfare/server database' }, async () => {
  const { dataDir, systemDir } = readStorage(process.env);
  await prepareDataDir(dataDir);
  const { superuser, stop } = await startEmbeddedPostgres(dataDir, systemDir, createLogger('warn'));
  const { host = '', port, user, password, database } = await createServerDatabase(superuser, 'fanfare');
  let isStopping = false;
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(event, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
  const secret = encodeURIComponent(String(password));
  process.send?.({ type: 'ready', url: `postgres://${user}:${secret}@${encodeURIComponent(host)}:${port}/${database}` });
});
