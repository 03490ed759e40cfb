import type { AccountRow } from '../../instagram-accounts/index.ts';
import { wantedFields } from '../../instagram-accounts/index.ts';
import type { PipelineFigures } from '../monitoring.readModel.ts';
import type { Finding, Verdict } from './Finding.ts';

/** Where the checks look. Everything is asked at the moment of the check. */
export interface CheckSources {
  nowMs: number;
  ping: () => Promise<void>;
  pipeline: () => Promise<PipelineFigures>;
  account: () => Promise<AccountRow | null>;
}

/** What only a check on demand asks, because it leaves this process. */
export interface OutsideSources {
  /** The status that the webhook answers to a signed delivery. */
  postTest: () => Promise<number>;
  /** The fields that Instagram says it sends. */
  subscribedFields: () => Promise<readonly string[]>;
}

const SLOW_DATABASE_MS = 500;
const QUEUE_WARNING_MS = 30_000;
const QUEUE_UNHEALTHY_MS = 5 * 60_000;
const TOKEN_WARNING_MS = 7 * 24 * 60 * 60_000;
/** Fewer events say nothing about a rate. */
const RATE_EVENTS_MIN = 5;
const RATE_WARNING = 0.1;
const RATE_UNHEALTHY = 0.5;

/** The checks that look at our own data. */
export function runInsideChecks(sources: CheckSources): Promise<Finding[]> {
  return Promise.all([
    measure('Database', async (elapsedMs) => {
      await sources.ping();
      const ms = elapsedMs();
      return ms > SLOW_DATABASE_MS
        ? warning(`The database took ${ms} ms to answer.`)
        : healthy(`The database answered in ${ms} ms.`);
    }),
    measure('Event queue', async () => judgeQueue(await sources.pipeline())),
    measure('Outgoing messages', async () => judgeSends(await sources.pipeline())),
    measure('Instagram connection', async () => judgeAccount(await sources.account(), sources.nowMs)),
    measure('Event processing', async () => judgeProcessing(await sources.pipeline())),
  ]);
}

/** The checks that go all the way. */
export function runOutsideChecks(sources: CheckSources & OutsideSources): Promise<Finding[]> {
  return Promise.all([
    measure('Webhook endpoint', async () => {
      const status = await sources.postTest();
      return status === 200
        ? healthy('A signed delivery was accepted.')
        : unhealthy(`A signed delivery was answered with ${status}.`);
    }),
    measure('Webhook subscription', async () => {
      const account = await sources.account();
      if (!account) return warning('No Instagram account is connected.');
      if (!account.wants_webhooks) return warning('The subscription is switched off.');
      const subscribed = new Set(await sources.subscribedFields());
      const missing = wantedFields(account.scopes).filter((field) => !subscribed.has(field));
      if (subscribed.size === 0) return unhealthy('Instagram sends no events for this account.');
      return missing.length > 0
        ? warning(`Not subscribed: ${missing.join(', ')}.`)
        : healthy(`${subscribed.size} fields are subscribed.`);
    }),
  ]);
}

/** A check that fails to run is an answer too. */
async function measure(name: string, check: (elapsedMs: () => number) => Promise<Verdict>): Promise<Finding> {
  const began = performance.now();
  const elapsedMs = () => Math.round(performance.now() - began);
  const verdict = await check(elapsedMs).catch((error: unknown) =>
    // Only our own errors have a text that may be shown.
    unhealthy(error instanceof Error && 'isOurs' in error ? error.message : 'The check could not be carried out.'),
  );
  return { name, ...verdict, durationMs: elapsedMs() };
}

function judgeQueue({ oldestUpdateAgeMs }: PipelineFigures): Verdict {
  if (oldestUpdateAgeMs === null) return healthy('No event is waiting.');
  const text = `The oldest event has been waiting for ${Math.round(oldestUpdateAgeMs / 1_000)} s.`;
  if (oldestUpdateAgeMs > QUEUE_UNHEALTHY_MS) return unhealthy(text);
  return oldestUpdateAgeMs > QUEUE_WARNING_MS ? warning(text) : healthy(text);
}

function judgeSends({ oldestSendAgeMs, parkedSends, unconfirmedSends }: PipelineFigures): Verdict {
  if (parkedSends > 0) return unhealthy(`${parkedSends} messages wait for the account to be connected again.`);
  if (oldestSendAgeMs !== null && oldestSendAgeMs > QUEUE_UNHEALTHY_MS) {
    return unhealthy(`The oldest message has been waiting for ${Math.round(oldestSendAgeMs / 1_000)} s.`);
  }
  if (unconfirmedSends > 0) return warning(`Of ${unconfirmedSends} messages it is not known whether they were delivered.`);
  return healthy('No message is stuck.');
}

function judgeAccount(account: AccountRow | null, nowMs: number): Verdict {
  if (!account) return warning('No Instagram account is connected.');
  if (account.state === 'expired') return unhealthy('Instagram does not accept the connection any more.');
  const leftMs = (account.token_expires_at?.getTime() ?? nowMs) - nowMs;
  if (leftMs <= 0) return unhealthy('The connection to Instagram has expired.');
  const days = Math.floor(leftMs / (24 * 60 * 60_000));
  return leftMs < TOKEN_WARNING_MS
    ? warning(`The connection to Instagram ends in ${days} days.`)
    : healthy(`Connected as ${account.username}; the connection is good for ${days} days.`);
}

function judgeProcessing({ eventsLastHour, failedLastHour }: PipelineFigures): Verdict {
  if (eventsLastHour === 0) return healthy('No event in the last hour.');
  const text = `${failedLastHour} of ${eventsLastHour} events of the last hour failed.`;
  const rate = failedLastHour / eventsLastHour;
  if (eventsLastHour >= RATE_EVENTS_MIN && rate >= RATE_UNHEALTHY) return unhealthy(text);
  return rate >= RATE_WARNING ? warning(text) : healthy(text);
}

function healthy(message: string): Verdict {
  return { status: 'healthy', message };
}

function warning(message: string): Verdict {
  return { status: 'warning', message };
}

function unhealthy(message: string): Verdict {
  return { status: 'unhealthy', message };
}
