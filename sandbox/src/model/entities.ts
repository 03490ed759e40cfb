import type { FaultName } from './faultNames.ts';

/** Times are epoch milliseconds. */

export interface Post {
  id: string;
  igId: string;
  mediaType: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  productType: 'FEED' | 'REELS' | 'STORY' | 'LIVE';
  caption: string;
  altText: string | null;
  /** Shown as "AI info". */
  isAiGenerated?: boolean;
  /** One per child of a carousel. */
  assetIds: string[];
  childIds: string[];
  shortcode: string;
  at: number;
  /** Set only for seed posts. */
  likeCount: number;
  isCommentEnabled: boolean;
  /** True while live comments and private replies are possible. */
  isBroadcasting: boolean;
  /** Author of a post that tags or mentions the account. */
  byFollowerId: string | null;
}

export interface Comment {
  id: string;
  postId: string;
  igId: string;
  parentId: string | null;
  /** Null if written by the account itself. */
  followerId: string | null;
  text: string;
  at: number;
  likeCount: number;
  isHidden: boolean;
  /** A comment has at most one private reply. */
  privateReplyMid: string | null;
}

export interface Container {
  id: string;
  igId: string;
  mediaType: 'IMAGE' | 'REELS' | 'STORIES' | 'CAROUSEL';
  isVideo: boolean;
  caption: string;
  altText: string | null;
  isAiGenerated?: boolean;
  assetIds: string[];
  childIds: string[];
  isCarouselItem: boolean;
  createdAt: number;
  /** Number of remaining IN_PROGRESS responses. */
  pollsLeft: number;
  /** Subcode of the error. */
  failedWith: number | null;
  publishedAs: string | null;
}

export const assetKinds = ['image', 'video', 'audio', 'file'] as const;
export type AssetKind = (typeof assetKinds)[number];

export interface Asset {
  id: string;
  kind: AssetKind;
  mime: string;
  /** Content in base64; null if generated. */
  bytes: string | null;
  /** What a generated picture shows. */
  about?: string;
  /** If true, the media server returns 404. */
  isGone: boolean;
}

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
  /** An endpoint, a webhook kind, or `*`. */
  endpoint: string;
  /** Null for any method. */
  method: string | null;
  /** From 0 to 1. */
  probability: number;
  /** Null if unlimited. */
  remaining: number | null;
  /** In sandbox time; null if never. */
  until: number | null;
  /** Of faults that have a length; null: the default. */
  seconds: number | null;
  hits: number;
}
