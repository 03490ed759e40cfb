import type { DoctorCheck } from '@fanfare/shared/contracts';
import { type AccountRow, pauseTexts } from '../instagram-accounts/index.ts';
import { failed, passed, unknownCheck } from './checks.ts';
import type { PipelineFacts } from './doctor.readModel.ts';

interface Input {
  account: AccountRow;
  facts: PipelineFacts;
  nowMs: number;
  isCallbackAnswering: boolean;
  publicUrl: string;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SKEW_MAX_MS = 5_000;
const QUEUE_MAX_SECONDS = 60;
const ALLOW_MESSAGES = pauseTexts.messages_off.fix;

/** The checks that are about the way of an event through this server. */
export function checkPipeline(input: Input): DoctorCheck[] {
  return [
    checkMessagesAllowed(input),
    checkSignature(input),
    checkCallback(input),
    checkLastEvent(input),
    checkClock(input),
    checkWorker(input.facts),
    checkOutbox(input),
  ];
}

function isRecent(at: Date | null | undefined, nowMs: number): boolean {
  return at !== null && at !== undefined && nowMs - at.getTime() < WEEK_MS;
}

function checkMessagesAllowed({ facts, nowMs }: Input): DoctorCheck {
  const { messagesOffAt, lastSentAt, lastEvents } = facts;
  const lastMessageAt = lastEvents.find(({ kind }) => kind === 'messages')?.at ?? null;
  const worksSince = Math.max(lastSentAt?.getTime() ?? 0, lastMessageAt?.getTime() ?? 0);
  if (messagesOffAt !== null && messagesOffAt.getTime() > worksSince)
    return failed('messages_allowed', 'Instagram refused a message because access to messages is switched off.', ALLOW_MESSAGES);
  if (isRecent(lastMessageAt, nowMs) || isRecent(lastSentAt, nowMs))
    return passed('messages_allowed', 'Messages came or went within the last week.');
  return unknownCheck('messages_allowed', 'No message came or went within the last week.', ALLOW_MESSAGES);
}

function checkSignature({ facts, nowMs }: Input): DoctorCheck {
  const [latest] = facts.lastEvents;
  if (isRecent(latest?.at, nowMs)) return passed('signature', 'Signed events were accepted within the last week.');
  return unknownCheck(
    'signature',
    'No signed event came within the last week.',
    'Compare INSTAGRAM_APP_SECRET (or INSTAGRAM_WEBHOOK_SECRETS) with the secret in the app dashboard.',
  );
}

function checkCallback({ isCallbackAnswering, publicUrl }: Input): DoctorCheck {
  if (isCallbackAnswering) return passed('callback', `${publicUrl} answered the handshake of a subscription.`);
  return failed(
    'callback',
    `${publicUrl} did not answer the handshake of a subscription.`,
    'Set PUBLIC_URL to the address under which Instagram reaches this server: https with a public certificate.',
  );
}

function checkLastEvent({ facts, nowMs }: Input): DoctorCheck {
  const [latest] = facts.lastEvents;
  const fix = 'Write a message to the account from another one. When nothing appears, work through the checks above.';
  if (!latest) return unknownCheck('last_event', 'No event has arrived yet.', fix);
  const ages = facts.lastEvents.map(({ kind, at }) => `${kind}: ${age(nowMs - at.getTime())} ago`).join(', ');
  return isRecent(latest.at, nowMs) ? passed('last_event', ages) : unknownCheck('last_event', ages, fix);
}

function age(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

function checkClock({ facts, nowMs }: Input): DoctorCheck {
  const skewMs = Math.abs(facts.databaseNow.getTime() - nowMs);
  if (skewMs <= SKEW_MAX_MS) return passed('clock', 'Server and database agree on the time.');
  return failed(
    'clock',
    `The clocks of server and database differ by ${age(skewMs)}.`,
    'Let both machines set their clock by NTP.',
  );
}

function checkWorker({ openUpdates, oldestUpdateSeconds }: PipelineFacts): DoctorCheck {
  if (oldestUpdateSeconds <= QUEUE_MAX_SECONDS) return passed('worker', `${openUpdates} events are waiting.`);
  return failed(
    'worker',
    `${openUpdates} events are waiting, the oldest for ${age(oldestUpdateSeconds * 1000)}.`,
    'Restart the server. When the queue does not shrink, look for "processing an update failed" in its log.',
  );
}

function checkOutbox({ account, facts }: Input): DoctorCheck {
  const { openSends, oldestSendSeconds, parkedSends, failedSends } = facts;
  if (account.pause_reason !== null) {
    const { text, fix } = pauseTexts[account.pause_reason];
    return failed('outbox', `${text} ${parkedSends} messages wait.`, fix);
  }
  if (parkedSends > 0)
    return failed(
      'outbox',
      `${parkedSends} messages wait for a working connection.`,
      'Connect the account again: they go out by themselves.',
    );
  if (oldestSendSeconds > QUEUE_MAX_SECONDS)
    return failed(
      'outbox',
      `${openSends} messages are waiting, the oldest for ${age(oldestSendSeconds * 1000)}.`,
      'Wait for Instagram to recover, then restart the server.',
    );
  const failures = failedSends === 0 ? 'none failed' : `${failedSends} failed`;
  return passed('outbox', `${openSends} messages are waiting; ${failures} within a day.`);
}
