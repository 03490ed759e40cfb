import type { FaultName } from '../faults/faultNames.ts';

/** What the sandbox keeps besides accounts, followers, messages and deliveries. Times are epoch milliseconds. */

export interface Post {
  id: string;
  igId: string;
  mediaType: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  productType: 'FEED' | 'REELS' | 'STORY' | 'LIVE';
  caption: string;
  altText: string | null;
  /** What the media server shows; a carousel has one for each child. */
  assetIds: string[];
  childIds: string[];
  shortcode: string;
  at: number;
  /** Of posts of the seed; others are liked by a share of the followers. */
  likeCount: number;
  isCommentEnabled: boolean;
  /** A live video takes live comments and private replies only while this is true. */
  isBroadcasting: boolean;
  /** Somebody else's post in which the account is tagged or mentioned: who posted it. */
  byFollowerId: string | null;
}

export interface Comment {
  id: string;
  postId: string;
  /** The account that owns the post. */
  igId: string;
  parentId: string | null;
  /** Null: the account itself. */
  followerId: string | null;
  text: string;
  at: number;
  likeCount: number;
  isHidden: boolean;
  /** The one private reply that was sent to it. */
  privateReplyMid: string | null;
}

export interface Container {
  id: string;
  igId: string;
  mediaType: 'IMAGE' | 'REELS' | 'STORIES' | 'CAROUSEL';
  isVideo: boolean;
  caption: string;
  altText: string | null;
  assetIds: string[];
  childIds: string[];
  isCarouselItem: boolean;
  createdAt: number;
  /** Questions that are still answered with IN_PROGRESS. */
  pollsLeft: number;
  /** The subcode with which Instagram gave up on the media. */
  failedWith: number | null;
  publishedAs: string | null;
}

export const assetKinds = ['image', 'video', 'audio', 'file'] as const;
export type AssetKind = (typeof assetKinds)[number];

export interface Asset {
  id: string;
  kind: AssetKind;
  mime: string;
  /** Base64 of what was downloaded; null: the media server makes a picture, a sound or an empty film up. */
  bytes: string | null;
  /** Unsent or deleted: the media server answers 404. */
  isGone: boolean;
}

/** What `/message_attachments` made reusable. */
export interface UploadedAttachment {
  id: string;
  igId: string;
  type: AssetKind;
  assetId: string;
}

export interface IceBreaker {
  question: string;
  payload: string;
}

export type MenuItem = { type: 'postback'; title: string; payload: string } | { type: 'web_url'; title: string; url: string };

export interface MessengerProfile {
  /** The IG_ID. */
  id: string;
  iceBreakers: { locale: string; call_to_actions: IceBreaker[] }[];
  persistentMenu: { locale: string; call_to_actions: MenuItem[] }[];
}

export interface WelcomeFlow {
  id: string;
  igId: string;
  name: string;
  messages: unknown[];
}

export interface Mail {
  id: string;
  at: number;
  from: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
}

export interface FaultRule {
  id: string;
  fault: FaultName;
  /** An endpoint as the fault dial names it, a kind of webhook, or `*`. */
  endpoint: string;
  /** Null: any. */
  method: string | null;
  /** 0 to 1. */
  probability: number;
  /** How often it still happens; null: for ever. */
  remaining: number | null;
  /** When it is over, by the sandbox's clock; null: never. */
  until: number | null;
  /** How often it happened. */
  hits: number;
}
