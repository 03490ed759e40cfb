import { endSessionsOf } from '../domains/identity/sessions/index.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withDatabase } from './running/withDatabase.ts';

const usage = 'pnpm sign-out <username>, or pnpm sign-out --everybody';

/** `pnpm sign-out anna` or `--everybody`. Open pages notice with their next request or heartbeat. */
await runCommand({ usage, options: ['--everybody'] }, async (args) => {
  const [who, ...rest] = args;
  if (who === undefined || rest.length > 0) throw new StartError([`The username is missing. Usage: ${usage}`]);
  await withDatabase(async (database) => {
    const ended = await endSessionsOf(database, who === '--everybody' ? null : who);
    if (ended === null) throw new StartError([`The account ${who} does not exist.`]);
    say(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`);
  });
});
