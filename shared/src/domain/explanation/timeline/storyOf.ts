import type { EventDecision, WebhookEvent } from '../../../contracts/index.ts';
import { localize } from '../../../language/index.ts';
import { recentMomentText } from '../../../ui/formats/dates.ts';
import { outcomeTexts } from '../../events/outcomeTexts.ts';
import { explanationCopy } from '../copy.ts';
import { eventSource } from './eventSource.ts';

const text = explanationCopy.timeline;

export type Run = NonNullable<EventDecision['run']>;
export type RunStep = Run['steps'][number];
export type RunMessage = Run['messages'][number];
export type SendCall = RunMessage['calls'][number];

export type Subject =
  | { kind: 'happened' | 'received'; event: WebhookEvent }
  | { kind: 'decided' }
  | { kind: 'run' | 'end'; run: Run }
  | { kind: 'step'; step: RunStep; run: Run }
  | { kind: 'call'; call: SendCall; message: RunMessage }
  | { kind: 'message'; message: RunMessage }
  | { kind: 'wait'; wait: NonNullable<Run['waits']>[number] }
  | { kind: 'seen' };

export interface Entry {
  id: string;
  subject: Subject;
  title: string;
  note: string | null;
  at: number | null;
  tookMs: number | null;
  tone: 'plain' | 'good' | 'bad' | 'open';
  nodeId: string | null;
}

export function storyOf(decision: EventDecision): Entry[] {
  const { event, run, seenAt } = decision;
  const begin = event ? arrivalOf(event) : [];
  const seen = seenAt ? [entry('seen', { kind: 'seen' }, { title: text.seen, at: Date.parse(seenAt), tone: 'good' })] : [];
  return [...begin, ...decidedOf(decision), ...(run ? runOf(run, decision.flow) : []), ...seen];
}

function entry(id: string, subject: Subject, more: Partial<Entry> & Pick<Entry, 'title'>): Entry {
  return { id, subject, note: null, at: null, tookMs: null, tone: 'plain', nodeId: null, ...more };
}

function arrivalOf(event: WebhookEvent): Entry[] {
  const source = eventSource(event);
  const received = entry(
    'received',
    { kind: 'received', event },
    {
      title: text.sources[source],
      at: Date.parse(event.receivedAt),
    },
  );
  // A replayed event has the time of the original; only its receipt is new.
  if (source !== 'webhook' && source !== 'reconciled' && source !== 'test') return [received];
  const happened = entry(
    'happened',
    { kind: 'happened', event },
    { title: text.happened, at: Math.min(Date.parse(event.timestamp), Date.parse(event.receivedAt)) },
  );
  return [happened, received];
}

function decidedOf({ considered, outcome, run, event }: EventDecision): Entry[] {
  if (event && eventSource(event) === 'notice') return [];
  if (considered.length === 0 && run !== null) return [];
  const chosen = considered.find(({ result }) => result === 'chosen');
  const open = outcome === null && !chosen;
  const title = chosen
    ? text.chosen(chosen.name)
    : open
      ? text.open
      : outcome === 'flow_ran' || outcome === 'flow_failed' || outcome === null
        ? text.noneMatched
        : outcomeTexts[outcome];
  const note = considered.length > 0 ? text.asked(considered.length) : open ? null : text.unasked;
  const at = run === null ? null : Date.parse(run.startedAt);
  return [entry('decided', { kind: 'decided' }, { title, note, at, tone: chosen ? 'good' : open ? 'open' : 'plain' })];
}

