import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { readSettings } from './readSettings.ts';
import { StartError } from './StartError.ts';

const sandbox = {
  INSTAGRAM_APP_ID: 'SBX_1',
  INSTAGRAM_APP_SECRET: 'SBX_s',
  INSTAGRAM_VERIFY_TOKEN: 'a-verify-token-of-24-chars',
};
const real = {
  ...sandbox,
  INSTAGRAM_APP_ID: '123',
  INSTAGRAM_APP_SECRET: randomBytes(16).toString('hex'),
};

const newKey = () => randomBytes(32).toString('base64');

function production(): Record<string, string> {
  return { ...real, NODE_ENV: 'production', TOKEN_ENCRYPTION_KEY: newKey(), RELEASE_SIGNING_KEY: newKey() };
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.problems;
    throw error;
  }
}

test('sandbox credentials are all that development needs', () => {
  const settings = readSettings(sandbox);
  expect(settings).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, tokenEncryptionKey: null });
  expect(settings.instagram).toMatchObject({ graphUrl: 'http://localhost:3001/graph.instagram.com', webhookSecrets: ['SBX_s'] });
});

test('sample accounts need the sandbox, and are refused in production', () => {
  const script = { SAMPLE_ACCOUNT_SCRIPT: '/srv/play.ts' };
  const { sampleAccount } = readSettings({ ...sandbox, ...script });
  expect(sampleAccount).toEqual({ script: '/srv/play.ts', sandboxUrl: 'http://localhost:3001' });
  expect(readSettings(sandbox).sampleAccount).toBeNull();
  expect(problemsOf({ ...real, ...script })).toEqual([
    'SAMPLE_ACCOUNT_SCRIPT needs the sandbox: unset it, or unset INSTAGRAM_APP_ID.',
  ]);
  expect(problemsOf({ ...production(), ...script })).toContain(
    'SAMPLE_ACCOUNT_SCRIPT must not be set in production: it lets visitors in without an account.',
  );
});

test('the credentials of a real app are sufficient for Instagram', () => {
  expect(readSettings(real).instagram).toMatchObject({
    wwwUrl: 'https://www.instagram.com',
    apiUrl: 'https://api.instagram.com',
    graphUrl: 'https://graph.instagram.com',
  });
});

test('the pages of the sandbox may be framed only in development, and not those of Instagram', () => {
  const originOf = (environment: Parameters<typeof readSettings>[0]) => readSettings(environment).instagram.sandboxOrigin;
  expect(originOf(sandbox)).toBe('http://localhost:3001');
  expect(originOf({ ...sandbox, INSTAGRAM_WWW_URL: 'http://localhost:4001/www.instagram.com' })).toBe('http://localhost:4001');
  expect(originOf({ ...sandbox, INSTAGRAM_WWW_URL: 'http://localhost:4001' })).toBeNull();
  expect(originOf(real)).toBeNull();
  expect(originOf(production())).toBeNull();
});

test('a misspelled `production` is not treated as development', () => {
  expect(problemsOf({ ...sandbox, NODE_ENV: 'prod' })).toEqual([expect.stringMatching(/^NODE_ENV must be one of .*production/)]);
});

test('all problems are listed at once', () => {
  const problems = problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere', INSTAGRAM_GRAPH_VERSION: '25' });
  for (const name of [
    'PORT',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'INSTAGRAM_GRAPH_VERSION',
    'INSTAGRAM_APP_ID',
    'INSTAGRAM_APP_SECRET',
    'INSTAGRAM_VERIFY_TOKEN',
  ]) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
});

