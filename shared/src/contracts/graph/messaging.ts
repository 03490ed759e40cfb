/** Bodies of Meta's Send API. Ids are opaque. */

export interface SendMessageRequest {
  recipient: { id: string } | { comment_id: string };
  /** Exactly one of a text, an attachment, or 2 to 10 images. */
  message?: GraphMessage;
  sender_action?: 'typing_on' | 'typing_off' | 'mark_seen' | 'react' | 'unreact';
  /** For `react` and `unreact`: `love` or an emoji. `unreact` needs only the message. */
  payload?: { message_id: string; reaction?: string };
  messaging_type?: 'RESPONSE' | 'MESSAGE_TAG';
  tag?: 'HUMAN_AGENT';
  reply_to?: { mid: string };
}

export interface GraphMessage {
  text?: string;
  attachment?: GraphAttachment;
  attachments?: GraphFile[];
  /** At most 13, only with text. Titles are cut at 20 characters. */
  quick_replies?: { content_type: 'text'; title: string; payload: string }[];
}

export interface GraphFile {
  type: 'image' | 'audio' | 'video' | 'file';
  payload: { url: string; is_reusable?: boolean } | { attachment_id: string };
}

export type GraphAttachment =
  | GraphFile
  | { type: 'like_heart' }
  | { type: 'MEDIA_SHARE'; payload: { id: string } }
  | { type: 'template'; payload: GraphTemplate };

export type GraphTemplate =
  | { template_type: 'generic'; elements: GraphElement[] }
  | { template_type: 'button'; text: string; buttons: GraphButton[] };

/** Needs one property besides the title, and has at most three buttons. */
export interface GraphElement {
  title: string;
  subtitle?: string;
  image_url?: string;
  default_action?: { type: 'web_url'; url: string };
  buttons?: GraphButton[];
}

export type GraphButton = { type: 'web_url'; url: string; title: string } | { type: 'postback'; payload: string; title: string };

export interface SendMessageResponse {
  recipient_id: string;
  message_id?: string;
}

/** An error of the Graph API. Decide by `code` and `error_subcode`, never by type, status or text. */
export interface GraphErrorBody {
  error: {
    message: string;
    type: string;
    code: number;
    error_subcode?: number;
    is_transient?: boolean;
    error_user_title?: string;
    error_user_msg?: string;
    fbtrace_id: string;
  };
}
