/** What happens in an account, in words two programs must spell alike. Without schemas, so that the browser can use it freely. */

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
  /** A goal of the analytics was not reached when its period ended. */
  'goal_missed',
  'unknown',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Events that Fanfare records itself; all others were received from Instagram, or from a test that plays Instagram. */
export const ownEventTypes: ReadonlySet<EventType> = new Set(['flow_execution', 'webhook_error', 'goal_missed']);

/**
 * Where the owner sees to what a notice says, as `notice` in its payload: a `webhook_error` without an outcome is a notice of ours.
 * `connection`: what arrives and what may be sent; `account`: it has to be connected again.
 */
export const noticePlaces = ['publishing', 'connection', 'account'] as const;
export type NoticePlace = (typeof noticePlaces)[number];

export const processedStatuses = ['pending', 'processing', 'completed', 'failed', 'retry'] as const;
export type ProcessedStatus = (typeof processedStatuses)[number];

/** Why an event did or did not start a flow. One reason per event; the complete trace is stored beside it. */
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
  /** Found by comparing with Instagram, where it had an answer already. */
  'already_answered',
  /** A comment of somebody whom the flow has answered under this post. */
  'answered_before',
  /** Found by comparing with Instagram, too late to answer by itself. */
  'found_late',
  'stored_only',
  'unreadable',
] as const;
export type OutcomeReason = (typeof outcomeReasons)[number];

/** How an event came: by a webhook, played again by its owner, or found by comparing with what Instagram has. */
export const eventOrigins = ['webhook', 'replayed', 'reconciled'] as const;
export type EventOrigin = (typeof eventOrigins)[number];

export const analyticsPeriods = ['24h', '7d', '30d', '90d'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** Why there is no engagement rate. */
export const engagementGaps = [
  'not_connected',
  /** The connection has ended. */
  'expired',
  /** The account was connected without access to insights. */
  'no_permission',
  /** Instagram refused the query. */
  'refused',
  /** Nothing was fetched yet. */
  'not_fetched',
  /** Instagram has no reach for these days. */
  'no_reach',
] as const;
export type EngagementGap = (typeof engagementGaps)[number];