test('S33: production starts with its required settings, and names each missing one', () => {
  expect(problemsOf(production())).toEqual([]);
  for (const name of [
    'TOKEN_ENCRYPTION_KEY',
    'RELEASE_SIGNING_KEY',
    'INSTAGRAM_APP_ID',
    'INSTAGRAM_APP_SECRET',
    'INSTAGRAM_VERIFY_TOKEN',
  ]) {
    expect(problemsOf({ ...production(), [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is missing: .+\\.$`)),
    ]);
  }
});

test('S33: production refuses weak secrets without repeating them', () => {
  const weak: [string, string][] = [
    ['TOKEN_ENCRYPTION_KEY', 'c2hvcnQ='],
    ['TOKEN_ENCRYPTION_KEY', Buffer.alloc(32).toString('base64')],
    ['RELEASE_SIGNING_KEY', Buffer.from('abcd'.repeat(8)).toString('base64')],
    ['INSTAGRAM_APP_SECRET', 'short-one'],
    ['INSTAGRAM_APP_SECRET', '0'.repeat(32)],
    ['INSTAGRAM_WEBHOOK_SECRETS', `${randomBytes(16).toString('hex')},short-one`],
    ['INSTAGRAM_VERIFY_TOKEN', 'short-one'],
    ['INSTAGRAM_VERIFY_TOKEN', 'CHANGE-ME-before-going-live'],
    ['METRICS_TOKEN', 'your-token-goes-in-here'],
  ];
  for (const [name, value] of weak) {
    const problems = problemsOf({ ...production(), [name]: value });
    expect([name, value, problems]).toEqual([name, value, [expect.stringMatching(new RegExp(`^${name} .+\\.$`))]]);
    expect(problems.join()).not.toContain(value);
  }
  const key = newKey();
  expect(problemsOf({ ...production(), TOKEN_ENCRYPTION_KEY: key, RELEASE_SIGNING_KEY: key })).toEqual([
    'RELEASE_SIGNING_KEY must differ from TOKEN_ENCRYPTION_KEY.',
  ]);
});

test('S24: sandbox credentials are never used with Instagram', () => {
  expect(problemsOf({ ...real, INSTAGRAM_APP_SECRET: 'SBX_s' })).not.toEqual([]);
  expect(problemsOf({ ...sandbox, INSTAGRAM_APP_SECRET: 'abc' })).not.toEqual([]);
  expect(problemsOf({ ...sandbox, INSTAGRAM_GRAPH_URL: 'https://graph.instagram.com' })).not.toEqual([]);
  expect(problemsOf({ ...real, INSTAGRAM_GRAPH_URL: 'https://graph.instagram.com.evil.test' })).not.toEqual([]);
});

test('an unknown port needs a public address', () => {
  expect(problemsOf({ ...sandbox, PORT: '0' })).toEqual([expect.stringContaining('PUBLIC_URL')]);
});

test('roles are listed, and an unknown one is named', () => {
  expect(readSettings(sandbox).roles).toEqual(['web', 'worker', 'realtime']);
  expect(readSettings({ ...sandbox, ROLE: 'realtime, web' }).roles).toEqual(['web', 'realtime']);
  expect(problemsOf({ ...sandbox, ROLE: 'web,cron' })).toEqual([expect.stringMatching(/^ROLE .*"cron"/)]);
});

test('metrics need a separate port or a token', () => {
  expect(readSettings(sandbox).metrics).toEqual({ port: null, host: 'localhost', token: null });
  expect(problemsOf({ ...sandbox, METRICS_PORT: '3000' })).toEqual([expect.stringContaining('METRICS_PORT')]);
  expect(problemsOf({ ...production(), METRICS_TOKEN: 'short' })).toEqual([expect.stringContaining('METRICS_TOKEN')]);
});

test('the database URL is validated and, because it holds a password, not repeated', () => {
  expect(readSettings({ ...sandbox, DATABASE_URL: 'postgres://a:b@db/fanfare' }).databaseUrl).toBe('postgres://a:b@db/fanfare');
  const problems = problemsOf({ ...sandbox, DATABASE_URL: 'mysql://a:canary@db/fanfare' });
  expect(problems).toEqual([expect.stringContaining('DATABASE_URL')]);
  expect(problems.join()).not.toContain('canary');
});

test('a database URL may name several hosts, of which the primary is used', () => {
  const urls = (hosts: string, more = '') => `postgres://a:can,ary@${hosts}/fanfare${more}`;
  for (const url of [
    urls('a:5432,b:5433', '?target_session_attrs=read-write'),
    urls('a,[::1]:5433,c', '?sslmode=verify-full&target_session_attrs=primary'),
    urls('%2Ftmp%2Fa:5432,%2Ftmp%2Fb:5432'),
  ]) {
    expect(readSettings({ ...sandbox, DATABASE_URL: url }).databaseUrl).toBe(url);
  }
  for (const url of [urls('a,,b'), urls('a:5432,b:port'), urls('a,b', '?target_session_attrs=any')]) {
    const problems = problemsOf({ ...sandbox, DATABASE_URL: url });
    expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL .+\.$/)]);
    expect(problems.join()).not.toContain('ary@');
  }
  const replica = { ...sandbox, DATABASE_URL: urls('a,b') };
  expect(problemsOf({ ...replica, DATABASE_REPLICA_URL: urls('a,b', '?target_session_attrs=primary') })).toHaveLength(1);
  expect(problemsOf({ ...replica, DATABASE_REPLICA_URL: urls('a,b', '?target_session_attrs=standby') })).toEqual([]);
});

test('S37: other keys are lists, and invalid ones are refused without being repeated', () => {
  const [first, second] = [newKey(), newKey()];
  const settings = readSettings({
    ...production(),
    TOKEN_ENCRYPTION_OTHER_KEYS: `${first}, ${second}`,
    RELEASE_SIGNING_OTHER_KEYS: `ed25519-public:${first}`,
  });
  expect(settings.tokenEncryptionOtherKeys.map((key) => key.toString('base64'))).toEqual([first, second]);
  expect(settings.releaseSigningOtherKeys).toEqual([first]);
  for (const [name, value] of [
    ['TOKEN_ENCRYPTION_OTHER_KEYS', `${first},c2hvcnQ=`],
    ['TOKEN_ENCRYPTION_OTHER_KEYS', Buffer.alloc(32).toString('base64')],
    // It looks like a private key, which pages would publish.
    ['RELEASE_SIGNING_OTHER_KEYS', first],
    ['RELEASE_SIGNING_OTHER_KEYS', 'ed25519-public:c2hvcnQ='],
  ] as const) {
    const problems = problemsOf({ ...production(), [name]: value });
    expect([name, problems]).toEqual([name, [expect.stringMatching(new RegExp(`^${name} .+\\.$`))]]);
    expect(problems.join()).not.toContain(value);
  }
});

test('JOURNAL_URL lists NATS servers, and a wrong one is not repeated, because it may hold a password', () => {
  expect(readSettings(sandbox).journal).toBeNull();
  const hosts = ['a:4222', 'b.example.org:4223', 'c:4222'];
  const url = 'nats://fanfare:p%40ss@a:4222, nats://b.example.org:4223,c';
  expect(readSettings({ ...sandbox, JOURNAL_URL: url }).journal).toEqual({
    ...{ servers: hosts, user: 'fanfare', password: 'p@ss', isTls: false },
    ...{ name: 'fanfare', replicas: 3, maxBytes: 1_073_741_824, maxMinutes: 60 },
  });
  const small = { JOURNAL_URL: 'tls://a,tls://b', JOURNAL_NAME: 'two', JOURNAL_MAX_MB: '16', JOURNAL_MAX_MINUTES: '5' };
  expect(readSettings({ ...sandbox, ...small }).journal).toMatchObject({
    ...{ isTls: true, user: null, name: 'two', replicas: 1, maxBytes: 16_777_216, maxMinutes: 5 },
  });
  for (const [name, value] of [
    ['JOURNAL_URL', 'http://a:canary@b'],
    ['JOURNAL_URL', 'nats://a,,nats://canary'],
    ['JOURNAL_NAME', 'a.canary'],
    ['JOURNAL_REPLICAS', '2'],
    ['JOURNAL_MAX_MB', '1'],
    ['JOURNAL_MAX_MINUTES', '0'],
    ['JOURNAL_MAX_MINUTES', '1441'],
  ] as const) {
    const problems = problemsOf({ ...sandbox, JOURNAL_URL: 'nats://a', [name]: value });
    expect([name, value, problems]).toEqual([name, value, [expect.stringMatching(new RegExp(`^${name} must`))]]);
    expect(problems.join()).not.toContain('canary');
  }
});

test('S42: RETENTION_DAYS is 0 or a number of days from 30', () => {
  expect(readSettings(sandbox).retentionDays).toBe(400);
  for (const value of ['0', '30', '36500']) {
    expect(readSettings({ ...sandbox, RETENTION_DAYS: value }).retentionDays).toBe(Number(value));
  }
  for (const value of ['-1', '1', '29', '36501', 'forever']) {
    expect(problemsOf({ ...sandbox, RETENTION_DAYS: value })).toEqual([expect.stringMatching(/^RETENTION_DAYS must be/)]);
  }
});

test('S38: DEAD_LETTER_DAYS is a number of days from 1 to 3650', () => {
  expect(readSettings({ ...sandbox, DEAD_LETTER_DAYS: '7' }).deadLetterDays).toBe(7);
  for (const value of ['0', '3651', 'never']) {
    expect(problemsOf({ ...sandbox, DEAD_LETTER_DAYS: value })).toEqual([expect.stringMatching(/^DEAD_LETTER_DAYS must be/)]);
  }
});

test('INTAKE_MAX_AGE_SECONDS is a number of seconds from 5 to 3600', () => {
  expect(readSettings(sandbox).intakeMaxAgeSeconds).toBe(10);
  expect(readSettings({ ...sandbox, INTAKE_MAX_AGE_SECONDS: '30' }).intakeMaxAgeSeconds).toBe(30);
  for (const value of ['0', '4', '3601', '7.5', 'never']) {
    expect(problemsOf({ ...sandbox, INTAKE_MAX_AGE_SECONDS: value })).toEqual([
      expect.stringMatching(/^INTAKE_MAX_AGE_SECONDS must be/),
    ]);
  }
});
