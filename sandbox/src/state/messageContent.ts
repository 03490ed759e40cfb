import type { AssetKind } from './things.ts';

/** A picture, film, sound or file of a message, shown by the media server. */
export interface StoredAttachment {
  /** As webhooks name it. */
  type: AssetKind | 'story_mention' | 'share' | 'ig_post' | 'ig_reel' | 'like_heart' | 'unsupported';
  assetId: string | null;
  /** The post or story it is about. */
  mediaId?: string;
  title?: string;
  /** An address that is not the media server's: a reel's page. */
  url?: string;
}

export type TemplateButton =
  | { type: 'postback'; title: string; payload: string }
  | { type: 'web_url'; title: string; url: string };

export interface TemplateElement {
  title: string;
  subtitle?: string;
  imageUrl?: string;
  url?: string;
  buttons: TemplateButton[];
}

export type Template =
  | { kind: 'generic'; elements: TemplateElement[] }
  | { kind: 'button'; text: string; buttons: TemplateButton[] };

export interface StoredReaction {
  reaction: string;
  emoji: string;
}

/** Everything of a message besides its text. Absent means: not there. */
export interface MessageContent {
  attachments?: StoredAttachment[];
  quickReplies?: { title: string; payload: string }[];
  template?: Template;
  replyTo?: { mid: string } | { storyId: string; assetId: string };
  /** The follower tapped a quick reply. */
  quickReplyPayload?: string;
  /** The follower tapped a button, an ice breaker or a menu item. */
  postback?: { title: string; payload: string };
  referral?: { ref: string; source: string; adId?: string; adTitle?: string };
  isUnsupported?: boolean;
  isDeleted?: boolean;
  editCount?: number;
  reactions?: { follower?: StoredReaction; business?: StoredReaction };
  /** Who wrote for the account; absent: the app through the API. */
  via?: 'phone' | 'otherApp';
  /** The comment that a private reply answers. */
  commentId?: string;
}
