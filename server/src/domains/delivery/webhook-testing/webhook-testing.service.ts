import { randomBytes } from 'node:crypto';
import { type BodyOf, message, SIMULATIONS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { findConnectedAccount, getConnectedAccount, listConnectedAccounts } from '../../instagram/instagram-accounts/index.ts';
import { buildDelivery, simulatedId } from './buildDelivery.ts';
import type { WebhookPost } from './createWebhookPost.ts';
import { executeSuite } from './suites/executeSuite.ts';
import { suiteTests } from './suites/suiteTests.ts';
import {
  findEventStates,
  findSuite,
  insertResult,
  insertSuite,
  listResults,
  listSuites,
  type ResultRow,
  type SuiteRow,
  setProgress,
  takeFromBudget,
  upsertTestContact,
} from './webhook-testing.repository.ts';

type SimulateRequest = BodyOf<'POST /api/instagram/debug/simulate-event'>;
type EndpointTestRequest = BodyOf<'POST /api/instagram/webhook/test'>;
type SuiteRequest = BodyOf<'POST /api/webhooks/testing/create-suite'>;

interface Dependencies {
  database: Database;
  clock: Clock;
  post: WebhookPost;
}

export interface WebhookTestingService {
  suites: (ownerId: string) => Promise<{ suites: SuiteRow[]; results: ResultRow[] }>;
  createSuite: (ownerId: string, request: SuiteRequest) => Promise<SuiteRow>;
  execute: (ownerId: string, suiteId: string) => Promise<ResultRow>;
  simulate: (ownerId: string, accountId: string | null, request: SimulateRequest) => Promise<number>;
  probeEndpoint: () => Promise<number>;
  testEndpoint: (ownerId: string, request: EndpointTestRequest) => Promise<{ statusCode: number; durationMs: number }>;
}

const INVENTED_NAME = 'test.follower';
const SAMPLE_TEXT = 'Hello!';
const OK = 200;
const TEST_ENTRY_ID = '0';
const endpointSample = { igId: TEST_ENTRY_ID, key: 'test', senderId: 'test', senderUsername: INVENTED_NAME };

export function createWebhookTestingService({ database, clock, post }: Dependencies): WebhookTestingService {
  async function spend(ownerId: string): Promise<void> {
    const isAllowed = await database.asOwner(ownerId, (queries) => takeFromBudget(queries, ownerId, SIMULATIONS_PER_MINUTE_MAX));
    if (!isAllowed) throw new AppError('too_many_requests');
  }

  async function ensureTestContact(ownerId: string, accountId: string, senderId: string, username: string): Promise<void> {
    const contact = { accountId, igsid: simulatedId(senderId), username };
    await database.asOwner(ownerId, (queries) => upsertTestContact(queries, ownerId, contact));
  }

  async function findOwn(ownerId: string, id: string): Promise<SuiteRow> {
    const suite = isUuid(id) ? await database.asOwner(ownerId, (queries) => findSuite(queries, ownerId, id)) : undefined;
    if (!suite) throw new AppError('not_found');
    return suite;
  }

  return {
    suites: (ownerId) =>
      database.asOwner(ownerId, async (queries) => ({
        suites: await listSuites(queries, ownerId),
        results: await listResults(queries, ownerId),
      })),

    async createSuite(ownerId, { accountId, senderId, senderUsername }) {
      await spend(ownerId);
      const accounts = await database.asOwner(ownerId, (queries) => listConnectedAccounts(queries, ownerId));
      const account = accounts.find(({ id, ig_id: igId }) => id === accountId || igId === accountId);
      if (!account) throw new AppError('not_found', { text: message('requests.no-connected-account') });
      const suite = { accountId: account.id, senderId, senderUsername, tests: suiteTests, now: new Date(clock.nowMs()) };
      const id = await database.asOwner(ownerId, (queries) => insertSuite(queries, ownerId, suite));
      return findOwn(ownerId, id);
    },

    async execute(ownerId, suiteId) {
      const suite = await findOwn(ownerId, suiteId);
      await spend(ownerId);
      const account = await database.asOwner(ownerId, (queries) => getConnectedAccount(queries, ownerId, suite.account_id));
      if (!account) throw new AppError('instagram_not_connected');
      await ensureTestContact(ownerId, suite.account_id, suite.sender_id, suite.sender_username);
      const nowMs = clock.nowMs();
      const results = await executeSuite(suite, {
        post,
        nowMs,
        findEventStates: (keys) => database.asOwner(ownerId, (queries) => findEventStates(queries, ownerId, keys)),
        onProgress: async (ended) => {
          await database.asOwner(ownerId, (queries) => setProgress(queries, ownerId, suiteId, ended));
        },
      });
      const passed = results.filter(({ status }) => status === 'passed').length;
      const result = { suiteId, passed, failed: results.length - passed, results, now: new Date(nowMs) };
      return database.asOwner(ownerId, async (queries) => {
        if (!(await setProgress(queries, ownerId, suiteId, null))) throw new AppError('not_found');
        return insertResult(queries, ownerId, result);
      });
    },

    async simulate(ownerId, accountId, { eventType, content, username = INVENTED_NAME, timestamp }) {
      const atMs = readTime(timestamp, clock.nowMs());
      await spend(ownerId);
      const account = await database.asOwner(ownerId, (queries) => findConnectedAccount(queries, ownerId, accountId));
      if (!account) throw new AppError('instagram_not_connected');
      await ensureTestContact(ownerId, account.id, username, username);
      const key = `once:${randomBytes(9).toString('hex')}`;
      const text = textOf(eventType, content);
      return post(
        buildDelivery({ igId: account.ig_id, eventType, key, senderId: username, senderUsername: username, text, atMs }),
      );
    },

    probeEndpoint: () =>
      post(buildDelivery({ ...endpointSample, eventType: 'messages', text: SAMPLE_TEXT, atMs: clock.nowMs() })),

    async testEndpoint(ownerId, { eventType = 'messages', content, timestamp }) {
      const atMs = readTime(timestamp, clock.nowMs());
      await spend(ownerId);
      const began = performance.now();
      const statusCode = await post(buildDelivery({ ...endpointSample, eventType, text: textOf(eventType, content), atMs }));
      if (statusCode !== OK) throw new AppError('overloaded', { cause: new Error(`The webhook answered ${statusCode}.`) });
      return { statusCode, durationMs: Math.round(performance.now() - began) };
    },
  };
}

function textOf(eventType: SimulateRequest['eventType'], content: SimulateRequest['content']): string {
  const given = typeof content === 'object' ? content.text : content;
  return given ?? (eventType === 'message_seen' ? '' : SAMPLE_TEXT);
}

function readTime(text: string | undefined, nowMs: number): number {
  if (text === undefined) return nowMs;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new AppError('validation_failed', { text: message('requests.timestamp-not-time') });
  return Math.min(ms, nowMs);
}
