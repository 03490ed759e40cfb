import { type DoctorCheck, quotedWords, renderEnglish, sentence } from '@fanfare/shared/contracts';
import type { InstagramProfile } from '../../integrations/instagram/index.ts';
import { type AccountRow, fieldOfTrigger, wantedFields } from '../instagram-accounts/index.ts';
import type { Asked } from './Asked.ts';
import { failed, fixable, passed, unknownCheck, warned } from './checks.ts';
import type { ActiveAutomation } from './doctor.readModel.ts';

interface Input {
  account: AccountRow;
  profile: Asked<InstagramProfile>;
  listed: Asked<string[]>;
  activeAutomations: readonly ActiveAutomation[];
  nowMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SHORT_LIFE_DAYS = 7;
const RECONNECT = sentence('doctor.reconnect');

/** The checks that are about the account at Instagram. */
export function checkAccount(input: Input): DoctorCheck[] {
  const { account } = input;
  return [
    passed('connected', sentence('doctor.connected', { username: account.username })),
    checkToken(input),
    checkTokenLife(input),
    checkType(input),
    checkScopes(input),
    checkFields(input),
  ];
}

function checkToken({ account, profile }: Input): DoctorCheck {
  if (profile === null || account.state === 'expired') return failed('token_alive', sentence('doctor.token-refused'), RECONNECT);
  if ('answer' in profile) return passed('token_alive', sentence('doctor.instagram-answered'));
  if (profile.error.failure === 'token_dead') return failed('token_alive', profile.error.message, RECONNECT);
  return unknownCheck('token_alive', profile.error.message, sentence('doctor.try-again-later'));
}

function checkTokenLife({ account, nowMs }: Input): DoctorCheck {
  const expiresAt = account.token_expires_at;
  if (expiresAt === null) return unknownCheck('token_life', sentence('doctor.token-life-unknown'));
  const days = Math.floor((expiresAt.getTime() - nowMs) / DAY_MS);
  if (days < 0) return failed('token_life', sentence('doctor.token-expired', { time: expiresAt.toISOString() }), RECONNECT);
  const finding = sentence('doctor.token-days-left', { days });
  return days < SHORT_LIFE_DAYS
    ? fixable(
        failed(
          'token_life',
          `${finding} ${sentence('doctor.token-not-renewed')}`,
          sentence('doctor.renew-token', { fix: RECONNECT }),
        ),
      )
    : passed('token_life', finding);
}

function checkType({ account, profile }: Input): DoctorCheck {
  const type = (profile && 'answer' in profile ? profile.answer.accountType : null) ?? account.account_type;
  if (type === null) return unknownCheck('account_type', sentence('doctor.account-type-unknown'));
  const isProfessional = ['business', 'media_creator', 'creator'].includes(type.toLowerCase());
  if (isProfessional) return passed('account_type', sentence('doctor.account-type', { type }));
  return failed('account_type', sentence('doctor.account-type', { type }), sentence('doctor.switch-to-professional'));
}

const uses = {
  instagram_business_basic: sentence('doctor.use-connection'),
  instagram_business_manage_messages: sentence('doctor.use-messages'),
  instagram_business_manage_comments: sentence('doctor.use-comments'),
  instagram_business_content_publish: sentence('doctor.use-publishing'),
} as const;
const AUTOMATIONS_NAMED = 3;

function named(automations: readonly ActiveAutomation[]): string {
  const names = quotedWords(automations.slice(0, AUTOMATIONS_NAMED).map(({ name }) => name));
  return automations.length > AUTOMATIONS_NAMED ? sentence('doctor.names-and-others', { names }) : renderEnglish(names);
}

function listed(others: string, [permission, use]: readonly [string, string]): string {
  return others === ''
    ? sentence('doctor.permission-use', { permission, use })
    : sentence('doctor.permission-use-list', { permission, use, others });
}

/** Without the first nothing works; the others are needed as soon as an automation answers messages, or comments. */
function checkScopes({ account: { scopes }, activeAutomations }: Input): DoctorCheck {
  const missing = Object.entries(uses).filter(([scope]) => !scopes.includes(scope));
  if (missing.length === 0) return passed('scopes', sentence('doctor.all-permissions-granted'));
  const finding = sentence('doctor.permissions-missing', { permissions: missing.reduceRight(listed, '') });
  const fix = sentence('doctor.reconnect-with-permissions');
  const lacks = (scope: keyof typeof uses) => !scopes.includes(scope);
  if (lacks('instagram_business_manage_messages') && activeAutomations.length > 0) {
    return failed(
      'scopes',
      `${finding} ${sentence('doctor.automations-need-messages', { names: named(activeAutomations) })}`,
      fix,
    );
  }
  const onComments = activeAutomations.filter(
    ({ trigger }) => fieldOfTrigger(trigger) === 'comments' || fieldOfTrigger(trigger) === 'live_comments',
  );
  if (lacks('instagram_business_manage_comments') && onComments.length > 0) {
    return failed('scopes', `${finding} ${sentence('doctor.automations-need-comments', { names: named(onComments) })}`, fix);
  }
  if (lacks('instagram_business_basic') || lacks('instagram_business_manage_messages')) return failed('scopes', finding, fix);
  return warned('scopes', `${finding} ${sentence('doctor.permission-not-needed')}`, fix);
}

function checkFields({ account, listed, activeAutomations }: Input): DoctorCheck {
  if (!account.wants_webhooks) return fixable(failed('fields', sentence('doctor.webhooks-off'), sentence('doctor.subscribe')));
  if (listed === null) return unknownCheck('fields', sentence('doctor.no-working-connection'));
  if ('error' in listed) return unknownCheck('fields', listed.error.message, sentence('doctor.try-again-later'));
  const wanted = wantedFields(account.scopes);
  const missing = wanted.filter((field) => !listed.answer.includes(field));
  if (missing.length === 0) return passed('fields', sentence('doctor.all-fields-subscribed', { count: wanted.length }));
  const waiting = activeAutomations.filter(({ trigger }) => missing.some((field) => field === fieldOfTrigger(trigger)));
  const consequence = waiting.length > 0 ? ` ${sentence('doctor.automations-cannot-start', { names: named(waiting) })}` : '';
  return fixable(
    failed(
      'fields',
      sentence('doctor.fields-not-subscribed', { fields: missing.join(', ') }) + consequence,
      sentence('doctor.subscribe-or-enable-fields'),
    ),
  );
}
