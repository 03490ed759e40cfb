/** Why Instagram lets a connected account send nothing, in words two programs must spell alike. Without schemas. */
export const pauseReasons = ['policy_block', 'messaging_blocked', 'messages_off'] as const;
export type PauseReason = (typeof pauseReasons)[number];
