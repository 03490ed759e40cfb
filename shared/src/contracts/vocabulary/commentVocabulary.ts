/** Words of the comments, apart from the schemas: a browser needs only them. */
export const commentFilters = ['all', 'unanswered', 'hidden'] as const;
export const privateReplyStates = ['none', 'sending', 'sent', 'failed', 'unconfirmed'] as const;
