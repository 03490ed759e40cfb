import { setImmediate } from 'node:timers/promises';
import { getCooldownReason } from '@fanfare/engine';
import { type comparisonChanges, type FlowGraph, MESSAGING_WINDOW_MS, type MessageText } from '@fanfare/shared/contracts';
import { evaluateAutomations, type StoredCandidate } from '../automations/index.ts';
import type { PastEvent } from './PastEvent.ts';
import { type PlayedAnswer, type PlayedRun, type PlayedSend, playRun } from './playRun.ts';

const AT_ONCE = 20;

export interface World {
  automations: readonly StoredCandidate[];
  graphOf: (automation: StoredCandidate) => FlowGraph | undefined;
}

export interface Answer {
  automation: StoredCandidate | null;
  sends: (PlayedSend & { isTooLate: boolean })[];
  error: MessageText | null;
}

export type Change = (typeof comparisonChanges)[number];

export interface Comparison {
  event: PastEvent;
  published: Answer;
  draft: Answer;
  /** Null if there is no visible difference. */
  change: Change | null;
}

type InboundTimes = (contactId: string, untilMs: number) => number | null;

export async function compareEvents(events: readonly PastEvent[], published: World, draft: World): Promise<Comparison[]> {
  const lastInboundAt = readInboundTimes(events);
  const [now, then] = [playIn(published, lastInboundAt), playIn(draft, lastInboundAt)];
  // In chronological order, because replies depend on earlier ones.
  const inOrder = events.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
  for (let begin = 0; begin < inOrder.length; begin += AT_ONCE) {
    for (const event of inOrder.slice(begin, begin + AT_ONCE)) {
      now.happen(event);
      then.happen(event);
    }
    await setImmediate();
  }
  now.end();
  then.end();
  return events.map((event) => {
    const [before, after] = [now.answerTo(event), then.answerTo(event)];
    return { event, published: before, draft: after, change: changeOf(before, after) };
  });
}

function readInboundTimes(events: readonly PastEvent[]): InboundTimes {
  const written = events.filter(({ triggerEvent }) => triggerEvent.kind === 'message');
  const writtenBy = Map.groupBy(written, ({ contact }) => contact.id);
  return (contactId, untilMs) => {
    const times = (writtenBy.get(contactId) ?? []).map(({ happenedAt }) => happenedAt.getTime()).filter((ms) => ms <= untilMs);
    return times.length > 0 ? Math.max(...times) : null;
  };
}

interface ComputedAnswer extends PlayedAnswer {
  automation: StoredCandidate | null;
}

/** Waiting runs get the event first, as in the worker. */
function playIn({ automations, graphOf }: World, lastInboundAt: InboundTimes) {
  const answered = new Set<string>();
  const waiting = new Map<string, { run: PlayedRun; automation: StoredCandidate }[]>();
  const computed = new Map<PastEvent, ComputedAnswer>();

  function happen(event: PastEvent): void {
    const { triggerEvent, contact, happenedAt } = event;
    const answer: ComputedAnswer = { automation: null, sends: [], error: null };
    computed.set(event, answer);
    const runs = waiting.get(contact.id) ?? [];
    for (const { run } of runs) run.advanceTime(happenedAt.getTime());
    const hearing = triggerEvent.kind === 'message' ? runs.find(({ run }) => run.hear(event, answer)) : undefined;
    const begun = hearing ? undefined : begin(event, answer);
    answer.automation = (hearing ?? begun)?.automation ?? null;
    const left = [...(begun ? [begun] : []), ...runs].filter(({ run }) => run.isWaiting());
    waiting.set(contact.id, left);
  }

  function begin(event: PastEvent, answer: ComputedAnswer) {
    const { triggerEvent, contact, happenedAt, accountId } = event;
    const place = (id: string) => ('mediaId' in triggerEvent ? `${id} ${contact.id} ${triggerEvent.mediaId}` : null);
    const whyNotTwice = ({ id, trigger }: StoredCandidate) =>
      answered.has(place(id) ?? '') ? getCooldownReason(trigger.filter) : null;
    const { chosen } = evaluateAutomations(
      automations,
      { triggerEvent, contact, nowMs: happenedAt.getTime(), accountId },
      whyNotTwice,
    );
    const graph = chosen && graphOf(chosen);
    if (!chosen || !graph) return undefined;
    const answeredPlace = place(chosen.id);
    if (answeredPlace !== null) answered.add(answeredPlace);
    return { automation: chosen, run: playRun(graph, event, answer, (ms) => lastInboundAt(contact.id, ms)) };
  }

  return {
    happen,
    end() {
      for (const { run } of [...waiting.values()].flat()) run.advanceTime(Number.POSITIVE_INFINITY);
    },
    answerTo(event: PastEvent): Answer {
      const { automation = null, sends = [], error = null } = computed.get(event) ?? {};
      // Later messages of the contact reopen the window.
      const isTooLate = (sentMs: number) =>
        sentMs - (lastInboundAt(event.contact.id, sentMs) ?? Number.NEGATIVE_INFINITY) >= MESSAGING_WINDOW_MS;
      return {
        automation,
        sends: sends.map((send) => ({ ...send, isTooLate: !send.isPrivateReply && isTooLate(send.atMs) })),
        error,
      };
    },
  };
}

function changeOf(before: Answer, after: Answer): Change | null {
  if (before.automation === null) return after.automation === null ? null : 'newly_answered';
  if (after.automation === null) return 'dropped';
  if (before.automation.id !== after.automation.id) return 'stolen';
  const serialize = ({ sends, error }: Answer) => JSON.stringify([sends, error]);
  return serialize(before) === serialize(after) ? null : 'different';
}
