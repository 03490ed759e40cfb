import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import { flowOf, mediaOf } from './eventSubject.ts';

/** A row of the list: an event, a burst, or a member of a burst. */
export interface FeedLine {
  id: string;
  kind: 'event' | 'burst' | 'member';
  /** Newest first. */
  events: readonly [WebhookEvent, ...WebhookEvent[]];
}

type Burst = [WebhookEvent, ...WebhookEvent[]];

const BURST_FROM = 4;
const BURST_GAP_MS = 10 * 60_000;

/**
 * Groups comments on one post, messages of one contact, runs of one flow, and the same error.
 * @param open ids of the expanded bursts
 */
export function groupBursts(rows: readonly WebhookEvent[], open: ReadonlySet<string>): readonly FeedLine[] {
  const burstOf = new Map<WebhookEvent, Burst>();
  const latest = new Map<string, Burst>();
  for (const row of rows) {
    const key = `${row.eventType}|${row.connectedAccountId}|${subjectOf(row)}|${new Date(row.timestamp).toDateString()}`;
    const before = latest.get(key);
    const goesOn = before && Date.parse(before.at(-1)?.timestamp ?? '') - Date.parse(row.timestamp) <= BURST_GAP_MS;
    const burst: Burst = goesOn ? before : [row];
    if (goesOn) before.push(row);
    latest.set(key, burst);
    burstOf.set(row, burst);
  }
  return rows.flatMap((row) => {
    const burst = burstOf.get(row);
    if (!burst || burst.length < BURST_FROM) return eachAlone([row]);
    return burst[0] === row ? linesOf(burst, open) : [];
  });
}

export function eachAlone(events: readonly WebhookEvent[], kind: FeedLine['kind'] = 'event'): FeedLine[] {
  return events.map((event) => ({ id: event.eventId, kind, events: [event] }));
}

function linesOf(events: FeedLine['events'], open: ReadonlySet<string>): FeedLine[] {
  // Identified by its oldest event, which stays the same when more arrive.
  const id = `burst:${events.at(-1)?.eventId}`;
  return [{ id, kind: 'burst', events }, ...(open.has(id) ? eachAlone(events, 'member') : [])];
}

function subjectOf({ eventId, eventType, payload, senderId, processingError }: WebhookEvent): string {
  if (teamNoticeOf({ eventType, payload }) !== null) return eventId;
  if (eventType === 'comments' || eventType === 'live_comments') return mediaOf(payload)?.id ?? '';
  if (eventType === 'flow_execution') return flowOf(payload) ?? '';
  return eventType === 'webhook_error' ? (processingError ?? '') : (senderId ?? '');
}
