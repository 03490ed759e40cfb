import {
  type EventType,
  eventTypes,
  outcomeReasons,
  processedStatuses,
  type Turn,
  turnStates,
  type WebhookEvent,
} from '../contracts/index.ts';
import { copy } from './copy.ts';

export const NO_CONTENT = copy.noContent;

/**
 * Normalises the payload of a socket event. The loose forms (sender or from, message or comment, timestamp or
 * created_time) are specified and come from other backends. Returns null if it is not an object.
 */
export function toNotification(value: unknown, now: Date): WebhookEvent | null {
  if (!isRecord(value)) return null;
  const person = isRecord(value.sender) ? value.sender : isRecord(value.from) ? value.from : {};
  const userInfo = isRecord(value.userInfo) ? value.userInfo : {};
  const content = isRecord(value.content) ? value.content : {};
  const eventId = text(value.eventId) ?? text(value.id) ?? `local-${now.getTime()}-${Math.random().toString(36).slice(2, 10)}`;
  const timestamp = isoTime(value.timestamp) ?? isoTime(value.created_time) ?? now.toISOString();
  const processedStatus = oneOf(value.processedStatus, processedStatuses) ?? 'completed';
  const isRead = value.isRead === true;
  return {
    id: eventId,
    eventId,
    seq: typeof value.seq === 'number' ? value.seq : 0,
    eventType: oneOf<EventType>(value.eventType, eventTypes) ?? 'unknown',
    timestamp,
    receivedAt: isoTime(value.receivedAt) ?? timestamp,
    status: oneOf(value.status, ['new', 'read', 'processed', 'failed'] as const) ?? (isRead ? 'read' : 'new'),
    isRead,
    isProcessed: value.isProcessed === true || processedStatus === 'completed',
    processedStatus,
    userInfo: {
      username: text(userInfo.username) ?? text(person.username),
      ...(text(userInfo.picture) !== null && { picture: text(userInfo.picture) }),
    },
    senderId: text(value.senderId) ?? text(person.id),
    content: { text: text(content.text) ?? messageText(value.message) ?? messageText(value.comment) ?? NO_CONTENT },
    message: messageText(value.message),
    accountId: text(value.accountId),
    ...('connectedAccountId' in value && { connectedAccountId: text(value.connectedAccountId) }),
    payload: value.payload ?? value,
    processingError: text(value.processingError),
    flowResponse: text(value.flowResponse),
    outcome: oneOf(value.outcome, outcomeReasons),
    attempts: typeof value.attempts === 'number' ? value.attempts : 0,
    ...(value.isArchived === true && { isArchived: true }),
    ...('turn' in value && { turn: toTurn(value.turn) }),
    ...('turnId' in value && { turnId: text(value.turnId) }),
  };
}

function toTurn(value: unknown): Turn | null {
  if (!isRecord(value)) return null;
  const state = oneOf(value.state, turnStates);
  if (state === null) return null;
  const { answer } = value;
  const at = isRecord(answer) ? isoTime(answer.at) : null;
  return {
    state,
    answer:
      isRecord(answer) && at !== null
        ? {
            text: text(answer.text),
            by: answer.by === 'person' ? 'person' : 'flow',
            at,
            ms: typeof answer.ms === 'number' ? answer.ms : 0,
            count: typeof answer.count === 'number' ? answer.count : 1,
          }
        : null,
    seenAt: isoTime(value.seenAt),
  };
}

function messageText(value: unknown): string | null {
  return isRecord(value) ? text(value.text) : text(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads ISO text, epoch seconds and epoch milliseconds. */
function isoTime(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(typeof value === 'number' && value < 1e12 ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | null {
  return allowed.find((item) => item === value) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
