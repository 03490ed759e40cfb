import { type DeliveryState, type DoctorCheck, type FlowIssue, sentence } from '@fanfare/shared/contracts';
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
    return failed(
      'messages_allowed',
      sentence('Instagram refused a message because access to messages is switched off.'),
      ALLOW_MESSAGES,
    );
  if (isRecent(lastMessageAt, nowMs) || isRecent(lastSentAt, nowMs))
    return passed('messages_allowed', sentence('Messages came or went within the last week.'));
  const suspicion =
    deliveries.missed.lastWeek > 0
      ? sentence(
          'Messages were written, but no webhook brought one within the last week: access to messages may be switched off.',
        )
      : isRecent(lastEvents[0]?.at, nowMs)
        ? sentence('Other events arrive, but no message within the last week: access to messages may be switched off.')
        : sentence('No message came or went within the last week.');
  return unknownCheck('messages_allowed', suspicion, ALLOW_MESSAGES);
}

function checkSignature({ facts, signs, nowMs }: Input): DoctorCheck {
  const { rejected, lastRejectedAt } = signs;
  const [latest] = facts.lastEvents;
  const fix = sentence('Compare INSTAGRAM_APP_SECRET (or INSTAGRAM_WEBHOOK_SECRETS) with the secret in the app dashboard.');
  if (lastRejectedAt !== null && rejected > 0 && lastRejectedAt.getTime() > (latest?.at.getTime() ?? 0)) {
    const ago = age(nowMs - lastRejectedAt.getTime());
    return failed(
      'signature',
      sentence(
        '{count} deliveries with a wrong signature were refused within two days, the last one {ago} ago; none with the right one came to this account since.',
        { count: rejected, ago },
      ),
      fix,
    );
  }
  const refused = sentence(
    '{count} deliveries with a wrong signature were refused within two days: whoever posts to the address without the secret is refused.',
    { count: rejected },
  );
  const note = rejected > 0 ? ` ${refused}` : '';
  if (isRecent(latest?.at, nowMs))
    return passed('signature', sentence('Signed events were accepted within the last week.') + note);
  return unknownCheck('signature', sentence('No signed event came within the last week.') + note, fix);
}

function checkLastEvent({ facts, subscribedFields, nowMs }: Input): DoctorCheck {
  const [latest] = facts.lastEvents;
  const fix = sentence('Write a message to the account from another one. When nothing appears, work through the checks above.');
  if (!latest) return unknownCheck('last_event', sentence('No event has arrived yet.'), fix);
  const lastOf = new Map(facts.lastEvents.map(({ kind, at }) => [kind, at]));
  const fields = subscribableFields.filter((field) => subscribedFields.includes(field) || lastOf.has(eventTypeOfField[field]));
  const ages = fields.flatMap((field) => {
    const at = lastOf.get(eventTypeOfField[field]);
    return at ? [{ field, ago: age(nowMs - at.getTime()) }] : [];
  });
  const silent = fields.filter((field) => !lastOf.has(eventTypeOfField[field]));
  const never = silent.length > 0 ? ` ${sentence('Never yet: {fields}.', { fields: silent.join(', ') })}` : '';
  const known = ages.length > 0 ? ages : [{ field: latest.kind, ago: age(nowMs - latest.at.getTime()) }];
  const arrivals = known.reduceRight(
    (others, { field, ago }) =>
      others === ''
        ? sentence('{field}: {ago} ago.', { field, ago })
        : sentence('{field}: {ago} ago, {others}', { field, ago, others }),
    '',
  );
  const finding = arrivals + never;
  return isRecent(latest.at, nowMs) ? passed('last_event', finding) : unknownCheck('last_event', finding, fix);
}

function checkDeliveries({ deliveries, nowMs }: Input): DoctorCheck {
  const { checkedAt, error, missed } = deliveries;
  const fix = sentence(
    'Compare now, and look at the events that are marked as found later. When more are lost, work through the checks above.',
  );
  if (missed.lastDay > 0)
    return fixable(
      failed(
        'deliveries',
        sentence('{count} events of the last day never arrived; they were found at Instagram and added.', {
          count: missed.lastDay,
        }),
        fix,
      ),
    );
  if (error !== null)
    return fixable(
      unknownCheck(
        'deliveries',
        sentence('Comparing with Instagram failed: {error}', { error }),
        sentence('Compare again in a few minutes.'),
      ),
    );
  if (checkedAt === null || nowMs - Date.parse(checkedAt) > DAY_MS)
    return fixable(
      unknownCheck(
        'deliveries',
        sentence('What arrived was not compared with Instagram within a day.'),
        sentence('Compare now.'),
      ),
    );
  const earlier =
    missed.lastWeek > 0 ? ` ${sentence('{count} were missing earlier this week.', { count: missed.lastWeek })}` : '';
  return passed(
    'deliveries',
    sentence('Instagram has nothing that did not arrive; compared {ago} ago.', { ago: age(nowMs - Date.parse(checkedAt)) }) +
      earlier,
  );
}

function checkOthers({ warnings }: Input): DoctorCheck {
  if (warnings.length === 0)
    return passed('other_senders', sentence('No other tool has answered by itself within the last week.'));
  const fix = sentence(
    'Switch the automatic answers of the other tool off, or those of the flows here: in the Instagram app under Settings > Website permissions > Apps and websites.',
  );
  return failed('other_senders', warnings.map(({ text }) => text).join(' '), fix);
}
