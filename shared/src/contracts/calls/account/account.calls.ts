import { type Static, Type } from 'typebox';
import {
  AVATAR_MAX_BYTES,
  BIO_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  MUTED_ACCOUNTS_MAX,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { EMAIL_PATTERN, HIDDEN_CHARACTERS, userLimits } from '../../vocabulary/accountVocabulary.ts';
import { eventTypes } from '../../vocabulary/eventVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Scripts and emoji in real names need the joiners. */
const withoutHidden = { not: { pattern: `[${HIDDEN_CHARACTERS}]` } };
const withoutHiddenOrJoiners = { not: { pattern: `[${HIDDEN_CHARACTERS}\\u200c\\u200d]` } };

export const Username = Type.String({
  minLength: 1,
  maxLength: USERNAME_MAX_LENGTH,
  pattern: '^\\S+$',
  ...withoutHiddenOrJoiners,
});
/** Accepts stored addresses. A new one must also have a full domain. */
export const KnownEmail = Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' });
export const Email = Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH, pattern: EMAIL_PATTERN });
export const NewPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
export const CurrentPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
/** Six digits; spaces are allowed. */
export const Code = Type.String({ minLength: 6, maxLength: 10 });
export const BackupCode = Type.String({ minLength: 16, maxLength: 40 });
/** The token in the fragment of a mailed link. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 200 });

export const SessionInfo = Type.Object({
  id: Type.String(),
  device: Type.String(),
  deviceMessage: MessageBody,
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  expiresAt: Type.String(),
  isCurrent: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

export const Profile = Type.Object({
  username: Type.String(),
  email: Type.String(),
  /** The new address that waits for confirmation. */
  pendingEmail: Nullable(Type.String()),
  fullName: Type.String(),
  bio: Type.String(),
  avatarUrl: Type.String(),
  createdAt: Type.String(),
});
export type Profile = Static<typeof Profile>;

export const UserLimit = Type.Object({
  name: Type.Enum(userLimits),
  /** Null if the limit applies to each flow. */
  used: Nullable(Type.Integer()),
  allowed: Type.Integer(),
  /** The environment variable, or null if the limit is fixed. */
  setting: Nullable(Type.String()),
});
export type UserLimit = Static<typeof UserLimit>;

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const QuietHours = Type.Object(
  {
    isOn: Type.Boolean(),
    /** `HH:MM` in `timeZone`. An end before the start is on the next day. */
    from: TimeOfDay,
    to: TimeOfDay,
    /** An IANA name, for example `Europe/Oslo`. */
    timeZone: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { additionalProperties: false },
);

const switches = Type.Partial(Type.Record(Type.Enum(eventTypes), Type.Boolean()), { additionalProperties: false });

export const NotificationSettings = Type.Object({
  eventTypes: Type.Record(Type.String(), Type.Boolean()),
  /** Mentions, assignments, approvals and moved accounts; on by default. */
  team: Type.Optional(Type.Boolean()),
  mutedAccounts: Type.Array(Type.String()),
  quietHours: QuietHours,
  desktop: Type.Boolean(),
  sound: Type.Boolean(),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

export const accountCalls = {
  'GET /api/user/profile': {
    summary: 'The profile of the user',
    access: 'signed-in',
    permission: 'self',
    response: Success({ profile: Profile }),
  },
  'PATCH /api/user/profile': {
    summary: 'Change the profile; a new email address takes effect when the link of the mail to it is confirmed',
    access: 'signed-in',
    permission: 'self',
    body: Body({
      username: Type.Optional(Username),
      email: Type.Optional(Email),
      fullName: Type.Optional(Type.String({ maxLength: FULL_NAME_MAX_LENGTH, ...withoutHidden })),
      bio: Type.Optional(Type.String({ maxLength: BIO_MAX_LENGTH })),
    }),
    response: Success({ profile: Profile }),
  },
  'POST /api/user/email/confirm': {
    summary: 'Take over a new email address with the link of the mail and the password',
    access: 'public',
    body: Body({ token: LinkToken, password: CurrentPassword }),
    response: Success({ email: Type.String() }),
  },
  'POST /api/user/avatar': {
    summary: 'Upload a picture: multipart/form-data with one file in the field `avatar`',
    access: 'signed-in',
    permission: 'self',
    bodyLimit: AVATAR_MAX_BYTES + 64 * 1024,
    response: Success({ avatarUrl: Type.String() }),
  },
  'DELETE /api/user/avatar': {
    summary: 'Go back to the generated picture',
    access: 'signed-in',
    permission: 'self',
    idempotency: 'rerun',
    response: Success({ avatarUrl: Type.String() }),
  },
  'GET /api/user/notifications/settings': {
    summary: 'What notifies the user, and when',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ settings: NotificationSettings }),
  },
  'PATCH /api/user/notifications/settings': {
    summary: 'Change what notifies the user; what is not named stays',
    access: 'signed-in',
    permission: 'workspace.edit',
    body: Body({
      eventTypes: Type.Optional(switches),
      team: Type.Optional(Type.Boolean()),
      mutedAccounts: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: MUTED_ACCOUNTS_MAX })),
      quietHours: Type.Optional(QuietHours),
      desktop: Type.Optional(Type.Boolean()),
      sound: Type.Optional(Type.Boolean()),
    }),
    response: Success({ settings: NotificationSettings }),
  },
  'GET /api/user/2fa': {
    summary: 'Whether two-factor authentication is on',
    access: 'signed-in',
    permission: 'self',
    response: Success({ enabled: Type.Boolean(), backupCodesLeft: Type.Integer() }),
  },
  'POST /api/user/2fa/enable': {
    summary: 'Send a mail with the link to the set-up page',
    access: 'signed-in',
    permission: 'self',
    response: Success({}),
  },
  'POST /api/user/2fa/setup': {
    summary: 'The secret for the authenticator app, against the link of the mail or the password',
    access: 'signed-in',
    permission: 'self',
    body: Body({ token: Type.Optional(LinkToken), password: Type.Optional(CurrentPassword) }),
    response: Success({
      secret: Type.String(),
      /** Content of the QR code, `otpauth://totp/...`. */
      otpauthUrl: Type.String(),
    }),
  },
  'POST /api/user/2fa/confirm': {
    summary: 'Turn two-factor authentication on with a first code; the backup codes are shown this once',
    access: 'signed-in',
    permission: 'self',
    body: Body({ code: Code }),
    response: Success({ backupCodes: Type.Array(Type.String()), token: Type.String() }),
  },
  'POST /api/user/2fa/disable': {
    summary: 'Turn two-factor authentication off; ends every other session and answers the new token of this one',
    access: 'signed-in',
    permission: 'self',
    body: Body({ password: CurrentPassword, code: Type.Optional(Code), backupCode: Type.Optional(BackupCode) }),
    response: Success({ token: Type.String() }),
  },
  'GET /api/user/limits': {
    summary: 'What the user may have and do, and how much of it is used',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ limits: Type.Array(UserLimit) }),
  },
  'GET /api/user/export': {
    summary: 'Everything stored about the user, as a file; wants a fresh proof of identity (step-up)',
    access: 'signed-in',
    permission: 'self',
    response: Success({
      exportedAt: Type.String(),
      data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
    }),
  },
  'DELETE /api/user/delete': {
    summary: 'Delete the account: nothing of it works any more at once, and everything is erased within the hour',
    access: 'signed-in',
    permission: 'self',
    body: Body({ password: CurrentPassword, code: Type.Optional(Code), backupCode: Type.Optional(BackupCode) }),
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
