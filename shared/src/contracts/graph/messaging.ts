/** Bodies of Meta's Send API as this product uses them. Ids are opaque text throughout. */

export interface SendMessageRequest {
  recipient: { id: string } | { comment_id: string };
  message?: { text: string };
  sender_action?: 'typing_on' | 'typing_off' | 'mark_seen' | 'react' | 'unreact';
  messaging_type?: 'RESPONSE' | 'MESSAGE_TAG';
  tag?: 'HUMAN_AGENT';
}

export interface SendMessageResponse {
  recipient_id: string;
  message_id?: string;
}

/** Graph error envelope. Decide on `code` and `error_subcode`, never on type, status or text. */
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
