/** An event that may start a flow. */
export type TriggerEvent = MessageTriggerEvent | CommentTriggerEvent | ReactionTriggerEvent | ReferralTriggerEvent;

/** A message or a tapped button. */
export interface MessageTriggerEvent {
  kind: 'message';
  text: string;
  isFirstMessage: boolean;
  /** Set if the message replies to a story or mentions the account in one. */
  story?: 'reply' | 'mention' | null;
  /** Payload of the tapped button, ice breaker or menu item, or null if there is none. */
  postback?: string | null;
  /** The link or ad that led the follower here. */
  referral?: Referral | null;
}

export interface CommentTriggerEvent {
  kind: 'comment' | 'live_comment';
  text: string;
  mediaId: string;
  /** True if it replies to another comment. */
  isReply: boolean;
}

export interface ReactionTriggerEvent {
  kind: 'reaction';
  text: string;
  emoji: string | null;
}

/** A follower opened an existing conversation from a link or an ad, without sending a message. */
export interface ReferralTriggerEvent {
  kind: 'referral';
  text: string;
  referral: Referral;
}

export interface Referral {
  ref: string | null;
  source: string | null;
}
