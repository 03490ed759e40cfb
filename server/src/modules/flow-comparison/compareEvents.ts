import { setImmediate } from 'node:timers/promises';
import { type comparisonChanges, type FlowGraph, MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import { considerAutomations, type StoredAskedAutomation } from '../automations/index.ts';
import { type PlayedSend, playRun } from './playRun.ts';

const AT_ONCE = 20;

/** A message that automations were asked about. */
export interface AskedEvent {
  eventId: string;
  text: string;
  happenedAt: Date;
  isFirstMessage: boolean;
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

/** Plays messages through two worlds, in pieces: the rest of the server goes on meanwhile. */
export async function compareEvents(events: readonly AskedEvent[], published: World, draft: World): Promise<Comparison[]> {
  const writtenAt = Map.groupBy(events, ({ contact }) => contact.id);
  const compare = (event: AskedEvent): Comparison => {
    const inboundMs = (writtenAt.get(event.contact.id) ?? []).map(({ happenedAt }) => happenedAt.getTime());
    const before = answerIn(published, event, inboundMs);
    const after = answerIn(draft, event, inboundMs);
    return { event, published: before, draft: after, change: changeOf(before, after) };
  };
  const compared: Comparison[] = [];
  for (let begin = 0; begin < events.length; begin += AT_ONCE) {
    compared.push(...events.slice(begin, begin + AT_ONCE).map(compare));
    await setImmediate();
  }
  return compared;
}

function answerIn({ automations, graphOf }: World, event: AskedEvent, inboundMs: readonly number[]): Answer {
  const { text, contact, isFirstMessage } = event;
  const atMs = event.happenedAt.getTime();
  const { chosen } = considerAutomations(automations, {
    occasion: { kind: 'message', text, isFirstMessage },
    contact,
    nowMs: atMs,
  });
  const graph = chosen && graphOf(chosen);
  if (!chosen || !graph) return { automation: null, sends: [], error: null };
  const { sends, error } = playRun(graph, { text, atMs, contact });
  // What the person writes later opens the window again.
  const isTooLate = (sentMs: number) => sentMs - Math.max(...inboundMs.filter((ms) => ms <= sentMs)) >= MESSAGING_WINDOW_MS;
  return { automation: chosen, sends: sends.map((send) => ({ ...send, isTooLate: isTooLate(send.atMs) })), error };
}

function changeOf(before: Answer, after: Answer): Change | null {
  if (before.automation === null) return after.automation === null ? null : 'newly_answered';
  if (after.automation === null) return 'dropped';
  if (before.automation.id !== after.automation.id) return 'stolen';
  const tell = ({ sends, error }: Answer) => JSON.stringify([sends, error]);
  return tell(before) === tell(after) ? null : 'different';
}
