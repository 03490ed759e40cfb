import { createInterface } from 'node:readline';
import {
  createHistoryBackfill,
  findOwner,
  type HistoryBackfill,
  type Span,
} from '../domains/operations/history-backfill/index.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

/** `pnpm seed` uses it to move timestamps into the past. Each line is a JSON command and gets a line back. */
await runCommand({ usage: 'pnpm seed (runs this command)' }, async ([username = '']) => {
  await withDatabase(async (database) => {
    const ownerId = await findOwner(database.system, username);
    if (ownerId === null) throw new StartError([`The account ${username} does not exist.`]);
    const past = createHistoryBackfill(database, ownerId);
    say('{}');
    for await (const line of createInterface({ input: process.stdin }))
      say(JSON.stringify({ done: await handleOrder(past, line) }));
  });
});

interface Order {
  order: keyof HistoryBackfill;
  spans?: Span[];
  atMs?: number;
  username?: string;
}

async function handleOrder(past: HistoryBackfill, line: string): Promise<number | null> {
  const { order, spans = [], atMs = 0, username = '' }: Order = JSON.parse(line);
  switch (order) {
    case 'settle':
      return past.settle();
    case 'move':
      return past.move(spans);
    case 'endWaits':
      await past.endWaits(atMs);
      return null;
    case 'addInbound':
      await past.addInbound(username, atMs);
      return null;
    case 'evaluateGoals':
      await past.evaluateGoals(atMs);
      return null;
    case 'end':
      await past.end();
      return null;
  }
}
