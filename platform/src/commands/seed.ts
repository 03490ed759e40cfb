import { randomBytes } from 'node:crypto';
import { connectShop } from '../seed/connectShop.ts';
import { type Api, createApi, SeedError } from '../seed/createApi.ts';
import { createShop } from '../seed/createShop.ts';
import { openBackfill } from '../seed/history/openBackfill.ts';
import { seedHistory } from '../seed/seedHistory.ts';
import { seedToday } from '../seed/seedToday.ts';
import { followers as storyFollowers } from '../seed/story/followers.ts';

interface Follower {
  id: string;
  username: string;
}

/** `pnpm seed`: four months of simulated events, backdated by `server/src/commands/seedHistory.ts`. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
const sandboxUrl = `http://localhost:${process.env.SANDBOX_PORT ?? '3001'}`;
const [username = 'demo'] = process.argv.slice(2);
if (username.startsWith('-')) {
  say('pnpm seed [username] creates an account with four months of history. The default username is demo.');
  process.exit(username === '--help' ? 0 : 1);
}

try {
  const begin = performance.now();
  const sandbox = createApi(`${sandboxUrl}/sandbox/api`);
  await sandbox.call('GET', '/status');
  const sinceMs = Date.now();
  const password = randomBytes(9).toString('base64url');
  const registered = await createApi(url).send('POST', '/api/auth/register', {
    username,
    email: `${username}@example.test`,
    password,
  });
  if (registered.status === 409) {
    say(
      `The account ${username} already exists. Nothing was changed. Another one: pnpm seed <username>. A new password: ${url}/login,`,
    );
    say(`and then the mail at ${sandboxUrl}/mailbox.`);
    process.exit(0);
  }
  if (registered.status === 403 || registered.status === 429) {
    const { error }: { error: string } = JSON.parse(await registered.text());
    throw new SeedError(
      `The server lets nobody sign up now: ${error} (REGISTRATION, REGISTRATIONS_PER_HOUR, REGISTRATIONS_PER_DAY)`,
    );
  }
  if (registered.status !== 201)
    throw new SeedError(`The sign-up returned status ${registered.status}: ${await registered.text()}`);
  const { token }: { token: string } = JSON.parse(await registered.text());
  const product = createApi(url, token);

  try {
    await live({ sandbox, product, sinceMs });
  } catch (error) {
    await product.send('DELETE', '/api/user/delete', { password });
    throw error;
  }
  say(
    `Done in ${((performance.now() - begin) / 1000).toFixed(0)} s. Sign in at ${url}/login as ${username} with the password ${password}`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof SeedError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function live({ sandbox, product, sinceMs }: { sandbox: Api; product: Api; sinceMs: number }): Promise<void> {
  const existing = await sandbox.call<Follower[]>('GET', '/followers');
  for (const person of storyFollowers.filter(({ username: name }) => !existing.some((follower) => follower.username === name))) {
    const { name, ...rest } = person;
    await sandbox.call('POST', '/followers', { ...rest, ...(name !== null && { name }) });
  }
  const byUsername = new Map((await sandbox.call<Follower[]>('GET', '/followers')).map((one) => [one.username, one]));
  const followers = storyFollowers.flatMap((person) => byUsername.get(person.username) ?? []);
  const shop = await createShop(sandbox);
  const backfill = await openBackfill(username);
  try {
    const world = { product, sandbox, backfill, shop, followers };
    say('Creating four months of history ...');
    await seedHistory(world, { sinceMs, connect: () => connectShop(product, sandboxUrl, shop.igId) });
    say('Creating the events of today ...');
    await seedToday(world);
  } finally {
    await backfill.close();
  }
}
