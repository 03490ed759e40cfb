import {
  DELIVERY_CHECK_MS,
  type DeliveryState,
  type DoctorCheck,
  type FlowIssue,
  type Message,
  message,
} from '@fanfare/shared/contracts';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { joinWords } from '../../../infrastructure/messages/words.ts';
import { eventTypeOfField, pauseTexts } from '../../instagram/instagram-accounts/index.ts';
import { age } from './age.ts';
import { failed, fixable, passed, unknownCheck, warned } from './checks.ts';
import type { PipelineFacts, SignsOfLife } from './connection-diagnostics.readModel.ts';

interface Input {
  facts: PipelineFacts;
  signs: SignsOfLife;
  subscribedFields: readonly string[];
  deliveries: DeliveryState;
  warnings: readonly FlowIssue[];
  nowMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** Longer than between two comparisons. */
const BEHIND_MS = 3 * DELIVERY_CHECK_MS;
const ALLOW_MESSAGES = pauseTexts.messages_off.fix;

export function checkArrivals(input: Input): DoctorCheck[] {
  return [checkMessagesAllowed(input), checkSignature(input), checkLastEvent(input), checkDeliveries(input), checkOthers(input)];
}

function isRecent(at: Date | null | undefined, nowMs: number): boolean {
  return at !== null && at !== undefined && nowMs - at.getTime() < WEEK_MS;
}

function checkMessagesAllowed({ facts, deliveries, nowMs }: Input): DoctorCheck {
  const { messagesOffAt, lastSentAt, lastEvents } = facts;
  const lastMessageAt = lastEvents.find(({ kind }) => kind === 'messages')?.at ?? null;
  const worksSince = Math.max(lastSentAt?.getTime() ?? 0, lastMessageAt?.getTime() ?? 0);
  if (messagesOffAt !== null && messagesOffAt.getTime() > worksSince)
    return failed('messages_allowed', message('doctor.messages-access-off'), ALLOW_MESSAGES);
  if (isRecent(lastMessageAt, nowMs) || isRecent(lastSentAt, nowMs))
    return passed('messages_allowed', message('doctor.messages-within-week'));
  const suspicion =
    deliveries.missed.lastWeek > 0
      ? message('doctor.messages-without-webhook')
      : isRecent(lastEvents[0]?.at, nowMs)
        ? message('doctor.only-other-events')
        : message('doctor.no-message-within-week');
  return unknownCheck('messages_allowed', suspicion, ALLOW_MESSAGES);
}

function checkSignature({ facts, signs, nowMs }: Input): DoctorCheck {
  const { rejected, lastRejectedAt } = signs;
  const [latest] = facts.lastEvents;
  const fix = message('doctor.compare-app-secret');
  if (lastRejectedAt !== null && rejected > 0 && lastRejectedAt.getTime() > (latest?.at.getTime() ?? 0)) {
    const ago = age(nowMs - lastRejectedAt.getTime());
    return failed('signature', message('doctor.only-wrong-signatures', { count: rejected, ago }), fix);
  }
  const refused = message('doctor.some-wrong-signatures', { count: rejected });
  const note = rejected > 0 ? [refused] : [];
  if (isRecent(latest?.at, nowMs)) return passed('signature', [message('doctor.signed-events-within-week'), ...note]);
  return unknownCheck('signature', [message('doctor.no-signed-event-within-week'), ...note], fix);
}

function checkLastEvent({ facts, subscribedFields, nowMs }: Input): DoctorCheck {
  const [latest] = facts.lastEvents;
  const fix = message('doctor.send-test-message');
  if (!latest) return unknownCheck('last_event', message('doctor.no-event-arrived'), fix);
  const lastOf = new Map(facts.lastEvents.map(({ kind, at }) => [kind, at]));
  const fields = subscribableFields.filter((field) => subscribedFields.includes(field) || lastOf.has(eventTypeOfField[field]));
  const ages = fields.flatMap((field) => {
    const at = lastOf.get(eventTypeOfField[field]);
    return at ? [{ field, ago: age(nowMs - at.getTime()) }] : [];
  });
  const silent = fields.filter((field) => !lastOf.has(eventTypeOfField[field]));
  const never = silent.length > 0 ? [message('doctor.fields-never-seen', { fields: silent.join(', ') })] : [];
  const known = ages.length > 0 ? ages : [{ field: latest.kind, ago: age(nowMs - latest.at.getTime()) }];
  const arrivals = known.reduceRight<Message[]>(
    (others, { field, ago }) =>
      others.length === 0
        ? [message('doctor.field-last-seen', { field, ago })]
        : [message('doctor.field-last-seen-list', { field, ago, others })],
    [],
  );
  const finding = [...arrivals, ...never];
  return isRecent(latest.at, nowMs) ? passed('last_event', finding) : unknownCheck('last_event', finding, fix);
}

function checkDeliveries({ deliveries, nowMs }: Input): DoctorCheck {
  const { checkedAt, error, errorMessage, missed } = deliveries;
  const fix = message('doctor.compare-now-and-review');
  const leftOut = findLeftOut(deliveries, nowMs);
  if (missed.lastDay > 0)
    return fixable(
      failed('deliveries', joinWords([message('doctor.events-missed-last-day', { count: missed.lastDay }), ...leftOut]), fix),
    );
  if (error !== null)
    return fixable(
      unknownCheck(
        'deliveries',
        message('doctor.comparison-failed', { error: errorMessage ?? error }),
        message('doctor.compare-again-later'),
      ),
    );
  if (checkedAt === null || nowMs - Date.parse(checkedAt) > DAY_MS)
    return fixable(unknownCheck('deliveries', message('doctor.not-compared-within-day'), message('doctor.compare-now')));
  const behindMs = nowMs - Date.parse(deliveries.comparedUntil ?? checkedAt);
  if (deliveries.isComparing && behindMs > BEHIND_MS) {
    const continues = message('doctor.comparison-continues', { ago: age(behindMs) });
    return unknownCheck('deliveries', joinWords([continues, ...leftOut]));
  }
  if (leftOut.length > 0) return warned('deliveries', leftOut, message('doctor.compare-by-hand'));
  const earlier = missed.lastWeek > 0 ? [message('doctor.events-missed-earlier', { count: missed.lastWeek })] : [];
  return passed('deliveries', [message('doctor.no-event-missed', { ago: age(nowMs - Date.parse(checkedAt)) }), ...earlier]);
}

function findLeftOut({ leftOutMessage, leftOutAt }: DeliveryState, nowMs: number): Message[] {
  const ms = leftOutAt === null ? Number.POSITIVE_INFINITY : nowMs - Date.parse(leftOutAt);
  if (leftOutMessage === undefined || ms > WEEK_MS) return [];
  return [message('doctor.events-left-out', { ago: age(ms) }), ...[leftOutMessage].flat()];
}

function checkOthers({ warnings }: Input): DoctorCheck {
  const found = joinWords(warnings.map(({ text, message: coded }) => coded ?? text));
  if (found === null) return passed('other_senders', message('doctor.no-other-sender'));
  return failed('other_senders', found, message('doctor.switch-other-tool-off'));
}
