import type { EventType } from '@fanfare/shared/contracts';
import { freeText, oneOf, openId } from '@fanfare/shared/router';

/** Event types in the order of the specification. */
export const shownTypes = [
  'comments',
  'mentions',
  'live_comments',
  'message_reactions',
  'flow_execution',
  'webhook_error',
] as const satisfies readonly EventType[];

export const notificationParams = {
  type: oneOf(['all', ...shownTypes], 'all'),
  search: freeText(),
  show: oneOf(['all', 'unread', 'archived'], 'all'),
  event: openId(),
};
