/** Webhook deliveries from Meta. All inner fields are optional, because real deliveries omit documented ones. */

export interface WebhookBody {
  object: string;
  entry: WebhookEntry[];
}

export interface WebhookEntry {
  /** The professional account (IG_ID). `"0"` marks a test from Meta's app dashboard. */
  id: string;
  /** Epoch milliseconds for messaging, seconds for comments. A value below 1e12 is in seconds. */
  time: number;
  messaging?: MessagingUpdate[];
  standby?: MessagingUpdate[];
  changes?: ChangeUpdate[];
  /** One documented form of comments has these directly in the entry. */
  field?: string;
  value?: Record<string, unknown>;
}

export interface MessagingUpdate {
  sender?: { id: string };
  recipient?: { id: string };
  timestamp?: number;
  message?: {
    mid: string;
    text?: string;
    is_echo?: boolean;
    /** For `echo`: the sending app, if Meta names it. */
    app_id?: string | number;
    is_self?: boolean;
    is_deleted?: boolean;
    is_unsupported?: boolean;
    quick_reply?: { payload: string };
    reply_to?: { mid?: string; story?: { id: string; url: string } };
    attachments?: { type: string; payload?: Record<string, unknown> }[];
    referral?: Record<string, unknown>;
  };
  reaction?: { mid: string; action: 'react' | 'unreact'; reaction?: string; emoji?: string };
  postback?: { mid: string; title?: string; payload?: string; is_self?: boolean };
  referral?: { ref?: string; source?: string; type?: string };
  read?: { mid: string };
  message_edit?: { mid: string; text?: string; num_edit: number };
  is_self?: boolean;
  optin?: { type?: string; payload?: string; notification_messages_token?: string };
  pass_thread_control?: ThreadControl;
  take_thread_control?: ThreadControl;
  request_thread_control?: { requested_owner_app_id: string; metadata?: string };
}

/** The previous and current owner app of the thread. */
export interface ThreadControl {
  previous_owner_app_id: string;
  new_owner_app_id: string;
  metadata?: string;
}

export interface ChangeUpdate {
  field: string;
  value: Record<string, unknown>;
}

/** Fields of a subscription, as the Graph API spells them. */
export const subscribableFields = [
  'messages',
  'message_reactions',
  'message_edit',
  'messaging_postbacks',
  'messaging_referral',
  'messaging_seen',
  'comments',
  'live_comments',
] as const;
export type SubscribableField = (typeof subscribableFields)[number];
