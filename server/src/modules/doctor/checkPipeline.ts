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
const RESTART = sentence('doctor.restart-server');

/** The checks that are about the way of an event through this server. */
export function checkPipeline(input: Input): DoctorCheck[] {
  return [checkCallback(input), checkClock(input), checkWorker(input), checkOutbox(input)];
}

function checkCallback({ isCallbackAnswering, publicUrl }: Input): DoctorCheck {
  if (isCallbackAnswering) return passed('callback', sentence('doctor.handshake-answered', { address: publicUrl }));
  return failed('callback', sentence('doctor.handshake-failed', { address: publicUrl }), sentence('doctor.set-public-url'));
}

function checkClock({ facts, nowMs }: Input): DoctorCheck {
  const skewMs = Math.abs(facts.databaseNow.getTime() - nowMs);
  const fix = sentence('doctor.set-both-clocks');
  if (skewMs > SKEW_MAX_MS) return failed('clock', sentence('doctor.clocks-differ', { age: age(skewMs) }), fix);
  const aheadMs = (facts.aheadSeconds ?? 0) * 1000;
  if (aheadMs > SKEW_MAX_MS) {
    const finding = sentence('doctor.clock-behind-instagram', {
      age: age(aheadMs),
    });
    return failed('clock', finding, sentence('doctor.set-server-clock'));
  }
  return passed(
    'clock',
    facts.aheadSeconds === null ? sentence('doctor.clocks-agree') : sentence('doctor.clocks-agree-with-instagram'),
  );
}

function checkWorker({ facts: { openUpdates, oldestUpdateSeconds }, signs: { pulseSeconds } }: Input): DoctorCheck {
  if (pulseSeconds !== null && pulseSeconds > PULSE_MAX_SECONDS)
    return failed('worker', sentence('doctor.worker-silent', { age: age(pulseSeconds * 1000) }), RESTART);
  if (oldestUpdateSeconds > QUEUE_MAX_SECONDS) {
    const finding = sentence('doctor.events-waiting-oldest', {
      count: openUpdates,
      age: age(oldestUpdateSeconds * 1000),
    });
    return failed('worker', finding, RESTART);
  }
  if (pulseSeconds === null) return unknownCheck('worker', sentence('doctor.worker-not-started'), RESTART);
  return passed(
    'worker',
    sentence('doctor.events-waiting', {
      count: openUpdates,
      age: age(pulseSeconds * 1000),
    }),
  );
}

function checkOutbox({ account, facts }: Input): DoctorCheck {
  const { openSends, oldestSendSeconds, parkedSends, failedSends } = facts;
  if (account.pause_reason !== null) {
    const { text, fix } = pauseTexts[account.pause_reason];
    return failed('outbox', `${text} ${sentence('doctor.messages-held', { count: parkedSends })}`, fix);
  }
  if (parkedSends > 0)
    return failed(
      'outbox',
      sentence('doctor.messages-wait-for-connection', { count: parkedSends }),
      sentence('doctor.reconnect-to-send'),
    );
  if (oldestSendSeconds > QUEUE_MAX_SECONDS)
    return failed(
      'outbox',
      sentence('doctor.messages-waiting-oldest', { count: openSends, age: age(oldestSendSeconds * 1000) }),
      sentence('doctor.wait-for-instagram'),
    );
  return passed(
    'outbox',
    failedSends === 0
      ? sentence('doctor.messages-waiting', { count: openSends })
      : sentence('doctor.messages-waiting-failed-day', { count: openSends, failed: failedSends }),
  );
}
