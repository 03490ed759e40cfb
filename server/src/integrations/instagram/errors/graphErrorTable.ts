import { sentence } from '@fanfare/shared/contracts';
import type { GraphFailure, GraphMeaning } from './GraphError.ts';

interface Line {
  failure: GraphFailure;
  meaning: GraphMeaning;
  text: string;
}

const line = (failure: GraphFailure, meaning: GraphMeaning, text: string): Line => ({ failure, meaning, text });

const trouble = line('temporary', 'service_trouble', sentence('Instagram has a problem of its own.'));
const slowDown = line('throttled', 'slow_down', sentence('Instagram asks to slow down.'));
const deadToken = line(
  'token_dead',
  'token_dead',
  sentence('Instagram no longer accepts the connection: connect the account again.'),
);
const noPermission = line('certain', 'permission_missing', sentence('The app lacks a permission for this.'));
const windowClosed = line('certain', 'window_closed', sentence('The 24-hour window for replies is closed.'));
const noSuchPerson = line(
  'certain',
  'no_such_person',
  sentence('This person is no longer on Instagram or has blocked the account.'),
);
const unavailable = line('certain', 'person_unavailable', sentence('This person cannot be reached at the moment.'));
const otherApp = line('certain', 'other_app_controls', sentence('Another app is in control of this conversation.'));
const policyBlock = line(
  'certain',
  'policy_block',
  sentence('Instagram has blocked the account for a while because of its policies.'),
);
const badMedia = line(
  'certain',
  'media_fault',
  sentence('Instagram could not use this file: check that it is public, of a supported type and not too large.'),
);

/**
 * What Instagram's errors mean: by `code/subcode`, then by `-/subcode`, then by `code`. Status, type and text vary and decide nothing.
 * Instagram's own text is not repeated: it can quote foreign content. Source: Meta's error reference for the Instagram Platform and
 * the Send API, and errors seen in live traffic.
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
  '190/458': line(
    'token_dead',
    'token_dead',
    sentence('The app was removed in the Instagram settings of the account: connect it again.'),
  ),
  '190/459': line(
    'token_dead',
    'token_dead',
    sentence('Instagram wants the owner to confirm the account: open Instagram, then connect again.'),
  ),
  '190/460': line('token_dead', 'token_dead', sentence('The password of the account was changed: connect it again.')),
  '190/463': line('token_dead', 'token_dead', sentence('The connection to Instagram has expired: connect the account again.')),
  '368': policyBlock,
  '10/1893063': policyBlock,
  '3': noPermission,
  '10': noPermission,
  '10/2534022': windowClosed,
  '10/2018278': windowClosed,
  '10/2018108': unavailable,
  '100': line('certain', 'bad_request', sentence('Instagram does not accept this request.')),
  '100/33': line('certain', 'object_missing', sentence('This no longer exists on Instagram, or the account may not see it.')),
  '100/2534014': noSuchPerson,
  '9010': noSuchPerson,
  '100/2534015': line('certain', 'bad_request', sentence('Instagram does not accept this message.')),
  '100/2534025': line(
    'certain',
    'private_reply_used',
    sentence('This comment can no longer be answered privately: it was answered before, is older than 7 days, or is gone.'),
  ),
  '100/2534013': line('certain', 'permission_missing', sentence('Instagram does not let this account answer here.')),
  '100/2534029': line('certain', 'messaging_blocked', sentence('Instagram does not let this account send messages at present.')),
  '100/2534037': otherApp,
  '-/2018300': otherApp,
  '-/2534001': line('certain', 'object_missing', sentence('This conversation was archived or deleted on Instagram.')),
  '200/2534041': line(
    'certain',
    'messages_off',
    sentence('Access to messages is switched off in the Instagram settings of the account.'),
  ),
  '200/2534048': line('certain', 'permission_missing', sentence('The app may only write to people with a role in it.')),
  '551': unavailable,
  '551/1545041': unavailable,
  '200/1545041': unavailable,
  '-/2018008': badMedia,
  '-/2018047': badMedia,
  '-/2018109': badMedia,
  '-/2018294': badMedia,
  '230': line('certain', 'no_consent', sentence('The person has not agreed to share the profile yet.')),
};

const PERMISSION_CODES = { from: 200, to: 299 } as const;
const unknown = line('certain', 'unknown', sentence('Instagram refused the request.'));

export function lookUpGraphError(code: number, subcode: number | undefined): Line {
  const exact = subcode === undefined ? undefined : (table[`${code}/${subcode}`] ?? table[`-/${subcode}`]);
  const known = exact ?? table[String(code)];
  if (known) return known;
  return code >= PERMISSION_CODES.from && code <= PERMISSION_CODES.to ? noPermission : unknown;
}
