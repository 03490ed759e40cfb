import type { WebhookEvent } from './entities.ts';
import type { EventType } from './vocabulary/eventVocabulary.ts';

/** Event types of subscriptions, in the order of section 7 of the specification. */
export const subscribableEventTypes = [
  'comments',
  'messages',
  'mentions',
  'live_comments',
  'message_reactions',
  'message_postbacks',
  'message_referrals',
  'message_seen',
] as const satisfies readonly EventType[];
export type SubscribableEventType = (typeof subscribableEventTypes)[number];

type SubscriptionChange = { eventTypes: SubscribableEventType[]; userId: string; timestamp: string };

export interface ClientToServerEvents {
  /** Without `workspaceId`, the user's personal workspace. */
  authenticate: (payload: { token: string; userId: string; workspaceId?: string; timestamp: string }) => void;
  heartbeat: (payload: { timestamp: string; clientId: string }) => void;
  subscribe: (payload: SubscriptionChange) => void;
  unsubscribe: (payload: SubscriptionChange) => void;
  get_subscriptions: () => void;
  test_connection: () => void;
  /** Repeated while a conversation is open; others forget it after 10 s. */
  inbox_presence: (payload: { threadId: string; state: PresenceState }) => void;
}

export const presenceStates = ['viewing', 'replying'] as const;
export type PresenceState = (typeof presenceStates)[number];

export interface InboxPresence {
  threadId: string;
  user: { id: string; name: string };
  state: PresenceState;
}

/** A notice of the product (a flow ran, a webhook failed, a goal was missed) in the form of an event. */
export type NotificationPayload = WebhookEvent;

/** Ways in which an event may alert. */
export interface Alerts {
  /** True if the operating system shows a notification. */
  desktop: boolean;
  sound: boolean;
}

export interface ServerToClientEvents {
  notification: (payload: NotificationPayload) => void;
  /** Sent only for subscribed event types. */
  webhook_event: (payload: WebhookEvent) => void;
  /** Sent for every event in the user's account. `alerts` follows the user's settings and quiet hours. */
  new_webhook_event: (payload: { type: 'instagram_webhook'; event: WebhookEvent; alerts?: Alerts }) => void;
  /** Sent when an event has changed (processed, failed, read). */
  webhook_event_broadcast: (payload: { type: 'instagram_webhook'; event: WebhookEvent }) => void;
  auth_success: (payload: { userId: string; timestamp: string }) => void;
  auth_failed: (payload: { error: string }) => void;
  authenticated: (payload: { success: boolean; user?: { username: string }; error?: string }) => void;
  subscription_confirmed: (payload: { eventTypes: SubscribableEventType[]; timestamp: string }) => void;
  heartbeat_response: (payload: { timestamp: string; latestSeq: number }) => void;
  connection_info: (payload: { clientId: string; latestSeq: number; serverTime: string }) => void;
  inbox_presence: (payload: InboxPresence) => void;
  inbox_changed: (payload: { threadId: string }) => void;
  /** Sent when the release document has changed. */
  releases_changed: () => void;
  error: (payload: { message: string }) => void;
}
