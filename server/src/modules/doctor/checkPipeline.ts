import { type DoctorCheck, sentence } from '@fanfare/shared/contracts';
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
const RESTART = sentence(
  'Restart the server. When the queue does not shrink, look for "processing an update failed" in its log.',
);

/** The checks that are about the way of an event through this server. */
export function checkPipeline(input: Input): DoctorCheck[] {
  return [checkCallback(input), checkClock(input), checkWorker(input), checkOutbox(input)];
}

function checkCallback({ isCallbackAnswering, publicUrl }: Input): DoctorCheck {
  if (isCallbackAnswering)
    return passed('callback', sentence('{address} answered the handshake of a subscription.', { address: publicUrl }));
  return failed(
    'callback',
    sentence('{address} did not answer the handshake of a subscription.', { address: publicUrl }),
    sentence('Set PUBLIC_URL to the address under which Instagram reaches this server: https with a public certificate.'),
  );
}

function checkClock({ facts, nowMs }: Input): DoctorCheck {
  const skewMs = Math.abs(facts.databaseNow.getTime() - nowMs);
  const fix = sentence('Let both machines set their clock by NTP.');
  if (skewMs > SKEW_MAX_MS)
    return failed('clock', sentence('The clocks of server and database differ by {age}.', { age: age(skewMs) }), fix);
  const aheadMs = (facts.aheadSeconds ?? 0) * 1000;
  if (aheadMs > SKEW_MAX_MS) {
    const finding = sentence('Events arrive up to {age} before they happened: this clock is behind that of Instagram.', {
      age: age(aheadMs),
    });
    return failed('clock', finding, sentence('Let the server set its clock by NTP.'));
  }
  return passed(
    'clock',
    facts.aheadSeconds === null
      ? sentence('Server and database agree on the time.')
      : sentence('Server and database agree on the time, and so does Instagram.'),
  );
}

function checkWorker({ facts: { openUpdates, oldestUpdateSeconds }, signs: { pulseSeconds } }: Input): DoctorCheck {
  if (pulseSeconds !== null && pulseSeconds > PULSE_MAX_SECONDS)
    return failed(
      'worker',
      sentence('Nothing has looked for events to process for {age}.', { age: age(pulseSeconds * 1000) }),
      RESTART,
    );
  if (oldestUpdateSeconds > QUEUE_MAX_SECONDS) {
    const finding = sentence('{count} events are waiting, the oldest for {age}.', {
      count: openUpdates,
      age: age(oldestUpdateSeconds * 1000),
    });
    return failed('worker', finding, RESTART);
  }
  if (pulseSeconds === null) return unknownCheck('worker', sentence('Nothing has looked for events to process yet.'), RESTART);
  return passed(
    'worker',
    sentence('{count} events are waiting; the queue was looked at {age} ago.', {
      count: openUpdates,
      age: age(pulseSeconds * 1000),
    }),
  );
}

function checkOutbox({ account, facts }: Input): DoctorCheck {
  const { openSends, oldestSendSeconds, parkedSends, failedSends } = facts;
  if (account.pause_reason !== null) {
    const { text, fix } = pauseTexts[account.pause_reason];
    return failed('outbox', `${text} ${sentence('{count} messages wait.', { count: parkedSends })}`, fix);
  }
  if (parkedSends > 0)
    return failed(
      'outbox',
      sentence('{count} messages wait for a working connection.', { count: parkedSends }),
      sentence('Connect the account again: they go out by themselves.'),
    );
  if (oldestSendSeconds > QUEUE_MAX_SECONDS)
    return failed(
      'outbox',
      sentence('{count} messages are waiting, the oldest for {age}.', { count: openSends, age: age(oldestSendSeconds * 1000) }),
      sentence('Wait for Instagram to recover, then restart the server.'),
    );
  return passed(
    'outbox',
    failedSends === 0
      ? sentence('{count} messages are waiting; none failed within a day.', { count: openSends })
      : sentence('{count} messages are waiting; {failed} failed within a day.', { count: openSends, failed: failedSends }),
  );
}
