import type { DoctorCheck } from '@fanfare/shared/contracts';
import { type AccountRow, pauseTexts } from '../instagram-accounts/index.ts';
import { age } from './age.ts';
import { failed, passed, unknownCheck } from './checks.ts';
import type { PipelineFacts, SignsOfLife } from './doctor.readModel.ts';

interface Input {
  account: AccountRow;
  facts: PipelineFacts;
  signs: SignsOfLife;
  nowMs: number;
  isCallbackAnswering: boolean;
  publicUrl: string;
}

const SKEW_MAX_MS = 5_000;
const QUEUE_MAX_SECONDS = 60;
const PULSE_MAX_SECONDS = 60;
const RESTART = 'Restart the server. When the queue does not shrink, look for "processing an update failed" in its log.';

/** The checks that are about the way of an event through this server. */
export function checkPipeline(input: Input): DoctorCheck[] {
  return [checkCallback(input), checkClock(input), checkWorker(input), checkOutbox(input)];
}

function checkCallback({ isCallbackAnswering, publicUrl }: Input): DoctorCheck {
  if (isCallbackAnswering) return passed('callback', `${publicUrl} answered the handshake of a subscription.`);
  return failed(
    'callback',
    `${publicUrl} did not answer the handshake of a subscription.`,
    'Set PUBLIC_URL to the address under which Instagram reaches this server: https with a public certificate.',
  );
}

function checkClock({ facts, nowMs }: Input): DoctorCheck {
  const skewMs = Math.abs(facts.databaseNow.getTime() - nowMs);
  const fix = 'Let both machines set their clock by NTP.';
  if (skewMs > SKEW_MAX_MS) return failed('clock', `The clocks of server and database differ by ${age(skewMs)}.`, fix);
  const aheadMs = (facts.aheadSeconds ?? 0) * 1000;
  if (aheadMs > SKEW_MAX_MS) {
    const finding = `Events arrive up to ${age(aheadMs)} before they happened: this clock is behind that of Instagram.`;
    return failed('clock', finding, 'Let the server set its clock by NTP.');
  }
  return passed('clock', `Server and database agree on the time${facts.aheadSeconds === null ? '' : ', and so does Instagram'}.`);
}

function checkWorker({ facts: { openUpdates, oldestUpdateSeconds }, signs: { pulseSeconds } }: Input): DoctorCheck {
  if (pulseSeconds !== null && pulseSeconds > PULSE_MAX_SECONDS)
    return failed('worker', `Nothing has looked for events to process for ${age(pulseSeconds * 1000)}.`, RESTART);
  if (oldestUpdateSeconds > QUEUE_MAX_SECONDS) {
    const finding = `${openUpdates} events are waiting, the oldest for ${age(oldestUpdateSeconds * 1000)}.`;
    return failed('worker', finding, RESTART);
  }
  if (pulseSeconds === null) return unknownCheck('worker', 'Nothing has looked for events to process yet.', RESTART);
  return passed('worker', `${openUpdates} events are waiting; the queue was looked at ${age(pulseSeconds * 1000)} ago.`);
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
