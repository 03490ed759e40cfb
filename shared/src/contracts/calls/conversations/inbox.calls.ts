import { type Static, Type } from 'typebox';
import { Author, By } from '../../entities.ts';
import { Emoji, OutgoingMessage, PersonMessage } from '../../flows/outgoingMessage.ts';
import {
  CANNED_SHORTCUT_MAX_LENGTH,
  LABEL_MAX_LENGTH,
  LABELS_MAX,
  MESSAGE_TEXT_MAX_BYTES,
  NOTE_MAX_LENGTH,
  PAGE_SIZE_MAX,
  PICTURE_MAX_BYTES,
} from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import {
  messageAuthors,
  messageStates,
  sendRules,
  threadAssignments,
  threadFilters,
  threadHandlers,
} from '../../vocabulary/inboxVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const IsoTime = Type.String({ description: 'ISO 8601, UTC' });
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const Page = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
};
/** Instagram counts bytes. */
const MessageText = Type.String({ minLength: 1, maxLength: MESSAGE_TEXT_MAX_BYTES, pattern: '\\S' });
const Label = Type.String({ minLength: 1, maxLength: LABEL_MAX_LENGTH, pattern: '\\S' });

export const Thread = Type.Object({
  id: Type.String(),
  accountId: Type.String(),
  contact: Type.Object({
    id: Type.String(),
    username: Nullable(Type.String()),
    name: Nullable(Type.String()),
    avatar: Nullable(Type.String()),
    tags: Type.Array(Type.String()),
    /** Applies only to automatic messages. */
    optedOutAt: Nullable(IsoTime),
  }),
  preview: Nullable(Type.Object({ text: Nullable(Type.String()), direction: Type.Enum(['in', 'out']) })),
  lastMessageAt: Nullable(IsoTime),
  lastInboundAt: Nullable(IsoTime),
  /** End of the 24-hour window; null if the contact never wrote. */
  windowEndsAt: Nullable(IsoTime),
  humanAgentEndsAt: Nullable(IsoTime),
  handler: Type.Enum(threadHandlers),
  /** Null if paused until handed back. */
  botPausedUntil: Nullable(IsoTime),
  isUnanswered: Type.Boolean(),
  isArchived: Type.Boolean(),
  labels: Type.Array(Type.String()),
  /** True if a message failed or was never confirmed. */
  hasFailed: Type.Boolean(),
  /** The member who takes care of it. Null if unassigned. */
  assignee: Type.Optional(Nullable(Author)),
  /** The newest message that contains what was searched for. */
  found: Type.Optional(Nullable(Type.Object({ messageId: Type.String(), text: Type.String() }))),
});
export type Thread = Static<typeof Thread>;

export const SendRecord = Type.Object({
  rule: Type.Enum(sendRules),
  /** Age of the contact's last message at the last attempt. Null before it, and where no window applies. */
  windowAgeSeconds: Nullable(Type.Integer()),
  attempts: Type.Integer(),
  /** Null for a human's message. */
  runId: Nullable(Type.String()),
  triggerEventId: Nullable(Type.String()),
});
export type SendRecord = Static<typeof SendRecord>;

export const ThreadMessage = Type.Object({
  id: Type.String(),
  direction: Type.Enum(['in', 'out']),
  author: Type.Enum(messageAuthors),
  text: Nullable(Type.String()),
  /** Own messages other than plain text. */
  message: Nullable(OutgoingMessage),
  /** Instagram's URLs, which expire. */
  attachments: Type.Array(Type.Object({ type: Type.String(), url: Nullable(Type.String()), title: Nullable(Type.String()) })),
  ownReaction: Nullable(Type.String()),
  at: IsoTime,
  state: Type.Enum(messageStates),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
  isDeleted: Type.Boolean(),
  isHumanAgent: Type.Boolean(),
  /** Null for messages of other senders. */
  record: Nullable(SendRecord),
  by: By,
  flow: Type.Optional(Nullable(Author)),
  /** The event of a contact's message, which explains what followed. */
  eventId: Type.Optional(Nullable(Type.String())),
  /** The message that it answers. Only `id` is null if that is not stored. */
  replyTo: Type.Optional(
    Nullable(
      Type.Object({
        id: Nullable(Type.String()),
        direction: Nullable(Type.Enum(['in', 'out'])),
        text: Nullable(Type.String()),
        /** Instagram's type of its first file. */
        attachment: Nullable(Type.String()),
      }),
    ),
  ),
});
export type ThreadMessage = Static<typeof ThreadMessage>;

export const ThreadNote = Type.Object({
  id: Type.String(),
  text: Type.String(),
  createdAt: IsoTime,
  by: By,
  /** Members named in the text as `@username`. They are notified. */
  mentions: Type.Optional(Type.Array(Author)),
});
export type ThreadNote = Static<typeof ThreadNote>;

export const CannedReply = Type.Object({
  id: Type.String(),
  shortcut: Type.String(),
  text: Type.String(),
  updatedAt: IsoTime,
  by: By,
});
export type CannedReply = Static<typeof CannedReply>;

const CannedShortcut = Type.String({ minLength: 1, maxLength: CANNED_SHORTCUT_MAX_LENGTH, pattern: '^\\S+$' });

