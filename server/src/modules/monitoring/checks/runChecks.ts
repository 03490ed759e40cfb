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
    measure(sentence('monitoring.database'), async (elapsedMs) => {
      await sources.ping();
      const ms = elapsedMs();
      return ms > SLOW_DATABASE_MS
        ? warning(sentence('monitoring.database-slow', { ms }))
        : healthy(sentence('monitoring.database-fast', { ms }));
    }),
    measure(sentence('monitoring.event-queue'), async () => judgeQueue(await sources.pipeline())),
    measure(sentence('monitoring.outgoing-messages'), async () => judgeSends(await sources.pipeline())),
    measure(sentence('monitoring.instagram-connection'), async () => judgeAccount(await sources.account(), sources.nowMs)),
    measure(sentence('monitoring.event-processing'), async () => judgeProcessing(await sources.pipeline())),
  ]);
}

/** The checks that go all the way. */
export function runOutsideChecks(sources: CheckSources & OutsideSources): Promise<Finding[]> {
  return Promise.all([
    measure(sentence('monitoring.webhook-endpoint'), async () => {
      const status = await sources.postTest();
      return status === 200
        ? healthy(sentence('monitoring.signed-delivery-accepted'))
        : unhealthy(sentence('monitoring.signed-delivery-answered', { status }));
    }),
    measure(sentence('monitoring.webhook-subscription'), async () => {
      const account = await sources.account();
      if (!account) return warning(sentence('doctor.no-instagram-account-connected'));
      if (!account.wants_webhooks) return warning(sentence('monitoring.subscription-switched-off'));
      const subscribed = new Set(await sources.subscribedFields());
      const missing = wantedFields(account.scopes).filter((field) => !subscribed.has(field));
      if (subscribed.size === 0) return unhealthy(sentence('monitoring.no-events-subscribed'));
      return missing.length > 0
        ? warning(sentence('monitoring.not-subscribed', { fields: missing.join(', ') }))
        : healthy(sentence('monitoring.fields-subscribed', { count: subscribed.size }));
    }),
  ]);
}

/** A check that fails to run is an answer too. */
async function measure(name: string, check: (elapsedMs: () => number) => Promise<Verdict>): Promise<Finding> {
  const began = performance.now();
  const elapsedMs = () => Math.round(performance.now() - began);
  const verdict = await check(elapsedMs).catch((error: unknown) =>
    // Only our own errors have a text that may be shown.
    unhealthy(error instanceof Error && 'isOurs' in error ? error.message : sentence('monitoring.check-failed')),
  );
  return { name, ...verdict, durationMs: elapsedMs() };
}

function judgeQueue({ oldestUpdateAgeMs }: PipelineFigures): Verdict {
  if (oldestUpdateAgeMs === null) return healthy(sentence('monitoring.no-event-waiting'));
  const text = sentence('monitoring.oldest-event-waiting', { seconds: Math.round(oldestUpdateAgeMs / 1_000) });
  if (oldestUpdateAgeMs > QUEUE_UNHEALTHY_MS) return unhealthy(text);
  return oldestUpdateAgeMs > QUEUE_WARNING_MS ? warning(text) : healthy(text);
}

function judgeSends({ oldestSendAgeMs, parkedSends, unconfirmedSends }: PipelineFigures): Verdict {
  if (parkedSends > 0) return unhealthy(sentence('monitoring.messages-wait-for-connection', { count: parkedSends }));
  if (oldestSendAgeMs !== null && oldestSendAgeMs > QUEUE_UNHEALTHY_MS) {
    return unhealthy(sentence('monitoring.oldest-message-waiting', { seconds: Math.round(oldestSendAgeMs / 1_000) }));
  }
  if (unconfirmedSends > 0) return warning(sentence('monitoring.messages-unconfirmed', { count: unconfirmedSends }));
  return healthy(sentence('monitoring.no-message-stuck'));
}

function judgeAccount(account: AccountRow | null, nowMs: number): Verdict {
  if (!account) return warning(sentence('doctor.no-instagram-account-connected'));
  if (account.state === 'expired') return unhealthy(sentence('monitoring.connection-refused'));
  const leftMs = (account.token_expires_at?.getTime() ?? nowMs) - nowMs;
  if (leftMs <= 0) return unhealthy(sentence('monitoring.connection-expired'));
  const days = Math.floor(leftMs / (24 * 60 * 60_000));
  return leftMs < TOKEN_WARNING_MS
    ? warning(sentence('monitoring.connection-ends', { days }))
    : healthy(sentence('monitoring.connected', { username: account.username, days }));
}

function judgeProcessing({ eventsLastHour, failedLastHour }: PipelineFigures): Verdict {
  if (eventsLastHour === 0) return healthy(sentence('monitoring.no-event-last-hour'));
  const text = sentence('monitoring.events-failed', { failed: failedLastHour, count: eventsLastHour });
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
