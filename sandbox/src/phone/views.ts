import type { DeliveryAttempt, DeliveryKind, DeliveryState } from '../state/repositories/deliveries.repository.ts';
import type { Preferences } from '../state/repositories/preferences.repository.ts';

/** What the JSON API of the sandbox answers. Times are epoch milliseconds of the sandbox's clock. */

export interface AccountView {
  igId: string;
  appScopedId: string;
  username: string;
  name: string | null;
  accountType: 'BUSINESS' | 'MEDIA_CREATOR';
  followersCount: number;
  /** Some app holds a token that still works. */
  isConnected: boolean;
  /** Null while no app is subscribed to the account's webhooks. */
  subscribedFields: string[] | null;
}

export interface FollowerView {
  id: string;
  username: string;
  name: string | null;
}

export interface ConversationSummary {
  follower: FollowerView;
  igsid: string;
  lastText: string | null;
  lastAt: number | null;
  /** Messages of the account that the follower has not seen. */
  unseenCount: number;
}

export interface MessageView {
  mid: string;
  sender: 'follower' | 'business';
  text: string;
  sentAt: number;
  seenAt: number | null;
  /** How the webhook about it fares; null for the account's messages and when no app is subscribed. */
  delivery: DeliverySummary | null;
}

export interface DeliverySummary {
  id: number;
  state: DeliveryState;
  attempts: number;
  lastStatus: number | null;
  lastLatencyMs: number | null;
  lastError: string | null;
  nextAttemptAt: number | null;
}

export interface ConversationView {
  igsid: string;
  follower: FollowerView;
  /** Until when the account may answer; null before the first message. */
  windowClosesAt: number | null;
  messages: MessageView[];
}

export interface DeliveryView {
  id: number;
  igId: string;
  igsid: string;
  mid: string;
  kind: DeliveryKind;
  state: DeliveryState;
  attempts: DeliveryAttempt[];
  createdAt: number;
  nextAttemptAt: number | null;
  /** The exact text that was posted. */
  body: string;
}

export interface StatusView {
  now: number;
  clockOffsetMs: number;
  appId: string;
  callback: { url: string; isVerified: boolean; problem: string | null };
  deliveries: Record<DeliveryState, number>;
}

export type SettingsView = Pick<Preferences, 'responseStyle' | 'deliveryOrder' | 'appFields'>;
