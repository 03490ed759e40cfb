/** Reasons why Instagram blocks sending. Contains no schemas, so that browsers can load it. */
export const pauseReasons = ['policy_block', 'messaging_blocked', 'messages_off'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const accountStates = ['active', 'paused', 'expired'] as const;

/** Optional permissions, by feature. */
export const permissionUses = ['messages', 'comments', 'publishing'] as const;
export type PermissionUse = (typeof permissionUses)[number];

/** Control, zero-width and direction characters, which make names look alike. For use in a character class. */
export const HIDDEN_CHARACTERS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb';

const DOMAIN_LABEL = `[^\\s@<>"()\\[\\]\\\\.,:;${HIDDEN_CHARACTERS}]`;

/** Requires a domain of at least two labels, and the last one must not be a number. Rejects `a@b` and IP addresses. */
export const EMAIL_PATTERN = `^[^\\s@<>"${HIDDEN_CHARACTERS}]+@(?:${DOMAIN_LABEL}+\\.)+(?!\\d+$)${DOMAIN_LABEL}{2,}$`;
/** Events of the security log of a user. */
export const securityEvents = [
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
  'workspace_deleted',
  'contact_deleted',
  'release_published',
  'release_approved',
  'release_rollout',
  'release_live',
  'release_rolled_back',
  'quota_hit',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export const auditGroupNames = ['members', 'instagram', 'flows', 'automations', 'content', 'data'] as const;
export type AuditGroup = (typeof auditGroupNames)[number];

/** Events of the audit log of a workspace, by group. */
export const auditGroups = {
  members: [
    'member_invited',
    'invitation_resent',
    'invitation_revoked',
    'member_joined',
    'role_changed',
    'member_removed',
    'member_left',
    'ownership_transferred',
    'workspace_created',
    'workspace_renamed',
    'approval_setting_changed',
    'assignment_setting_changed',
  ],
  instagram: ['instagram_connected', 'instagram_disconnected', 'messaging_rules_changed', 'subscription_changed'],
  flows: [
    'flow_published',
    'flow_unpublished',
    'flow_renamed',
    'accounts_chosen',
    'flow_restored',
    'flow_deleted',
    'approval_requested',
    'approval_withdrawn',
    'approval_given',
    'approval_refused',
    'secret_set',
    'secret_removed',
  ],
  automations: ['automation_created', 'automation_changed', 'automation_toggled', 'automation_deleted'],
  content: [
    'publication_scheduled',
    'publication_cancelled',
    'publication_retried',
    'media_uploaded',
    'media_deleted',
    'canned_reply_created',
    'canned_reply_changed',
    'canned_reply_deleted',
  ],
  data: ['contact_deleted', 'contact_variable_changed', 'data_exported', 'goals_changed', 'quota_hit'],
} as const satisfies Record<AuditGroup, readonly string[]>;
export type WorkspaceEvent = (typeof auditGroups)[AuditGroup][number];
export const workspaceEvents: readonly WorkspaceEvent[] = Object.values(auditGroups).flat();
export type AuditEvent = SecurityEvent | WorkspaceEvent;

/** Kinds of objects that events of the audit log are about. */
export const auditObjects = [
  'member',
  'invitation',
  'workspace',
  'instagram_account',
  'flow',
  'secret',
  'automation',
  'publication',
  'media',
  'canned_reply',
  'contact',
  'dataset',
] as const;
export type AuditObjectKind = (typeof auditObjects)[number];

/** `user` is a signed-in user, `unknown` a caller without a session, `other_user` another Fanfare user. */
export const auditActors = ['user', 'unknown', 'instagram', 'other_user', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];
/** Limits per user (security control S31). */
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
