import { type DoctorCheck, type Message, type MessageText, message, quotedWords } from '@fanfare/shared/contracts';
import type { InstagramProfile } from '../../../integrations/instagram/index.ts';
import { type AccountRow, fieldOfTrigger, requiredFields } from '../../instagram/instagram-accounts/index.ts';
import type { Asked } from './Asked.ts';
import { failed, fixable, passed, unknownCheck, warned } from './checks.ts';
import type { ActiveAutomation } from './connection-diagnostics.readModel.ts';

interface Input {
  account: AccountRow;
  profile: Asked<InstagramProfile>;
  listed: Asked<string[]>;
  activeAutomations: readonly ActiveAutomation[];
  nowMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SHORT_LIFE_DAYS = 7;
const RECONNECT = message('doctor.reconnect');

export function checkAccount(input: Input): DoctorCheck[] {
  const { account } = input;
  return [
    passed('connected', message('doctor.connected', { username: account.username })),
    checkToken(input),
    checkTokenLife(input),
    checkType(input),
    checkScopes(input),
    checkFields(input),
  ];
}

function checkToken({ account, profile }: Input): DoctorCheck {
  if (profile === null || account.state === 'expired') return failed('token_alive', message('doctor.token-refused'), RECONNECT);
  if ('answer' in profile) return passed('token_alive', message('doctor.instagram-answered'));
  if (profile.error.failure === 'token_dead') return failed('token_alive', profile.error.text, RECONNECT);
  return unknownCheck('token_alive', profile.error.text, message('doctor.try-again-later'));
}

function checkTokenLife({ account, nowMs }: Input): DoctorCheck {
  const expiresAt = account.token_expires_at;
  if (expiresAt === null) return unknownCheck('token_life', message('doctor.token-life-unknown'));
  const days = Math.floor((expiresAt.getTime() - nowMs) / DAY_MS);
  if (days < 0)
    return failed('token_life', message('doctor.token-expired', { time: { time: expiresAt.toISOString() } }), RECONNECT);
  const finding = message('doctor.token-days-left', { days });
  return days < SHORT_LIFE_DAYS
    ? fixable(
        failed('token_life', [finding, message('doctor.token-not-renewed')], message('doctor.renew-token', { fix: RECONNECT })),
      )
    : passed('token_life', finding);
}

function checkType({ account, profile }: Input): DoctorCheck {
  const type = (profile && 'answer' in profile ? profile.answer.accountType : null) ?? account.account_type;
  if (type === null) return unknownCheck('account_type', message('doctor.account-type-unknown'));
  const isProfessional = ['business', 'media_creator', 'creator'].includes(type.toLowerCase());
  if (isProfessional) return passed('account_type', message('doctor.account-type', { type }));
  return failed('account_type', message('doctor.account-type', { type }), message('doctor.switch-to-professional'));
}

const uses = {
  instagram_business_basic: message('doctor.use-connection'),
  instagram_business_manage_messages: message('doctor.use-messages'),
  instagram_business_manage_comments: message('doctor.use-comments'),
  instagram_business_content_publish: message('doctor.use-publishing'),
} as const;
const AUTOMATIONS_NAMED = 3;

function named(automations: readonly ActiveAutomation[]): MessageText {
  const names = quotedWords(automations.slice(0, AUTOMATIONS_NAMED).map(({ name }) => name));
  return automations.length > AUTOMATIONS_NAMED ? message('doctor.names-and-others', { names }) : names;
}

function listed(others: Message | null, [permission, use]: readonly [string, Message]): Message {
  return others === null
    ? message('doctor.permission-use', { permission, use })
    : message('doctor.permission-use-list', { permission, use, others });
}

/** The first scope is required, the others only by automations. */
function checkScopes({ account: { scopes }, activeAutomations }: Input): DoctorCheck {
  const missing = Object.entries(uses).filter(([scope]) => !scopes.includes(scope));
  if (missing.length === 0) return passed('scopes', message('doctor.all-permissions-granted'));
  const permissions = missing.reduceRight(listed, null as Message | null) ?? '';
  const finding = message('doctor.permissions-missing', { permissions });
  const fix = message('doctor.reconnect-with-permissions');
  const lacks = (scope: keyof typeof uses) => !scopes.includes(scope);
  if (lacks('instagram_business_manage_messages') && activeAutomations.length > 0) {
    return failed('scopes', [finding, message('doctor.automations-need-messages', { names: named(activeAutomations) })], fix);
  }
  const onComments = activeAutomations.filter(
    ({ trigger }) => fieldOfTrigger(trigger) === 'comments' || fieldOfTrigger(trigger) === 'live_comments',
  );
  if (lacks('instagram_business_manage_comments') && onComments.length > 0) {
    return failed('scopes', [finding, message('doctor.automations-need-comments', { names: named(onComments) })], fix);
  }
  if (lacks('instagram_business_basic') || lacks('instagram_business_manage_messages')) return failed('scopes', finding, fix);
  return warned('scopes', [finding, message('doctor.permission-not-needed')], fix);
}

function checkFields({ account, listed, activeAutomations }: Input): DoctorCheck {
  if (!account.wants_webhooks) return fixable(failed('fields', message('doctor.webhooks-off'), message('doctor.subscribe')));
  if (listed === null) return unknownCheck('fields', message('doctor.no-working-connection'));
  if ('error' in listed) return unknownCheck('fields', listed.error.text, message('doctor.try-again-later'));
  const expected = requiredFields(account.scopes);
  const missing = expected.filter((field) => !listed.answer.includes(field));
  if (missing.length === 0) return passed('fields', message('doctor.all-fields-subscribed', { count: expected.length }));
  const waiting = activeAutomations.filter(({ trigger }) => missing.some((field) => field === fieldOfTrigger(trigger)));
  const consequence = waiting.length > 0 ? [message('doctor.automations-cannot-start', { names: named(waiting) })] : [];
  return fixable(
    failed(
      'fields',
      [message('doctor.fields-not-subscribed', { fields: missing.join(', ') }), ...consequence],
      message('doctor.subscribe-or-enable-fields'),
    ),
  );
}
