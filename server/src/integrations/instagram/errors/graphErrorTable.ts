import { type Message, message } from '@fanfare/shared/contracts';
import type { GraphFailure, GraphMeaning } from './GraphError.ts';

interface Line {
  failure: GraphFailure;
  meaning: GraphMeaning;
  text: Message;
}

const line = (failure: GraphFailure, meaning: GraphMeaning, text: Message): Line => ({ failure, meaning, text });

const trouble = line('temporary', 'service_trouble', message('instagram.service-trouble'));
const slowDown = line('throttled', 'slow_down', message('instagram.slow-down'));
const deadToken = line('token_dead', 'token_dead', message('instagram.token-dead'));
const noPermission = line('certain', 'permission_missing', message('instagram.permission-missing'));
const windowClosed = line('certain', 'window_closed', message('errors.window_closed'));
const noSuchPerson = line('certain', 'no_such_person', message('instagram.person-gone'));
const unavailable = line('certain', 'person_unavailable', message('instagram.person-unavailable'));
const otherApp = line('certain', 'other_app_controls', message('instagram.other-app-controls'));
const policyBlock = line('certain', 'policy_block', message('instagram.policy-block'));
const badMedia = line('certain', 'media_fault', message('instagram.media-unusable'));

/**
 * By `code/subcode`, `-/subcode` or `code`. Source: Meta's error references for the Instagram Platform and
 * the Send API, and live traffic.
 */
const table: Readonly<Record<string, Line>> = {
  '1': trouble,
  '2': trouble,
  '4': slowDown,
  '17': slowDown,
  '32': slowDown,
  '341': slowDown,
  '613': slowDown,
  '80002': slowDown,
  '80006': slowDown,
  '102': deadToken,
  '190': deadToken,
  '190/458': line('token_dead', 'token_dead', message('instagram.app-removed')),
  '190/459': line('token_dead', 'token_dead', message('instagram.checkpoint')),
  '190/460': line('token_dead', 'token_dead', message('instagram.password-changed')),
  '190/463': line('token_dead', 'token_dead', message('instagram.connection-expired')),
  '368': policyBlock,
  '10/1893063': policyBlock,
  '3': noPermission,
  '10': noPermission,
  '10/2534022': windowClosed,
  '10/2018278': windowClosed,
  '10/2018108': unavailable,
  '100': line('certain', 'bad_request', message('instagram.request-not-accepted')),
  '100/33': line('certain', 'object_missing', message('instagram.not-found')),
  '100/2534014': noSuchPerson,
  '9010': noSuchPerson,
  '100/2534015': line('certain', 'bad_request', message('instagram.message-refused')),
  '100/2534025': line('certain', 'private_reply_used', message('instagram.private-reply-refused')),
  '100/2534013': line('certain', 'permission_missing', message('instagram.answer-not-allowed')),
  '100/2534029': line('certain', 'messaging_blocked', message('instagram.account-cannot-send')),
  '100/2534037': otherApp,
  '-/2018300': otherApp,
  '-/2534001': line('certain', 'object_missing', message('instagram.conversation-gone')),
  '200/2534041': line('certain', 'messages_off', message('instagram.messages-access-off')),
  '200/2534048': line('certain', 'permission_missing', message('instagram.app-in-development')),
  '551': unavailable,
  '551/1545041': unavailable,
  '200/1545041': unavailable,
  '-/2018008': badMedia,
  '-/2018047': badMedia,
  '-/2018109': badMedia,
  '-/2018294': badMedia,
  '230': line('certain', 'no_consent', message('instagram.profile-not-shared')),
};

const PERMISSION_CODES = { from: 200, to: 299 } as const;
const unknown = line('certain', 'unknown', message('instagram.request-refused'));

export function lookUpGraphError(code: number, subcode: number | undefined): Line {
  const exact = subcode === undefined ? undefined : (table[`${code}/${subcode}`] ?? table[`-/${subcode}`]);
  const known = exact ?? table[String(code)];
  if (known) return known;
  return code >= PERMISSION_CODES.from && code <= PERMISSION_CODES.to ? noPermission : unknown;
}