function runOf(run: Run, flow: EventDecision['flow']): Entry[] {
  const { startedAt, endedAt, status, error, errorMessage, steps, messages, waits = [] } = run;
  const end = endedAt === null ? null : Date.parse(endedAt);
  const startNode = flow?.nodes.find(({ type }) => type === 'startNode')?.id ?? null;
  const senders = steps.flatMap(({ nodeId, result }) => (sending.has(result) ? [nodeId] : []));
  const begun = entry(
    'run',
    { kind: 'run', run },
    {
      title: text.run(run.flow.name, run.flow.version),
      at: Date.parse(startedAt),
      nodeId: startNode,
    },
  );
  const entries = [
    begun,
    ...steps.flatMap((step, place) => (step.result === 'started' ? [] : [stepOf(step, place, run, end)])),
    ...messages.flatMap((message, place) => messageOf(message, senders[place] ?? null)),
  ];
  if (end !== null) {
    const detail = error === null ? null : localize(errorMessage, error);
    entries.push(
      entry(
        'end',
        { kind: 'end', run },
        {
          title: text.ends[status],
          note: detail,
          at: end,
          tone: status === 'failed' ? 'bad' : 'plain',
          nodeId: status === 'failed' ? (steps.at(-1)?.nodeId ?? null) : null,
        },
      ),
    );
  }
  return [...inOrder(entries), ...waits.map(waitOf)];
}

function stepOf(step: RunStep, place: number, run: Run, end: number | null): Entry {
  // Steps and the end of the run are timed by different clocks.
  const at = Math.min(Date.parse(step.at), end ?? Number.POSITIVE_INFINITY);
  return entry(
    `step ${step.stepNo} ${place}`,
    { kind: 'step', step, run },
    {
      title: localize(step.message, step.detail),
      at,
      tone: step.result === 'failed' ? 'bad' : 'plain',
      nodeId: step.nodeId === '' ? null : step.nodeId,
    },
  );
}

const sending = new Set(['sent', 'asked', 'asked_again', 'comment_replied', 'comment_hidden']);

function messageOf(message: RunMessage, nodeId: string | null): Entry[] {
  const { id, calls, state, error, errorMessage, createdAt } = message;
  const last = calls.at(-1);
  const why = error === null ? null : localize(errorMessage, error);
  const entries = calls.map((call, place) =>
    entry(
      `${id} ${place}`,
      { kind: 'call', call, message },
      {
        title: text.calls[call.result],
        note: call === last && state === 'failed' && why !== null ? why : message.text || null,
        at: Date.parse(call.at),
        tookMs: call.durationMs,
        tone: call.result === 'ok' ? 'good' : 'bad',
        nodeId,
      },
    ),
  );
  if (last && (state === 'failed' || (state === 'sent' && last.result === 'ok'))) return entries;
  const isOpen = state === 'intent' || state === 'sending' || state === 'parked';
  const isBad = state === 'failed' || state === 'unconfirmed';
  entries.push(
    entry(
      `${id} state`,
      { kind: 'message', message },
      {
        title: text.states[state],
        note: why ?? (message.text || null),
        at: last ? Date.parse(last.at) + last.durationMs : Date.parse(createdAt),
        tone: isBad ? 'bad' : isOpen ? 'open' : 'plain',
        nodeId,
      },
    ),
  );
  return entries;
}

export function waitText({ for: what, until }: NonNullable<Run['waits']>[number]): string {
  const { waits } = explanationCopy;
  return until === null ? waits[what] : waits[`${what}Until`](recentMomentText(until));
}

function waitOf(wait: NonNullable<Run['waits']>[number], place: number): Entry {
  return entry(`wait ${place}`, { kind: 'wait', wait }, { title: waitText(wait), tone: 'open', nodeId: wait.nodeId });
}

function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** Null without an accepted message. */
export function answerMs({ event, run }: EventDecision): number | null {
  if (!event || !run) return null;
  const ends = run.messages.flatMap(({ state, calls, sentAs }) => {
    const call = calls.find(({ result }) => result === 'ok');
    return state === 'sent' && call && sentAs !== 'comment_hide' ? [Date.parse(call.at) + call.durationMs] : [];
  });
  return ends.length === 0 ? null : Math.max(0, Math.min(...ends) - Date.parse(event.receivedAt));
}
