import { createInterface } from 'node:readline';
import { findOwner, openHistoryBackfill } from '../domains/operations/history-backfill/index.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withDatabase } from './running/withDatabase.ts';

/** `pnpm seed` uses it to move timestamps into the past. Each line is a JSON command and gets a line back. */
await runCommand({ usage: 'pnpm seed (runs this command)' }, async ([username = '']) => {
  await withDatabase(async (database) => {
    const ownerId = await findOwner(database.system, username);
    if (ownerId === null) throw new StartError([`The account ${username} does not exist.`]);
    const handleOrder = openHistoryBackfill(database, ownerId);
    say('{}');
    for await (const line of createInterface({ input: process.stdin }))
      say(JSON.stringify({ done: await handleOrder(JSON.parse(line)) }));
  });
});
