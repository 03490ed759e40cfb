import { type MediaType, mediaTypes, type OutgoingMessage } from '@fanfare/shared/contracts';
import type { SendMessageRequest } from '@fanfare/shared/contracts/graph';
import type { Static } from 'typebox';
import * as answers from './answers.ts';
import { type Caller, type CallOptions, nextCursor, readAnswer, readGraphTime } from './Caller.ts';
import { toGraphMessage } from './toGraphMessage.ts';

export interface ConversationMessage {
  mid: string;
  at: Date | null;
  fromId: string | null;
  text: string | null;
  attachmentTypes: MediaType[];
}

/** Newest first. */
export interface MessagePage {
  messages: ConversationMessage[];
  after: string | null;
}

export interface Conversation {
  id: string;
  updatedAt: Date | null;
  participantIds: string[];
  /** Null: not listed. */
  newest: MessagePage | null;
}

interface Paging {
  after: string | null;
  limit: number;
}

export interface MessagingCalls {
  /** With `humanAgent`, a person wrote the message, so 7 days apply instead of 24 hours. */
  sendMessage: (
    token: string,
    igId: string,
    recipientIgsid: string,
    message: OutgoingMessage,
    options?: CallOptions & { humanAgent?: boolean; replyToMid?: string | null },
  ) => Promise<{
    /** Null for reactions, typing and seen. */
    messageId: string | null;
  }>;
  /** Instagram allows one per comment, within 7 days. The recipient links the commenter to a conversation. */
  sendPrivateReply: (
    token: string,
    igId: string,
    commentId: string,
    message: OutgoingMessage,
    options?: CallOptions,
  ) => Promise<{ messageId: string; recipientIgsid: string }>;
  /** The image URL expires after a few days. */
  getContact: (
    token: string,
    igsid: string,
  ) => Promise<{ username: string | null; name: string | null; avatarUrl: string | null }>;
  listMessagesWith: (token: string, igsid: string) => Promise<ConversationMessage[]>;
  /** Latest changes first, each with its newest messages. */
  listConversations: (token: string, page: Paging) => Promise<{ conversations: Conversation[]; after: string | null }>;
  listMessagesOf: (token: string, conversationId: string, after?: string | null) => Promise<MessagePage>;
}

/** Instagram gives the content of the newest messages only. */
export const READABLE_MESSAGES = 20;
const MESSAGES_PAGE = 100;

/** Undocumented: unknown types count as a file. */
function mediaTypeOf(file: { mime_type?: string | null; image_data?: unknown; video_data?: unknown }): MediaType {
  if (file.image_data !== undefined) return 'image';
  if (file.video_data !== undefined) return 'video';
  const [kind] = (file.mime_type ?? '').split('/', 1);
  return mediaTypes.find((type) => type === kind) ?? 'file';
}

function isFilm(message: OutgoingMessage): boolean {
  return message.kind === 'media' && (message.mediaType === 'audio' || message.mediaType === 'video');
}

const newestMessages = `messages.limit(${READABLE_MESSAGES})`;
const olderMessages = (after: string) => `messages.limit(${MESSAGES_PAGE}).after(${after})`;
const messageFields = '{id,created_time,from,message,attachments}';

function readMessages(list: Static<typeof answers.ConversationAnswer>['messages']): MessagePage {
  const messages = (list?.data ?? []).map((message) => ({
    mid: message.id,
    at: readGraphTime(message.created_time),
    fromId: message.from?.id === undefined ? null : String(message.from.id),
    text: message.message || null,
    attachmentTypes: (message.attachments?.data ?? []).map(mediaTypeOf),
  }));
  return { messages, after: nextCursor(list) };
}

export function createMessagingCalls({ graph, call, safeUrl }: Caller): MessagingCalls {
  const messagesOf = (igId: string) => `${graph}/${encodeURIComponent(igId)}/messages`;
  const conversations = `${graph}/me/conversations`;

  async function listMessagesOf(token: string, conversationId: string, after: string | null = null): Promise<MessagePage> {
    const url = `${graph}/${encodeURIComponent(conversationId)}`;
    const fields = `${after === null ? newestMessages : olderMessages(after)}${messageFields}`;
    const body = await call('conversations', { method: 'GET', url, query: { fields }, token });
    return readMessages(readAnswer(answers.ConversationAnswer, body).messages);
  }

  return {
    async sendMessage(token, igId, recipientIgsid, message, { humanAgent = false, replyToMid = null, isOverdue } = {}) {
      const content = toGraphMessage(message);
      const isAction = content.sender_action !== undefined;
      const json: SendMessageRequest = {
        recipient: { id: recipientIgsid },
        ...content,
        ...(replyToMid !== null && !isAction && { reply_to: { mid: replyToMid } }),
        ...(humanAgent && !isAction && { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }),
      };
      const body = await call(isFilm(message) ? 'media' : 'send', {
        method: 'POST',
        url: messagesOf(igId),
        token,
        json,
        isOverdue,
      });
      if (isAction) readAnswer(answers.ActionAnswer, body);
      return { messageId: isAction ? null : readAnswer(answers.SentAnswer, body).message_id };
    },

    async sendPrivateReply(token, igId, commentId, message, { isOverdue } = {}) {
      const json: SendMessageRequest = { recipient: { comment_id: commentId }, ...toGraphMessage(message) };
      const body = await call('private_reply', { method: 'POST', url: messagesOf(igId), token, json, isOverdue });
      const { message_id, recipient_id } = readAnswer(answers.SentAnswer, body);
      return { messageId: message_id, recipientIgsid: String(recipient_id) };
    },

    async getContact(token, igsid) {
      const url = `${graph}/${encodeURIComponent(igsid)}`;
      const body = await call('other', { method: 'GET', url, query: { fields: 'name,username,profile_pic' }, token });
      const { username, name, profile_pic } = readAnswer(answers.ContactAnswer, body);
      return { username: username ?? null, name: name ?? null, avatarUrl: safeUrl(profile_pic) };
    },

    async listMessagesWith(token, igsid) {
      const query = { platform: 'instagram', user_id: igsid, fields: 'id', limit: '1' };
      const list = await call('conversations', { method: 'GET', url: conversations, query, token });
      const [conversation] = readAnswer(answers.ConversationListAnswer, list).data;
      return conversation ? (await listMessagesOf(token, String(conversation.id))).messages : [];
    },

    async listConversations(token, { after, limit }) {
      const query = {
        platform: 'instagram',
        fields: `id,updated_time,participants,${newestMessages}${messageFields}`,
        limit: String(limit),
        ...(after !== null && { after }),
      };
      const body = await call('conversations', { method: 'GET', url: conversations, query, token });
      const list = readAnswer(answers.ConversationListAnswer, body);
      return {
        conversations: list.data.map(({ id, updated_time, participants, messages }) => ({
          id: String(id),
          updatedAt: readGraphTime(updated_time),
          participantIds: (participants?.data ?? []).flatMap((person) => (person.id === undefined ? [] : [String(person.id)])),
          newest: messages === undefined ? null : readMessages(messages),
        })),
        after: nextCursor(list),
      };
    },

    listMessagesOf,
  };
}
