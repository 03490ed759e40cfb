import type { DeliveryState, DoctorCheck, FlowIssue } from '@fanfare/shared/contracts';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { eventTypeOfField, pauseTexts } from '../instagram-accounts/index.ts';
import { age } from './age.ts';
import { failed, fixable, passed, unknownCheck } from './checks.ts';
import type { PipelineFacts, SignsOfLife } from './doctor.readModel.ts';

interface Input {
  facts: PipelineFacts;
  signs: SignsOfLife;
  subscribedFields: readonly string[];
  deliveries: DeliveryState;
  /** What is known about others who answer. */
  warnings: readonly FlowIssue[];
  nowMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const ALLOW_MESSAGES = pauseTexts.messages_off.fix;

/** The checks that are about what comes from Instagram. */
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
    return failed('messages_allowed', 'Instagram refused a message because access to messages is switched off.', ALLOW_MESSAGES);
  if (isRecent(lastMessageAt, nowMs) || isRecent(lastSentAt, nowMs))
    return passed('messages_allowed', 'Messages came or went within the last week.');
  const suspicion =
    deliveries.missed.lastWeek > 0
      ? 'Messages were written, but no webhook brought one within the last week: access to messages may be switched off.'
      : isRecent(lastEvents[0]?.at, nowMs)
        ? 'Other events arrive, but no message within the last week: access to messages may be switched off.'
        : 'No message came or went within the last week.';
  return unknownCheck('messages_allowed', suspicion, ALLOW_MESSAGES);
}

function checkSignature({ facts, signs, nowMs }: Input): DoctorCheck {
  const { rejected, lastRejectedAt } = signs;
  const [latest] = facts.lastEvents;
  const fix = 'Compare INSTAGRAM_APP_SECRET (or INSTAGRAM_WEBHOOK_SECRETS) with the secret in the app dashboard.';
  const refused = `${rejected} deliveries with a wrong signature were refused within two days`;
  if (lastRejectedAt !== null && rejected > 0 && lastRejectedAt.getTime() > (latest?.at.getTime() ?? 0)) {
    const ago = age(nowMs - lastRejectedAt.getTime());
    return failed('signature', `${refused}, the last one ${ago} ago; none with the right one came to this account since.`, fix);
  }
  const note = rejected > 0 ? ` ${refused}: whoever posts to the address without the secret is refused.` : '';
  if (isRecent(latest?.at, nowMs)) return passed('signature', `Signed events were accepted within the last week.${note}`);
  return unknownCheck('signature', `No signed event came within the last week.${note}`, fix);
}

function checkLastEvent({ facts, subscribedFields, nowMs }: Input): DoctorCheck {
  const [latest] = facts.lastEvents;
  const fix = 'Write a message to the account from another one. When nothing appears, work through the checks above.';
  if (!latest) return unknownCheck('last_event', 'No event has arrived yet.', fix);
  const lastOf = new Map(facts.lastEvents.map(({ kind, at }) => [kind, at]));
  const fields = subscribableFields.filter((field) => subscribedFields.includes(field) || lastOf.has(eventTypeOfField[field]));
  const ages = fields.flatMap((field) => {
    const at = lastOf.get(eventTypeOfField[field]);
    return at ? [`${field}: ${age(nowMs - at.getTime())} ago`] : [];
  });
  const silent = fields.filter((field) => !lastOf.has(eventTypeOfField[field]));
  const never = silent.length > 0 ? ` Never yet: ${silent.join(', ')}.` : '';
  const finding = `${ages.join(', ') || `${latest.kind}: ${age(nowMs - latest.at.getTime())} ago`}.${never}`;
  return isRecent(latest.at, nowMs) ? passed('last_event', finding) : unknownCheck('last_event', finding, fix);
}

function checkDeliveries({ deliveries, nowMs }: Input): DoctorCheck {
  const { checkedAt, error, missed } = deliveries;
  const fix =
    'Compare now, and look at the events that are marked as found later. When more are lost, work through the checks above.';
  if (missed.lastDay > 0)
    return fixable(
      failed(
        'deliveries',
        `${missed.lastDay} events of the last day never arrived; they were found at Instagram and added.`,
        fix,
      ),
    );
  if (error !== null)
    return fixable(unknownCheck('deliveries', `Comparing with Instagram failed: ${error}`, 'Compare again in a few minutes.'));
  if (checkedAt === null || nowMs - Date.parse(checkedAt) > DAY_MS)
    return fixable(unknownCheck('deliveries', 'What arrived was not compared with Instagram within a day.', 'Compare now.'));
  const earlier = missed.lastWeek > 0 ? ` ${missed.lastWeek} were missing earlier this week.` : '';
  return passed(
    'deliveries',
    `Instagram has nothing that did not arrive; compared ${age(nowMs - Date.parse(checkedAt))} ago.${earlier}`,
  );
}

function checkOthers({ warnings }: Input): DoctorCheck {
  if (warnings.length === 0) return passed('other_senders', 'No other tool has answered by itself within the last week.');
  const fix =
    'Switch the automatic answers of the other tool off, or those of the flows here: in the Instagram app under Settings > Website permissions > Apps and websites.';
  return failed('other_senders', warnings.map(({ text }) => text).join(' '), fix);
}
