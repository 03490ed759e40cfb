import { getFlowStart, getStartRule } from '@fanfare/engine';
import { type BodyOf, COMPARISON_EVENTS_MAX, type FlowGraph, PAGE_SIZE, type ResponseOf } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { compileDependents, findCandidateAutomations, type StoredCandidate } from '../automations/index.ts';
import { createPublishedFlows, type FlowAccount, findFlow } from '../flows/index.ts';
import { type Answer, type Change, type Comparison, compareEvents, type World } from './compareEvents.ts';
import { listPastEvents } from './flow-comparison.readModel.ts';
import { loadOf } from './loadOf.ts';

type Request = BodyOf<'POST /api/flow/{id}/compare'>;
type Report = ResponseOf<'POST /api/flow/{id}/compare'>['data'];
type Changed = Comparison & { change: Change };

interface Dependencies {
  database: Database;
  clock: Clock;
  sendsPerSecond: number;
}

export interface FlowComparisonService {
  compare: (ownerId: string, idOrName: string, request: Request) => Promise<Report>;
}

const DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
const SECONDS_PER_HOUR = 3_600;

export function createFlowComparisonService({ database, clock, sendsPerSecond }: Dependencies): FlowComparisonService {
  return {
    async compare(ownerId, idOrName, { days = DAYS, cursor, limit = PAGE_SIZE }) {
      const since = new Date(clock.nowMs() - days * DAY_MS);
      const { events, isComplete, published, draft } = await database.asOwner(ownerId, async (queries) => {
        const flow = await findFlow(queries, ownerId, idOrName);
        const found = await listPastEvents(queries, ownerId, since, COMPARISON_EVENTS_MAX + 1);
        const worlds = await buildWorlds(queries, ownerId, flow, clock.nowMs());
        return { ...worlds, events: found.slice(0, COMPARISON_EVENTS_MAX), isComplete: found.length <= COMPARISON_EVENTS_MAX };
      });
      const compared = await compareEvents(events, published, draft);
      const changed = compared.flatMap((one) => (one.change === null ? [] : [{ ...one, change: one.change }]));
      const begin = cursor === undefined ? 0 : changed.findIndex(({ event }) => event.eventId === cursor) + 1;
      const page = changed.slice(begin, begin + limit);
      const count = (change: Change) => changed.filter((one) => one.change === change).length;
      return {
        since: since.toISOString(),
        events: events.length,
        isComplete,
        changes: {
          stolen: count('stolen'),
          newly_answered: count('newly_answered'),
          dropped: count('dropped'),
          different: count('different'),
        },
        people: new Set(changed.map(({ event }) => event.contact.id)).size,
        published: loadOf(compared.map((one) => ({ event: one.event, answer: one.published }))),
        draft: loadOf(compared.map((one) => ({ event: one.event, answer: one.draft }))),
        limitPerHour: sendsPerSecond * SECONDS_PER_HOUR,
        items: page.map(present),
        nextCursor: begin + limit < changed.length ? (page.at(-1)?.event.eventId ?? null) : null,
      };
    },
  };
}

interface Draft extends FlowGraph {
  id: string;
  name: string;
  accounts: readonly FlowAccount[] | null;
}

async function buildWorlds(
  queries: Queries,
  ownerId: string,
  flow: Draft,
  nowMs: number,
): Promise<{ published: World; draft: World }> {
  const automations = (await findCandidateAutomations(queries, [ownerId])).get(ownerId) ?? [];
  const load = await createPublishedFlows().load(queries, automations.flatMap(versionOf));
  const publishedGraph = (automation: StoredCandidate) => {
    const [version] = versionOf(automation);
    return version && load(version)?.graph;
  };
  const graph = { nodes: flow.nodes, edges: flow.edges };
  const changed = await compileDependents(queries, ownerId, flow.id, graph);
  const own = automations.find(({ flowId }) => flowId === flow.id);
  // A flow that was never published gets the highest priority.
  const first = {
    id: flow.id,
    name: flow.name,
    priority: 0,
    flowId: flow.id,
    accountIds: flow.accounts?.map((account) => account.id) ?? null,
  };
  const ready = { ...(own ?? first), ...getStartRule(getFlowStart(flow)), isActive: true, publishedAtMs: nowMs, version: 0 };
  const followers = automations
    .filter(({ id }) => id !== ready.id)
    .map((automation) => (changed.has(automation.id) ? { ...automation, version: 0 } : automation));
  changed.set(ready.id, graph);
  return {
    published: { automations, graphOf: publishedGraph },
    draft: {
      automations: [...followers, ready],
      graphOf: (automation) => changed.get(automation.id) ?? publishedGraph(automation),
    },
  };
}

function versionOf({ flowId, version }: StoredCandidate): { flowId: string; version: number }[] {
  return version === null ? [] : [{ flowId, version }];
}

function present({ event, change, published, draft }: Changed): Report['items'][number] {
  return {
    eventId: event.eventId,
    happenedAt: event.happenedAt.toISOString(),
    text: event.text,
    contact: { id: event.contact.id, username: event.contact.username },
    change,
    published: presentAnswer(published),
    draft: presentAnswer(draft),
  };
}

function presentAnswer({ automation, sends, error }: Answer) {
  return {
    automation: automation && { id: automation.id, name: automation.name },
    replies: sends.map(({ text, atMs, isTooLate }) => ({ text, at: new Date(atMs).toISOString(), isTooLate })),
    ...inBoth('error', 'errorMessage', error),
  };
}
