import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { createApp } from '../../src/app.ts';
import { createReleaseSigner, type ReleaseSigner } from '../../src/domains/operations/releases/index.ts';
import { type Clock, systemClock } from '../../src/infrastructure/clock/Clock.ts';
import { createTokenVault } from '../../src/infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../src/infrastructure/database/Database.ts';
import { defaultPoolSizes } from '../../src/infrastructure/env/readers/readPoolSizes.ts';
import { defaultUserLimits } from '../../src/infrastructure/env/readers/readUserLimits.ts';
import { roles, type Settings } from '../../src/infrastructure/env/Settings.ts';
import { createLogger, type Logger } from '../../src/infrastructure/logger/createLogger.ts';
import type { GuardTime } from '../../src/integrations/instagram/index.ts';
import type { WebPolicy } from '../../src/integrations/web/index.ts';
import { recordCalls } from '../calls/recordCalls.ts';
import { createTestDatabase } from '../database/createTestDatabase.ts';
import { APP_ID, APP_SECRET, type InstagramDouble, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { authModeOfTests } from './authMode.ts';
import { createTestClient } from './createTestClient.ts';

export { TEST_PASSWORD, type TestUser } from './createTestClient.ts';

export const VERIFY_TOKEN = 'verify-token-of-the-tests';
export const PUBLIC_URL = 'http://fanfare.test';

const UNHURRIED = { callsWaiting: 10_000, waitMs: 120_000, callsPerMinute: 1_000_000, databaseSecondsPerMinute: 1_000_000 };

export type TestOptions = Partial<{
  logger: Logger;
  echoWaitMs: number;
  callWithinMs: number;
  secondLookMs: number;
  socketAuthDeadlineMs: number;
  web: Partial<WebPolicy>;
  guardTime: GuardTime;
  pollMs: number;
  comparisonEveryMs: number;
  socketRecheckMs: number;
  searchBudgetMs: number;
  startsWork: boolean;
  /** False if other servers use the database, too. */
  isExclusive: boolean;
  /** If false, responses are not checked. */
  isEvidence: boolean;
  key: Buffer;
  otherKeys: readonly Buffer[];
  clock: Clock;
  releaseSigner: ReleaseSigner;
  /** Users then work in a second workspace; their `id` is the id of this workspace. */
  inSecondWorkspace: boolean;
  settings: Partial<Settings>;
  reach: (config: ClientConfig) => ClientConfig;
  statementMs: number;
  /** Used instead of a new database, and dropped at the end. */
  stored: { config: ClientConfig; database: Database; drop: () => Promise<void> };
}>;
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export async function startTestServer(options: TestOptions = {}) {
  const { config, database, drop } = options.stored ?? (await createTestDatabase(options.reach, options.statementMs));
  const instagram: InstagramDouble = await startInstagramDouble();
  const settings = { ...testSettings(instagram.url), ...options.settings };
  const app = await createApp({
    settings,
    database,
    isExclusive: options.isExclusive ?? true,
    vault: createTokenVault(options.key ?? randomBytes(32), options.otherKeys),
    releaseSigner: options.releaseSigner ?? createReleaseSigner(randomBytes(32)),
    clock: options.clock ?? systemClock,
    logger: options.logger ?? createLogger('silent'),
    limits: {
      ...(options.echoWaitMs !== undefined && { echoWaitMs: options.echoWaitMs }),
      ...(options.callWithinMs !== undefined && { callWithinMs: options.callWithinMs }),
      ...(options.secondLookMs !== undefined && { secondLookMs: options.secondLookMs }),
      ...(options.web !== undefined && { web: options.web }),
      ...(options.socketAuthDeadlineMs !== undefined && { socketAuthDeadlineMs: options.socketAuthDeadlineMs }),
      ...(options.searchBudgetMs !== undefined && { searchBudgetMs: options.searchBudgetMs }),
      ...(options.guardTime && { guardTime: options.guardTime }),
      ...(options.pollMs !== undefined && { pollMs: options.pollMs }),
      ...(options.comparisonEveryMs !== undefined && { comparisonEveryMs: options.comparisonEveryMs }),
      ...(options.socketRecheckMs !== undefined && { socketRecheckMs: options.socketRecheckMs }),
    },
  });
  if (options.isEvidence ?? true) recordCalls(app.http);
  const url = await app.http.listen({ port: settings.port, host: '127.0.0.1' });
  if (options.startsWork ?? true) await app.startWork();

  return {
    url,
    app,
    config,
    database,
    instagram,
    settings,
    ...createTestClient(url, settings.accounts.authMode, options.inSecondWorkspace),
    async close() {
      await app.close();
      await instagram.close();
      await drop();
    },
  };
}

export function testSettings(instagramUrl: string): Settings {
  const dataDir = join(tmpdir(), 'fanfare-no-such-directory');
  return {
    isProduction: false,
    port: 0,
    host: '127.0.0.1',
    maxConnections: 10_000,
    dataDir,
    systemDir: dataDir,
    databaseUrl: null,
    journal: null,
    databaseDirectUrl: null,
    databasePooler: 'auto',
    replica: null,
    bucket: null,
    poolSizes: defaultPoolSizes,
    publicUrl: PUBLIC_URL,
    instagram: {
      wwwUrl: `${instagramUrl}/www`,
      apiUrl: `${instagramUrl}/api`,
      graphUrl: `${instagramUrl}/graph`,
      graphVersion: 'v25.0',
      pictureOrigins: instagramUrl === '' ? [] : [new URL(instagramUrl).origin],
      sandboxOrigin: null,
      sendsPerSecond: 100,
      secondLookSeconds: 120,
      appId: APP_ID,
      appSecret: APP_SECRET,
      webhookSecrets: [APP_SECRET],
      verifyToken: VERIFY_TOKEN,
    },
    accounts: {
      registration: 'open',
      authMode: authModeOfTests(),
      registrationsPerHour: 1_000,
      registrationsPerDay: 1_000,
      passwordMinLength: 6,
      trustedProxies: 0,
      auditLogDays: 365,
    },
    oidc: null,
    sampleAccount: null,
    // Long waits for slow machines; tests of limits set their own.
    admission: { ...defaultUserLimits.admission, ...UNHURRIED },
    intakeMaxAgeSeconds: 3_600,
    quotas: defaultUserLimits.quotas,
    web: { requestPorts: [80, 443], requestHosts: null },
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Fanfare <no-reply@fanfare.test>' },
    tokenEncryptionKey: null,
    tokenEncryptionOtherKeys: [],
    releaseSigningKey: null,
    isUpgradeBackedUp: false,
    releaseSigningOtherKeys: [],
    deadLetterDays: 30,
    retentionDays: 0,
    releasesDir: join(dataDir, 'releases'),
    releasesOrigin: null,
    needsReleaseApproval: false,
    shellDir: join(dataDir, 'shell'),
    docsDir: join(dataDir, 'docs'),
    sdkDir: join(dataDir, 'sdk'),
    devRemotes: {},
    logLevel: 'silent',
    roles,
    disk: { path: tmpdir(), minFreeBytes: 0 },
    metrics: { port: null, host: '127.0.0.1', token: null },
    traces: null,
  };
}
