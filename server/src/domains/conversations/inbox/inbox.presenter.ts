import { HUMAN_AGENT_WINDOW_MS, MESSAGING_WINDOW_MS, type Thread, type ThreadMessage } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { ThreadRow } from './inbox.readModel.ts';
import { isAutomatedReply } from './isAutomatedReply.ts';
import type { ThreadMessageRow } from './threadMessages.readModel.ts';

export function presentThread(row: ThreadRow): Thread {
  const after = (ms: number) =>
    row.last_inbound_at === null ? null : new Date(row.last_inbound_at.getTime() + ms).toISOString();
  return {
    id: row.id,
    accountId: row.account_id,
    contact: {
      id: row.contact_id,
      username: row.username,
      name: row.name,
      avatar: row.avatar_url,
      tags: row.tags,
      optedOutAt: row.opted_out_at?.toISOString() ?? null,
    },
    preview: row.preview_direction === null ? null : { text: row.preview_text, direction: row.preview_direction },
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    lastInboundAt: row.last_inbound_at?.toISOString() ?? null,
    windowEndsAt: after(MESSAGING_WINDOW_MS),
    humanAgentEndsAt: after(HUMAN_AGENT_WINDOW_MS),
    handler: row.handler,
    botPausedUntil: row.is_with_person ? (row.person_until?.toISOString() ?? null) : null,
    isUnanswered: row.is_unanswered,
    isArchived: row.is_archived,
    labels: row.labels,
    hasFailed: row.has_failed,
    assignee: row.assignee,
    ...(row.found !== undefined && { found: row.found }),
  };
}

export function presentMessage(row: ThreadMessageRow): ThreadMessage {
  return {
    id: row.id,
    direction: row.direction,
    author: authorOf(row),
    text: row.text,
    message: row.message,
    attachments: (row.attachments ?? []).map(({ type, url, title }) => ({ type, url, title })),
    ownReaction: row.own_reaction,
    at: row.at.toISOString(),
    state: stateOf(row),
    ...inBoth('error', 'errorMessage', row.error_message ?? row.error),
    isDeleted: row.is_deleted,
    isHumanAgent: row.rule === 'human_agent',
    record: recordOf(row),
    by: row.by,
    flow: row.flow,
    replyTo: row.reply_to,
    eventId: row.event_id,
  };
}

function recordOf({ rule, ...row }: ThreadMessageRow): ThreadMessage['record'] {
  if (rule === null) return null;
  return {
    rule,
    windowAgeSeconds: row.window_age_seconds,
    attempts: row.attempts ?? 0,
    runId: row.run_id,
    triggerEventId: row.trigger_event_id,
  };
}

function authorOf({ direction, author, seconds_after_inbound: seconds }: ThreadMessageRow): ThreadMessage['author'] {
  if (direction === 'in') return 'contact';
  if (author !== null) return author;
  return isAutomatedReply(seconds) ? 'other' : 'phone';
}

function stateOf({
  direction,
  send_state: state,
  is_echoed: isEchoed,
  is_seen: isSeen,
}: ThreadMessageRow): ThreadMessage['state'] {
  if (direction === 'in') return 'received';
  switch (state) {
    case 'intent':
    case 'parked':
      return 'queued';
    case 'sending':
    case 'failed':
    case 'unconfirmed':
    case 'cancelled':
      return state;
    case 'sent':
    case null:
      if (isSeen) return 'read';
      return isEchoed ? 'delivered' : 'sent';
  }
}
