import { createInterface } from 'node:readline';
import { StartError } from '../infrastructure/env/StartError.ts';
import { createPast, findOwner, type Past, type Span } from '../modules/past/index.ts';
import { runCommand, say } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * The hand of `pnpm seed` in the database: moves what an account has just lived through to when it was. Takes orders as lines of JSON and
 * answers each with a line, until its input ends. Started by hand it waits for such lines, too.
 */
await runCommand({ usage: 'pnpm seed runs this.' }, async ([username = '']) => {
  await withDatabase(async (database) => {
    const ownerId = await findOwner(database.system, username);
    if (ownerId === null) throw new StartError([`There is no account ${username}.`]);
    const past = createPast(database, ownerId);
    say('{}');
    for await (const line of createInterface({ input: process.stdin })) say(JSON.stringify({ done: await obey(past, line) }));
  });
});

interface Order {
  order: keyof Past;
  spans?: Span[];
  atMs?: number;
  username?: string;
}

async function obey(past: Past, line: string): Promise<number | null> {
  // Written by the program that started this one.
  const { order, spans = [], atMs = 0, username = '' }: Order = JSON.parse(line);
  switch (order) {
    case 'settle':
      return past.settle();
    case 'move':
      return past.move(spans);
    case 'endWaits':
      await past.endWaits(atMs);
      return null;
    case 'meet':
      await past.meet(username, atMs);
      return null;
    case 'judgeGoals':
      await past.judgeGoals(atMs);
      return null;
    case 'end':
      await past.end();
      return null;
  }
}
