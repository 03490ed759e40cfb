/** Why Instagram lets a connected account send nothing, in words two programs must spell alike. Without schemas. */
export const pauseReasons = ['policy_block', 'messaging_blocked', 'messages_off'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** What Instagram asks an account's owner to allow, by what it is used for; without the basic one nothing is connected at all. */
export const permissionUses = ['messages', 'comments', 'publishing'] as const;
export type PermissionUse = (typeof permissionUses)[number];

/** What of a user is limited (security control S31). */
export const userLimits = [
  'flows',
  'flowMegabytes',
  'versionsPerFlow',
  'automations',
  'callsAtOnce',
  'callsPerMinute',
  'databaseSecondsPerMinute',
] as const;
