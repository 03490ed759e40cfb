import { randomBytes } from 'node:crypto';
import { addFollowers } from '../seed/addFollowers.ts';
import { connectShop } from '../seed/connectShop.ts';
import { createApi, SeedError } from '../seed/createApi.ts';
import { createRepairShop, createShop } from '../seed/createShop.ts';
import { deleteAccounts, joinTeam, openTeam, register, registerMembers } from '../seed/createTeam.ts';
import { openBackfill } from '../seed/history/openBackfill.ts';
import type { SeedContext } from '../seed/SeedContext.ts';
import { seedHistory } from '../seed/seedHistory.ts';
import { seedToday } from '../seed/seedToday.ts';
import { followers as storyFollowers } from '../seed/story/followers.ts';
import { customers as storyCustomers } from '../seed/story/repairs.ts';

/** `pnpm seed`: four months of simulated events, backdated by `server/src/commands/seedHistory.ts`. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
const sandboxUrl = `http://localhost:${process.env.SANDBOX_PORT ?? '3001'}`;
const [username = 'demo'] = process.argv.slice(2);
if (username.startsWith('-')) {
  say('pnpm seed [username] creates a team of four with four months of history. The default username of its owner is demo.');
  process.exit(username === '--help' ? 0 : 1);
}

try {
  const begin = performance.now();
  const sandbox = createApi(`${sandboxUrl}/sandbox/api`);
  await sandbox.call('GET', '/status');
  const sinceMs = Date.now();
  const password = randomBytes(9).toString('base64url');
  const owner = await register(url, username, password);
  if (!owner) {
    say(
      `The account ${username} already exists. Nothing was changed. Another one: pnpm seed <username>. A new password: ${url}/login,`,
    );
    say(`and then the mail at ${sandboxUrl}/mailbox.`);
    process.exit(0);
  }
  const accounts = [owner];
  try {
    accounts.push(...(await registerMembers(url, owner)));
    const product = createApi(url, owner.token);
    const team = openTeam(url, owner.id, accounts.slice(1));
    await live({ sandbox, product, team }, sinceMs, () => joinTeam(product, team, accounts.slice(1)));
  } catch (error) {
    await deleteAccounts(url, accounts.toReversed());
    throw error;
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  say(`Done in ${seconds} s. Sign in at ${url}/login as ${username} with the password ${password}`);
  const colleagues = accounts.slice(1).map((account) => account.username);
  say(`The password is the same for ${colleagues.join(', ')}.`);
} catch (error) {
  process.stderr.write(`${error instanceof SeedError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

type Sides = Pick<SeedContext, 'sandbox' | 'product' | 'team'>;

async function live({ sandbox, product, team }: Sides, sinceMs: number, join: () => Promise<void>): Promise<void> {
  const followers = await addFollowers(sandbox, storyFollowers);
  const customers = await addFollowers(sandbox, storyCustomers);
  const shop = await createShop(sandbox);
  const repairs = await createRepairShop(sandbox);
  const backfill = await openBackfill(username);
  try {
    const world = { product, team, sandbox, backfill, shop, repairs, followers, customers };
    say('Creating four months of history ...');
    const connect = async () => {
      await connectShop(product, sandboxUrl, shop.igId);
      await join();
    };
    await seedHistory(world, { sinceMs, connect, connectRepairs: () => connectShop(product, sandboxUrl, repairs.igId) });
    say('Creating the events of today ...');
    await seedToday(world);
  } finally {
    await backfill.close();
  }
}
