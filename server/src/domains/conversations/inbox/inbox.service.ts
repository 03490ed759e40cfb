import {
  type BodyOf,
  CANNED_REPLIES_MAX,
  message,
  NOTE_MENTIONS_MAX,
  type OutgoingMessage,
  PAGE_SIZE,
  type Thread,
  type ThreadMessage,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import type { Caller } from '../../../infrastructure/http/senders/SignedIn.ts';
import { settleRuns } from '../../automation/runs/index.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { laneOf } from '../../instagram/contacts/index.ts';
import { findRules } from '../../instagram/messaging-rules/index.ts';
import {
  assertMessageFits,
  contentOf,
  findPersonSend,
  queuePersonSend,
  requeuePersonSend,
  settleSends,
} from '../../instagram/outbox/index.ts';
import type { KeepMessageFiles } from '../media/index.ts';
import { presentMessage, presentThread } from './inbox.presenter.ts';
import {
  countThreads,
  getThread,
  listThreads,
  type ThreadCounts,
  type ThreadQuery,
  type ThreadReader,
} from './inbox.readModel.ts';
import {
  type CannedReplyRow,
  changeConversation,
  deleteCannedReply,
  deleteNote,
  findMid,
  findReceivedMessage,
  getCannedReply,
  insertCannedReply,
  insertNote,
  type LockedConversation,
  listCannedReplies,
  listNotes,
  lockConversation,
  type NoteRow,
  takeOverConversation,
  updateCannedReply,
} from './inbox.repository.ts';
import { ownMessageEvent } from './ownMessageEvent.ts';
import { pauseBot } from './pauseBot.ts';
import { assertCanSend, replyRule } from './replyRule.ts';
import { findMentions } from './team/findMentions.ts';
import { memberEvent } from './team/memberEvent.ts';
import { giveTurn, listTeam, setAvailability } from './team/team.repository.ts';
import { listThreadMessages } from './threadMessages.readModel.ts';

interface PageRequest {
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface ThreadRequest extends PageRequest {
  filter?: ThreadQuery['filter'] | undefined;
  search?: string | undefined;
  label?: string | undefined;
  assigned?: ThreadQuery['assigned'] | undefined;
}

/** Called in the transaction of the effect. */
type RecordMessage = (queries: Queries, message: ThreadMessage) => Promise<void>;
type RecordDone = (queries: Queries) => Promise<void>;

type ThreadChange = Parameters<typeof changeConversation>[3];

interface Dependencies {
  database: Database;
  clock: Clock;
  keepMessageFiles: KeepMessageFiles;
  bus: EventPublisher;
}

export type InboxService = ReturnType<typeof createInboxService>;

export function createInboxService({ database, clock, keepMessageFiles, bus }: Dependencies) {
  async function requireThread(queries: Queries, ownerId: string, id: string) {
    const row = isUuid(id) ? await getThread(queries, ownerId, id) : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function requireMessage(queries: Queries, ownerId: string, conversationId: string, id: string): Promise<ThreadMessage> {
    const rows = await listThreadMessages(queries, { ownerId, conversationId, cursor: null, limit: PAGE_SIZE });
    const row = rows.find((message) => message.id === id);
    if (!row) throw new AppError('not_found');
    return presentMessage(row);
  }

  async function requireConversation(queries: Queries, ownerId: string, id: string) {
    const conversation = isUuid(id) ? await lockConversation(queries, ownerId, id) : undefined;
    if (!conversation) throw new AppError('not_found');
    return conversation;
  }

  function queue(
    queries: Queries,
    ownerId: string,
    conversation: LockedConversation,
    message: OutgoingMessage,
    isHumanAgent: boolean,
    replyToMid: string | null = null,
  ): Promise<string> {
    const { id: conversationId, account_id: accountId, igsid: recipientIgsid } = conversation;
    return queuePersonSend(queries, { ownerId, accountId, conversationId, recipientIgsid, message, isHumanAgent, replyToMid });
  }

  return {
    threads: (
      { workspaceId: ownerId, userId, accountId }: ThreadReader,
      { cursor, limit = PAGE_SIZE, ...request }: ThreadRequest,
    ) =>
      database.asOwner(ownerId, async (queries) => {
        const at = readThreadCursor(cursor);
        const { filter = 'all', assigned = 'all', search, label } = request;
        const query = { filter, assigned, userId, accountId, search, label, cursor: at, limit: limit + 1 };
        const rows = await listThreads(queries, ownerId, query);
        const page = toPage(rows, limit);
        return { threads: page.rows.map(presentThread), nextCursor: page.nextCursor };
      }),

    counts: (reader: ThreadReader): Promise<ThreadCounts> =>
      database.asOwner(reader.workspaceId, (queries) => countThreads(queries, reader)),

    setAvailability: ({ workspaceId, userId }: Caller, isAvailable: boolean): Promise<void> =>
      database.asOwner(workspaceId, (queries) => setAvailability(queries, workspaceId, userId, isAvailable)),

    thread: (ownerId: string, id: string): Promise<Thread> =>
      database.asOwner(ownerId, async (queries) => presentThread(await requireThread(queries, ownerId, id))),

    async change({ workspaceId: ownerId, userId }: Caller, id: string, { labels, ...change }: ThreadChange): Promise<Thread> {
      const { assigneeId } = change;
      const thread = await database.asOwner(ownerId, async (queries) => {
        const conversation = await requireConversation(queries, ownerId, id);
        if (assigneeId) await requireReplier(queries, ownerId, assigneeId);
        const tidy = labels && [...new Set(labels.map((label) => label.trim()))];
        await changeConversation(queries, ownerId, id, { ...change, ...(tidy && { labels: tidy }) });
        const isTakenOver = change.handler !== undefined && change.handler !== 'bot';
        if (isTakenOver) await pauseBot(queries, laneOf(conversation.account_id, conversation.igsid));
        const changed = presentThread(await requireThread(queries, ownerId, id));
        if (assigneeId && assigneeId !== userId && assigneeId !== conversation.assigned_to) {
          const to = { conversation, ownerId, userId: assigneeId, authorId: userId, now: new Date(clock.nowMs()) };
          await recordEvents(queries, [memberEvent({ notice: 'assignment', ...to })]);
        }
        return changed;
      });
      bus.publish('feed-changed', ownerId);
      bus.publish('inbox-changed', `${ownerId}:${id}`);
      return thread;
    },

    messages: (ownerId: string, id: string, { cursor, limit = PAGE_SIZE }: PageRequest) =>
      database.asOwner(ownerId, async (queries) => {
        await requireThread(queries, ownerId, id);
        const query = { ownerId, conversationId: id, cursor: readCursor(cursor), limit: limit + 1 };
        const page = toPage(await listThreadMessages(queries, query), limit);
        return { messages: page.rows.map(presentMessage), nextCursor: page.nextCursor };
      }),

    async reply(
      ownerId: string,
      id: string,
      reply: BodyOf<'POST /api/inbox/threads/{id}/messages'>,
      record: RecordMessage,
    ): Promise<ThreadMessage> {
      const wanted = messageOf(reply);
      const message = await database.asOwner(ownerId, async (queries) => {
        const conversation = await requireConversation(queries, ownerId, id);
        const { isHumanAgent } = replyRule(conversation, reply.humanAgent ?? false, clock.nowMs());
        await keepMessageFiles(queries, ownerId, id, wanted);
        const replyToMid = reply.replyTo === undefined ? null : await requireMid(queries, ownerId, id, reply.replyTo);
        const messageId = await queue(queries, ownerId, conversation, wanted, isHumanAgent, replyToMid);
        const rulesOf = await findRules(queries, [conversation.account_id]);
        const minutes = rulesOf(conversation.account_id).personPauseMinutes;
        const now = new Date(clock.nowMs());
        const isTakenOver = await takeOverConversation(queries, ownerId, id, { since: now, minutes });
        if (isTakenOver) await pauseBot(queries, laneOf(conversation.account_id, conversation.igsid));
        await recordEvents(queries, [
          ownMessageEvent(conversation, { ownerId, key: messageId, text: contentOf(wanted).text, now }),
        ]);
        const queued = await requireMessage(queries, ownerId, id, messageId);
        await record(queries, queued);
        return queued;
      });
      bus.publish('sends-queued');
      bus.publish('feed-changed', ownerId);
      return message;
    },

    async markSeen(ownerId: string, id: string, record: RecordDone): Promise<void> {
      await database.asOwner(ownerId, async (queries) => {
        const conversation = await requireConversation(queries, ownerId, id);
        replyRule(conversation, false, clock.nowMs());
        await queue(queries, ownerId, conversation, { kind: 'seen' }, false);
        await record(queries);
      });
      bus.publish('sends-queued');
    },

    async react(ownerId: string, id: string, emoji: string | null, record: RecordDone): Promise<void> {
      await database.asOwner(ownerId, async (queries) => {
        const received = isUuid(id) ? await findReceivedMessage(queries, ownerId, id) : undefined;
        if (!received) throw new AppError('not_found');
        const conversation = await requireConversation(queries, ownerId, received.conversation_id);
        replyRule(conversation, false, clock.nowMs());
        await queue(queries, ownerId, conversation, { kind: 'reaction', messageId: received.mid, emoji }, false);
        await record(queries);
      });
      bus.publish('sends-queued');
    },

    async retry(ownerId: string, id: string, record: RecordMessage): Promise<ThreadMessage> {
      const message = await database.asOwner(ownerId, async (queries) => {
        const send = await findPersonSend(queries, ownerId, id);
        if (send === null) throw new AppError('not_found');
        const conversation = await requireConversation(queries, ownerId, send.conversationId);
        if (!send.isRetryable) throw new AppError('message_not_retryable');
        // The sender checks the window of a private reply itself.
        if (send.isPrivateReply) assertCanSend(conversation);
        else replyRule(conversation, send.isHumanAgent, clock.nowMs());
        await requeuePersonSend(queries, ownerId, id);
        await settleSends(queries, [{ id, run_id: null }], settleRuns);
        const queued = await requireMessage(queries, ownerId, send.conversationId, id);
        await record(queries, queued);
        return queued;
      });
      bus.publish('sends-queued');
      bus.publish('feed-changed', ownerId);
      return message;
    },

    notes: (ownerId: string, id: string): Promise<NoteRow[]> =>
      database.asOwner(ownerId, async (queries) => {
        await requireThread(queries, ownerId, id);
        return listNotes(queries, ownerId, id);
      }),

    async addNote({ workspaceId: ownerId, userId: authorId }: Caller, id: string, text: string): Promise<NoteRow> {
      const note = await database.asOwner(ownerId, async (queries) => {
        const { account_id, contact_id } = await requireThread(queries, ownerId, id);
        const mentioned = findMentions(text, text.includes('@') ? await listTeam(queries, ownerId) : []);
        if (mentioned.length > NOTE_MENTIONS_MAX) {
          const max = NOTE_MENTIONS_MAX;
          throw new AppError('validation_failed', { field: 'text', text: message('requests.too-many-mentions', { max }) });
        }
        const added = await insertNote(queries, ownerId, { conversationId: id, text, mentioned: mentioned.map((one) => one.id) });
        const shared = { conversation: { id, account_id, contact_id }, ownerId, authorId, now: new Date(clock.nowMs()) };
        await recordEvents(
          queries,
          mentioned
            .filter((one) => one.id !== authorId)
            .map(({ id: userId }) => memberEvent({ notice: 'mention', ...shared, userId })),
        );
        return added;
      });
      bus.publish('feed-changed', ownerId);
      bus.publish('inbox-changed', `${ownerId}:${id}`);
      return note;
    },

    async deleteNote(ownerId: string, id: string): Promise<void> {
      const note = isUuid(id) ? await database.asOwner(ownerId, (queries) => deleteNote(queries, ownerId, id)) : undefined;
      if (!note) throw new AppError('not_found');
      bus.publish('inbox-changed', `${ownerId}:${note.conversation_id}`);
    },

    cannedReplies: (ownerId: string): Promise<CannedReplyRow[]> =>
      database.asOwner(ownerId, (queries) => listCannedReplies(queries, ownerId)),

    addCannedReply(ownerId: string, reply: { shortcut: string; text: string }): Promise<CannedReplyRow> {
      assertMessageFits(reply.text);
      return database.asOwner(ownerId, async (queries) => {
        await lockOwner(queries, ownerId);
        if ((await listCannedReplies(queries, ownerId)).length >= CANNED_REPLIES_MAX) throw new AppError('too_many');
        const row = await insertCannedReply(queries, ownerId, reply);
        if (!row) throw new AppError('shortcut_taken');
        await recordAudit(queries, { ownerId, event: 'canned_reply_created', object: cannedReply(row.id, row.shortcut) });
        return row;
      });
    },

    changeCannedReply(ownerId: string, id: string, change: { shortcut?: string | undefined; text?: string | undefined }) {
      if (change.text !== undefined) assertMessageFits(change.text);
      return database.asOwner(ownerId, async (queries) => {
        await lockOwner(queries, ownerId);
        const row = isUuid(id) ? await getCannedReply(queries, ownerId, id) : undefined;
        if (!row) throw new AppError('not_found');
        const others = (await listCannedReplies(queries, ownerId)).filter((other) => other.id !== id);
        if (others.some((other) => other.shortcut === change.shortcut)) throw new AppError('shortcut_taken');
        const { shortcut = row.shortcut, text = row.text } = change;
        const changed = await updateCannedReply(queries, ownerId, { ...row, shortcut, text });
        if (!changed) throw new AppError('not_found');
        const [before, after] = shortcut === row.shortcut ? [row.text, text] : [row.shortcut, shortcut];
        await recordAudit(queries, { ownerId, event: 'canned_reply_changed', object: cannedReply(id, shortcut), before, after });
        return changed;
      });
    },

    async deleteCannedReply(ownerId: string, id: string): Promise<void> {
      if (!isUuid(id)) throw new AppError('not_found');
      await database.asOwner(ownerId, async (queries) => {
        const shortcut = await deleteCannedReply(queries, ownerId, id);
        if (shortcut === undefined) throw new AppError('not_found');
        await recordAudit(queries, { ownerId, event: 'canned_reply_deleted', object: cannedReply(id, shortcut) });
      });
    },
  };
}

/** Throws validation_failed. */
async function requireReplier(queries: Queries, ownerId: string, userId: string): Promise<void> {
  if (isUuid(userId) && (await giveTurn(queries, ownerId, userId))) return;
  throw new AppError('validation_failed', { field: 'assigneeId', text: message('requests.assignee-cannot-reply') });
}

/** Throws validation_failed. */
async function requireMid(queries: Queries, ownerId: string, conversationId: string, id: string): Promise<string> {
  const mid = isUuid(id) ? await findMid(queries, ownerId, conversationId, id) : null;
  if (mid === null)
    throw new AppError('validation_failed', { field: 'replyTo', text: message('requests.answered-message-gone') });
  return mid;
}

function cannedReply(id: string, name: string) {
  return { kind: 'canned_reply', id, name } as const;
}

/** Throws validation_failed. */
function messageOf({ text, message: given }: BodyOf<'POST /api/inbox/threads/{id}/messages'>): OutgoingMessage {
  if ((text === undefined) === (given === undefined)) {
    throw new AppError('validation_failed', { text: message('requests.text-or-message') });
  }
  const wanted: OutgoingMessage = given ?? { kind: 'text', text: text ?? '' };
  if (wanted.kind !== 'text') return wanted;
  assertMessageFits(wanted.text);
  return { ...wanted, text: wanted.text.trim() };
}

function readThreadCursor(text: string | undefined) {
  const cursor = readCursor(text);
  if (cursor && !isUuid(cursor.id)) throw new AppError('bad_request', { text: message('requests.invalid-cursor') });
  return cursor;
}
