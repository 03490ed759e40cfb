import type { AssetKind, MenuItem, Post } from '../model/entities.ts';
import type { StoredAttachment, StoredReaction, Template } from '../model/messageContent.ts';
import type { DeliveryAttempt, DeliveryKind, DeliveryState } from './repositories/deliveries.repository.ts';
import type { Preferences } from './repositories/preferences.repository.ts';

/** Types of the JSON API. Times are epoch milliseconds in sandbox time. */

export interface AccountView {
  igId: string;
  appScopedId: string;
  username: string;
  name: string | null;
  accountType: 'BUSINESS' | 'MEDIA_CREATOR';
  followersCount: number;
  /** True if an app has a valid token. */
  isConnected: boolean;
  /** Null without a subscription. */
  subscribedFields: string[] | null;
  /** The setting "Allow access to messages". */
  isMessageAccessOn: boolean;
  suggestions: { iceBreakers: string[]; menu: MenuItem[] };
}

export interface FollowerView {
  id: string;
  username: string;
  name: string | null;
  followerCount: number;
}

export interface ConversationSummary {
  follower: FollowerView;
  igsid: string;
  lastText: string | null;
  lastAt: number | null;
  /** Number of messages that the follower has not seen. */
  unseenCount: number;
}

export interface MessageView {
  mid: string;
  sender: 'follower' | 'business';
  text: string;
  sentAt: number;
  seenAt: number | null;
  /** Null for the account's messages and without a subscription. */
  delivery: DeliverySummary | null;
  attachments: AttachmentView[];
  quickReplies: string[];
  template: Template | null;
  /** Other facts, such as a story reply, a tap or an unsent message. */
  note: string | null;
  replyTo: string | null;
  storyUrl: string | null;
  reactions: { follower: StoredReaction | null; business: StoredReaction | null };
  isDeleted: boolean;
  isEdited: boolean;
}

export interface AttachmentView {
  type: StoredAttachment['type'];
  /** Null for a heart. */
  url: string | null;
  title: string | null;
}

export interface CommentView {
  id: string;
  username: string;
  isAccount: boolean;
  text: string;
  at: number;
  isHidden: boolean;
  hasPrivateReply: boolean;
  /** Oldest first; empty for a reply. */
  replies: CommentView[];
}

export interface PostView {
  id: string;
  mediaType: Post['mediaType'];
  product: Post['productType'];
  caption: string;
  altText: string | null;
  isAiGenerated: boolean;
  /** Several for a carousel; empty if the media are gone. */
  media: { kind: AssetKind; url: string }[];
  at: number;
  likeCount: number;
  isCommentEnabled: boolean;
  isBroadcasting: boolean;
  by: string;
  commentCount: number;
  /** Newest first. */
  comments: CommentView[];
}

export interface MailView {
  id: string;
  at: number;
  from: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
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
  /** End of the messaging window; null before the first message. */
  windowClosesAt: number | null;
  /** True if another app has the thread. */
  isThreadElsewhere: boolean;
  isBlocking: boolean;
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
  body: string;
}

export interface StatusView {
  now: number;
  clockOffsetMs: number;
  appId: string;
  /** Origin of the app. */
  appUrl: string | null;
  hosts: Record<string, string>;
  callback: { url: string; isVerified: boolean; problem: string | null };
  deliveries: Record<DeliveryState, number>;
  /** `port` is null with the reason in `problem`. */
  mailbox: { port: number | null; problem: string | null };
}

export type SettingsView = Omit<Preferences, 'clockOffsetMs' | 'verifiedCallback' | 'drawsReserved'>;

/** What a callback of the app returned. */
export interface CallbackAnswer {
  url: string;
  /** Null without a response. */
  status: number | null;
  body: string;
}
