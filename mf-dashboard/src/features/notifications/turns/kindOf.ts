import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import { color } from '@fanfare/shared/ui';

/** Colours of the kind of an event; those of danger for errors. */
export function kindOf(event: WebhookEvent): { ink: string; soft: string } {
  if (teamNoticeOf(event) !== null) return { ink: color.kindPerson, soft: color.kindPersonSoft };
  switch (event.eventType) {
    case 'comments':
    case 'live_comments':
      return { ink: color.kindComment, soft: color.kindCommentSoft };
    case 'mentions':
      return { ink: color.kindStory, soft: color.kindStorySoft };
    case 'flow_execution':
      return { ink: color.kindFlow, soft: color.kindFlowSoft };
    case 'goal_missed':
      return { ink: color.kindTime, soft: color.kindTimeSoft };
    case 'webhook_error':
      return { ink: color.danger, soft: color.dangerSoft };
    default:
      return { ink: color.kindMessage, soft: color.kindMessageSoft };
  }
}
