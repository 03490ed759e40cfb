import { StartError } from '../infrastructure/env/StartError.ts';
import { endSessionsOf } from '../modules/sessions/index.ts';
import { runCommand, say } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = 'Say who: pnpm sign-out anna, or pnpm sign-out --everybody.';

/**
 * `pnpm sign-out anna`: ends every session of an account, `pnpm sign-out --everybody`: of all. From then on no request of theirs is answered;
 * open pages learn it with their next one, or with the next heartbeat of their live line.
 */
await runCommand({ usage, options: ['--everybody'] }, async (args) => {
  const [who, ...rest] = args;
  if (who === undefined || rest.length > 0) throw new StartError([usage]);
  await withDatabase(async (database) => {
    const ended = await endSessionsOf(database, who === '--everybody' ? null : who);
    if (ended === null) throw new StartError([`There is no account ${who}.`]);
    say(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`);
  });
});
