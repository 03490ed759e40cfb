import type { AssetKind } from '../../model/entities.ts';
import type { StoredReaction, Template } from '../../model/messageContent.ts';

export const plainActions = ['typing_on', 'typing_off', 'mark_seen'] as const;
export type PlainAction = (typeof plainActions)[number];

export type RequestedAttachment =
  | { source: 'url'; type: AssetKind; url: string; isReusable: boolean }
  | { source: 'upload'; type: AssetKind; attachmentId: string }
  | { source: 'post'; mediaId: string }
  | { source: 'heart' };

export interface RequestedMessage {
  text: string;
  attachments: RequestedAttachment[];
  template: Template | null;
  quickReplies: { title: string; payload: string }[];
}

export type Recipient = { igsid: string } | { commentId: string };

export type SendRequest =
  | { kind: 'action'; igsid: string; action: PlainAction }
  | { kind: 'reaction'; igsid: string; mid: string; reaction: StoredReaction | null }
  | { kind: 'message'; recipient: Recipient; isHumanAgent: boolean; replyToMid: string | null; message: RequestedMessage };
