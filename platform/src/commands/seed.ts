import { randomBytes } from 'node:crypto';
import { connectShop } from '../seed/connectShop.ts';
import { createApi, SeedError } from '../seed/createApi.ts';
import { liveThePast } from '../seed/liveThePast.ts';
import { liveToday } from '../seed/liveToday.ts';
import { people, shop } from '../seed/story.ts';

/**
 * `pnpm seed`: an account with four months behind it, made through the API and the sandbox of the running product. Signed up, connected and
 * written to like any other: no row is written behind the server's back.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
const sandboxUrl = `http://localhost:${process.env.SANDBOX_PORT ?? '3001'}`;
const username = process.argv[2] ?? 'demo';

try {
  const begin = performance.now();
  const sandbox = createApi(`${sandboxUrl}/sandbox/api`);
  await sandbox.call('GET', '/status');
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
  if (registered.status !== 201) throw new SeedError(`Signing up answered ${registered.status}: ${await registered.text()}`);
  const { token }: { token: string } = JSON.parse(await registered.text());
  const product = createApi(url, token);

  say(`Connecting @${shop.username} ...`);
  await connectShop(product, sandboxUrl, shop.igId);
  const known = await sandbox.call<{ id: string; username: string }[]>('GET', '/followers');
  for (const person of people.filter(({ username: name }) => !known.some((follower) => follower.username === name))) {
    const { name, ...rest } = person;
    await sandbox.call('POST', '/followers', { ...rest, ...(name !== null && { name }) });
  }
  const followers = await sandbox.call<{ id: string }[]>('GET', '/followers');
  say('Living through four months ...');
  await liveThePast(
    sandbox,
    followers.map(({ id }) => id),
  );
  say('Living through today ...');
  await liveToday(product, sandbox);
  say(
    `Done in ${((performance.now() - begin) / 1000).toFixed(0)} s. Sign in at ${url}/login as ${username} with the password ${password}`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof SeedError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
