export const commentFilters = ['all', 'unanswered', 'hidden'] as const;
export const privateReplyStates = ['none', 'sending', 'sent', 'failed', 'unconfirmed'] as const;
