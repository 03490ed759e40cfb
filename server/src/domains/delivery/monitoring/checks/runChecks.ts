import { type Message, message } from '@fanfare/shared/contracts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { Words } from '../../../../infrastructure/messages/words.ts';
import { GraphError } from '../../../../integrations/instagram/index.ts';
import type { AccountRow } from '../../../instagram/instagram-accounts/index.ts';
import { requiredFields } from '../../../instagram/instagram-accounts/index.ts';
import type { PipelineFigures } from '../monitoring.readModel.ts';
import { type Finding, type Verdict, worstOf } from './Finding.ts';

export interface CheckSources {
  nowMs: number;
  ping: () => Promise<void>;
  pipeline: () => Promise<PipelineFigures>;
  accounts: () => Promise<AccountRow[]>;
}

export interface OutsideSources {
  postTest: () => Promise<number>;
  subscribedFields: (accountId: string) => Promise<readonly string[]>;
}

const SLOW_DATABASE_MS = 500;
const QUEUE_WARNING_MS = 5_000;
const QUEUE_UNHEALTHY_MS = 5 * 60_000;
const TOKEN_WARNING_MS = 7 * 24 * 60 * 60_000;
const RATE_EVENTS_MIN = 5;
const RATE_WARNING = 0.1;
const RATE_UNHEALTHY = 0.5;

export function runInsideChecks(sources: CheckSources): Promise<Finding[]> {
  return Promise.all([
    measure(message('monitoring.database'), async (elapsedMs) => {
      await sources.ping();
      const ms = elapsedMs();
      return ms > SLOW_DATABASE_MS
        ? warning(message('monitoring.database-slow', { ms }))
        : healthy(message('monitoring.database-fast', { ms }));
    }),
    measure(message('monitoring.event-queue'), async () => checkQueue(await sources.pipeline())),
    measure(message('monitoring.outgoing-messages'), async () => checkSends(await sources.pipeline())),
    measure(message('monitoring.instagram-connection'), async () =>
      checkEach(await sources.accounts(), (account) => checkAccount(account, sources.nowMs)),
    ),
    measure(message('monitoring.event-processing'), async () => checkProcessing(await sources.pipeline())),
  ]);
}

export function runOutsideChecks(sources: CheckSources & OutsideSources): Promise<Finding[]> {
  return Promise.all([
    measure(message('monitoring.webhook-endpoint'), async () => {
      const status = await sources.postTest();
      return status === 200
        ? healthy(message('monitoring.signed-delivery-accepted'))
        : unhealthy(message('monitoring.signed-delivery-answered', { status }));
    }),
    measure(message('monitoring.webhook-subscription'), async () =>
      checkEach(await sources.accounts(), (account) => checkSubscription(account, sources)),
    ),
  ]);
}

async function checkSubscription(account: AccountRow, sources: OutsideSources): Promise<Verdict> {
  if (!account.wants_webhooks) return warning(message('monitoring.subscription-switched-off'));
  const subscribed = new Set(await sources.subscribedFields(account.id));
  const missing = requiredFields(account.scopes).filter((field) => !subscribed.has(field));
  if (subscribed.size === 0) return unhealthy(message('monitoring.no-events-subscribed'));
  return missing.length > 0
    ? warning(message('monitoring.not-subscribed', { fields: missing.join(', ') }))
    : healthy(message('monitoring.fields-subscribed', { count: subscribed.size }));
}

async function checkEach(
  accounts: readonly AccountRow[],
  check: (account: AccountRow) => Verdict | Promise<Verdict>,
): Promise<Verdict> {
  const verdicts = await Promise.all(
    accounts.map(async (account) => ({ account, ...(await failing(async () => check(account))) })),
  );
  const status = worstOf(verdicts);
  const worst = verdicts.find((verdict) => verdict.status === status);
  if (!worst) return warning(message('doctor.no-instagram-account-connected'));
  if (accounts.length === 1) return worst;
  const { username } = worst.account;
  return { status, message: message('monitoring.of-account', { username, finding: worst.message }) };
}

async function measure(name: Message, check: (elapsedMs: () => number) => Promise<Verdict>): Promise<Finding> {
  const began = performance.now();
  const elapsedMs = () => Math.round(performance.now() - began);
  const { status, message: text } = await failing(() => check(elapsedMs));
  return { name, status, message: text, durationMs: elapsedMs() };
}

function failing(check: () => Promise<Verdict>): Promise<Verdict> {
  return check().catch((error: unknown) => unhealthy(textOf(error) ?? message('monitoring.check-failed')));
}

function checkQueue({ oldestUpdateAgeMs }: PipelineFigures): Verdict {
  if (oldestUpdateAgeMs === null) return healthy(message('monitoring.no-event-waiting'));
  const text = message('monitoring.oldest-event-waiting', { seconds: Math.round(oldestUpdateAgeMs / 1_000) });
  if (oldestUpdateAgeMs > QUEUE_UNHEALTHY_MS) return unhealthy(text);
  return oldestUpdateAgeMs > QUEUE_WARNING_MS ? warning(text) : healthy(text);
}

function checkSends({ oldestSendAgeMs, heldSends, unconfirmedSends }: PipelineFigures): Verdict {
  if (heldSends > 0) return unhealthy(message('monitoring.messages-wait-for-connection', { count: heldSends }));
  if (oldestSendAgeMs !== null && oldestSendAgeMs > QUEUE_UNHEALTHY_MS) {
    return unhealthy(message('monitoring.oldest-message-waiting', { seconds: Math.round(oldestSendAgeMs / 1_000) }));
  }
  if (unconfirmedSends > 0) return warning(message('monitoring.messages-unconfirmed', { count: unconfirmedSends }));
  return healthy(message('monitoring.no-message-stuck'));
}

function checkAccount(account: AccountRow, nowMs: number): Verdict {
  if (account.state === 'expired') return unhealthy(message('monitoring.connection-refused'));
  const leftMs = (account.token_expires_at?.getTime() ?? nowMs) - nowMs;
  if (leftMs <= 0) return unhealthy(message('monitoring.connection-expired'));
  const days = Math.floor(leftMs / (24 * 60 * 60_000));
  return leftMs < TOKEN_WARNING_MS
    ? warning(message('monitoring.connection-ends', { days }))
    : healthy(message('monitoring.connected', { username: account.username, days }));
}

function checkProcessing({ eventsLastHour, failedLastHour }: PipelineFigures): Verdict {
  if (eventsLastHour === 0) return healthy(message('monitoring.no-event-last-hour'));
  const text = message('monitoring.events-failed', { failed: failedLastHour, count: eventsLastHour });
  const rate = failedLastHour / eventsLastHour;
  if (eventsLastHour >= RATE_EVENTS_MIN && rate >= RATE_UNHEALTHY) return unhealthy(text);
  return rate >= RATE_WARNING ? warning(text) : healthy(text);
}

function textOf(error: unknown): Words | null {
  if (error instanceof AppError) return error.text ?? error.message;
  return error instanceof GraphError ? error.text : null;
}

function healthy(text: Words): Verdict {
  return { status: 'healthy', message: text };
}

function warning(text: Words): Verdict {
  return { status: 'warning', message: text };
}

function unhealthy(text: Words): Verdict {
  return { status: 'unhealthy', message: text };
}
