import { type DoctorCheck, message } from '@fanfare/shared/contracts';
import { type AccountRow, pauseTexts } from '../../instagram/instagram-accounts/index.ts';
import { age } from './age.ts';
import { failed, passed, unknownCheck, warned } from './checks.ts';
import type { PipelineFacts, SignsOfLife } from './connection-diagnostics.readModel.ts';

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
const DELAYED_FROM_SECONDS = 5;
const PULSE_MAX_SECONDS = 60;
const RESTART = message('doctor.restart-server');

export function checkPipeline(input: Input): DoctorCheck[] {
  return [checkCallback(input), checkClock(input), checkWorker(input), checkOutbox(input)];
}

function checkCallback({ isCallbackAnswering, publicUrl }: Input): DoctorCheck {
  if (isCallbackAnswering) return passed('callback', message('doctor.handshake-answered', { address: publicUrl }));
  return failed('callback', message('doctor.handshake-failed', { address: publicUrl }), message('doctor.set-public-url'));
}

function checkClock({ facts, nowMs }: Input): DoctorCheck {
  const skewMs = Math.abs(facts.databaseNow.getTime() - nowMs);
  const fix = message('doctor.set-both-clocks');
  if (skewMs > SKEW_MAX_MS) return failed('clock', message('doctor.clocks-differ', { age: age(skewMs) }), fix);
  const aheadMs = (facts.aheadSeconds ?? 0) * 1000;
  if (aheadMs > SKEW_MAX_MS) {
    const finding = message('doctor.clock-behind-instagram', {
      age: age(aheadMs),
    });
    return failed('clock', finding, message('doctor.set-server-clock'));
  }
  return passed(
    'clock',
    facts.aheadSeconds === null ? message('doctor.clocks-agree') : message('doctor.clocks-agree-with-instagram'),
  );
}

function checkWorker({ facts: { openUpdates, oldestUpdateSeconds }, signs: { pulseSeconds } }: Input): DoctorCheck {
  if (pulseSeconds !== null && pulseSeconds > PULSE_MAX_SECONDS)
    return failed('worker', message('doctor.worker-silent', { age: age(pulseSeconds * 1000) }), RESTART);
  const delayed = message('doctor.events-waiting-oldest', { count: openUpdates, age: age(oldestUpdateSeconds * 1000) });
  if (oldestUpdateSeconds > QUEUE_MAX_SECONDS) return failed('worker', delayed, RESTART);
  if (pulseSeconds === null) return unknownCheck('worker', message('doctor.worker-not-started'), RESTART);
  if (oldestUpdateSeconds > DELAYED_FROM_SECONDS) return warned('worker', delayed, message('doctor.wait-for-event-queue'));
  return passed(
    'worker',
    message('doctor.events-waiting', {
      count: openUpdates,
      age: age(pulseSeconds * 1000),
    }),
  );
}

function checkOutbox({ account, facts }: Input): DoctorCheck {
  const { openSends, oldestSendSeconds, heldSends, failedSends } = facts;
  if (account.pause_reason !== null) {
    const { text, fix } = pauseTexts[account.pause_reason];
    return failed('outbox', [text, message('doctor.messages-held', { count: heldSends })], fix);
  }
  if (heldSends > 0)
    return failed(
      'outbox',
      message('doctor.messages-wait-for-connection', { count: heldSends }),
      message('doctor.reconnect-to-send'),
    );
  if (oldestSendSeconds > QUEUE_MAX_SECONDS)
    return failed(
      'outbox',
      message('doctor.messages-waiting-oldest', { count: openSends, age: age(oldestSendSeconds * 1000) }),
      message('doctor.wait-for-instagram'),
    );
  return passed(
    'outbox',
    failedSends === 0
      ? message('doctor.messages-waiting', { count: openSends })
      : message('doctor.messages-waiting-failed-day', { count: openSends, failed: failedSends }),
  );
}
