import { randomBytes } from 'node:crypto';
import { connectShop } from '../seed/connectShop.ts';
import { type Api, createApi, SeedError } from '../seed/createApi.ts';
import { liveThePast } from '../seed/liveThePast.ts';
import { liveToday } from '../seed/liveToday.ts';
import { openShop } from '../seed/openShop.ts';
import { openPast } from '../seed/past/openPast.ts';
import { people } from '../seed/story/people.ts';

interface Follower {
  id: string;
  username: string;
}

/**
 * `pnpm seed`: an account with four months behind it, lived through by the running product and the sandbox: signed up, connected, written to and
 * answered like any other. What was lived through within a minute is then moved to when it was (`server/src/commands/seedHistory.ts`).
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
const sandboxUrl = `http://localhost:${process.env.SANDBOX_PORT ?? '3001'}`;
const [username = 'demo'] = process.argv.slice(2);
if (username.startsWith('-')) {
  say('pnpm seed [username]: an account with four months behind it; without a name it is demo.');
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
      `The account ${username} exists already; nothing was changed. Another one: pnpm seed <username>. A new password: ${url}/login,`,
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
  if (registered.status !== 201) throw new SeedError(`Signing up answered ${registered.status}: ${await registered.text()}`);
  const { token }: { token: string } = JSON.parse(await registered.text());
  const product = createApi(url, token);

  try {
    await live({ sandbox, product, sinceMs });
  } catch (error) {
    // Half a past is none.
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
  const known = await sandbox.call<Follower[]>('GET', '/followers');
  for (const person of people.filter(({ username: name }) => !known.some((follower) => follower.username === name))) {
    const { name, ...rest } = person;
    await sandbox.call('POST', '/followers', { ...rest, ...(name !== null && { name }) });
  }
  const cast = new Map((await sandbox.call<Follower[]>('GET', '/followers')).map((one) => [one.username, one]));
  const followers = people.flatMap((person) => cast.get(person.username) ?? []);
  const shop = await openShop(sandbox);
  const past = await openPast(username);
  try {
    const world = { product, sandbox, past, shop, followers };
    say('Living through four months ...');
    await liveThePast(world, { sinceMs, connect: () => connectShop(product, sandboxUrl, shop.igId) });
    say('Living through today ...');
    await liveToday(world);
  } finally {
    await past.close();
  }
}