export const inboxCalls = {
  'GET /api/inbox/threads': {
    summary: 'Conversations, the latest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      filter: Type.Optional(Type.Enum(threadFilters)),
      search: Type.Optional(Type.String({ maxLength: 200 })),
      label: Type.Optional(Label),
      assigned: Type.Optional(Type.Enum(threadAssignments)),
      ...Page,
    }),
    response: Success({ data: Type.Object({ threads: Type.Array(Thread), nextCursor: Nullable(Type.String()) }) }),
  },
  'GET /api/inbox/counts': {
    summary: 'How many conversations wait for somebody',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    response: Success({
      data: Type.Object({
        unanswered: Type.Integer(),
        needsHuman: Type.Integer(),
        humanRequested: Type.Integer(),
        failed: Type.Integer(),
        /** Assigned to the caller. */
        mine: Type.Optional(Type.Integer()),
        unassigned: Type.Optional(Type.Integer()),
      }),
    }),
  },
  'PUT /api/inbox/availability': {
    summary: 'Whether conversations are assigned to the caller automatically',
    access: 'signed-in',
    permission: 'inbox.reply',
    body: Body({ isAvailable: Type.Boolean() }),
    response: Success({ data: Type.Object({ isAvailable: Type.Boolean() }) }),
  },
  'GET /api/inbox/threads/{id}': {
    summary: 'One conversation',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Id,
    response: Success({ data: Thread }),
  },
  'PATCH /api/inbox/threads/{id}': {
    summary: 'Take over, hand back, archive, label, assign a conversation, or mark it as handled',
    access: 'signed-in',
    permission: 'inbox.reply',
    params: Id,
    body: Body({
      handler: Type.Optional(Type.Enum(threadHandlers)),
      isArchived: Type.Optional(Type.Boolean()),
      /** True if nothing needs a human until the contact writes again. */
      isHandled: Type.Optional(Type.Boolean()),
      labels: Type.Optional(Type.Array(Label, { maxItems: LABELS_MAX })),
      /** A member with `inbox.reply`; null to unassign. */
      assigneeId: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 200 }))),
    }),
    response: Success({ data: Thread }),
  },
  'GET /api/inbox/threads/{id}/messages': {
    summary: 'Messages of a conversation, the latest first, those on their way included',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Id,
    query: Body(Page),
    response: Success({ data: Type.Object({ messages: Type.Array(ThreadMessage), nextCursor: Nullable(Type.String()) }) }),
  },
  'POST /api/inbox/threads/{id}/messages': {
    summary: 'Reply as a person; the bot then keeps away from this conversation for a while',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    body: Body({
      /** Plain text, as an alternative to `message`. */
      text: Type.Optional(MessageText),
      message: Type.Optional(PersonMessage),
      /** True if a human wrote this. Required between 24 hours and 7 days after the last message. */
      humanAgent: Type.Optional(Type.Boolean()),
      replyTo: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    }),
    response: Success({ data: ThreadMessage }),
    status: 201,
  },
  'POST /api/inbox/threads/{id}/pictures': {
    summary:
      'Upload a picture for a reply: multipart/form-data with one file in the field `picture`. It is sent by its address; unsent, it stays for a day',
    access: 'signed-in',
    permission: 'inbox.reply',
    params: Id,
    bodyLimit: PICTURE_MAX_BYTES + 64 * 1024,
    response: Success({ data: Type.Object({ url: Type.String() }) }),
    status: 201,
  },
  'POST /api/inbox/threads/{id}/seen': {
    summary: 'Let the contact see that the messages were read',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
  'PUT /api/inbox/messages/{id}/reaction': {
    summary: "React to a contact's message, or take the reaction away",
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    body: Body({ emoji: Nullable(Emoji) }),
    response: Success({}),
  },
  'POST /api/inbox/messages/{id}/retry': {
    summary: "Send a person's message again that failed or was never confirmed",
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    response: Success({ data: ThreadMessage }),
  },
  'GET /api/inbox/threads/{id}/notes': {
    summary: 'Notes about a conversation, oldest first; the contact never sees them',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Id,
    response: Success({ data: Type.Array(ThreadNote) }),
  },
  'POST /api/inbox/threads/{id}/notes': {
    summary: 'Write a note about a conversation',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'refuse',
    params: Id,
    body: Body({ text: Type.String({ minLength: 1, maxLength: NOTE_MAX_LENGTH, pattern: '\\S' }) }),
    response: Success({ data: ThreadNote }),
    status: 201,
  },
  'DELETE /api/inbox/notes/{id}': {
    summary: 'Delete a note',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
  'GET /api/inbox/canned-replies': {
    summary: 'Texts at hand, by shortcut',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Type.Array(CannedReply) }),
  },
  'POST /api/inbox/canned-replies': {
    summary: 'Keep a text at hand',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'refuse',
    body: Body({ shortcut: CannedShortcut, text: MessageText }),
    response: Success({ data: CannedReply }),
    status: 201,
  },
  'PATCH /api/inbox/canned-replies/{id}': {
    summary: 'Change a text at hand',
    access: 'signed-in',
    permission: 'inbox.reply',
    params: Id,
    body: Body({ shortcut: Type.Optional(CannedShortcut), text: Type.Optional(MessageText) }),
    response: Success({ data: CannedReply }),
  },
  'DELETE /api/inbox/canned-replies/{id}': {
    summary: 'Delete a text at hand',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
