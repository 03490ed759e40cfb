import type { WebhookEvent } from '@fanfare/shared/contracts';
import { flowOf, mediaOf } from './aboutOf.ts';

/** One line of the list: an event, several alike ones that came in quick succession, or one of those. */
export interface FeedLine {
  id: string;
  kind: 'event' | 'burst' | 'member';
  /** The latest one first. */
  events: readonly [WebhookEvent, ...WebhookEvent[]];
}

type Burst = [WebhookEvent, ...WebhookEvent[]];

const BURST_FROM = 4;
const BURST_GAP_MS = 10 * 60_000;

/**
 * The rows with bursts drawn together: comments under one post, messages of one person, runs of one flow, the same error.
 *
 * @param open the bursts whose members are shown below them
 */
export function groupBursts(rows: readonly WebhookEvent[], open: ReadonlySet<string>): readonly FeedLine[] {
  const burstOf = new Map<WebhookEvent, Burst>();
  const latest = new Map<string, Burst>();
  for (const row of rows) {
    const key = `${row.eventType}|${subjectOf(row)}|${new Date(row.timestamp).toDateString()}`;
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

/** A line for every event. */
export function eachAlone(events: readonly WebhookEvent[], kind: FeedLine['kind'] = 'event'): FeedLine[] {
  return events.map((event) => ({ id: event.eventId, kind, events: [event] }));
}

function linesOf(events: FeedLine['events'], open: ReadonlySet<string>): FeedLine[] {
  // By the first of them, which stays the first while more come.
  const id = `burst:${events.at(-1)?.eventId}`;
  return [{ id, kind: 'burst', events }, ...(open.has(id) ? eachAlone(events, 'member') : [])];
}

function subjectOf({ eventType, payload, senderId, processingError }: WebhookEvent): string {
  if (eventType === 'comments' || eventType === 'live_comments') return mediaOf(payload)?.id ?? '';
  if (eventType === 'flow_execution') return flowOf(payload) ?? '';
  return eventType === 'webhook_error' ? (processingError ?? '') : (senderId ?? '');
}
