import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { type Mailbox, startMailbox } from '../../../../test/doubles/startMailbox.ts';
import {
  PUBLIC_URL,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';

let server: TestServer;
let mailbox: Mailbox;
const clock = { aheadMs: 0, nowMs: () => Date.now() + clock.aheadMs };
const log: string[] = [];
before(async () => {
  mailbox = await startMailbox();
  const mail = { smtpUrl: mailbox.url, from: 'Fanfare <no-reply@fanfare.test>' };
  const logger = createLogger('trace', { write: (line) => void log.push(line) });
  server = await startTestServer({ clock, logger, settings: { mail } });
});
after(async () => {
  await server.close();
  await mailbox.close();
});

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(clock.nowMs() / 1000) });
const STEP_MS = 30_000;
/** A code works only once. Begins the next step, so that it does not end within the test. */
const nextStep = () => {
  clock.aheadMs += STEP_MS - (clock.nowMs() % STEP_MS);
};
const isOpen = async (token: string) => (await server.call('GET /api/auth/session', { token })).status === 200;

async function turnOn(user: TestUser) {
  const setUp = await server.call('POST /api/user/2fa/setup', { token: user.token, body: { password: TEST_PASSWORD } });
  const { secret } = setUp.body;
  nextStep();
  const { status, body } = await server.call('POST /api/user/2fa/confirm', { token: user.token, body: { code: codeOf(secret) } });
  expect(status).toBe(200);
  nextStep();
  return { secret, token: body.token, backupCodes: body.backupCodes };
}

async function challengeOf(username: string): Promise<string> {
  const { status, body } = await server.call('POST /api/auth/login', { body: { username, password: TEST_PASSWORD } });
  if (!('challenge' in body)) throw new Error(`No second step, but ${status}.`);
  expect(body).toEqual({ success: true, twoFactorRequired: true, challenge: expect.any(String) });
  return body.challenge;
}
const answer = (body: object) => server.call('POST /api/auth/login/2fa', { body });

test('S28: from the mail to the first sign-in with a code; the mail holds a link and never the seed', async () => {
  const user = await server.signUp('tina');
  const other = await server.signIn('tina');
  const { token } = user;
  expect((await server.call('GET /api/user/2fa', { token })).body).toEqual({ success: true, enabled: false, backupCodesLeft: 0 });
  expect((await server.call('POST /api/user/2fa/enable', { token })).body).toEqual({ success: true });
  const link = await mailbox.findToken('tina@example.test', 'Set up two-factor');
  const { content } = await mailbox.find('tina@example.test', 'Set up two-factor');
  expect(content).toContain(`${PUBLIC_URL}/two-factor#token=${link}`);

  const setUp = await server.call('POST /api/user/2fa/setup', { token, body: { token: link } });
  const { secret, otpauthUrl } = setUp.body;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauthUrl).toContain(`secret=${secret}`);
  expect(content).not.toContain(secret);
  expect(await server.signIn('tina')).toMatch(/^fan_/);

  const confirm = (code: string) => server.call('POST /api/user/2fa/confirm', { token, body: { code } });
  const wrong = await confirm(codeOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'));
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'code_invalid' }]);
  const { body } = await confirm(codeOf(secret));
  expect(body.backupCodes).toHaveLength(10);
  expect([await isOpen(token), await isOpen(other), await isOpen(body.token)]).toEqual([false, false, true]);
  const status = await server.call('GET /api/user/2fa', { token: body.token });
  expect(status.body).toEqual({ success: true, enabled: true, backupCodesLeft: 10 });
  await mailbox.find('tina@example.test', 'Two-factor authentication enabled');

  nextStep();
  const signedIn = await answer({ challenge: await challengeOf('tina'), code: codeOf(secret) });
  expect(signedIn.body).toMatchObject({ success: true, user: { username: 'tina' } });
  expect(await isOpen(signedIn.body.token)).toBe(true);
  for (const canary of [secret, ...body.backupCodes, link, TEST_PASSWORD, body.token, 'tina@example.test']) {
    expect(log.join('')).not.toContain(canary);
  }
});

