import type { StoredAttachment, StoredReaction, Template } from '../state/messageContent.ts';
import type { DeliveryAttempt, DeliveryKind, DeliveryState } from '../state/repositories/deliveries.repository.ts';
import type { Preferences } from '../state/repositories/preferences.repository.ts';
import type { AssetKind, MenuItem, Post } from '../state/things.ts';

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
  /** The owner's switch "Allow access to messages". */
  isMessageAccessOn: boolean;
  /** Texts a follower can tap instead of writing. */
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
  attachments: AttachmentView[];
  quickReplies: string[];
  template: Template | null;
  /** A line about what else it is: a story reply, a tap, an unsent message ... */
  note: string | null;
  replyTo: string | null;
  /** The picture of the story that is answered. */
  storyUrl: string | null;
  reactions: { follower: StoredReaction | null; business: StoredReaction | null };
  isDeleted: boolean;
  isEdited: boolean;
}

export interface AttachmentView {
  type: StoredAttachment['type'];
  /** A picture, film or sound of the media server; null for a heart. */
  url: string | null;
  title: string | null;
}

export interface CommentView {
  id: string;
  username: string;
  /** The account itself wrote it. */
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
  /** A carousel has several; empty while the media server has nothing. */
  media: { kind: AssetKind; url: string }[];
  at: number;
  likeCount: number;
  isCommentEnabled: boolean;
  isBroadcasting: boolean;
  /** Username of who posted it. */
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
  /** Until when the account may answer; null before the first message. */
  windowClosesAt: number | null;
  /** Another app has the thread. */
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
  /** The exact text that was posted. */
  body: string;
}

export interface StatusView {
  now: number;
  clockOffsetMs: number;
  appId: string;
  /** Addresses of Meta's hosts, by their name. */
  hosts: Record<string, string>;
  callback: { url: string; isVerified: boolean; problem: string | null };
  deliveries: Record<DeliveryState, number>;
  /** Where mail is taken; null with the reason in `problem`. */
  mailbox: { port: number | null; problem: string | null };
}

export type SettingsView = Omit<Preferences, 'clockOffsetMs' | 'verifiedCallback' | 'drawsReserved'>;
