import { sentence } from '@fanfare/shared/contracts';
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
    measure(sentence('Database'), async (elapsedMs) => {
      await sources.ping();
      const ms = elapsedMs();
      return ms > SLOW_DATABASE_MS
        ? warning(sentence('The database took {ms} ms to answer.', { ms }))
        : healthy(sentence('The database answered in {ms} ms.', { ms }));
    }),
    measure(sentence('Event queue'), async () => judgeQueue(await sources.pipeline())),
    measure(sentence('Outgoing messages'), async () => judgeSends(await sources.pipeline())),
    measure(sentence('Instagram connection'), async () => judgeAccount(await sources.account(), sources.nowMs)),
    measure(sentence('Event processing'), async () => judgeProcessing(await sources.pipeline())),
  ]);
}

/** The checks that go all the way. */
export function runOutsideChecks(sources: CheckSources & OutsideSources): Promise<Finding[]> {
  return Promise.all([
    measure(sentence('Webhook endpoint'), async () => {
      const status = await sources.postTest();
      return status === 200
        ? healthy(sentence('A signed delivery was accepted.'))
        : unhealthy(sentence('A signed delivery was answered with {status}.', { status }));
    }),
    measure(sentence('Webhook subscription'), async () => {
      const account = await sources.account();
      if (!account) return warning(sentence('No Instagram account is connected.'));
      if (!account.wants_webhooks) return warning(sentence('The subscription is switched off.'));
      const subscribed = new Set(await sources.subscribedFields());
      const missing = wantedFields(account.scopes).filter((field) => !subscribed.has(field));
      if (subscribed.size === 0) return unhealthy(sentence('Instagram sends no events for this account.'));
      return missing.length > 0
        ? warning(sentence('Not subscribed: {fields}.', { fields: missing.join(', ') }))
        : healthy(sentence('{count} fields are subscribed.', { count: subscribed.size }));
    }),
  ]);
}

/** A check that fails to run is an answer too. */
async function measure(name: string, check: (elapsedMs: () => number) => Promise<Verdict>): Promise<Finding> {
  const began = performance.now();
  const elapsedMs = () => Math.round(performance.now() - began);
  const verdict = await check(elapsedMs).catch((error: unknown) =>
    // Only our own errors have a text that may be shown.
    unhealthy(error instanceof Error && 'isOurs' in error ? error.message : sentence('The check could not be carried out.')),
  );
  return { name, ...verdict, durationMs: elapsedMs() };
}

function judgeQueue({ oldestUpdateAgeMs }: PipelineFigures): Verdict {
  if (oldestUpdateAgeMs === null) return healthy(sentence('No event is waiting.'));
  const text = sentence('The oldest event has been waiting for {seconds} s.', { seconds: Math.round(oldestUpdateAgeMs / 1_000) });
  if (oldestUpdateAgeMs > QUEUE_UNHEALTHY_MS) return unhealthy(text);
  return oldestUpdateAgeMs > QUEUE_WARNING_MS ? warning(text) : healthy(text);
}

function judgeSends({ oldestSendAgeMs, parkedSends, unconfirmedSends }: PipelineFigures): Verdict {
  if (parkedSends > 0)
    return unhealthy(sentence('{count} messages wait for the account to be connected again.', { count: parkedSends }));
  if (oldestSendAgeMs !== null && oldestSendAgeMs > QUEUE_UNHEALTHY_MS) {
    return unhealthy(
      sentence('The oldest message has been waiting for {seconds} s.', { seconds: Math.round(oldestSendAgeMs / 1_000) }),
    );
  }
  if (unconfirmedSends > 0)
    return warning(sentence('Of {count} messages it is not known whether they were delivered.', { count: unconfirmedSends }));
  return healthy(sentence('No message is stuck.'));
}

function judgeAccount(account: AccountRow | null, nowMs: number): Verdict {
  if (!account) return warning(sentence('No Instagram account is connected.'));
  if (account.state === 'expired') return unhealthy(sentence('Instagram does not accept the connection any more.'));
  const leftMs = (account.token_expires_at?.getTime() ?? nowMs) - nowMs;
  if (leftMs <= 0) return unhealthy(sentence('The connection to Instagram has expired.'));
  const days = Math.floor(leftMs / (24 * 60 * 60_000));
  return leftMs < TOKEN_WARNING_MS
    ? warning(sentence('The connection to Instagram ends in {days} days.', { days }))
    : healthy(sentence('Connected as {username}; the connection is good for {days} days.', { username: account.username, days }));
}

function judgeProcessing({ eventsLastHour, failedLastHour }: PipelineFigures): Verdict {
  if (eventsLastHour === 0) return healthy(sentence('No event in the last hour.'));
  const text = sentence('{failed} of {count} events of the last hour failed.', { failed: failedLastHour, count: eventsLastHour });
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
