import { type DoctorCheck, quoted, sentence } from '@fanfare/shared/contracts';
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
const RECONNECT = sentence('Press Connect Instagram and sign in again; nothing is lost.');

/** The checks that are about the account at Instagram. */
export function checkAccount(input: Input): DoctorCheck[] {
  const { account } = input;
  return [
    passed('connected', sentence('@{username} is connected.', { username: account.username })),
    checkToken(input),
    checkTokenLife(input),
    checkType(input),
    checkScopes(input),
    checkFields(input),
  ];
}

function checkToken({ account, profile }: Input): DoctorCheck {
  if (profile === null || account.state === 'expired')
    return failed('token_alive', sentence('Instagram refuses the connection.'), RECONNECT);
  if ('answer' in profile) return passed('token_alive', sentence('Instagram answered just now.'));
  if (profile.error.failure === 'token_dead') return failed('token_alive', profile.error.message, RECONNECT);
  return unknownCheck('token_alive', profile.error.message, sentence('Try again in a few minutes.'));
}

function checkTokenLife({ account, nowMs }: Input): DoctorCheck {
  const expiresAt = account.token_expires_at;
  if (expiresAt === null) return unknownCheck('token_life', sentence('It is not known how long the connection lasts.'));
  const days = Math.floor((expiresAt.getTime() - nowMs) / DAY_MS);
  if (days < 0)
    return failed('token_life', sentence('The connection ended on {time}.', { time: expiresAt.toISOString() }), RECONNECT);
  const finding = sentence('The connection lasts {days} more days.', { days });
  return days < SHORT_LIFE_DAYS
    ? fixable(
        failed(
          'token_life',
          `${finding} ${sentence('It could not be renewed.')}`,
          sentence('Renew it now. When that fails: {fix}', { fix: RECONNECT }),
        ),
      )
    : passed('token_life', finding);
}

function checkType({ account, profile }: Input): DoctorCheck {
  const type = (profile && 'answer' in profile ? profile.answer.accountType : null) ?? account.account_type;
  if (type === null) return unknownCheck('account_type', sentence('Instagram does not say what kind of account this is.'));
  const isProfessional = ['business', 'media_creator', 'creator'].includes(type.toLowerCase());
  if (isProfessional) return passed('account_type', sentence('The account type is {type}.', { type }));
  return failed(
    'account_type',
    sentence('The account type is {type}.', { type }),
    sentence('In Instagram, switch to a professional account in the settings, then connect again.'),
  );
}

const uses = {
  instagram_business_basic: sentence('the connection itself'),
  instagram_business_manage_messages: sentence('messages and flows'),
  instagram_business_manage_comments: sentence('comments'),
  instagram_business_content_publish: sentence('publishing'),
} as const;
const AUTOMATIONS_NAMED = 3;

function named(automations: readonly ActiveAutomation[]): string {
  const names = quoted(automations.slice(0, AUTOMATIONS_NAMED).map(({ name }) => name));
  return automations.length > AUTOMATIONS_NAMED ? sentence('{names} and others', { names }) : names;
}

function listed(others: string, [permission, use]: readonly [string, string]): string {
  return others === ''
    ? sentence('{permission} ({use})', { permission, use })
    : sentence('{permission} ({use}), {others}', { permission, use, others });
}

/** Without the first nothing works; the others are needed as soon as an automation answers messages, or comments. */
function checkScopes({ account: { scopes }, activeAutomations }: Input): DoctorCheck {
  const missing = Object.entries(uses).filter(([scope]) => !scopes.includes(scope));
  if (missing.length === 0) return passed('scopes', sentence('Everything was granted that the product can use.'));
  const finding = sentence('Not granted: {permissions}.', { permissions: missing.reduceRight(listed, '') });
  const fix = sentence('Connect again and leave every permission ticked.');
  const lacks = (scope: keyof typeof uses) => !scopes.includes(scope);
  if (lacks('instagram_business_manage_messages') && activeAutomations.length > 0) {
    return failed(
      'scopes',
      `${finding} ${sentence('{names} cannot answer without messages.', { names: named(activeAutomations) })}`,
      fix,
    );
  }
  const onComments = activeAutomations.filter(
    ({ trigger }) => fieldOfTrigger(trigger) === 'comments' || fieldOfTrigger(trigger) === 'live_comments',
  );
  if (lacks('instagram_business_manage_comments') && onComments.length > 0) {
    return failed(
      'scopes',
      `${finding} ${sentence('{names} cannot answer without comments.', { names: named(onComments) })}`,
      fix,
    );
  }
  if (lacks('instagram_business_basic') || lacks('instagram_business_manage_messages')) return failed('scopes', finding, fix);
  return warned('scopes', `${finding} ${sentence('No active automation needs it.')}`, fix);
}

function checkFields({ account, listed, activeAutomations }: Input): DoctorCheck {
  if (!account.wants_webhooks)
    return fixable(
      failed(
        'fields',
        sentence('Webhooks are switched off for this account.'),
        sentence('Press Subscribe on the Automation screen.'),
      ),
    );
  if (listed === null) return unknownCheck('fields', sentence('Instagram cannot be asked without a working connection.'));
  if ('error' in listed) return unknownCheck('fields', listed.error.message, sentence('Try again in a few minutes.'));
  const wanted = wantedFields(account.scopes);
  const missing = wanted.filter((field) => !listed.answer.includes(field));
  if (missing.length === 0) return passed('fields', sentence('Instagram lists all {count} fields.', { count: wanted.length }));
  const waiting = activeAutomations.filter(({ trigger }) => missing.some((field) => field === fieldOfTrigger(trigger)));
  const consequence = waiting.length > 0 ? ` ${sentence('{names} cannot start.', { names: named(waiting) })}` : '';
  return fixable(
    failed(
      'fields',
      sentence('Instagram does not list: {fields}.', { fields: missing.join(', ') }) + consequence,
      sentence(
        'Press Subscribe on the Automation screen. When they are still missing, switch these fields on in the app dashboard under Webhooks > Instagram.',
      ),
    ),
  );
}
