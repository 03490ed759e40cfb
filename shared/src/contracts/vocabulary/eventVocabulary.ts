/** Contains no schemas, so that browsers can load it. */

export const eventTypes = [
  'comments',
  'messages',
  'mentions',
  'live_comments',
  'message_reactions',
  'message_postbacks',
  'message_referrals',
  'message_seen',
  'message_echoes',
  'message_edits',
  'message_deletions',
  'flow_execution',
  'webhook_error',
  /** A goal was missed when its period ended. */
  'goal_missed',
  'unknown',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Recorded by Fanfare. All others come from Instagram or a test. */
export const ownEventTypes: ReadonlySet<EventType> = new Set(['flow_execution', 'webhook_error', 'goal_missed']);

/** Notices for one member (`notice` in the payload of a `webhook_error`), with the conversation as `threadId`. */
export const memberNotices = ['mention', 'assignment'] as const;
export type MemberNotice = (typeof memberNotices)[number];

/** Notices about the work of members (`team` in the payload of a `webhook_error`). They have a notification switch of their own. */
export const teamNotices = ['mention', 'assignment', 'approval', 'account_moved'] as const;
export type TeamNotice = (typeof teamNotices)[number];

/**
 * Places where a notice can be resolved (`notice` in the payload of a `webhook_error` without an outcome).
 * `connection` concerns receiving and sending; `account` must be reconnected.
 */
export const noticePlaces = ['publishing', 'connection', 'account', 'flows'] as const;
export type NoticePlace = (typeof noticePlaces)[number];

export const processedStatuses = ['pending', 'processing', 'completed', 'failed', 'retry'] as const;
export type ProcessedStatus = (typeof processedStatuses)[number];

/** Reasons why an event did or did not start a flow. The full trace is stored separately. */
export const outcomeReasons = [
  'flow_ran',
  'flow_failed',
  'no_account_flow',
  'no_trigger',
  'keyword_miss',
  'own_message',
  'duplicate',
  'window_closed',
  'too_old',
  'loop_guard',
  'human_has_thread',
  'opted_out',
  /** Reconciliation found the event, and it already has a reply on Instagram. */
  'already_answered',
  /** The flow has replied to this contact on this post. */
  'answered_before',
  /** Reconciliation found the event too late for an automatic reply. */
  'found_late',
  'stored_only',
  'unreadable',
] as const;
export type OutcomeReason = (typeof outcomeReasons)[number];

/** How an event of a follower was answered. */
export const turnStates = ['answered', 'waiting', 'failed', 'with_person', 'unanswered'] as const;
export type TurnState = (typeof turnStates)[number];

/** `reconciled` events were found by comparing with Instagram. */
export const eventOrigins = ['webhook', 'replayed', 'reconciled'] as const;
export type EventOrigin = (typeof eventOrigins)[number];

export const analyticsPeriods = ['24h', '7d', '30d', '90d'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** Reasons why there is no engagement rate. */
export const engagementGaps = ['not_connected', 'expired', 'no_permission', 'refused', 'not_fetched', 'no_reach'] as const;
export type EngagementGap = (typeof engagementGaps)[number];

/** Returns the kind of a notice about the work of members, or null for other events. */
export function teamNoticeOf({ eventType, payload }: { eventType: EventType; payload?: unknown }): TeamNotice | null {
  if (eventType !== 'webhook_error' || typeof payload !== 'object' || payload === null) return null;
  const named: unknown = Reflect.get(payload, 'team');
  return teamNotices.find((each) => each === named) ?? null;
}
