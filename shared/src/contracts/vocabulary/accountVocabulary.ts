/** Why Instagram lets a connected account send nothing, in words two programs must spell alike. Without schemas. */
export const pauseReasons = ['policy_block', 'messaging_blocked', 'messages_off'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** What Instagram asks an account's owner to allow, by what it is used for; without the basic one nothing is connected at all. */
export const permissionUses = ['messages', 'comments', 'publishing'] as const;
export type PermissionUse = (typeof permissionUses)[number];

/** Inside a character class: controls, zero-width characters and marks of direction, with which one name looks like another. */
export const HIDDEN_CHARACTERS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb';

const DOMAIN_LABEL = `[^\\s@<>"()\\[\\]\\\\.,:;${HIDDEN_CHARACTERS}]`;

/** Of a new email address. The domain has two labels or more, the last of which is no number: neither `a@b` nor an IP address. */
export const EMAIL_PATTERN = `^[^\\s@<>"${HIDDEN_CHARACTERS}]+@(?:${DOMAIN_LABEL}+\\.)+(?!\\d+$)${DOMAIN_LABEL}{2,}$`;
/** Security events that the audit log of an account records. */
export const auditEvents = [
  'account_created',
  'signed_in',
  'sign_in_failed',
  'second_factor_failed',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'email_changed',
  'two_factor_on',
  'two_factor_off',
  'data_exported',
  'instagram_connected',
  'instagram_disconnected',
  'account_deleted',
  'release_published',
  'release_approved',
  'release_rollout',
  'release_live',
  'release_rolled_back',
  'quota_hit',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** Who caused such an event: the account's user, a caller without a session, Instagram, another Fanfare user, the system. */
export const auditActors = ['user', 'unknown', 'instagram', 'other_user', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];
/** What of a user is limited (security control S31). */
export const userLimits = [
  'flows',
  'flowMegabytes',
  'versionsPerFlow',
  'automations',
  'callsAtOnce',
  'callsPerMinute',
  'databaseSecondsPerMinute',
  'flowRequestsPerMinute',
] as const;
