import type { EventDecision, WebhookEvent } from '@fanfare/shared/contracts';
import { outcomeTexts } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { inspectorCopy } from '../../../copy/inspector.ts';
import { eventSource } from './eventSource.ts';

const text = inspectorCopy.timeline;

export type EntryKind = 'happened' | 'received' | 'decided' | 'run' | 'step' | 'message' | 'call';

export interface TimelineEntry {
  id: string;
  kind: EntryKind;
  /** ISO time; null for an entry without a time, which follows the entry before it. */
  at: string | null;
  title: string;
  detail?: string | undefined;
  /** Codes, trace ids and durations. */
  marks?: readonly string[];
  isBad?: boolean;
  /** The id of a linked event. */
  eventId?: string | undefined;
}

type Run = NonNullable<EventDecision['run']>;
type Call = Run['messages'][number]['calls'][number];

export function timelineOf(event: WebhookEvent, decision: EventDecision | null): TimelineEntry[] {
  const way = eventSource(event);
  const received: TimelineEntry = {
    id: 'received',
    kind: 'received',
    at: event.receivedAt,
    title: text.received[way],
    detail: text.receivedText[way],
    eventId: event.replayOf ?? undefined,
  };
  const happened: TimelineEntry = { id: 'happened', kind: 'happened', at: event.timestamp, title: text.happened };
  // A replayed event has the time of the original; only its receipt is new.
  const begin = way === 'webhook' || way === 'reconciled' || way === 'test' ? [happened, received] : [received];
  if (!decision || way === 'notice') return begin;
  return [...begin, ...decidedOf(decision), ...(decision.run ? runOf(decision.run) : [])];
}

function decidedOf({ considered, outcome, run }: EventDecision): TimelineEntry[] {
  // A run reports its own end.
  if (considered.length === 0 && run !== null) return [];
  const chosen = considered.find(({ result }) => result === 'chosen');
  const title = chosen ? text.chosen(chosen.name) : outcome === null ? text.open : outcomeTexts[outcome];
  const detail = considered.length > 0 ? text.asked(considered.length) : undefined;
  return [{ id: 'decided', kind: 'decided', at: null, title, detail }];
}

function runOf(run: Run): TimelineEntry[] {
  const { flow, startedAt, endedAt, status, error, errorMessage, steps, messages } = run;
  // Steps and the end of the run are timed by different clocks.
  const notAfterEnd = (at: string) => (endedAt !== null && at > endedAt ? endedAt : at);
  const entries: TimelineEntry[] = [
    { id: 'run', kind: 'run', at: startedAt, title: text.run(flow.name, flow.version) },
    ...steps.map(({ stepNo, at, detail, message, result }, place): TimelineEntry => {
      return {
        id: `step ${stepNo} ${place}`,
        kind: 'step',
        at: notAfterEnd(at),
        title: localize(message, detail),
        isBad: result === 'failed',
      };
    }),
    ...messages.flatMap(messageOf),
  ];
  if (endedAt !== null) {
    const title = text.runEnds[status] ?? status;
    entries.push({
      id: 'end',
      kind: 'run',
      at: endedAt,
      title,
      detail: error === null ? undefined : localize(errorMessage, error),
      isBad: status === 'failed',
    });
  }
  return inOrder(entries);
}

function messageOf({ id, text: words, createdAt, calls, state, error, errorMessage }: Run['messages'][number]): TimelineEntry[] {
  const entries: TimelineEntry[] = [{ id, kind: 'message', at: createdAt, title: text.message, detail: words }];
  calls.forEach((call, place) => {
    entries.push(callOf(call, `${id} ${place}`));
  });
  const isOver = state === 'sent' && calls.at(-1)?.result === 'ok';
  if (!isOver) {
    const isBad = state === 'failed' || state === 'unconfirmed';
    entries.push({
      id: `${id} state`,
      kind: 'message',
      at: calls.at(-1)?.at ?? createdAt,
      title: text.messageStates[state],
      detail: error === null ? undefined : localize(errorMessage, error),
      isBad,
    });
  }
  return entries;
}

function callOf({ at, durationMs, result, code, subcode, traceId }: Call, id: string): TimelineEntry {
  const marks = [text.duration(durationMs)];
  if (code !== null) marks.push(text.code(code, subcode));
  if (traceId !== null) marks.push(text.trace(traceId));
  return { id: `${id} call`, kind: 'call', at, title: text.calls[result], detail: text.callName, marks, isBad: result !== 'ok' };
}

/** Sorts by time; the sort is stable. */
function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.toSorted((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''));
}
