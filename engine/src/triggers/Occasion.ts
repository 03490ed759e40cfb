/** What happened that may start a flow. */
export type Occasion = MessageOccasion | CommentOccasion | ReactionOccasion | ReferralOccasion;

/** Somebody wrote, or tapped a button. */
export interface MessageOccasion {
  kind: 'message';
  text: string;
  isFirstMessage: boolean;
  /** It answers a story, or tells that the account was named in one. */
  story?: 'reply' | 'mention' | null;
  /** What stood behind the button, ice breaker or menu entry that was tapped; null when none was. */
  postback?: string | null;
  /** The link or ad through which somebody came, when the message says so. */
  referral?: Referral | null;
}

export interface CommentOccasion {
  kind: 'comment' | 'live_comment';
  text: string;
  mediaId: string;
  /** It answers another comment. */
  isReply: boolean;
}

/** Somebody reacted to a message of ours. */
export interface ReactionOccasion {
  kind: 'reaction';
  text: string;
  emoji: string | null;
}

/** Somebody came into a known conversation through a link or an ad, without writing. */
export interface ReferralOccasion {
  kind: 'referral';
  text: string;
  referral: Referral;
}

export interface Referral {
  ref: string | null;
  source: string | null;
}