test('S28: a code works once, and not two steps away', async () => {
  const { secret } = await turnOn(await server.signUp('uwe'));
  nextStep();
  const code = codeOf(secret);
  expect((await answer({ challenge: await challengeOf('uwe'), code })).status).toBe(200);
  const again = await answer({ challenge: await challengeOf('uwe'), code });
  expect([again.status, again.body]).toMatchObject([401, { code: 'code_invalid' }]);
  const early = generateSync({ secret, epoch: Math.floor(clock.nowMs() / 1000) + 60 });
  expect((await answer({ challenge: await challengeOf('uwe'), code: early })).status).toBe(401);
  nextStep();
  expect((await answer({ challenge: await challengeOf('uwe'), code: codeOf(secret) })).status).toBe(200);
});

test('S28: the same code at the same moment opens one session', async () => {
  const { secret } = await turnOn(await server.signUp('vic'));
  const challenges = [await challengeOf('vic'), await challengeOf('vic'), await challengeOf('vic')];
  const code = codeOf(secret);
  const answers = await Promise.all(challenges.map((challenge) => answer({ challenge, code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('S28: a challenge is valid for one sign-in and five minutes', async () => {
  const { secret } = await turnOn(await server.signUp('wim'));
  const challenge = await challengeOf('wim');
  expect((await answer({ challenge, code: codeOf(secret) })).status).toBe(200);
  nextStep();
  const used = await answer({ challenge, code: codeOf(secret) });
  expect([used.status, used.body]).toMatchObject([401, { code: 'challenge_invalid' }]);
  const old = await challengeOf('wim');
  await sql`update login_challenges set expires_at = now()`.execute(server.database.system);
  expect((await answer({ challenge: old, code: codeOf(secret) })).body).toMatchObject({ code: 'challenge_invalid' });
  expect((await answer({ challenge: 'x' })).status).toBe(400);
});

test('S28: five tries in five minutes, over all challenges', async () => {
  const { secret } = await turnOn(await server.signUp('xena'));
  for (let n = 0; n < 5; n += 1) {
    expect((await answer({ challenge: await challengeOf('xena'), code: '000000' })).status).toBe(401);
  }
  const challenge = await challengeOf('xena');
  expect((await answer({ challenge, code: codeOf(secret) })).status).toBe(429);
  clock.aheadMs += 5 * 60_000;
  expect((await answer({ challenge: await challengeOf('xena'), code: codeOf(secret) })).status).toBe(200);
});

test('S28: wrong codes by an attacker who knows the password lock neither the owner nor the backup codes, and notify the owner', async () => {
  const proxied = await startTestServer({
    clock,
    settings: {
      mail: { smtpUrl: mailbox.url, from: 'Fanfare <no-reply@fanfare.test>' },
      accounts: { ...server.settings.accounts, trustedProxies: 1 },
    },
  });
  try {
    const [home, hotel, attacker] = ['198.51.100.1', '198.51.100.2', '203.0.113.66'];
    const post = (path: string, address: string | undefined, body: object, token?: string) =>
      proxied.send<{ token: string; secret: string; challenge: string; backupCodes: string[] }>('POST', path, {
        headers: { 'x-forwarded-for': address ?? '' },
        body,
        ...(token !== undefined && { token }),
      });
    const credentials = { username: 'wanda', password: TEST_PASSWORD };
    const { body: registered } = await post('/api/auth/register', home, { ...credentials, email: 'wanda@example.test' });
    const { body: setUp } = await post('/api/user/2fa/setup', home, { password: TEST_PASSWORD }, registered.token);
    const secret = setUp.secret;
    nextStep();
    const confirmed = await post('/api/user/2fa/confirm', home, { code: codeOf(secret) }, registered.token);
    const [backupCode] = confirmed.body.backupCodes;
    const complete = async (address: string | undefined, proof: object) => {
      const { body } = await post('/api/auth/login', address, credentials);
      return (await post('/api/auth/login/2fa', address, { challenge: body.challenge, ...proof })).status;
    };

    const guesses = [];
    for (let n = 0; n < 7; n += 1) guesses.push(await complete(attacker, { code: '000000' }));
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await complete(attacker, { backupCode: 'aaaa-aaaa-aaaa-aaaa' })).toBe(401);
    nextStep();
    expect(await complete(home, { code: codeOf(secret) })).toBe(200);
    nextStep();
    expect(await complete(hotel, { code: codeOf(secret) })).toBe(200);
    expect(await complete('198.51.100.3', { backupCode })).toBe(200);
    const { content } = await mailbox.find('wanda@example.test', 'Failed two-factor attempts');
    expect(content).toContain('change your password');
  } finally {
    await proxied.close();
  }
});

test('S28: each backup code opens once, however it is typed', async () => {
  const { backupCodes, token } = await turnOn(await server.signUp('yara'));
  const [first = ''] = backupCodes;
  const backupCode = first.toUpperCase().replaceAll('-', ' ');
  expect((await answer({ challenge: await challengeOf('yara'), backupCode })).status).toBe(200);
  expect((await answer({ challenge: await challengeOf('yara'), backupCode })).status).toBe(401);
  expect((await server.call('GET /api/user/2fa', { token })).body.backupCodesLeft).toBe(9);
});

test('S28: neither seed nor backup codes can be read from the database', async () => {
  const { secret, backupCodes } = await turnOn(await server.signUp('zoe'));
  const { rows } = await sql<{ line: string }>`
    select encode(sealed_seed, 'escape') as line from two_factor
    union all select encode(code_hash, 'escape') from backup_codes`.execute(server.database.system);
  const dump = rows.map(({ line }) => line).join('\n');
  expect(rows.length).toBeGreaterThan(10);
  for (const text of [secret, ...backupCodes]) expect(dump).not.toContain(text);
});

test('turning it on requires the password or the own link, and works once', async () => {
  const user = await server.signUp('adam');
  const stranger = await server.signUp('bert');
  const setUp = (body: object, token = user.token) => server.call('POST /api/user/2fa/setup', { token, body });
  expect((await setUp({})).status).toBe(400);
  expect((await setUp({ password: 'not this one' })).body).toMatchObject({ code: 'password_wrong' });
  expect((await setUp({ token: 'x'.repeat(43) })).body).toMatchObject({ code: 'link_invalid' });
  await server.call('POST /api/user/2fa/enable', { token: stranger.token });
  const foreign = await mailbox.findToken('bert@example.test', 'Set up two-factor');
  expect((await setUp({ token: foreign })).status).toBe(403);
  const early = await server.call('POST /api/user/2fa/confirm', { token: user.token, body: { code: '123456' } });
  expect([early.status, early.body]).toMatchObject([409, { code: 'two_factor_not_started' }]);

  const { token } = await turnOn(user);
  expect((await setUp({ password: TEST_PASSWORD }, token)).status).toBe(409);
  expect((await server.call('POST /api/user/2fa/enable', { token })).status).toBe(409);
  expect((await server.call('POST /api/user/2fa/confirm', { token, body: { code: '123456' } })).status).toBe(409);
});

test('turning it off requires the password and a code', async () => {
  const user = await server.signUp('carl');
  const disable = (token: string, body: object) => server.call('POST /api/user/2fa/disable', { token, body });
  expect((await disable(user.token, { password: TEST_PASSWORD, code: '123456' })).status).toBe(409);
  const { secret, token } = await turnOn(user);
  expect((await disable(token, { password: 'not this one', code: codeOf(secret) })).status).toBe(401);
  expect((await disable(token, { password: TEST_PASSWORD, code: '000000' })).status).toBe(401);
  const { status, body } = await disable(token, { password: TEST_PASSWORD, code: codeOf(secret) });
  expect(status).toBe(200);
  expect([await isOpen(token), await isOpen(body.token)]).toEqual([false, true]);
  expect(await server.signIn('carl')).toMatch(/^fan_/);
  await mailbox.find('carl@example.test', 'Two-factor authentication disabled');
});

test('S17: a code is a proof of identity, too', async () => {
  const { secret, token } = await turnOn(await server.signUp('dora'));
  const stepUp = (body: object) => server.call('POST /api/auth/step-up', { token, body });
  expect((await stepUp({ code: '000000' })).status).toBe(401);
  expect((await stepUp({})).status).toBe(400);
  const { body } = await stepUp({ code: codeOf(secret) });
  expect(Date.parse(body.validUntil)).toBeGreaterThan(clock.nowMs());
  expect((await stepUp({ password: TEST_PASSWORD })).status).toBe(200);
});
