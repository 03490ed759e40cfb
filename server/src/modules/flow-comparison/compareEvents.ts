import { setImmediate } from 'node:timers/promises';
import type { Occasion } from '@fanfare/engine';
import { type comparisonChanges, type FlowGraph, MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import { considerAutomations, type StoredAskedAutomation } from '../automations/index.ts';
import { type PlayedSend, playRun } from './playRun.ts';

const AT_ONCE = 20;

/** Something that automations were asked about. */
export interface AskedEvent {
  eventId: string;
  text: string;
  happenedAt: Date;
  occasion: Occasion;
  /** Somebody who only commented is known by their id at Instagram. */
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> };
}

/** The automations of an owner, and what each runs. */
export interface World {
  automations: readonly StoredAskedAutomation[];
  graphOf: (automation: StoredAskedAutomation) => FlowGraph | undefined;
}

export interface Answer {
  automation: StoredAskedAutomation | null;
  sends: (PlayedSend & { isTooLate: boolean })[];
  error: string | null;
}

export type Change = (typeof comparisonChanges)[number];

export interface Comparison {
  event: AskedEvent;
  published: Answer;
  draft: Answer;
  /** Null: nobody would notice. */
  change: Change | null;
}

/** Plays what happened through two worlds, in pieces: the rest of the server goes on meanwhile. */
export async function compareEvents(events: readonly AskedEvent[], published: World, draft: World): Promise<Comparison[]> {
  const written = events.filter(({ occasion }) => occasion.kind === 'message');
  const writtenAt = Map.groupBy(written, ({ contact }) => contact.id);
  const [answeredNow, answeredThen] = [new Set<string>(), new Set<string>()];
  const compare = (event: AskedEvent): Comparison => {
    const inboundMs = (writtenAt.get(event.contact.id) ?? []).map(({ happenedAt }) => happenedAt.getTime());
    const before = answerIn(published, event, inboundMs, answeredNow);
    const after = answerIn(draft, event, inboundMs, answeredThen);
    return { event, published: before, draft: after, change: changeOf(before, after) };
  };
  // As it happened: who was answered under a post is not answered there again.
  const inOrder = events.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
  const compared = new Map<AskedEvent, Comparison>();
  for (let begin = 0; begin < inOrder.length; begin += AT_ONCE) {
    for (const event of inOrder.slice(begin, begin + AT_ONCE)) compared.set(event, compare(event));
    await setImmediate();
  }
  return events.flatMap((event) => compared.get(event) ?? []);
}

function answerIn(
  { automations, graphOf }: World,
  { occasion, contact, happenedAt }: AskedEvent,
  inboundMs: readonly number[],
  answered: Set<string>,
): Answer {
  const atMs = happenedAt.getTime();
  const place = (id: string) => ('mediaId' in occasion ? `${id} ${contact.id} ${occasion.mediaId}` : null);
  const whyNotAgain = ({ id, trigger }: StoredAskedAutomation) =>
    (trigger.filter?.isOncePerPost ?? true) && answered.has(place(id) ?? '')
      ? 'It has answered this person under this post.'
      : null;
  const { chosen } = considerAutomations(automations, { occasion, contact, nowMs: atMs }, whyNotAgain);
  const graph = chosen && graphOf(chosen);
  if (!chosen || !graph) return { automation: null, sends: [], error: null };
  const answeredPlace = place(chosen.id);
  if (answeredPlace !== null) answered.add(answeredPlace);
  const { sends, error } = playRun(graph, { occasion, atMs, contact });
  // What the person writes later opens the window again.
  const isTooLate = (sentMs: number) => sentMs - Math.max(...inboundMs.filter((ms) => ms <= sentMs)) >= MESSAGING_WINDOW_MS;
  return {
    automation: chosen,
    sends: sends.map((send) => ({ ...send, isTooLate: !send.isPrivateReply && isTooLate(send.atMs) })),
    error,
  };
}

function changeOf(before: Answer, after: Answer): Change | null {
  if (before.automation === null) return after.automation === null ? null : 'newly_answered';
  if (after.automation === null) return 'dropped';
  if (before.automation.id !== after.automation.id) return 'stolen';
  const tell = ({ sends, error }: Answer) => JSON.stringify([sends, error]);
  return tell(before) === tell(after) ? null : 'different';
}
