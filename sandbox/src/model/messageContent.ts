import type { AssetKind } from './entities.ts';

export interface StoredAttachment {
  /** Named as in webhooks. */
  type: AssetKind | 'story_mention' | 'share' | 'ig_post' | 'ig_reel' | 'like_heart' | 'unsupported';
  assetId: string | null;
  mediaId?: string;
  title?: string;
  /** An external URL, such as a reel's page. */
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

export interface MessageContent {
  attachments?: StoredAttachment[];
  quickReplies?: { title: string; payload: string }[];
  template?: Template;
  replyTo?: { mid: string } | { storyId: string; assetId: string };
  quickReplyPayload?: string;
  postback?: { title: string; payload: string };
  referral?: { ref: string; source: string; adId?: string; adTitle?: string };
  isUnsupported?: boolean;
  isDeleted?: boolean;
  editCount?: number;
  reactions?: { follower?: StoredReaction; business?: StoredReaction };
  /** If absent, the app sent it. */
  via?: 'phone' | 'otherApp';
  /** The comment that a private reply answers. */
  commentId?: string;
}
